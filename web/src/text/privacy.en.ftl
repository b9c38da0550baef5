# What a server keeps of its visitors

privacy-none = No account, no advertising, nothing from other servers, nobody who counts you. This page is made from the settings of this server.
privacy-days = Deleted after { $days ->
        [one] one day.
       *[other] { $days } days.
    }
privacy-until-deleted = Kept until whoever keeps this server deletes it.
privacy-cookie = Cookie
privacy-cookie-text = One, with a random sign by which you get back to your seats. It lasts 400 days; the server keeps only its hash.
privacy-names = Names
privacy-names-text = What you call yourself at a table is seen by all who may look at the table, and stands in the file of the match. It counts from the last move of a match that has ended.
privacy-chat = Chat
privacy-chat-text = Read by those at the same table, players and spectators apart.
privacy-matches = Matches
privacy-matches-text = Moves and their times, so that a match can be looked back at and its dice be checked. It counts from the last move, also at tables where no match began.
privacy-addresses = Network address
privacy-addresses-whole = Used for limits, and written into the log of the server where something went wrong. How long that log is kept is up to whoever keeps the server.
privacy-addresses-short = Used for limits; only the network it belongs to is written into the log of the server where something went wrong. How long that log is kept is up to whoever keeps the server.
privacy-addresses-none = Used for limits while you are here, and written nowhere.
privacy-told = Being told of turns
privacy-told-text = Where days are given for a decision, an address that you gave for it: at that table alone, until you take it out or the match is over.
privacy-device = On your device
privacy-device-text = Your name, language, look, and what you have been shown; it goes when you clear the data of this page.
privacy-yours = Having it deleted
privacy-yours-text = Whoever keeps this server can remove you from all matches that have ended: your name, what you said, and your sign. The match stays whole and can still be checked; it then says that names were removed.
privacy-contact = Write to: { $contact }
privacy-no-contact = Whoever keeps this server has left no address; ask whoever gave you the link.
