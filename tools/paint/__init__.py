"""Tools that paint and compute what lies in ``assets/``."""
