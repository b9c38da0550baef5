# Was Suleika auf Deutsch sagt.

title = Suleika
subtitle = Marrakech
blurb = Schicke Omar über den Markt und rolle ihm Teppiche in den Weg: Wer ihn auf einem fremden Teppich halten lässt, zahlt dafür.

# Farben und Richtungen. Eine Farbe, die nur eine andere Ausgabe kennt, behält ihren Namen.

colour-name = { $colour ->
    [red] rot
    [yellow] gelb
    [blue] blau
    [green] grün
   *[other] { $colour }
}
colour-noun = { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
    [green] Grün
   *[other] { $colour }
}
colour-carpet = { $colour ->
    [red] einen roten Teppich
    [yellow] einen gelben Teppich
    [blue] einen blauen Teppich
    [green] einen grünen Teppich
   *[other] einen Teppich in { $colour }
}
colour-half = { $colour ->
    [red] eine rote Hälfte
    [yellow] eine gelbe Hälfte
    [blue] eine blaue Hälfte
    [green] eine grüne Hälfte
   *[other] eine Hälfte in { $colour }
}
facing-name = { $facing ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}

# Ereignisse

event-began = { SEAT($seat) } beginnt.
event-uncovered = Der nächste Teppich von { SEAT($seat) } ist { colour-name }.
event-faced = { SEAT($seat) } schickt Omar nach { facing-name }.
event-rolled = { $pips ->
    [one] { SEAT($seat) } würfelt einen einzigen Pantoffel.
   *[other] { SEAT($seat) } würfelt { $pips } Pantoffeln.
}
event-walked = Omar geht bis { $field } und blickt nach { facing-name }.
event-paid = { $paid ->
    [one] { SEAT($seat) } zahlt { SEAT($owner) } 1 Piaster für { colour-noun }.
   *[other] { SEAT($seat) } zahlt { SEAT($owner) } { $paid } Piaster für { colour-noun }.
}
event-paid-all = { $paid ->
    [0] { $due ->
        [one] { SEAT($seat) } hat kein Geld mehr und schuldet { SEAT($owner) } nichts: 1 Piaster für { colour-noun } ist erlassen.
       *[other] { SEAT($seat) } hat kein Geld mehr und schuldet { SEAT($owner) } nichts: { $due } Piaster für { colour-noun } sind erlassen.
    }
   *[other] { SEAT($seat) } zahlt { SEAT($owner) } alles, was noch da ist: { $paid } von { $due } Piastern für { colour-noun }.
}
event-laid = { SEAT($seat) } legt { colour-carpet } auf { $first }–{ $second }.
event-ended = Der letzte Teppich liegt im Markt: Die Partie ist zu Ende.

# Ablehnungen

refusal-never-back = Omar blickt nach { facing-name }: Er darf geradeaus, nach links oder nach rechts gehen, aber nie zurück.
refusal-not-two-neighbours = { $first } und { $second } liegen nicht nebeneinander; ein Teppich bedeckt zwei benachbarte Felder.
refusal-on-omar = Omar steht auf { $field }; unter seine Füße wird kein Teppich gelegt.
refusal-not-beside-omar = Ein Teppich muss neben Omar liegen, und der steht auf { $field }; Ecken gelten nicht.
refusal-outside-the-market = { $first }–{ $second } liegt nicht innerhalb des Marktes.
refusal-covers-a-whole-carpet = Auf { $first }–{ $second } liegt ein ganzer Teppich; er darf nicht auf einmal verschwinden.

# Phasen

phase-draw-first = Das Los bestimmt, wer beginnt.
phase-uncover-top = Der nächste Teppich eines Stapels wird aufgedeckt.
phase-direct = Wohin soll Omar gehen?
phase-direct-next = Wohin soll Omar im nächsten Zug gehen?
phase-roll-slippers = Der Pantoffelwürfel wird geworfen.
phase-pay-owner = Der Teppich unter Omar wird bezahlt.
phase-lay-carpet = Wohin soll der Teppich?
phase-end-turn = Der Würfel geht weiter.

# Auswahl

choose-direction = Wähle die Richtung für Omar.
choose-place = Wähle einen Platz für den Teppich neben Omar.
move-face-ahead = Geradeaus, nach { facing-name }
move-face-left = Links, nach { facing-name }
move-face-right = Rechts, nach { facing-name }
move-lay = Teppich auf { $first }–{ $second }

# Was über eine Wahl bekannt ist

fact-landing = { $price ->
    [0] Mit { $pips } ({ $odds }) hält Omar auf { $field }; { SEAT($owner) } bekommt nichts, denn es ist kein Geld mehr da.
    [one] Mit { $pips } ({ $odds }) hält Omar auf { $field }; { SEAT($owner) } bekommt 1 Piaster.
   *[other] Mit { $pips } ({ $odds }) hält Omar auf { $field }; { SEAT($owner) } bekommt { $price } Piaster.
}
fact-landing-free = Mit { $pips } ({ $odds }) hält Omar auf { $field }; das kostet nichts.
fact-expected-price = { $price ->
    [0] { SEAT($seat) } zahlt nichts, was auch immer der Würfel zeigt.
    [1] { SEAT($seat) } zahlt im Mittel 1 Piaster.
   *[other] { SEAT($seat) } zahlt im Mittel { $price } Piaster.
}
fact-covers = Auf { $field } verschwindet { colour-half } von { SEAT($owner) }.
fact-area = { $fields ->
    [one] Der Teppich gehört zu einer Fläche von 1 Feld in { colour-noun }.
   *[other] Der Teppich gehört zu einer Fläche von { $fields } Feldern in { colour-noun }.
}

# Gründe für einen Tipp

reason-free-way = In dieser Richtung trifft Omar auf keinen Teppich, der etwas kostet.
reason-cheap-way = { $price ->
    [1] Diese Richtung ist die billigste: im Mittel 1 Piaster.
   *[other] Diese Richtung ist die billigste: im Mittel { $price } Piaster.
}
reason-dear-way = { $price ->
    [1] Diese Richtung ist für { SEAT($seat) } die teuerste: im Mittel 1 Piaster.
   *[other] Diese Richtung ist für { SEAT($seat) } die teuerste: im Mittel { $price } Piaster.
}
reason-way = { $price ->
    [1] Diese Richtung kostet dich im Schnitt 1 Piaster.
   *[other] Diese Richtung kostet dich im Schnitt { $price } Piaster.
}
reason-way-of = { $price ->
    [0] Diese Richtung kostet { SEAT($seat) } nichts.
    [1] Diese Richtung kostet { SEAT($seat) } im Schnitt 1 Piaster.
   *[other] Diese Richtung kostet { SEAT($seat) } im Schnitt { $price } Piaster.
}
reason-good-ground = Diese Richtung führt zu guten Plätzen für einen Teppich.
reason-poor-ground = Diese Richtung führt { SEAT($seat) } zu schlechten Plätzen für einen Teppich.
reason-toll = { $price ->
    [1] { SEAT($seat) } kann deinen Teppichen schlecht ausweichen: Rechne im nächsten Zug mit 1 Piaster.
   *[other] { SEAT($seat) } kann deinen Teppichen schlecht ausweichen: Rechne im nächsten Zug mit { $price } Piastern.
}
reason-covers = { $halves ->
    [one] Er verdeckt eine Hälfte, die sonst { SEAT($owner) } Punkte brächte.
   *[other] Er verdeckt { $halves } Hälften, die sonst { SEAT($owner) } Punkte brächten.
}
reason-area = So entsteht eine Fläche von { $fields } Feldern in { colour-noun }.
reason-visible = Er bringt zwei sichtbare Hälften und verdeckt keine eigene.
reason-costs = Er kostet dich mehr, als er sofort bringt.
reason-least-bad = Jeder Platz kostet dich etwas; dieser am wenigsten.

# Die Zeichnung

board-omar = Omar steht auf { $field } und blickt nach { facing-name }.
board-name = Händler
board-piastres = Piaster
board-carpets = Teppiche
board-next = Nächster
board-halves = Hälften
board-points = Punkte

# Das Spielbrett im Browser

board-market = Der Markt, { $columns } mal { $rows } Felder
board-field-empty = { $here ->
    [yes] { $field }, kein Teppich, hier steht Omar
   *[no] { $field }, kein Teppich
}
board-field-whole = { $here ->
    [yes] { $field }, ganzer Teppich in { colour-noun } von { SEAT($owner) }, hier steht Omar
   *[no] { $field }, ganzer Teppich in { colour-noun } von { SEAT($owner) }
}
board-field-half = { $here ->
    [yes] { $field }, { colour-half } von { SEAT($owner) }, hier steht Omar
   *[no] { $field }, { colour-half } von { SEAT($owner) }
}
board-why-back = Warum nicht zurück?
board-why-covered = Warum nicht auf { $first }–{ $second }?
board-press-way = Pfeil wählen
board-press-place = Platz wählen
board-toll = { $price ->
    [one] { $field }: 1 Piaster
   *[other] { $field }: { $price } Piaster
}
board-toll-free = { $field }: kostenlos
board-area = { $fields ->
    [one] { $first }–{ $second }: Fläche von 1 Feld
   *[other] { $first }–{ $second }: Fläche von { $fields } Feldern
}

# Ergebnis

measure-points = Punkte
measure-halves = Sichtbare Hälften

# Optionen am Tisch

option-first = Wer beginnt
option-first-help = Der Platz, der beginnt, wenn nicht das Los entscheidet.
option-first--1 = Der Zufall
option-first-0 = Platz 1
option-first-1 = Platz 2
option-first-2 = Platz 3
option-first-3 = Platz 4
option-direction-at-end = Für das Gegenüber lenken
option-direction-at-end-help = Zu zweit: Am Ende des Zuges wird gewählt, wohin das Gegenüber Omar als Nächstes schicken muss.

# Die Stellung in Worten

outline-market = Der Markt
outline-omar-bare = Er steht auf keinem Teppich.
outline-omar-on = { $fields ->
    [one] Er steht auf { colour-noun } von { SEAT($owner) }, einem einzelnen Feld.
   *[other] Er steht auf { colour-noun } von { SEAT($owner) }, einer Fläche von { $fields } Feldern.
}
outline-bare = { $fields ->
    [0] Der ganze Markt ist bedeckt.
    [one] 1 Feld ist frei.
   *[other] { $fields } Felder sind frei.
}
outline-money = { $money } Piaster
outline-halves = { $halves ->
    [0] keine sichtbare Hälfte
    [one] 1 sichtbare Hälfte
   *[other] { $halves } sichtbare Hälften
}
outline-points = { $points ->
    [one] Jetzt 1 Punkt: { outline-money } und { outline-halves }
   *[other] Jetzt { $points } Punkte: { outline-money } und { outline-halves }
}
outline-left = { $left ->
    [0] Kein Teppich mehr in { colour-noun }
    [one] Noch 1 Teppich in { colour-noun }
   *[other] Noch { $left } Teppiche in { colour-noun }
}
outline-next = Der nächste Teppich ist { colour-name }.
outline-area = { $number } Felder in { colour-noun }: { $fields }
outline-single = { $number ->
    [one] 1 einzelnes Feld in { colour-noun }: { $fields }
   *[other] { $number } einzelne Felder in { colour-noun }: { $fields }
}
outline-whole = { $number ->
    [one] Ganzer Teppich in { colour-noun }: { $carpets }
   *[other] Ganze Teppiche in { colour-noun }: { $carpets }
}

# Fehler in einer Ausgabendatei

fault-balcony-twice = wird zweimal benutzt
fault-balcony-rim = liegt nicht an diesem Rand
fault-no-balcony = von diesen Stellen am Rand führt kein Balkon zurück
fault-start = liegt außerhalb des Marktes
fault-colour-twice = ist eine Farbe, die zweimal genannt wird
fault-scarcest = ist die seltenste Farbe und muss zuletzt stehen: Zu dritt bleibt sie in der Schachtel
fault-piastres = muss ein Vielfaches von { $shared } sein, damit sich das Geld zu zweit, zu dritt und zu viert teilen lässt
fault-corner = ist keine Ecke des Marktes

# Was vor einem Platz liegt; unbekannte Farben haben Nummern

piece-piastre = { $count ->
    [one] 1 Piaster
   *[other] { $count } Piaster
}
piece-carpet-red = { $count ->
    [one] 1 roter Teppich
   *[other] { $count } rote Teppiche
}
piece-carpet-yellow = { $count ->
    [one] 1 gelber Teppich
   *[other] { $count } gelbe Teppiche
}
piece-carpet-blue = { $count ->
    [one] 1 blauer Teppich
   *[other] { $count } blaue Teppiche
}
piece-carpet-green = { $count ->
    [one] 1 grüner Teppich
   *[other] { $count } grüne Teppiche
}
piece-carpet-1 = { $count ->
    [one] 1 Teppich der Farbe 1
   *[other] { $count } Teppiche der Farbe 1
}
piece-carpet-2 = { $count ->
    [one] 1 Teppich der Farbe 2
   *[other] { $count } Teppiche der Farbe 2
}
piece-carpet-3 = { $count ->
    [one] 1 Teppich der Farbe 3
   *[other] { $count } Teppiche der Farbe 3
}
piece-carpet-4 = { $count ->
    [one] 1 Teppich der Farbe 4
   *[other] { $count } Teppiche der Farbe 4
}
piece-half = { $count ->
    [one] 1 sichtbare Hälfte
   *[other] { $count } sichtbare Hälften
}

# Warum eine Zahl so groß ist

why-halves = { $count ->
    [0] Keine Hälfte zu sehen.
    [one] Eine sichtbare Hälfte zählt einen Punkt.
   *[other] { $count } sichtbare Hälften zählen je einen Punkt.
}
why-piastres = { $count ->
    [0] Keine Piaster.
    [one] Ein Piaster zählt einen Punkt.
   *[other] { $count } Piaster zählen je einen Punkt.
}
why-dealt = Zu Beginn verteilt.
why-received = Von anderen bezahlt für Teppiche, auf denen Omar stehen blieb.
why-paid = An andere bezahlt für ihre Teppiche.
why-stack = Zu Beginn verteilte Teppiche.
why-laid = { $count ->
    [0] Noch keiner davon liegt.
    [one] Einer davon liegt.
   *[other] { $count } davon liegen.
}
why-free = Freier Boden und eigene Teppiche kosten nichts.
why-toll = { $count ->
    [one] Ein Feld von { SEAT($owner) } kostet einen Piaster.
   *[other] { $count } zusammenhängende Felder von { SEAT($owner) } kosten je einen Piaster.
}
why-short = Mehr als alles Geld muss niemand zahlen.
why-odds = { $sides ->
    [one] Eine von { $all } Würfelseiten führt hierher.
   *[other] { $sides } von { $all } Würfelseiten führen hierher.
}
why-area = { $count ->
    [one] Ein Feld: Wer Omar darauf schickt, zahlt einen Piaster.
   *[other] { $count } zusammenhängende Felder: Wer Omar darauf schickt, zahlt für jedes einen Piaster.
}
