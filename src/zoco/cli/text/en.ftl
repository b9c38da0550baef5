# What the command line says in English.

# Names and lists

guest = Guest
and = { $first } and { $last }
or = { $first } or { $last }

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
nothing-to-undo = There is nothing to take back.
take-back-of = Take back the last decision of { $name }? (y/n) >{" "}
all-agree = This takes back the last decision of { $name } and all that followed. Do all agree? (y/n) >{" "}

# Files

saved = Saved in { $file }.
is-a-folder = { $path } is a folder; name a file in it.
file-exists = There is already a file { $file }; choose another name.
cannot-save = { $file } cannot be written: { $reason }.
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

# Bots

level-random = random
level-novice = novice
level-trader = trader

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

# Why the system refuses something

reason-permission = you are not allowed to
reason-read-only = it can only be read
reason-missing = it is not there
reason-long = its name is too long
reason-full = no room is left
reason-folder = it is a folder
reason-taken = another program is using it
reason-elsewhere = this machine has no such address
reason-other = the system says “{ $text }”

# Wrong input

wrong-announced = { $title } is announced but not there yet.
wrong-game = There is no game '{ $game }'; there are: { $known }.
wrong-which-game = Which game? For example: zoco play suleika.
wrong-option-form = An option is written NAME=VALUE, not '{ $text }'.
wrong-option-twice = The option { $name } is given twice.
wrong-option-none = { $title } has no options.
wrong-option-name = { $title } has no option '{ $name }'; it has: { $known }.
wrong-option-truth = { $name } is yes or no, not '{ $text }'.
wrong-option-number = { $name } is a whole number from { $low } to { $high }, not '{ $text }'.
wrong-option-seat = { $name } is a seat from 1 to { $high }, or 0 for the lot, not '{ $text }'.
wrong-option-word = { $name } is one of { $known }, not '{ $text }'.
wrong-seats = { $title } is played with { $allowed } { $most ->
        [one] seat
       *[other] seats
    }, not { $seats }.
wrong-seats-options = With these options { $title } is played with { $allowed } { $most ->
        [one] seat
       *[other] seats
    }, not { $seats }.
wrong-seats-opened = { $title } is played with { $allowed } { $most ->
        [one] seat
       *[other] seats
    }; with { $seats } only by --option { $name }={ $value ->
        [true] yes
       *[other] { $value }
    }.
wrong-seats-never = With these options { $title } cannot be played: they contradict each other.
wrong-bot = There is no bot '{ $level }'; there are: { $known }.
wrong-bots-seats = There are { $bots } bots for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }.
wrong-bots-people = There { $bots ->
        [one] is one bot
       *[other] are { $bots } bots
    } for { $seats ->
        [0] no seat
        [one] one seat
       *[other] { $seats } seats
    } without a person.
wrong-human = --human takes seats from 1 to { $seats }, not '{ $text }'.
wrong-hot-seat = --hot-seat gives every seat to a person: leave out --human and --bots.
wrong-names-seats = There are { $names } names for { $seats } seats.
wrong-name = A name has 1 to { $longest } letters; '{ $name }' cannot be one.
wrong-name-bot = '{ $name }' ends like the name of a bot; take a name without the parentheses.
wrong-names-same = Two seats have the same name.
wrong-folder = '{ $path }' is a folder, not a file.
wrong-not-a-folder = '{ $file }' is a file, not a folder.
wrong-file-exists = There is already a file '{ $file }': go on with it by --resume, or name another.
wrong-no-file = There is no file '{ $file }'.
wrong-file = { $file } cannot be used: { $reason }.
wrong-edition = There is no edition or file '{ $file }'; shipped editions: { $known }.
wrong-no-folder = There is no folder '{ $folder }' to save in.
wrong-resume = --resume takes that from the file: leave out { $given }.
wrong-resume-game = { $file } is a match of { $title }.
wrong-paragraph = { $title } has no paragraph '{ $paragraph }'; there are: { $known }.
wrong-differs = { $file } line { $line }: the rules differ from those that wrote it: they now { $how ->
        [events] tell another story of
        [table] make another table of
        [type] do not know
       *[move] refuse
    } { $notation }{ $rule ->
        [none] {""}
       *[other] {" "}({ $rule })
    }.
wrong-differs-resume = { wrong-differs } zoco replay shows the match up to there.
wrong-position = This match has positions 0 to { $last }, not { $ply }.
wrong-view = --view is a seat from 1 to { $seats } or 'spectator', not '{ $text }'.
wrong-no-picture = { $title } has no picture for the terminal yet.
wrong-database = --database takes an address like postgresql://user@host/name.
wrong-database-busy = Another zoco server works with this database: stop it first, or take another by --data or --database.
wrong-database-silent = The database cannot be used: { $reason }
wrong-bot-pause = --bot-pause is written LOW-HIGH in seconds, not '{ $text }'.
wrong-port = Port { $port } of { $host } cannot be opened: { $reason }.
wrong-schema = Say which form you want: zoco schema --typescript.

# What is wrong in a file

fault-line = { $file } line { $line }
fault-part = { $source }: { $told }
fault-field = { $source }, field { $field }: { $reason } (found { $value })
fault-whole = { $source }: { $reason } (found { $value })
fault-json = { $source } is not JSON.
fault-json-byte = { $source } is not JSON: look at byte { $byte }.
fault-text = is not text
fault-large = { $file } is larger than { $most } bytes: not an edition.
fault-no-log = { $file } is empty or too long for a log.
fault-long-log = { $file } is too long for a log.
fault-missing = is missing
fault-unknown = there is no such field
fault-value = is not a known value
fault-number = is a number that is far too large
fault-kind = must be { $kind }
fault-least = must be { $kind } of at least { $number }
fault-most = must be { $kind } of at most { $number }
fault-length = must be { $kind } with a length of { $number }
fault-length-least = must be { $kind } with a length of at least { $number }
fault-length-most = must be { $kind } with a length of at most { $number }
fault-length-range = must be { $kind } with a length from { $low } to { $high }
fault-form = must be { $kind } of another form
fault-like = must be written like { $example }
fault-range = must be from { $low } to { $high }
fault-below = must be from 0 to below { $number }
fault-other = must be { $expected }
fault-hexadecimal = must be a hexadecimal number
fault-commitment = does not commit to this salt, move and events
fault-names = must be names
fault-names-number = must be { $number }, one for each seat, or none
fault-options = must be names with their values
fault-version = it was played by rules version { $played }, these are version { $ours }
type-int = a whole number
type-float = a number
type-str = a text
type-bool = true or false
type-array = a list
type-object = an object
type-null = null
