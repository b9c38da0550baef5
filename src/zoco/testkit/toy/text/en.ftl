# What Blind Well says in English.

event-take = { SEAT($seat) } takes a card.
event-draw = { SEAT($seat) } has drawn a { $value }.
event-seal = { SEAT($seat) } has sealed a choice.
event-keep = { SEAT($seat) } keeps the card.
event-bury = { SEAT($seat) } buries the card.
event-show = { SEAT($seat) } shows a { $value }.
event-raise = { SEAT($seat) } raises to { $value }.
event-pass = { SEAT($seat) } passes.
event-win = { $value ->
    [one] { SEAT($seat) } takes a gem.
   *[other] { SEAT($seat) } takes { $value } gems.
}
event-open = { SEAT($seat) } ends with a { $value }.

refusal-no-raise = A raise must lie between { $low } and { $high } here.

phase-draw-card = A card is drawn.
phase-seal-choices = Keep the card or bury it?
phase-offer = Raise or pass?

choose = Choose.
choose-raise = Raise to how many gems?
move-keep = Keep the card
move-bury = Bury the card
move-pass = Pass
move-show = Show the card

fact-pile = { $cards ->
    [0] Only buried cards are left to draw.
    [one] One unknown card is left to draw first.
   *[other] { $cards } unknown cards are left to draw first.
}

measure-points = Points
measure-card = Card

option-rounds = Rounds
option-rounds-help = How many rounds are played.
option-showing = Showing
option-showing-help = Whether a seat may show its card at any time.
