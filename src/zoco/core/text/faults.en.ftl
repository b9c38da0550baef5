# What is wrong with something from outside, in English. Games have texts of their own for theirs.

# Why the system refuses something

reason-permission = you are not allowed to
reason-damaged = it is damaged
reason-locked = it is locked by another program
reason-read-only = it can only be read
reason-missing = it is not there
reason-long = its name is too long
reason-full = no room is left
reason-folder = it is a folder
reason-taken = another program is using it
reason-elsewhere = this machine has no such address
reason-other = the system says “{ $text }”

# Wrong input

wrong-save = { $file } cannot be written: { $because }.
wrong-command = There is no command '{ $text }'; there are: { $known }.
wrong-usage = That is too much: zoco COMMAND --help tells what a command takes.
wrong-usage-option = There is no option { $name } here: zoco COMMAND --help tells which there are.
wrong-usage-form = { $name } is not written like this: zoco COMMAND --help tells how.
wrong-announced = { $title } is announced but not there yet.
wrong-game = There is no game '{ $game }'; there are: { $known }.
wrong-which-game = Which game? For example: zoco play suleika.
wrong-option-form = An option is written NAME=VALUE, not '{ $text }'.
wrong-option-twice = The option { $name } is given twice.
wrong-option-none = { $title } has no options.
wrong-option-name = { $title } has no option '{ $name }'; it has: { $known }.
wrong-option-truth = { $name } is yes or no, not '{ $text }'. { $because }
wrong-option-number = { $name } is a whole number from { $low } to { $high }, not '{ $text }'. { $because }
wrong-option-seat = { $name } is a seat from 1 to { $high }, or 0 for the lot, not '{ $text }'. { $because }
wrong-option-word = { $name } is one of { $known }, not '{ $text }'. { $because }
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
    }; with { $seats } only by the option { $name }={ $value ->
        [true] yes
       *[other] { $value }
    }.
wrong-seats-never = With these options { $title } cannot be played: they contradict each other.
wrong-bot = There is no bot '{ $level }'; there are: { $known }.
wrong-temperament = There is no temperament '{ $name }'; there are: { $known }.
wrong-probe = There is no probe '{ $name }' in this game; there are: { $known }.
wrong-own-bot = No bot can be made from '{ $name }': MODULE:NAME must be importable from here.
wrong-executor = There is no executor '{ $name }'; there are: { $known }.
wrong-no-dask = For --executor dask the package distributed is needed: pip install 'zoco[arena]'.
wrong-arena-file = { $file } is no file of arena results.
wrong-arena-other = { $file } has the results of another contest; take another file.
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
wrong-folder = '{ $file }' is a folder, not a file.
wrong-not-a-folder = '{ $file }' is a file, not a folder.
wrong-file-exists = There is already a file '{ $file }': go on with it by --resume, or name another.
wrong-file-twice = '{ $file }' is the same match as another of these files.
wrong-together = { $one } and { $other } do not go together.
wrong-no-file = There is no file '{ $file }'.
wrong-file = { $file } cannot be used: { $because }.
wrong-edition = There is no edition or file '{ $file }'; shipped editions: { $known }.
wrong-no-folder = There is no folder '{ $file }' to save in.
wrong-resume = --resume takes that from the file: leave out { $given }.
wrong-resume-game = { $file } is a match of { $title }.
wrong-paragraph = { $title } has no paragraph '{ $paragraph }'; there are: { $known }.
wrong-frame = This match has entries 0 to { $last }, not { $text }.
wrong-position = This match has positions 0 to { $last }, not { $text }.
wrong-undo = There is no position '{ $text }' to go back to from { $ply }.
wrong-language = There is no language '{ $text }'; there are: { $known }.
wrong-kind = There is no kind '{ $text }'; there are: { $known }.
wrong-move = '{ $text }' is not the text of a move.
wrong-chance = Chance has nothing to decide now.
wrong-viewer = There is no seat '{ $text }' at this table: seats are 0 to { $last }, a spectator is None.
wrong-log-game = This log is of '{ $game }', not of { $title }.
wrong-view = --view is a seat from 1 to { $seats } or 'spectator', not '{ $text }'.
wrong-no-picture = { $title } has no picture for the terminal yet.
wrong-database = --database takes an address like postgresql://user@host/name.
wrong-database-busy = Another zoco server works with this database: stop it first, or take another by --data or --database.
wrong-database-silent = The database cannot be used: { $because }
wrong-nats-alone = --nats is for servers that share a PostgreSQL: give its address by --database.
wrong-nats-missing = --nats needs the package nats-py: pip install 'zoco[nats]'
wrong-nats-silent = The NATS server cannot be reached: { $because }
wrong-no-database = There is no database '{ $file }'.
wrong-backup = '{ $file }' is no backup of zoco, or is damaged.
wrong-backup-exists = There is already a file '{ $file }': name another.
wrong-backup-old = The database has version { $version } of the tables: start this zoco with it once, which brings it up to date.
wrong-backup-new = '{ $file }' was made by a newer zoco: update this one first.
wrong-backup-broken = Table { $table } of the backup is not whole ({ $because }): nothing was restored.
wrong-restore-full = The database holds { $tables ->
        [one] one table
       *[other] { $tables } tables
    }: --replace puts the backup in its place.
wrong-order = There is no order '{ $text }'; there are: { $known }.
wrong-order-what = The order { $order } needs to know which: zoco admin { $order } { $what }.
wrong-admin-busy = A server works with this database, but its socket is not here: name it by --admin-socket.
wrong-port = Port { $port } of { $host } cannot be opened: { $because }.
wrong-schema = Say which form you want: zoco schema --typescript.

# Where it stands

fault-line = line { $line }
fault-field = field { $field }
fault-found = { $told } (found { $value })

# What is wrong in a file

fault-text = is not text
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

# A position that cannot be

fault-position = This position cannot be: { $reason }.
fault-conserved = This position cannot be: { $name } { $now }, at the start { $before }.
fault-each-seat = must have { $seats ->
        [one] one value
       *[other] { $seats } values
    }, one for each seat
fault-reads-back = cannot be so and would read back as { $found }
fault-nobody = waits for nobody, and the match is not over
fault-large = is larger than { $most } bytes: not an edition
fault-no-log = is empty or too long for a log
fault-long-log = is too long for a log
fault-json = is not JSON
fault-json-at = is not JSON: look at character { $column } of the line
fault-toml = is not TOML: look at character { $column } of the line
fault-one-of = must be one of { $known }
fault-cut = ends too early: the rest is missing
fault-utf8 = is not text in UTF-8
fault-letters = holds characters that cannot be shown
fault-wordy = has more than { $most } characters
fault-misfit = does not fit: “{ $reason }”
fault-range = must be from { $low } to { $high }
fault-format = must be { $expected }: this is no log, or one of another version
fault-names = must be names
fault-names-number = must be { $number }, one for each seat, or none
fault-options = must be names with their values
fault-paragraph-twice = The rulebook of { $title } has { $known } twice.
fault-record = A recorded match begins with its game, rules, seats and options.
fault-slow = takes too long to replay
fault-cache = The cached position is not the one of the log, or of another version of the rules.
fault-no-proof = This file has no proof of its dice: take the one that is exported as JSON.
fault-seed-hidden = The seed of this match is not revealed yet.
fault-seed = The seed is not the one that the server committed to.
fault-draw = Entry { $seq } is not what draw { $number } gave.
type-int = a whole number
type-float = a number
type-str = a text
type-bool = true or false
type-array = a list
type-object = an object
type-null = null
type-or = { $first } or { $last }

# A match that was changed after it was written

changed-order = was changed, or a line is missing, doubled or at another place: it must be { $expected } here
changed-return = was changed: it must be less than { $number } here
changed-hash = does not fit: something in this line was changed
changed-start = does not fit: something in this line or in the first one was changed
changed-name = is not the name that was played under
changed-salt = was changed: it must be a hexadecimal number
changed-content = does not fit: the move, the events or the salt of this line were changed

# A match that these rules play otherwise

rules-refuse = the rules differ from those that wrote it: they now refuse '{ $move }' ({ $rule })
rules-retell = the rules differ from those that wrote it: they now tell another story of '{ $move }'
rules-remake = the rules differ from those that wrote it: they now make another table of '{ $move }'
rules-version = { $because }; it was played by rules version { $played }, these are version { $ours }
rules-resume = { $because }; zoco replay shows the match up to there.
