"""Info.plist of the macOS bundle: name, version, the type of a saved game, and every pixel of a Retina screen."""

from typing import Any

IDENTIFIER = "unofficial.trickerion.FanEdition"
SAVE = f"{IDENTIFIER}.save"


def info(version: str) -> dict[str, Any]:
    """The keys that PyInstaller writes into the bundle beside its own."""
    return {
        "CFBundleName": "Trickerion",
        "CFBundleDisplayName": "Trickerion",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,
        "NSHumanReadableCopyright": "An unofficial fan edition",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Saved game of Trickerion",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "icon-256.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [SAVE],
            },
            {
                "CFBundleTypeName": "JSON",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Alternate",  # offered by Open With, and no more
                "LSItemContentTypes": ["public.json"],
            },
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": SAVE,
                "UTTypeDescription": "Saved game of Trickerion",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {"public.filename-extension": ["trickerion.json"]},
            }
        ],
    }
