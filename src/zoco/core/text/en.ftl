# What every game says.

seat-number = Seat { $number }
you = You
chance = Chance

refusal-not-your-decision = It is not your decision now.
refusal-not-now = This is not the time for that.
refusal-not-a-move = There is no such move in this game.
refusal-out-of-bounds = The number must lie between { $low } and { $high } here.
refusal-it-is-over = The match is over.
refusal-not-an-outcome = Chance cannot do this now.

paragraph = Rule { $paragraph }

# The position in words

outline-seat = { SEAT($seat) }
outline-must-decide = Must decide now.
outline-over = The match is over.

# Why a number is what it is

why-before = From before what is remembered.
why-nothing = Nothing yet.
