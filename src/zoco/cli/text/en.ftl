# What the command line says in English.

# Names and lists

guest = Guest
and = { $first } and { $last }

# The beginning of a match

welcome = { $title } (seed { $seed })
welcome-turns = On your turn you see the board and a numbered list of what you can do.
welcome-choose = Type a number and press Enter; the others move by themselves.
welcome-help = At any time ? explains everything, u takes back, q saves and leaves.
welcome-bots = You play with { $names }.
stands-in = { $title } has no bot “{ $asked }”; “{ $level }” plays instead.

# A turn

title = { $title } · { $name }
title-practice = { $title } · { $name } · practice
continue = — Press Enter to go on —
hand-over = Hand over to { $name }, then press Enter.
may-skip = You need not: Enter leaves it.
need-help = Type a number to choose, or ? for help.
not-understood = “{ $text }” is no choice here. Type a number from 1 to { $last }, a move, or ? for help.
not-a-move = “{ $text }” is neither a choice nor a move of this game.
allowed = { $label } [{ $notation }]: you may do that.
hint = A good merchant would choose: { $label } [{ $notation }].
hint-none = There is nothing that you have to decide.
no-paragraph = The rulebook has no paragraph { $paragraph }.

# Amounts

from-to = A number from { $low } to { $high }
how-many = How many? >{" "}
up-to = Up to { $bundle }
must-beat = It must beat: { $bundle }
bundle-example = For example: { $example }
amount-number = That is not a number from { $low } to { $high }.
amount-bundle = Write how many of each, for example { $example }, or 0 for none.
amount-kind = It is not clear which kind “{ $letters }” means.

# Commands

help-choose = number, or the move in [brackets]: choose it
help-explain = ? 3 or ? and a move: what it would do, or why it is not allowed
help-hint = h: a hint
help-undo = u: take back your last decision
help-rules = r: the rule for this decision; r 2.5: another paragraph
help-board = b: show the board again
help-save = s, s FILE: save
help-language = l: auf Deutsch weiterspielen
help-quit = q: save and leave
no-language = There is no language “{ $text }”; there are en and de.

# Undo

undone = Taken back.
undone-practice = Taken back; everybody agrees. This match is for practice from now on.
nothing-to-undo = There is nothing to take back.
all-agree = This goes back past other moves. Do all agree? (y/n) >{" "}

# Files

saved = Saved in { $file }.
file-exists = There is already a file { $file }; choose another name.
cannot-save = { $file } cannot be written: { $reason }.
resume-with = Go on with: zoco play { $game } --resume { $file }
replay-with = See it again with: zoco replay { $file }

# Results

rank = Rank
name = Name
wins = { $names } wins!
win-together = { $names } win together!
tie-break = Where { $first } were level, { $second } decided ({ $rule }).
still-level = Who is level in everything shares the rank.

# Replay

replay-head = { $title }, { $plies } plies
