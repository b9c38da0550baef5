# What Basari: Das Kartenspiel says in English.

title = Basari: the card game
subtitle = The card game
blurb = The haggling of Basari with a deck of cards: every round another stall, another price, another bluff.
edition-busy = Busy bazaar

# Names and numbers

kind-red = red
kind-yellow = yellow
kind-green = green
kind-blue = blue
letter-red = r
letter-yellow = y
letter-green = g
letter-blue = b
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
action-name = { $action ->
    [A] A (a further card)
    [B] B (points)
    [C] C (gems)
   *[D] D (swap)
}
workers-number = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
points-number = { $points ->
    [1] 1 point
   *[other] { $points } points
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

event-drew = { SEAT($seat) } draws: { workers-number }, { points-number }, { gems }.
event-hired = { SEAT($seat) } adds a card for its workers: { workers-number } (it shows { points-number } and { gems }).
event-drew-nothing = The pile is empty: { SEAT($seat) } draws nothing.
event-chose = { SEAT($seat) } lays an action card face down.
event-reconsidered = { SEAT($seat) } lays an action card face down once more.
event-revealed = { SEAT($seat) } turns up { action-name }.
event-lost = Nobody gets { action-name }.
event-named-rightly = { SEAT($seat) } names { action-name }: that is what { SEAT($other) } has chosen.
event-named-wrongly = { SEAT($seat) } names { action-name }: { SEAT($other) } has chosen something else.
event-negotiated = { SEAT($seat) } and { SEAT($other) } negotiate for { action-name }; { SEAT($seat) } opens.
event-offered = { SEAT($seat) } offers { SEAT($other) } { gems }.
event-accepted = { SEAT($seat) } accepts { gems } and leaves { action-name } to { SEAT($other) }.
event-had-to-accept = { SEAT($seat) } cannot raise and has to accept { gems }; { SEAT($other) } gets { action-name }.
event-had-nothing-to-offer = { SEAT($seat) } has no gem to offer and leaves { action-name } to { SEAT($other) }.
event-took-points = { SEAT($seat) } scores { points-number }.
event-took-gems = { $missing ->
    [0] { SEAT($seat) } takes { gems }.
    [one] { SEAT($seat) } takes { gems }; the supply is 1 gem short.
   *[other] { SEAT($seat) } takes { gems }; the supply is { $missing } gems short.
}
event-gave-back = { SEAT($seat) } returns { colour-gem }.
event-took-one = { SEAT($seat) } takes { colour-gem }.
event-had-no-gem = { SEAT($seat) } has no gem to return.
event-found-none = The supply has no gem left for { SEAT($seat) }.
event-pass-ended = Pass { $number } is over and is scored.
event-had-most = { $returned ->
    [one] { SEAT($seat) } has the most { colour-name } gems: { points-number }; 1 gem goes back.
   *[other] { SEAT($seat) } has the most { colour-name } gems: { points-number }; { $returned } gems go back.
}
event-shared-most = { $returned ->
    [one] { SEAT($seat) } shares the lead in { colour-name }: { points-number }; 1 gem goes back.
   *[other] { SEAT($seat) } shares the lead in { colour-name }: { points-number }; { $returned } gems go back.
}
event-unclaimed = Nobody owns { colour-gem }.
event-manned = { SEAT($seat) } has { workers-number }: { points-number }.
event-pass-began = All cards are shuffled: pass { $number } begins.
event-ended = The third pass is scored: the match is over.

# Refusals

refusal-only-with-five = Action D is in the game with five players only.
refusal-not-for-two = Two players have the actions A, B and C only.
refusal-already-named = { action-name } has been named already, and it is wrong.
refusal-must-offer = Who opens has to offer at least one gem.
refusal-empty-offer = An offer has at least one gem.
refusal-not-your-gems = You can offer only gems that you own.
refusal-fewer-gems = A raise never has fewer gems than the offer it answers.
refusal-not-worthier = As many gems as the offer must be worth more: red counts first, then yellow, green and blue.
refusal-no-gem-of-yours = You have no { colour-name } gem to return.
refusal-colour-is-empty = The supply has no { colour-name } gem.

# Phases

phase-draw-card = The top card of the pile is turned up.
phase-choose-actions = Which action will you take?
phase-hire-workers = The top card of the pile is added to a pile of workers.
phase-take-points = The points of a card are scored.
phase-take-gems = The gems of a card are taken.
phase-swap = Gems are swapped.
phase-take-in-order = Several take a gem each.
phase-return-gem = Which gem will you return?
phase-take-gem = Which gem will you take?
phase-negotiate = Two want the same action.
phase-make-offer = What do you offer { SEAT($other) } for { action-name }?
phase-answer-offer = Accept { SEAT($other) }'s offer, or raise?
phase-pick-action = Which action will you lay face down?
phase-name-action = Which action has { SEAT($other) } chosen?
phase-name-action-again = It is not { action-name }. Which action has { SEAT($other) } chosen?
phase-end-round = The round is over.

# Choices

choose-action = Choose your action.
choose-action-again = Until all have chosen you may lay your card anew.
choose-guess = Name an action.
choose-offer = Offer gems.
choose-accept = Accept the offer.
choose-raise = Or offer more: more gems, or as many and worthier.
choose-gem-to-return = Choose a gem to return.
choose-gem-to-take = Choose a gem to take.
move-draw = Draw card { $card }
move-draw-nothing = Draw nothing
move-choose = { $action ->
    [A] A: take a further card for its workers
    [B] B: score the points of your card
    [C] C: take the gems of your card
   *[D] D: swap gems
}
move-guess = { $action ->
    [A] A: a further card
    [B] B: points
    [C] C: gems
   *[D] D: swap
}
move-offer = Offer gems
move-accept = Accept
move-give-back = Return { colour-gem }
move-take = Take { colour-gem }

# Facts about a choice

fact-hire = { SEAT($seat) } has { workers-number }; a card brings { $mean } on average.
fact-odds = { $missing ->
    [one] 1 more makes { $enough }; odds of the next card: { $odds }.
   *[other] { $missing } more make { $enough }; odds of the next card: { $odds }.
}
fact-enough = { $workers ->
    [one] There is 1 worker already.
   *[other] There are { $workers } workers already.
}
fact-points = { SEAT($seat) } would score { points-number }.
fact-gems = { $missing ->
    [0] { SEAT($seat) } would take { gems }.
    [one] { SEAT($seat) } would take { gems }; the supply is 1 gem short.
   *[other] { SEAT($seat) } would take { gems }; the supply is { $missing } gems short.
}
fact-no-card = There is no card this round, so it would bring nothing.
swap-supply = { $supply ->
    [0] The supply has no gems now
    [one] The supply has 1 gem now
   *[other] The supply has { $supply } gems now
}
swap-alone = { $returned ->
    [0] { $alone ->
        [0] alone you have none to return and take none
        [1] alone you have none to return and take one
       *[other] alone you have none to return and take two
    }
   *[other] { $alone ->
        [1] alone you return one and take it back
       *[other] alone you return one and take two
    }
}
swap-shared = { $shared ->
    [none] with others you take none
    [open] with others you take one if any is left when it is your turn
   *[sure] with others you take one
}
fact-swap = { swap-supply }: { swap-alone }; { swap-shared }.
fact-guess-lost = If this is right, { SEAT($seat) } loses the action; if not, you name another.
fact-guess-haggle = If this is right, you negotiate with { SEAT($seat) } for it; if not, { SEAT($seat) } acts.
fact-get = { SEAT($seat) } would get { gems }.
fact-must-accept = { SEAT($seat) } cannot raise this and has to accept.
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

# Reasons for a hint

reason-hire = { SEAT($seat) } has { workers-number }; a further card is worth about { points-number }.
reason-points = The card brings you { points-number }.
reason-gems = The gems of the card are worth about { points-number } to you.
reason-swap = Swapping gems is worth about { points-number } to you.
reason-guess = { action-name } would be worth about { points-number } to { SEAT($other) }.
reason-offer = { action-name } is worth about { points-number } to you, and these gems cost you about { $cost }.
reason-open = You have to offer something, and these gems cost you least: about { points-number }.
reason-dear = These gems cost you about { points-number }, more than you gain; but nobody else gets it for less.
reason-raise = Reckoned in points, raising brings about { $winning }, accepting about { $yielding }.
reason-accept = Reckoned in points, accepting brings about { $yielding }, raising about { $winning }.
reason-give-back = A { colour-name } gem less costs you about { points-number }.
reason-take = A { colour-name } gem is worth about { points-number } to you.

# The drawing

board-pass = Pass { $number } of { $all }
board-over = The match is over
board-press = Press your card
board-press-gem = Press a gem
board-guess = Guess: { $option }
board-reveal = Seal and reveal: { $option }
board-deed-a = a further card, for its workers
board-deed-b = score its points
board-deed-c = take its gems
board-deed-d = alone: give 1, take 2; with others: take 1
board-action-a = Workers
board-action-b = Points
board-action-c = Gems
board-action-d = Trade
board-one-card = 1 card
board-missing = { $missing ->
    [one] the supply is 1 short
   *[other] the supply is { $missing } short
}
board-wrong = named in vain
board-scoring = Scoring of pass { $number }
board-crew = Workers
board-pile = { $cards ->
    [one] 1 card in the pile
   *[other] { $cards } cards in the pile
}
board-supply = Supply
board-legend = { $worker } worker, { $gem } gem
board-card = Card
board-no-card = no card
board-points = { points-number }
board-if-scored = +{ $points } if scored now
board-chosen = has chosen
board-own-choice = has chosen { $action }
board-wrong-guess = not { $action }
board-turned-up = has turned up { $action }
board-opens = { SEAT($seat) } makes { SEAT($other) } the first offer for { action-name }.
board-offer = { SEAT($seat) } offers { SEAT($other) } for { action-name }:

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
piece-bazaar-card = { $count ->
    [one] 1 bazaar card
   *[other] { $count } bazaar cards
}
piece-worker = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
piece-action-A = action card: A
piece-action-B = action card: B
piece-action-C = action card: C
piece-action-D = action card: D

# Result

measure-points = Points

# Options of a table

option-two-player = For two
option-two-player-help = A variant for two: one lays an action face down, the other tries to guess it.

# The position in words

outline-pass = Pass { $number } of { $all }
outline-opens = { SEAT($seat) } and { SEAT($other) } negotiate for { action-name }; { SEAT($seat) } makes the first offer.
outline-offer = { SEAT($seat) } offers { SEAT($other) } { gems } for { action-name }.
outline-then = After that { SEAT($seat) } and { SEAT($other) } negotiate for { action-name }.
outline-guesses = { SEAT($other) } has laid an action card face down, and { SEAT($seat) } guesses it.
outline-wrong = It is not { action-name }.
outline-returns = { SEAT($seat) } returns a gem by choice.
outline-takes = { $gems ->
    [one] { SEAT($seat) } takes a gem by choice.
   *[other] { SEAT($seat) } takes { $gems } gems by choice.
}
outline-crew = { $workers ->
    [one] 1 worker ends the pass and scores { points-number }.
   *[other] { $workers } workers end the pass and score { points-number }.
}
outline-points = { points-number }
outline-sealed = Has chosen; the action card lies face down.
outline-chosen = Has chosen { action-name }; the action card lies face down.
outline-turned-up = Has turned up { action-name }.
outline-workers = { workers-number }
outline-no-card = No card this round: B and C bring nothing.
outline-card-points = B scores { points-number }.
outline-card-gems = { $missing ->
    [0] C takes { gems }.
    [one] C takes { gems }; the supply is 1 gem short.
   *[other] C takes { gems }; the supply is { $missing } gems short.
}
outline-gems = Gems: { gems }
outline-if-scored = A scoring now would bring { points-number }.
outline-supply-title = Gems
outline-supply = Supply: { gems }
outline-majorities = Most gems of a colour score: red { $red }, yellow { $yellow }, green { $green }, blue { $blue }
outline-pile-title = { $cards ->
    [one] The pile, for action A: 1 card
   *[other] The pile, for action A: { $cards } cards
}
outline-pile = { $cards ->
    [one] { workers-number }: 1 card
   *[other] { workers-number }: { $cards } cards
}

# Faults in an edition file

fault-gems = must be at least { $least }: { $seats } players start with { $start } of a colour
fault-no-gem = shows no gem
fault-pile = can run short with { $seats } players: { $least } workers, not over { $most }

# Why a number is what it is

why-took-points = { $count ->
    [one] The action B, points, once.
   *[other] The action B, points, { $count } times.
}
why-had-most = { $count ->
    [one] One majority of gems at a scoring.
   *[other] { $count } majorities of gems at scorings.
}
why-manned = { $count ->
    [one] Enough workers at the end of a pass.
   *[other] Enough workers at the end of { $count } passes.
}
why-gems = At a scoring the most gems of this colour bring { $points ->
    [one] 1 point
   *[other] { $points } points
  }, shared among those who have as many.
why-cards = { $count ->
    [0] No card in this pass yet.
    [one] One card in this pass.
   *[other] { $count } cards in this pass.
}
why-workers = { $cards ->
    [0] No card yet
    [one] The workers on one card
   *[other] The workers on { $cards } cards
  }; with { $target } the pass ends.
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
why-crew = { $target } workers or more: not shared.
why-pass = Whoever has enough workers ends a pass; the third one is the last.
why-all-cards = All bazaar cards.
why-dealt = They lie before the players in this pass.
why-all-of-colour = All { colour-name } gems of the match.
why-owned = They lie before the players; of what has run out nobody gets any.
why-card-workers = One card more, for its workers alone.
why-card-points = The number on the current card.
why-card-gems = { $missing ->
    [0] The gems on the current card.
   *[other] The gems on the current card, without { $missing } that the supply lacks.
}

round-pass = Pass { $number } of 3
