# Texte von Bids.

event-tossed = Die Münze zeigt { $side }.
event-sealed = { SEAT($seat) } hat geboten.
event-noted = { SEAT($seat) } bietet { $amount ->
    [one] eine Münze
   *[other] { $amount } Münzen
  }.
refusal-too-much = Höchstens { $high }.
chance = Die Münze
fault-worthless = ist weniger als nichts wert
only-attribute =
    .title = Nichts zu sagen
