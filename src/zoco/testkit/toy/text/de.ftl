# Was der blinde Brunnen auf Deutsch sagt.

event-take = { SEAT($seat) } nimmt eine Karte.
event-draw = { SEAT($seat) } hat eine { $value } gezogen.
event-seal = { SEAT($seat) } hat verdeckt gewählt.
event-keep = { SEAT($seat) } behält die Karte.
event-bury = { SEAT($seat) } vergräbt die Karte.
event-show = { SEAT($seat) } zeigt eine { $value }.
event-raise = { SEAT($seat) } erhöht auf { $value }.
event-pass = { SEAT($seat) } passt.
event-win = { $value ->
    [one] { SEAT($seat) } nimmt einen Edelstein.
   *[other] { SEAT($seat) } nimmt { $value } Edelsteine.
}
event-open = { SEAT($seat) } endet mit einer { $value }.

refusal-no-raise = Hier muss ein Gebot zwischen { $low } und { $high } liegen.

phase-draw-card = Eine Karte wird gezogen.
phase-seal-choices = Die Karte behalten oder vergraben?
phase-offer = Erhöhen oder passen?

choose = Wähle.
choose-raise = Auf wie viele Edelsteine erhöhen?
move-keep = Die Karte behalten
move-bury = Die Karte vergraben
move-pass = Passen
move-show = Die Karte zeigen

fact-pile = { $cards ->
    [0] Nur vergrabene Karten sind noch zu ziehen.
    [one] Zuerst ist noch eine unbekannte Karte zu ziehen.
   *[other] Zuerst sind noch { $cards } unbekannte Karten zu ziehen.
}

measure-points = Punkte
measure-card = Karte

option-rounds = Runden
option-rounds-help = Wie viele Runden gespielt werden.
option-showing = Zeigen
option-showing-help = Ob man seine Karte jederzeit zeigen darf.
