# Was Basari auf Deutsch sagt.

title = Basari
subtitle = { "" }
blurb = Wähle heimlich eine Aktion. Wollen zwei dieselbe, feilschen sie mit Edelsteinen darum; drei gehen leer aus.
edition-long-arcade = Langer Arkadengang

# Namen und Zahlen

action-name = { $action ->
    [dice] Würfeln
    [points] Punkte
   *[gems] Edelsteine
}
colour-name = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
}
colour-gem = { $colour ->
    [red] einen roten Edelstein
    [yellow] einen gelben Edelstein
    [green] einen grünen Edelstein
   *[blue] einen blauen Edelstein
}
kind-red = Rot
kind-yellow = Gelb
kind-green = Grün
kind-blue = Blau
letter-red = r
letter-yellow = g
letter-green = ü
letter-blue = b
points-number = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}
worth-word = { $worth ->
    [1] 1 Punkt
   *[other] { $worth } Punkte
}

# Ein Bündel: „2 Rot, 1 Blau“. Ein Komma steht vor einer Farbe, wenn eine andere vorausging.

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
   *[other] { $red } Rot
}
gems-yellow = { $yellow ->
    [0] { "" }
   *[other] { gap-yellow }{ $yellow } Gelb
}
gems-green = { $green ->
    [0] { "" }
   *[other] { gap-green }{ $green } Grün
}
gems-blue = { $blue ->
    [0] { "" }
   *[other] { gap-blue }{ $blue } Blau
}
gems-none = { $blue ->
    [0] { $green ->
        [0] { $yellow ->
            [0] { $red ->
                [0] keine Edelsteine
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[other] { "" }
}
gems = { gems-red }{ gems-yellow }{ gems-green }{ gems-blue }{ gems-none }

# Ereignisse

event-placed = { SEAT($seat) } beginnt bei Bogen { $arch }.
event-rolled = Alle würfeln und ziehen: { $dice } (in Sitzreihenfolge).
event-chose = { SEAT($seat) } legt eine Aktionskarte verdeckt ab.
event-reconsidered = { SEAT($seat) } legt noch einmal eine Aktionskarte verdeckt ab.
event-revealed = { SEAT($seat) } deckt auf: { action-name }.
event-lost = Niemand bekommt { action-name }.
event-rolled-again = { $points ->
    [0] { SEAT($seat) } würfelt { $pips } und zieht zu Bogen { $arch }.
   *[other] { SEAT($seat) } würfelt { $pips }, zieht zu Bogen { $arch } und erhält { points-number }.
}
event-took-points = { SEAT($seat) } erhält { points-number }.
event-took-gems = { $missing ->
    [0] { SEAT($seat) } nimmt { gems }.
    [one] { SEAT($seat) } nimmt { gems }; im Vorrat fehlt 1 Edelstein.
   *[other] { SEAT($seat) } nimmt { gems }; im Vorrat fehlen { $missing } Edelsteine.
}
event-negotiated = { SEAT($seat) } und { SEAT($other) } verhandeln um { action-name }; { SEAT($seat) } beginnt.
event-rolled-off = Gleichstand: { SEAT($seat) } würfelt { $pips }, { SEAT($other) } { $others }.
event-offered = { SEAT($seat) } bietet { SEAT($other) } { gems }.
event-offered-nothing = { SEAT($seat) } bietet nichts und überlässt { SEAT($other) } { action-name }.
event-had-nothing-to-offer = { SEAT($seat) } hat keinen Edelstein zu bieten und überlässt { SEAT($other) } { action-name }.
event-accepted = { SEAT($seat) } nimmt { gems } an und überlässt { SEAT($other) } { action-name }.
event-had-to-accept = { SEAT($seat) } kann nicht erhöhen und muss { gems } annehmen; { SEAT($other) } bekommt { action-name }.
event-scoring-began = { $number ->
    [1] Die erste Wertung.
    [2] Die zweite Wertung.
   *[other] Die dritte und letzte Wertung.
}
event-went-round = { SEAT($seat) } ist einmal ganz herum: { points-number }.
event-had-most = { $returned ->
    [one] { SEAT($seat) } hat die Mehrheit in { colour-name }: { points-number }; 1 Edelstein geht zurück.
   *[other] { SEAT($seat) } hat die Mehrheit in { colour-name }: { points-number }; { $returned } Edelsteine gehen zurück.
}
event-shared-most = { $returned ->
    [one] { SEAT($seat) } teilt sich die Mehrheit in { colour-name }: { points-number }; 1 Edelstein geht zurück.
   *[other] { SEAT($seat) } teilt sich die Mehrheit in { colour-name }: { points-number }; { $returned } Edelsteine gehen zurück.
}
event-unclaimed = Niemand besitzt { colour-gem }.
event-discs-moved = Jedes Startplättchen rückt unter seine Figur.
event-named-rightly = { SEAT($seat) } nennt { action-name }: Genau das hat { SEAT($other) } gewählt.
event-named-wrongly = { SEAT($seat) } nennt { action-name }: { SEAT($other) } hat etwas anderes gewählt.
event-ended = Die dritte Wertung ist vorbei: Die Partie ist zu Ende.

# Ablehnungen

refusal-no-such-arch = Einen Bogen { $arch } gibt es nicht; der letzte ist { $last }.
refusal-arch-taken = Bei Bogen { $arch } liegt schon ein Startplättchen.
refusal-already-named = { action-name } ist schon genannt worden und war falsch.
refusal-not-your-gems = Du kannst nur Edelsteine bieten, die dir gehören.
refusal-empty-offer = Ein Gebot hat mindestens einen Edelstein; nichts zu bieten ist ein eigener Zug.
refusal-fewer-gems = Eine Erhöhung hat nie weniger Edelsteine als das Gebot, auf das sie antwortet.
refusal-not-worthier = Gleich viele Edelsteine müssen mehr wert sein: Zuerst zählt Rot, dann Gelb, Grün und Blau.

# Phasen

phase-place-merchant = Wo beginnt deine Figur?
phase-roll-all = Alle würfeln und ziehen.
phase-choose-actions = Welche Aktion wählst du?
phase-roll-again = Für die Aktion Würfeln wird geworfen.
phase-take-points = Die Aktion Punkte wird gewertet.
phase-take-gems = Die Aktion Edelsteine wird ausgeführt.
phase-negotiate = Zwei wollen dieselbe Aktion.
phase-roll-off = Beide würfeln aus, wer beginnt.
phase-make-offer = Was bietest du { SEAT($other) } für { action-name }?
phase-answer-offer = { SEAT($other) } bietet: annehmen oder erhöhen?
phase-pick-action = Welche Aktion legst du verdeckt ab?
phase-name-action = Welche Aktion hat { SEAT($other) } gewählt?
phase-name-action-again = { action-name } ist es nicht. Welche Aktion hat { SEAT($other) } gewählt?
phase-score = Ist jemand einmal ganz herum?
phase-next-round = Die nächste Runde beginnt.

# Auswahl

choose-arch = Wähle einen freien Bogen.
choose-any-arch = Wähle einen Bogen; an einem dürfen mehrere beginnen.
choose-action = Wähle deine Aktion.
choose-action-again = Bis alle gewählt haben, darfst du deine Karte neu legen.
choose-guess = Nenne eine Aktion.
choose-offer = Biete Edelsteine.
choose-nothing = Oder gib gleich nach.
choose-accept = Nimm das Gebot an.
choose-raise = Oder biete mehr: mehr Edelsteine, oder gleich viele und wertvollere.
move-place-disc = Beginne bei Bogen { $arch }
move-choose = { action-name }
move-guess = { action-name }
move-offer-nothing = Nichts bieten
move-accept = Annehmen

# Tatsachen zu einer Wahl

fact-ahead = Die nächsten sechs Bögen zeigen im Schnitt { $points } Punkte und { $gems } Edelsteine.
fact-dice = { SEAT($seat) } würde weiterziehen und im Schnitt { $points } Punkte erhalten.
fact-lap = { $left ->
    [one] { SEAT($seat) } fehlt 1 Feld zur Runde um den Plan; ein weiterer Wurf reicht sicher und bringt { points-number } und eine Wertung.
   *[other] { SEAT($seat) } fehlen { $left } Felder zur Runde um den Plan; ein weiterer Wurf reicht mit Wahrscheinlichkeit { $odds } und bringt dann { points-number } und eine Wertung.
}
fact-points = { SEAT($seat) } würde { points-number } erhalten.
fact-gems = { $missing ->
    [0] { SEAT($seat) } würde { gems } nehmen.
    [one] { SEAT($seat) } würde { gems } nehmen; im Vorrat fehlt 1 Edelstein.
   *[other] { SEAT($seat) } würde { gems } nehmen; im Vorrat fehlen { $missing } Edelsteine.
}
fact-leads = { $leaders ->
    [0] Niemand hätte { colour-gem }.
    [1] { SEAT($seat) } hätte die Mehrheit in { colour-name }.
   *[other] { $leaders } teilten sich die Mehrheit in { colour-name }.
}
fact-if-scored = Bei Wertung jetzt: { SEAT($seat) } { $after } statt { $before } Punkte.
fact-raises = { $raises ->
    [one] { SEAT($seat) } kann das auf genau eine Weise erhöhen.
   *[other] { SEAT($seat) } kann das auf { $raises } Weisen erhöhen.
}
fact-must-accept = { SEAT($seat) } kann das nicht erhöhen und muss annehmen.
fact-get = { SEAT($seat) } bekäme { gems }.
fact-gives-away = { SEAT($seat) } führt { action-name } umsonst aus.
fact-guess-lost = Stimmt das, verliert { SEAT($seat) } die Aktion; wenn nicht, nennst du eine andere.
fact-guess-haggle = Stimmt das, verhandelst du mit { SEAT($seat) } darum; sonst führt { SEAT($seat) } die Aktion aus.

# Gründe für einen Rat

reason-place = Punkte und Edelsteine der nächsten Bögen ergeben zusammen im Schnitt { $worth }.
reason-choose = Diese Aktion ist dir etwa { worth-word } wert; im Schnitt wählen sie { $rivals } andere auch.
reason-pick = Diese Aktion ist dir etwa { worth-word } wert; was mehr wert ist, wird öfter erraten.
reason-guess = Diese Aktion ist { SEAT($seat) } etwa { worth-word } wert.
reason-offer = Die Aktion ist dir etwa { worth-word } wert; dieses Gebot kostet dich etwa { $cost }.
reason-raise = In Punkten gerechnet bringt Erhöhen etwa { $winning }, Annehmen etwa { $yielding }.
reason-accept = In Punkten gerechnet bringt Annehmen etwa { $yielding }, Erhöhen etwa { $winning }.
reason-nothing = In Punkten gerechnet bringt Nachgeben etwa { $yielding }, ein Gebot etwa { $winning }.

# Die Zeichnung

board-round = Runde { $round }
board-scorings = Wertungen: { $done } von { $all }
board-arcade = Die Arkade mit { $count } Bögen
board-cards = Deine Aktionskarten
board-press = Drück auf eine Karte
board-press-arch = Drück auf einen Bogen: Dort beginnt dein Händler.
board-guess = Raten: { $option }
board-reveal = Legen und aufdecken: { $option }
board-dice-up-to = bis zu
board-dice-most = 5
board-press-arch-short = Drück auf einen Bogen
board-ahead = zusammen auf den nächsten sechs Bögen
board-gems-unit = Steine
board-dice-short = 6 − Wurf
board-points-unit = Punkte
board-score-to = Stand { $from } → { $to }
board-missing = { $missing ->
    [one] im Vorrat fehlt 1
   *[other] im Vorrat fehlen { $missing }
}
board-to-go = noch { $left }
board-to-go-short =
    { $left ->
        [one] Feld
       *[other] Felder
    }
board-laid = liegt verdeckt
board-wrong = vergeblich genannt
board-scoring = { $number ->
    [1] Erste Wertung
    [2] Zweite Wertung
   *[other] Dritte Wertung
}
board-laps = Runde
board-supply = Vorrat
board-worth = Mehrheiten zählen
board-points = { points-number }
board-keystones = Die Bögen und ihre Punkte
board-arch = Bogen { $arch }: { points-number }
board-pips = { $pips } gewürfelt
board-lap = Weg { $gone }/{ $lap }
board-if-scored = jetzt { $points }
board-over = Die Partie ist zu Ende
board-pieces = Figuren sind große Buchstaben, ihre Startplättchen kleine.
board-letters = r Rot, g Gelb, ü Grün, b Blau; unter der Nummer Punkte und Edelsteine.
board-offer = Gebot: { action-name }

# Was vor einem Platz liegt

piece-red-gem = { $count ->
    [one] 1 roter Edelstein
   *[other] { $count } rote Edelsteine
}
piece-yellow-gem = { $count ->
    [one] 1 gelber Edelstein
   *[other] { $count } gelbe Edelsteine
}
piece-green-gem = { $count ->
    [one] 1 grüner Edelstein
   *[other] { $count } grüne Edelsteine
}
piece-blue-gem = { $count ->
    [one] 1 blauer Edelstein
   *[other] { $count } blaue Edelsteine
}
piece-action-card = { $count ->
    [0] keine Aktionskarte
    [one] 1 Aktionskarte
   *[other] { $count } Aktionskarten
}
piece-action-dice = Aktionskarte: Würfeln
piece-action-points = Aktionskarte: Punkte
piece-action-gems = Aktionskarte: Edelsteine

# Ergebnis

measure-points = Punkte
measure-gems = Edelsteine
measure-gems-red = Rote Edelsteine
measure-gems-yellow = Gelbe Edelsteine
measure-gems-green = Grüne Edelsteine

# Optionen eines Tisches

option-share-arches = Bögen teilen
option-share-arches-help = Mehrere Startplättchen dürfen am selben Bogen liegen.
option-two-player = Zu zweit
option-two-player-help = Eine Variante zu zweit: Eine Seite legt eine Aktion verdeckt ab, die andere versucht sie zu erraten.

# Die Stellung in Worten

outline-round = Runde { $round }
outline-scorings = { $done ->
    [0] Noch keine Wertung; es gibt { $all }.
    [one] 1 von { $all } Wertungen ist vorbei.
   *[other] { $done } von { $all } Wertungen sind vorbei.
}
outline-opens = { SEAT($seat) } und { SEAT($other) } verhandeln um { action-name }; { SEAT($seat) } bietet zuerst.
outline-offer = { SEAT($seat) } bietet { SEAT($other) } { gems } für { action-name }.
outline-roll-off = { SEAT($seat) } und { SEAT($other) } verhandeln um { action-name } und würfeln aus, wer beginnt.
outline-then = Danach verhandeln { SEAT($seat) } und { SEAT($other) } um { action-name }.
outline-guesses = { SEAT($other) } hat eine Aktionskarte verdeckt abgelegt, und { SEAT($seat) } rät.
outline-wrong = { action-name } ist es nicht.
outline-points = { points-number }
outline-sealed = Hat gewählt; die Aktionskarte liegt verdeckt.
outline-chosen = Hat { action-name } gewählt; die Aktionskarte liegt verdeckt.
outline-turned-up = Hat { action-name } aufgedeckt.
outline-nowhere = Die Figur steht noch nirgends.
outline-stands = Steht bei Bogen { $arch }: { points-number }, { gems }
outline-lap = { $left ->
    [one] Noch 1 Feld bis zum eigenen Startplättchen
   *[other] Noch { $left } Felder bis zum eigenen Startplättchen
}
outline-went-round = Ist einmal ganz herum: Es wird gewertet.
outline-gems = Edelsteine: { gems }
outline-if-scored = Eine Wertung jetzt brächte { points-number }.
outline-supply-title = Edelsteine
outline-supply = Vorrat: { gems }
outline-majorities = Die Mehrheit in einer Farbe zählt: Rot { $red }, Gelb { $yellow }, Grün { $green }, Blau { $blue }
outline-arcade = Die Bögen
outline-arch = Bogen { $arch }: { points-number }, { gems }

# Fehler in einer Ausgabendatei

fault-start = { $gems ->
    [one] bei { $seats } Personen reicht der eine Stein nicht, den es von jeder Farbe gibt
   *[other] bei { $seats } Personen reichen die { $gems } Steine nicht, die es von jeder Farbe gibt
}
fault-arch = ein Bogen zeigt 1 bis { $most } Steine

# Warum eine Zahl so groß ist

why-took-points = { $count ->
    [one] Die Aktion Punkte, einmal.
   *[other] Die Aktion Punkte, { $count }-mal.
}
why-rolled-again = { $count ->
    [one] Die Aktion Würfeln mit niedrigem Wurf, einmal.
   *[other] Die Aktion Würfeln mit niedrigem Wurf, { $count }-mal.
}
why-had-most = { $count ->
    [one] Eine Mehrheit an Edelsteinen bei einer Wertung.
   *[other] { $count } Mehrheiten an Edelsteinen bei Wertungen.
}
why-went-round = { $count ->
    [one] Einmal ganz herum vor einer Wertung.
   *[other] { $count }-mal ganz herum vor Wertungen.
}
why-gems = Bei einer Wertung bringt die Mehrheit dieser Farbe { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, geteilt unter allen, die gleich viele haben.
why-all-gems = { $count ->
    [one] Ein Edelstein: Bei gleichen Punkten gewinnt, wer mehr hat.
   *[other] { $count } Edelsteine: Bei gleichen Punkten gewinnt, wer mehr hat.
}
why-action = Eine Aktion je Runde, heimlich gewählt.
why-has-most = Die Mehrheit in { colour-name }.
why-shares-most = Geteilte Mehrheit in { colour-name }, abgerundet.
why-had-the-most = Hatte die Mehrheit in { colour-name }.
why-shared-most = Hatte eine geteilte Mehrheit in { colour-name }, abgerundet.
why-returned = { $count ->
    [0] Dafür ging kein Edelstein in { colour-name } zurück.
    [one] Dafür ging ein Edelstein in { colour-name } zurück.
   *[other] Dafür gingen { $count } Edelsteine in { colour-name } zurück.
}
why-leads-nothing = In keiner Farbe vorn.
why-lap = Ist wieder beim eigenen Startplättchen angekommen.
why-left = { $gone } von { $lap } Bögen gegangen, seit das Startplättchen dort liegt; wer herum ist, bringt eine Wertung.
why-arch-points = Die Zahl des Bogens, vor dem die Figur steht.
why-arch-gems = { $missing ->
    [0] Die Edelsteine des Bogens, vor dem die Figur steht.
   *[other] Die Edelsteine des Bogens, vor dem die Figur steht, ohne { $missing }, die im Vorrat fehlen.
}
why-all-of-colour = Alle Edelsteine dieser Farbe in der Partie: { colour-name }.
why-owned = Sie liegen vor den Spielenden; was aufgebraucht ist, bekommt niemand.
why-keystone = Wer hier Punkte wählt, bekommt diese Zahl.
why-niche = Wer hier Edelsteine wählt, bekommt { gems } aus dem Vorrat.
why-rolled = Mit allen gewürfelt und so viele Bögen weit gegangen.
why-rolled-for-dice = Für die Aktion Würfeln noch einmal gewürfelt und so viele Bögen weit gegangen.
why-dice = Was nach einem weiteren Wurf zu 6 fehlt, und so viele Schritte auf dem Weg.
