# What Blind Well says in English.

event-did = { $what ->
    [take] { SEAT($seat) } takes a card.
   *[seal] { SEAT($seat) } has sealed a choice.
}
event-threw = { $what ->
    [raise] { $value ->
        [one] { SEAT($seat) } throws a gem into the well.
       *[other] { SEAT($seat) } throws { $value } gems into the well.
    }
   *[pass] { SEAT($seat) } passes.
}
event-bared = { $what ->
    [draw] { SEAT($seat) } has drawn a { $value }.
    [keep] { SEAT($seat) } keeps the card.
    [bury] { SEAT($seat) } buries the card.
   *[show] { SEAT($seat) } shows a { $value }.
}

phase-draw-card = A card is drawn.
phase-seal-choices = Keep the card or bury it?
phase-offer = Throw more gems, or pass?

choose = Choose.
choose-number = Throw how many gems?
move-do = { $what ->
    [keep] Keep the card
    [bury] Bury the card
    [pass] Pass
   *[show] Show the card
}

piece-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
piece-gem = { $count ->
    [one] 1 gem
   *[other] { $count } gems
}

measure-points = Points

option-rounds = Rounds
option-rounds-help = How many rounds are played.
option-showing = Showing
option-showing-help = Whether a seat may show its card at any time.
