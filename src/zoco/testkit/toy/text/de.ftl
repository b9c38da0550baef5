# Was der blinde Brunnen auf Deutsch sagt.

event-did = { $what ->
    [take] { SEAT($seat) } nimmt eine Karte.
   *[seal] { SEAT($seat) } hat verdeckt gewählt.
}
event-threw = { $what ->
    [raise] { $value ->
        [one] { SEAT($seat) } wirft einen Edelstein in den Brunnen.
       *[other] { SEAT($seat) } wirft { $value } Edelsteine in den Brunnen.
    }
   *[pass] { SEAT($seat) } passt.
}
event-bared = { $what ->
    [draw] { SEAT($seat) } hat eine { $value } gezogen.
    [keep] { SEAT($seat) } behält die Karte.
    [bury] { SEAT($seat) } vergräbt die Karte.
   *[show] { SEAT($seat) } zeigt eine { $value }.
}

phase-draw-card = Eine Karte wird gezogen.
phase-seal-choices = Die Karte behalten oder vergraben?
phase-offer = Mehr Edelsteine werfen oder passen?

choose = Wähle.
choose-number = Wie viele Edelsteine werfen?
move-do = { $what ->
    [keep] Die Karte behalten
    [bury] Die Karte vergraben
    [pass] Passen
   *[show] Die Karte zeigen
}

piece-card = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
piece-gem = { $count ->
    [one] 1 Edelstein
   *[other] { $count } Edelsteine
}

measure-points = Punkte

option-rounds = Runden
option-rounds-help = Wie viele Runden gespielt werden.
option-showing = Zeigen
option-showing-help = Ob man seine Karte jederzeit zeigen darf.
