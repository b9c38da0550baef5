# What the table server says: a refusal is `error-` and its code.

error-illegal = The rules do not allow this.
error-malformed = This is not a message that the server knows.
error-malformed-move = This is not a move of this game.
error-too-long = The message is too long; { $most } characters are the limit.
error-too-fast = Too many messages at once; please wait a moment.
error-too-many-signs = Too many gestures; please wait a moment.
error-too-talkative = Too many chat messages; please wait a moment.
error-nothing-asked = Nothing is asked of this seat now.
error-no-hints = At this table there are no hints: whoever made it wanted it so.
error-no-review = Of this match there is no review: nobody can value its positions any more.
error-no-statistics = Of this match there are no statistics: these rules cannot play it any more.
error-stale-ask = The table has moved on; this answer came too late.
error-moved-on = The table has moved on; please look again.
error-not-saved = This could not be saved and does not count; please try again.
error-not-watching = This connection does not look at the table from that seat.
error-not-your-seat = That seat is not yours.
error-not-at-this-table = Only those who sit at this table may do that.
error-host-only = Only the host of the table may do that.
error-by-invitation = This table is joined by invitation.
error-foreign-page = Another website must not speak for you here.
error-banned = You are not let in here.
error-no-person-there = No person sits there.
error-no-such-sign = Nobody is known by the sign '{ $who }'.
error-no-such-table = There is no such table.
error-no-such-game = There is no game { $game }.
error-no-such-edition = There is no edition { $edition }.
error-no-such-seat = There is no such free seat.
error-no-such-level = There is no bot of the level { $level } for this game.
error-no-such-link = This link leads nowhere.
error-no-such-frame = There is no frame { $seq } of this match.
error-no-such-ply = There is no position { $ply } in this match.
error-no-such-author = Nobody at this table is called { $author }.
error-no-such-wish = The wish to undo is no longer open.
error-no-such-language = There is no text in { $language }.
error-not-found = There is nothing at this address.
error-link-expired = This link has expired.
error-link-used = This link was used already.
error-link-revoked = This link was withdrawn.
error-own-link = This link is meant for another device of yours.
error-nothing-to-hand-over = There are no games yet that another device could take over.
error-no-open-seat = All seats are taken.
error-seat-taken = { $name } sits there already.
error-no-bot-there = No bot sits there any more.
error-ask-first = The match has begun: ask for the seat, and whoever is there will answer.
error-sits-already = You sit at this table already.
error-not-asked = Only who sits here and is there may answer that.
error-too-many-ask = Too many ask for a seat; please wait a moment.
error-nobody-asks = Nobody asks for that seat any more.
error-seats-open = Some seats are still free.
error-still-here = { $name } is still here.
error-name-taken = Somebody at this table is called { $name } already.
error-bad-name = This is not a name.
error-no-name = Please tell your name first.
error-nothing-said = There is nothing to say in this.
error-already-started = The match has begun already.
error-table-waiting = The match has not begun yet.
error-table-playing = The match is under way.
error-table-over = The match is over.
error-table-abandoned = The match was abandoned.
error-table-closed = The match was closed, because its log does not fit these rules any more.
error-not-over = This can be done when the match is over.
error-no-such-lesson = There is no lesson { $lesson }.
error-lesson-learned = This lesson is over: sit down at a real match.
error-lesson-otherwise = One thing at a time: first do what the card asks for. In a real match you may do this.
error-nothing-to-undo = There is nothing that you could take back.
error-wish-open = A wish to undo is open already.
error-bad-table =
    { $reason ->
        [options] This table cannot be set up: the game does not know the option { $field } like this.
        [edition] This table cannot be set up: something is wrong with { $field } in the edition.
       *[seats] This table cannot be set up: the game is not played with so many.
    }
error-import-too-long = The log is too long; { $most } characters are the limit.
error-import-refused =
    { $reason ->
        [changed] The log was changed: line { $line } does not fit what was played, see its field { $field }.
        [damaged] The log cannot be used from line { $line }{ $place ->
            [field] , field { $field },
           *[line] { "" }
        } on: it is not one, or was changed.
        [slow] The log cannot be used: it takes too long to replay.
       *[rules] The log cannot be used: line { $line }{ $place ->
            [field] , field { $field },
           *[line] { "" }
        } does not fit the rules.
    }
error-bad-request = The request cannot be read.
error-not-proved = The proof of this match does not hold from line { $line } on.
error-bot-token = A bot may only look and play.
error-request-too-long = The request is too long.
error-too-many-requests = Too many requests; please wait a moment.
error-stopping = The server is going down for a moment.
error-not-ready = The database does not answer.
error-database-locked = The database is locked by another program.
error-database-full = There is no room left where the matches are saved.
error-database-read-only = The database can be read only: nothing can be saved.
error-database-damaged = The database is damaged.
error-broken = Something went wrong on the server.
error-bad-herald = This is no address to which turns are told here.
error-idle = The table was put away; please connect again.
error-method-not-allowed = This address does not take that kind of request.

# Why a table was closed.
closed-rules = The log of this match does not fit the rules as they are now.
closed-damaged = The log of this match is damaged.

# What a match that is told says besides its events.
told-practice = A die or another’s move was taken back: this match is practice.

# What is told to who is not there, at a table with days for a decision.
herald-subject = { $game }: it is your turn
herald-text =
    { $name }, it is your turn at { $game }:
    { $link }

    You are told because somebody who sits there gave this address. At the table, in its menu, it can
    be taken out again.
