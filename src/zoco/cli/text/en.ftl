# What the command line says in English.

# Names and lists

guest = Guest
and = { $first } and { $last }

# The beginning of a match

welcome = { $title } (seed { $seed })
welcome-turns = On your turn you see the board and a list of what you can do.
welcome-choose = Type the number or letter before it, then Enter; the others move by themselves.
welcome-help = At any time ? explains everything, u takes back, q saves and leaves.
welcome-edition = Edition “{ $name }”: { $origin }
welcome-bots = You play with { $names }.
stands-in = { $title } has no bot “{ $asked }”; “{ $level }” plays instead.

# A turn

title = { $title } · { $name }
title-practice = { $title } · { $name } · practice
continue = — Press Enter to go on —
hand-over = Hand the keyboard over to { $name }, then press Enter.
may-skip = You need not do this; Enter leaves it.
news-cut = After { $count } steps back and forth: { $text }
as-before = The rest of the board is as before; b shows it all.
too-narrow = The picture needs { $columns } columns; this is the position in words.
need-help = Type a number to choose, or ? for help.
not-understood = “{ $text }” is no choice here. Type a number from 1 to { $last }, a move, or ? for help.
not-understood-place = “{ $text }” is no choice here. Type a number of the list, a move, or ? for help.
need-help-amount = Type an amount or the letter of a choice, or ? for help.
not-understood-amount = “{ $text }” is no choice here. Type an amount, the letter before a choice (and its amount, if it asks for one), a move, or ? for help.
not-a-move = “{ $text }” is neither a choice nor a move of this game.
allowed = { $label }: you may do that.
hint = A good merchant would choose: { $label }.
hint-share = A good merchant would choose: { $label } ({ $share } % to win).
hint-or-share = Or: { $label } ({ $share } %).
hint-none = There is nothing that you have to decide.
no-paragraph = The rulebook has no paragraph { $paragraph }.

# Amounts

from-to = A number from { $low } to { $high }
from-among = A free number: { $ranges }
how-many = How many? >{" "}
up-to = Up to { $bundle }
must-beat = It must beat: { $bundle }
bundle-example = For example: { $example }
amount-number = That is not a number from { $low } to { $high }.
amount-bundle = Write how many of each, for example { $example }.
amount-bundle-or-none = Write how many of each, for example { $example }, or 0 for none.
amount-most = Of “{ $kind }” it can be 0 to { $most }, not { $number }.
amount-kind = It is not clear which kind “{ $letters }” means.

# Directions, as they may be typed

way-north = north
way-east = east
way-south = south
way-west = west

# Commands

help-choose = the number or letter in front of it, or its place, word or amount: choose it
help-explain = ? 3 or ? and a move: what it would do, or why it is not allowed
help-hint = h: a hint
help-undo = u: take back your last decision
help-rules = r: the rule for this decision; r 2.5: another paragraph
help-board = b: show the whole board again
help-save = s, s FILE: save
help-language = l: auf Deutsch weiterspielen
help-quit = q: save and leave
no-language = There is no language “{ $text }”; there are en and de.

# Undo

undone = Taken back.
undone-practice = Taken back; everybody agrees. This match is for practice from now on.
undone-others = What { $names } did since then is void with it.
nothing-to-undo = There is nothing to take back.
take-back-of = Take back the last decision of { $name }? (y/n) >{" "}
all-agree = This takes back the last decision of { $name } and all that followed. Do all agree? (y/n) >{" "}

# Files

saved = Saved in { $file }.
is-a-folder = { $path } is a folder; name a file in it.
file-exists = There is already a file { $file }; choose another name.
save-elsewhere = Go on playing; s FILE saves elsewhere.
leave-anyway = So the match is not saved. s FILE saves it elsewhere; q once more leaves without it.
resume-with = Go on with: zoco play { $game } --resume { $file }
replay-with = See it again with: zoco replay { $file }

# Results

rank = Rank
name = Name
wins = { $names } wins!
win-together = { $names } win together!
drawn = Nobody wins: the match is drawn.
tie-break = Where { $first } were level, { $second } decided ({ $rule }).
still-level = Who is level in everything shares the rank.

# Replay

replay-head = { $title }, { $plies ->
        [one] one entry
       *[other] { $plies } entries
    }

# Statistics

stats-over = { $title }, { $plies ->
        [one] one entry
       *[other] { $plies } entries
    }
stats-broken = { $title }, broken off after { $plies ->
        [one] one entry
       *[other] { $plies } entries
    }
stats-practice = Practice (taken back by consent, a fork or a lesson): it is left out of sums.
stats-ranks = Ranks: { $names }
stats-rank = { $rank }. { $name }
stats-file = { $file }: { $what }
stats-none = Nothing to add up: all of these matches are practice.
stats-sum = { $title }: { $matches ->
        [one] one match
       *[other] { $matches } matches
    } together
stats-start = Start
stats-highest = Highest
stats-last = End
stats-course = { $measure }, round by round
stats-sources = Where { $measure } came from and went (how often)
stats-source = From
stats-all = Together
stats-draws = Dice and lots against expectation, { $number } draws ({ $rule })
stats-outcome = Came
stats-seen = Seen
stats-expected = Expected
stats-bargains = Bargains
stats-entry = Entry
stats-offered = Offered
stats-accepted = Accepted
stats-times = How often
stats-hands = What changed hands
stats-worth = Beside the names: by how many points (%) the move that struck it changed their expected share of the win, as the Merchant sees it.
stats-matches = Matches
stats-finished = Finished
stats-first = Rank 1
stats-mean = Mean at the end

# Verify

verify-log = The match is as it was played: { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }, each bound to all before it, and the rules play them just so.
verify-dice = The dice are as they were sealed: { $draws ->
        [one] one draw comes
       *[other] { $draws } draws come
    } from the seed of the server and what the seats threw in.
verify-scripted = It is a lesson: its dice follow a script, and nobody drew them.
verify-earlier = { $draws ->
        [one] One earlier draw was
       *[other] { $draws } earlier draws were
    } made elsewhere and cannot be checked here.
verify-unnamed = Names were removed from the file (seats { $seats }); that changes nothing of the match.
verify-head = Compare this with what you saw during the match: { $head }
verify-limit = This proves that nobody chose the dice. Who could read the database of the server could foresee them.
verify-changed = Changed: { $why }
verify-not = Not proved: { $why }

# Bots

level-random = random
level-novice = novice
level-trader = trader
level-merchant = merchant
level-vizier = vizier

# The games

games-seats = { $seats } seats
games-variant = { $seats }, { $more } with a variant
games-bots = bots: { $levels }
games-announced = Announced, but not there yet: { $titles }.
games-about = All about a game, its options too: zoco games GAME
games-play = Play one with: zoco play GAME (and type ? whenever you wonder).
games-editions = Editions (--edition NAME), each with where its data comes from:
games-options = Options (--option NAME=VALUE), each with the value it has if you do not set it:
games-no-options = It has no options.
option-truth = yes or no
option-number = a whole number from { $low } to { $high }
option-seat = a seat from 1 to { $high }, or 0 for the lot
option-word = one of { $known }
option-yes = yes
option-no = no

# Many matches

per-cent = { $figure }%
simulate-seat = Seat
simulate-player = Played by
simulate-wins = Wins
simulate-interval = 95% interval
simulate-score = Mean score
simulate-uniform = uniform chance
simulate-length = { $matches ->
        [one] One match
       *[other] { $matches } matches
    } of { $title }, seed { $seed }: { $mean } entries on average, 5–95%: { $low } to { $high }.
simulate-draws = { $matches ->
        [one] One match was drawn
       *[other] { $matches } matches were drawn
    } ({ $share }): nobody won.
simulate-speed = { $seconds } s; { $plies } entries and { $decisions } decisions a second.
arena-player = Bot
arena-wins = Wins a seat
arena-interval = 95% interval
arena-rating = Rating
arena-between = between
arena-p50 = ms p50
arena-p95 = ms p95
arena-fair = { $matches ->
        [one] One match
       *[other] { $matches } matches
    }, seed { $seed }; a fair share is { $fair }.
fuzz-see = See it with: zoco replay { $file }
fuzz-nothing = { $title }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, { $matches ->
        [one] one match
       *[other] { $matches } matches
    }: nothing found.

# The table server

serve-open = zoco is open: { $address }
serve-others = for others:   { $address }

# Backups

backup-made = { $file } holds { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }, { $rows ->
        [one] one row
       *[other] { $rows } rows
    } in all.
backup-restored = Restored from { $file }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }, { $rows ->
        [one] one row
       *[other] { $rows } rows
    } in all.
backup-whole = Every chain of hashes was followed to its end and holds.
backup-broken = Table { $table } is not whole: { $why }

# Looking after a server

admin-none = There is nothing to show.
admin-table = { $table }  { $game }  { $status }  { $touched }  { $names }  ({ $connections ->
        [one] one connection
       *[other] { $connections } connections
    })
admin-made = made { $created }, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }, head { $head }, host { $host }
admin-seat = { $seat }  { $holder }  { $name }  { $signs }
admin-watching = watching: { $signs }
admin-ban = { $who }  until { $until }
admin-for-good = for good
admin-close = Table { $what } is closed; its match is abandoned.
admin-kick = { $what } does not sit there any more.
admin-banned = Not let in any more: { $what }.
admin-lift = Let in again: { $what }.
admin-delete = Table { $what } is deleted, with all that was kept of it.
admin-forget = Removed from { $done ->
        [one] one table
       *[other] { $done } tables
    }{ $left ->
        [0] .
        [one] ; one has not ended: close it first.
       *[other] ; { $left } have not ended: close them first.
    }
