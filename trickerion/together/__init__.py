"""One table, several computers: what goes over the wire, and who may sit down.

    codec, messages     what is said: a closed table of records, every field checked
    code, greeting      how somebody finds a table and proves to be invited
    door, wire          where strangers knock and guests are heard (threads); the guest's own end
    seating             who sits elsewhere at a game that is here: away, back, what they ask for
    announcement        how tables on one network find each other

The game's thread never touches a socket. The library for the wire is imported when one is opened.
"""
