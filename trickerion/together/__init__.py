"""One table, several computers: what goes over the wire, and who may sit down.

    codec, messages     what is said: a closed table of records, every field checked
    code, greeting      how somebody finds a table and proves to be invited
    door_key, seal      TLS 1.3 from end to end; whose certificate it is, is which table it is
    door, wire          where strangers knock and guests are heard (threads); the guest's own end
    dial, pipe          the ways to a door: straight, or in the frames of an outer wire
    relay, keeping      where two outgoing wires are glued; a name that is kept there
    seating             who sits elsewhere at a game that is here: away, back, what they ask for
    announcement        how tables on one network find each other

The game's thread never touches a socket. The library for the wire is imported when one is opened.
"""
