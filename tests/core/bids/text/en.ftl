# Texts of Bids.

event-tossed = The coin shows { $side }.
event-sealed = { SEAT($seat) } has bid.
event-noted = { SEAT($seat) } bids { $amount ->
    [one] one coin
   *[other] { $amount } coins
  }.
refusal-too-much = At most { $high }.
chance = The coin
fault-worthless = is worth less than nothing
only-attribute =
    .title = Nothing to say
