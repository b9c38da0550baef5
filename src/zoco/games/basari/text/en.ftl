# What Basari says in English.

title = Basari
subtitle = { "" }
blurb = Choose an action in secret. Two who want the same one haggle for it with gems; three leave empty-handed.
edition-long-arcade = Long arcade

# Names and numbers

action-name = { $action ->
    [dice] Dice
    [points] Points
   *[gems] Gems
}
colour-name = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
colour-gem = { $colour ->
    [red] a red gem
    [yellow] a yellow gem
    [green] a green gem
   *[blue] a blue gem
}
kind-red = red
kind-yellow = yellow
kind-green = green
kind-blue = blue
letter-red = r
letter-yellow = y
letter-green = g
letter-blue = b
points-number = { $points ->
    [1] 1 point
   *[other] { $points } points
}
worth-word = { $worth ->
    [1] 1 point
   *[other] { $worth } points
}

# A bundle: "2 red, 1 blue". A gap stands before a colour if another one went before it.

gap-yellow = { $red ->
    [0] { "" }
   *[other] { ", " }
}
gap-green = { $yellow ->
    [0] { gap-yellow }
   *[other] { ", " }
}
gap-blue = { $green ->
    [0] { gap-green }
   *[other] { ", " }
}
gems-red = { $red ->
    [0] { "" }
   *[other] { $red } red
}
gems-yellow = { $yellow ->
    [0] { "" }
   *[other] { gap-yellow }{ $yellow } yellow
}
gems-green = { $green ->
    [0] { "" }
   *[other] { gap-green }{ $green } green
}
gems-blue = { $blue ->
    [0] { "" }
   *[other] { gap-blue }{ $blue } blue
}
gems-none = { $blue ->
    [0] { $green ->
        [0] { $yellow ->
            [0] { $red ->
                [0] no gems
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[other] { "" }
}
gems = { gems-red }{ gems-yellow }{ gems-green }{ gems-blue }{ gems-none }

# Events

event-placed = { SEAT($seat) } starts at arch { $arch }.
event-rolled = All roll and walk: { $dice } (in seat order).
event-chose = { SEAT($seat) } lays an action card face down.
event-reconsidered = { SEAT($seat) } lays an action card face down once more.
event-revealed = { SEAT($seat) } turns up { action-name }.
event-lost = Nobody gets { action-name }.
event-rolled-again = { $points ->
    [0] { SEAT($seat) } rolls { $pips } and walks to arch { $arch }.
   *[other] { SEAT($seat) } rolls { $pips }, walks to arch { $arch } and scores { points-number }.
}
event-took-points = { SEAT($seat) } scores { points-number }.
event-took-gems = { $missing ->
    [0] { SEAT($seat) } takes { gems }.
    [one] { SEAT($seat) } takes { gems }; the supply is 1 gem short.
   *[other] { SEAT($seat) } takes { gems }; the supply is { $missing } gems short.
}
event-negotiated = { SEAT($seat) } and { SEAT($other) } negotiate for { action-name }; { SEAT($seat) } opens.
event-rolled-off = Level on points: { SEAT($seat) } rolls { $pips }, { SEAT($other) } { $others }.
event-offered = { SEAT($seat) } offers { SEAT($other) } { gems }.
event-offered-nothing = { SEAT($seat) } offers nothing and leaves { action-name } to { SEAT($other) }.
event-had-nothing-to-offer = { SEAT($seat) } has no gem to offer and leaves { action-name } to { SEAT($other) }.
event-accepted = { SEAT($seat) } accepts { gems } and leaves { action-name } to { SEAT($other) }.
event-had-to-accept = { SEAT($seat) } cannot raise and has to accept { gems }; { SEAT($other) } gets { action-name }.
event-scoring-began = { $number ->
    [1] The first scoring.
    [2] The second scoring.
   *[other] The third and last scoring.
}
event-went-round = { SEAT($seat) } has gone all the way round: { points-number }.
event-had-most = { $returned ->
    [one] { SEAT($seat) } has the most { colour-name } gems: { points-number }; 1 gem goes back.
   *[other] { SEAT($seat) } has the most { colour-name } gems: { points-number }; { $returned } gems go back.
}
event-shared-most = { $returned ->
    [one] { SEAT($seat) } shares the lead in { colour-name }: { points-number }; 1 gem goes back.
   *[other] { SEAT($seat) } shares the lead in { colour-name }: { points-number }; { $returned } gems go back.
}
event-unclaimed = Nobody owns { colour-gem }.
event-discs-moved = Every disc moves under its merchant.
event-named-rightly = { SEAT($seat) } names { action-name }: that is what { SEAT($other) } has chosen.
event-named-wrongly = { SEAT($seat) } names { action-name }: { SEAT($other) } has chosen something else.
event-ended = The third scoring is done: the match is over.

# Refusals

refusal-no-such-arch = There is no arch { $arch }; the last one is { $last }.
refusal-arch-taken = A disc already lies at arch { $arch }.
refusal-already-named = { action-name } has been named already, and it is wrong.
refusal-not-your-gems = You can offer only gems that you own.
refusal-empty-offer = An offer holds at least one gem; to offer nothing is a move of its own.
refusal-fewer-gems = A raise never has fewer gems than the offer it answers.
refusal-not-worthier = As many gems as the offer must be worth more: red counts first, then yellow, green and blue.

# Phases

phase-place-merchant = Where does your merchant start?
phase-roll-all = All roll and walk.
phase-choose-actions = Which action will you take?
phase-roll-again = The action Dice is rolled.
phase-take-points = The action Points is scored.
phase-take-gems = The action Gems is taken.
phase-negotiate = Two want the same action.
phase-roll-off = Both roll for who opens.
phase-make-offer = What do you offer { SEAT($other) } for { action-name }?
phase-answer-offer = Accept { SEAT($other) }'s offer, or raise?
phase-pick-action = Which action will you lay face down?
phase-name-action = Which action has { SEAT($other) } chosen?
phase-name-action-again = It is not { action-name }. Which action has { SEAT($other) } chosen?
phase-score = Has anybody gone round?
phase-next-round = The next round begins.

# Choices

choose-arch = Choose a free arch.
choose-any-arch = Choose an arch; several may start at the same one.
choose-action = Choose your action.
choose-action-again = Until all have chosen you may lay your card anew.
choose-guess = Name an action.
choose-offer = Offer gems.
choose-nothing = Or give in at once.
choose-accept = Accept the offer.
choose-raise = Or offer more: more gems, or as many and worthier.
move-place-disc = Start at arch { $arch }
move-choose = { action-name }
move-guess = { action-name }
move-offer-nothing = Offer nothing
move-accept = Accept

# Facts about a choice

fact-ahead = The next six arches show { $points } points and { $gems } gems on average.
fact-dice = { SEAT($seat) } would walk on and score { $points } points on average.
fact-lap = { $left ->
    [one] { SEAT($seat) } is 1 field short of a lap; another roll completes it for certain, for { points-number } and a scoring.
   *[other] { SEAT($seat) } is { $left } fields short of a lap; another roll completes it with odds of { $odds }, for { points-number } and a scoring.
}
fact-points = { SEAT($seat) } would score { points-number }.
fact-gems = { $missing ->
    [0] { SEAT($seat) } would take { gems }.
    [one] { SEAT($seat) } would take { gems }; the supply is 1 gem short.
   *[other] { SEAT($seat) } would take { gems }; the supply is { $missing } gems short.
}
fact-leads = { $leaders ->
    [0] Nobody would own { colour-gem }.
    [1] { SEAT($seat) } would have the most { colour-name } gems.
   *[other] { $leaders } would share the lead in { colour-name }.
}
fact-if-scored = If scored now: { SEAT($seat) } { $after } instead of { $before } points.
fact-raises = { $raises ->
    [one] { SEAT($seat) } has exactly one way to raise this.
   *[other] { SEAT($seat) } has { $raises } ways to raise this.
}
fact-must-accept = { SEAT($seat) } cannot raise this and has to accept.
fact-get = { SEAT($seat) } would get { gems }.
fact-gives-away = { SEAT($seat) } carries out { action-name } for free.
fact-guess-lost = If this is right, { SEAT($seat) } loses the action; if not, you name another.
fact-guess-haggle = If this is right, you negotiate with { SEAT($seat) } for it; if not, { SEAT($seat) } acts.

# Reasons for a hint

reason-place = Points and gems of the arches ahead together come to { $worth } on average.
reason-choose = It is worth about { worth-word } to you; on average { $rivals } others choose it too.
reason-pick = It is worth about { worth-word } to you; picks worth more are guessed more often.
reason-guess = It would be worth about { worth-word } to { SEAT($seat) }.
reason-offer = The action is worth about { worth-word } to you; this offer costs you about { $cost }.
reason-raise = Reckoned in points, raising brings about { $winning }, accepting about { $yielding }.
reason-accept = Reckoned in points, accepting brings about { $yielding }, raising about { $winning }.
reason-nothing = Reckoned in points, giving in brings about { $yielding }, an offer about { $winning }.

# The drawing

board-round = Round { $round }
board-scorings = Scorings { $done } of { $all }
board-arcade = The arcade of { $count } arches
board-cards = Your action cards
board-press = Press a card
board-press-arch = Press an arch: there your merchant starts.
board-guess = Guess: { $option }
board-reveal = Seal and reveal: { $option }
board-dice-up-to = up to
board-dice-most = 5
board-press-arch-short = Press an arch
board-ahead = together on the next six arches
board-gems-unit = gems
board-dice-short = 6 − roll
board-points-unit = points
board-score-to = Score { $from } → { $to }
board-missing = { $missing ->
    [one] the supply is 1 short
   *[other] the supply is { $missing } short
}
board-to-go = { $left } to go
board-to-go-short =
    { $left ->
       *[other] to go
    }
board-laid = lies face down
board-wrong = named in vain
board-scoring = { $number ->
    [1] First scoring
    [2] Second scoring
   *[other] Third scoring
}
board-laps = Lap
board-supply = Supply
board-worth = Most gems score
board-points = { points-number }
board-keystones = The arches and their points
board-arch = Arch { $arch }: { points-number }
board-pips = rolled { $pips }
board-lap = lap { $gone }/{ $lap }
board-if-scored = now { $points }
board-over = The match is over
board-pieces = Merchants are capital letters, their discs small ones.
board-letters = r red, y yellow, g green, b blue; below each number points and gems.
board-offer = Offer: { action-name }

# What lies before a seat

piece-red-gem = { $count ->
    [one] 1 red gem
   *[other] { $count } red gems
}
piece-yellow-gem = { $count ->
    [one] 1 yellow gem
   *[other] { $count } yellow gems
}
piece-green-gem = { $count ->
    [one] 1 green gem
   *[other] { $count } green gems
}
piece-blue-gem = { $count ->
    [one] 1 blue gem
   *[other] { $count } blue gems
}
piece-action-card = { $count ->
    [0] no action card
    [one] 1 action card
   *[other] { $count } action cards
}
piece-action-dice = action card: Dice
piece-action-points = action card: Points
piece-action-gems = action card: Gems

# Result

measure-points = Points
measure-gems = Gems
measure-gems-red = Red gems
measure-gems-yellow = Yellow gems
measure-gems-green = Green gems

# Options of a table

option-share-arches = Share arches
option-share-arches-help = Several start discs may lie at the same arch.
option-two-player = For two
option-two-player-help = A variant for two: one lays an action face down, the other tries to guess it.

# The position in words

outline-round = Round { $round }
outline-scorings = { $done ->
    [0] No scoring yet; there are { $all }.
   *[other] { $done } of { $all } scorings are done.
}
outline-opens = { SEAT($seat) } and { SEAT($other) } negotiate for { action-name }; { SEAT($seat) } makes the first offer.
outline-offer = { SEAT($seat) } offers { SEAT($other) } { gems } for { action-name }.
outline-roll-off = { SEAT($seat) } and { SEAT($other) } negotiate for { action-name } and roll for who opens.
outline-then = After that { SEAT($seat) } and { SEAT($other) } negotiate for { action-name }.
outline-guesses = { SEAT($other) } has laid an action card face down, and { SEAT($seat) } guesses it.
outline-wrong = It is not { action-name }.
outline-points = { points-number }
outline-sealed = Has chosen; the action card lies face down.
outline-chosen = Has chosen { action-name }; the action card lies face down.
outline-turned-up = Has turned up { action-name }.
outline-nowhere = The merchant stands nowhere yet.
outline-stands = Stands at arch { $arch }: { points-number }, { gems }
outline-lap = { $left ->
    [one] 1 field to the own disc
   *[other] { $left } fields to the own disc
}
outline-went-round = Has come round to the own disc: there will be a scoring.
outline-gems = Gems: { gems }
outline-if-scored = A scoring now would bring { points-number }.
outline-supply-title = Gems
outline-supply = Supply: { gems }
outline-majorities = Most gems of a colour score: red { $red }, yellow { $yellow }, green { $green }, blue { $blue }
outline-arcade = The arcade
outline-arch = Arch { $arch }: { points-number }, { gems }

# Faults in an edition file

fault-start = { $gems ->
    [one] { $seats } players would need more than the 1 gem of a colour
   *[other] { $seats } players would need more than the { $gems } gems of a colour
}
fault-arch = an arch shows 1 to { $most } gems

# Why a number is what it is

why-took-points = { $count ->
    [one] The action Points, once.
   *[other] The action Points, { $count } times.
}
why-rolled-again = { $count ->
    [one] The action Dice with a low roll, once.
   *[other] The action Dice with a low roll, { $count } times.
}
why-had-most = { $count ->
    [one] One majority of gems at a scoring.
   *[other] { $count } majorities of gems at scorings.
}
why-went-round = { $count ->
    [one] Once round the arcade before a scoring.
   *[other] { $count } times round the arcade before scorings.
}
why-gems = At a scoring the most gems of this colour bring { $points ->
    [one] 1 point
   *[other] { $points } points
  }, shared among those who have as many.
why-all-gems = { $count ->
    [one] One gem: where points are level, more gems win.
   *[other] { $count } gems: where points are level, more gems win.
}
why-action = One action a round, chosen in secret.
why-has-most = Has the most { colour-name } gems.
why-shares-most = Shares the lead in { colour-name }, rounded down.
why-had-the-most = Had the most { colour-name } gems.
why-shared-most = Shared the lead in { colour-name }, rounded down.
why-returned = { $count ->
    [0] No { colour-name } gem went back for it.
    [one] One { colour-name } gem went back for it.
   *[other] { $count } { colour-name } gems went back for it.
}
why-leads-nothing = Leads no colour.
why-lap = Has come round to its own disc.
why-left = { $gone } of { $lap } arches gone since the disc lies there; who has come round brings a scoring.
why-arch-points = The number of the arch where the merchant stands.
why-arch-gems = { $missing ->
    [0] The gems of the arch where the merchant stands.
   *[other] The gems of the arch where the merchant stands, without { $missing } that the supply lacks.
}
why-all-of-colour = All { colour-name } gems of the match.
why-owned = They lie before the players; of what has run out nobody gets any.
why-keystone = Whoever takes Points here scores this number.
why-niche = Whoever takes Gems here gets { gems } from the supply.
why-rolled = Rolled with all others, and walked as many arches.
why-rolled-for-dice = Rolled again for the action Dice, and walked as many arches.
why-dice = What is missing to 6 after another roll, and as many steps on the way.
