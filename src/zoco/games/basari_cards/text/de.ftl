# Was Basari: Das Kartenspiel auf Deutsch sagt.

title = Basari: Das Kartenspiel
subtitle = { "" }
blurb = Das Feilschen von Basari mit Karten: jede Runde ein anderer Stand, ein anderer Preis, ein anderer Bluff.
edition-busy = Reger Basar

# Namen und Zahlen

kind-red = Rot
kind-yellow = Gelb
kind-green = Grün
kind-blue = Blau
letter-red = r
letter-yellow = g
letter-green = ü
letter-blue = b
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
action-name = { $action ->
    [A] A (weitere Karte)
    [B] B (Punkte)
    [C] C (Edelsteine)
   *[D] D (Tausch)
}
workers-number = { $workers } Arbeiter
points-number = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
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

event-drew = { SEAT($seat) } zieht: { workers-number }, { points-number }, { gems }.
event-hired = { SEAT($seat) } legt eine Karte für ihre Arbeiter dazu: { workers-number } (sie zeigt { points-number } und { gems }).
event-drew-nothing = Der Stapel ist leer: { SEAT($seat) } zieht nichts.
event-chose = { SEAT($seat) } legt eine Aktionskarte verdeckt ab.
event-reconsidered = { SEAT($seat) } legt noch einmal eine Aktionskarte verdeckt ab.
event-revealed = { SEAT($seat) } deckt auf: { action-name }.
event-lost = Niemand bekommt { action-name }.
event-named-rightly = { SEAT($seat) } nennt { action-name }: Genau das hat { SEAT($other) } gewählt.
event-named-wrongly = { SEAT($seat) } nennt { action-name }: { SEAT($other) } hat etwas anderes gewählt.
event-negotiated = { SEAT($seat) } und { SEAT($other) } verhandeln um { action-name }; { SEAT($seat) } beginnt.
event-offered = { SEAT($seat) } bietet { SEAT($other) } { gems }.
event-accepted = { SEAT($seat) } nimmt { gems } an und überlässt { SEAT($other) } { action-name }.
event-had-to-accept = { SEAT($seat) } kann nicht erhöhen und muss { gems } annehmen; { SEAT($other) } bekommt { action-name }.
event-had-nothing-to-offer = { SEAT($seat) } hat keinen Edelstein zu bieten und überlässt { SEAT($other) } { action-name }.
event-took-points = { SEAT($seat) } erhält { points-number }.
event-took-gems = { $missing ->
    [0] { SEAT($seat) } nimmt { gems }.
    [one] { SEAT($seat) } nimmt { gems }; im Vorrat fehlt 1 Edelstein.
   *[other] { SEAT($seat) } nimmt { gems }; im Vorrat fehlen { $missing } Edelsteine.
}
event-gave-back = { SEAT($seat) } gibt { colour-gem } zurück.
event-took-one = { SEAT($seat) } nimmt { colour-gem }.
event-had-no-gem = { SEAT($seat) } hat keinen Edelstein zum Zurückgeben.
event-found-none = Für { SEAT($seat) } ist kein Edelstein mehr im Vorrat.
event-pass-ended = Durchgang { $number } ist zu Ende und wird gewertet.
event-had-most = { $returned ->
    [one] { SEAT($seat) } hat die Mehrheit in { colour-name }: { points-number }; 1 Edelstein geht zurück.
   *[other] { SEAT($seat) } hat die Mehrheit in { colour-name }: { points-number }; { $returned } Edelsteine gehen zurück.
}
event-shared-most = { $returned ->
    [one] { SEAT($seat) } teilt sich die Mehrheit in { colour-name }: { points-number }; 1 Edelstein geht zurück.
   *[other] { SEAT($seat) } teilt sich die Mehrheit in { colour-name }: { points-number }; { $returned } Edelsteine gehen zurück.
}
event-unclaimed = Niemand besitzt { colour-gem }.
event-manned = { SEAT($seat) } hat { workers-number }: { points-number }.
event-pass-began = Alle Karten werden gemischt: Durchgang { $number } beginnt.
event-ended = Der dritte Durchgang ist gewertet: Die Partie ist zu Ende.

# Ablehnungen

refusal-only-with-five = Aktion D gibt es nur zu fünft.
refusal-not-for-two = Zu zweit gibt es nur die Aktionen A, B und C.
refusal-already-named = { action-name } ist schon genannt worden und war falsch.
refusal-must-offer = Wer beginnt, muss mindestens einen Edelstein bieten.
refusal-empty-offer = Ein Gebot hat mindestens einen Edelstein.
refusal-not-your-gems = Du kannst nur Edelsteine bieten, die dir gehören.
refusal-fewer-gems = Eine Erhöhung hat nie weniger Edelsteine als das Gebot, auf das sie antwortet.
refusal-not-worthier = Gleich viele Edelsteine müssen mehr wert sein: Zuerst zählt Rot, dann Gelb, Grün und Blau.
refusal-no-gem-of-yours = Du hast keinen Edelstein in { colour-name } zum Zurückgeben.
refusal-colour-is-empty = Im Vorrat ist kein Edelstein in { colour-name } mehr.

# Phasen

phase-draw-card = Die oberste Karte des Stapels wird aufgedeckt.
phase-choose-actions = Welche Aktion wählst du?
phase-hire-workers = Die oberste Karte des Stapels kommt zu den Arbeitern.
phase-take-points = Die Punkte einer Karte werden gutgeschrieben.
phase-take-gems = Die Edelsteine einer Karte werden genommen.
phase-swap = Edelsteine werden getauscht.
phase-take-in-order = Mehrere nehmen je einen Edelstein.
phase-return-gem = Welchen Edelstein gibst du zurück?
phase-take-gem = Welchen Edelstein nimmst du?
phase-negotiate = Zwei wollen dieselbe Aktion.
phase-make-offer = Was bietest du { SEAT($other) } für { action-name }?
phase-answer-offer = { SEAT($other) } bietet: annehmen oder erhöhen?
phase-pick-action = Welche Aktion legst du verdeckt ab?
phase-name-action = Welche Aktion hat { SEAT($other) } gewählt?
phase-name-action-again = { action-name } ist es nicht. Welche Aktion hat { SEAT($other) } gewählt?
phase-end-round = Die Runde ist zu Ende.

# Auswahl

choose-action = Wähle deine Aktion.
choose-action-again = Bis alle gewählt haben, darfst du deine Karte neu legen.
choose-guess = Nenne eine Aktion.
choose-offer = Biete Edelsteine.
choose-accept = Nimm das Gebot an.
choose-raise = Oder biete mehr: mehr Edelsteine, oder gleich viele und wertvollere.
choose-gem-to-return = Wähle einen Edelstein zum Zurückgeben.
choose-gem-to-take = Wähle einen Edelstein zum Nehmen.
move-draw = Karte { $card } ziehen
move-draw-nothing = Nichts ziehen
move-choose = { $action ->
    [A] A: eine weitere Karte für ihre Arbeiter
    [B] B: die Punkte deiner Karte
    [C] C: die Edelsteine deiner Karte
   *[D] D: Edelsteine tauschen
}
move-guess = { $action ->
    [A] A: weitere Karte
    [B] B: Punkte
    [C] C: Edelsteine
   *[D] D: Tausch
}
move-offer = Edelsteine bieten
move-accept = Annehmen
move-give-back = Gib { colour-gem } zurück
move-take = Nimm { colour-gem }

# Tatsachen zu einer Wahl

fact-hire = { SEAT($seat) } hat { workers-number }; eine Karte bringt im Mittel { $mean }.
fact-odds = { $missing ->
    [one] Bis { $enough } fehlt 1; Chance der nächsten Karte: { $odds }.
   *[other] Bis { $enough } fehlen { $missing }; Chance der nächsten Karte: { $odds }.
}
fact-enough = { $workers ->
    [one] 1 Arbeiter ist schon da.
   *[other] { $workers } Arbeiter sind schon da.
}
fact-points = { SEAT($seat) } würde { points-number } erhalten.
fact-gems = { $missing ->
    [0] { SEAT($seat) } würde { gems } nehmen.
    [one] { SEAT($seat) } würde { gems } nehmen; im Vorrat fehlt 1 Edelstein.
   *[other] { SEAT($seat) } würde { gems } nehmen; im Vorrat fehlen { $missing } Edelsteine.
}
fact-no-card = In dieser Runde gibt es keine Karte; die Aktion brächte also nichts.
swap-supply = { $supply ->
    [0] Im Vorrat liegt jetzt kein Edelstein
    [one] Im Vorrat liegt jetzt 1 Edelstein
   *[other] Im Vorrat liegen jetzt { $supply } Edelsteine
}
swap-alone = { $returned ->
    [0] { $alone ->
        [0] Allein hast du keinen zurückzugeben und nimmst keinen
        [1] Allein hast du keinen zurückzugeben und nimmst einen
       *[other] Allein hast du keinen zurückzugeben und nimmst zwei
    }
   *[other] { $alone ->
        [1] Allein gibst du einen zurück und nimmst ihn wieder
       *[other] Allein gibst du einen zurück und nimmst zwei
    }
}
swap-shared = { $shared ->
    [none] mit anderen nimmst du keinen
    [open] mit anderen nimmst du einen, falls noch einer da ist, wenn du an der Reihe bist
   *[sure] mit anderen nimmst du einen
}
fact-swap = { swap-supply }: { swap-alone }; { swap-shared }.
fact-guess-lost = Stimmt das, verliert { SEAT($seat) } die Aktion; wenn nicht, nennst du eine andere.
fact-guess-haggle = Stimmt das, verhandelst du mit { SEAT($seat) } darum; sonst führt { SEAT($seat) } die Aktion aus.
fact-get = { SEAT($seat) } bekäme { gems }.
fact-must-accept = { SEAT($seat) } kann das nicht erhöhen und muss annehmen.
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

# Gründe für einen Rat

reason-hire = { SEAT($seat) } hat { workers-number }; eine weitere Karte ist etwa { points-number } wert.
reason-points = Die Karte bringt dir { points-number }.
reason-gems = Die Edelsteine der Karte sind dir etwa { points-number } wert.
reason-swap = Ein Tausch ist dir etwa { points-number } wert.
reason-guess = { action-name } wäre { SEAT($other) } etwa { points-number } wert.
reason-offer = { action-name } ist dir etwa { points-number } wert, und diese Edelsteine kosten dich etwa { $cost }.
reason-open = Etwas musst du bieten, und diese Edelsteine kosten dich am wenigsten: etwa { points-number }.
reason-dear = Diese Edelsteine kosten dich etwa { points-number }, mehr als du gewinnst; doch billiger bekommt es auch sonst niemand.
reason-raise = In Punkten gerechnet bringt Erhöhen etwa { $winning }, Annehmen etwa { $yielding }.
reason-accept = In Punkten gerechnet bringt Annehmen etwa { $yielding }, Erhöhen etwa { $winning }.
reason-give-back = Ein Edelstein in { colour-name } weniger kostet dich etwa { points-number }.
reason-take = Ein Edelstein in { colour-name } ist dir etwa { points-number } wert.

# Die Zeichnung

board-pass = Durchgang { $number } von { $all }
board-over = Die Partie ist zu Ende
board-press = Drück auf deine Karte
board-press-gem = Drück auf einen Stein
board-guess = Raten: { $option }
board-reveal = Legen und aufdecken: { $option }
board-deed-a = noch eine Karte, für ihre Arbeiter
board-deed-b = ihre Punkte werten
board-deed-c = ihre Edelsteine nehmen
board-deed-d = allein: 1 geben, 2 nehmen; mit anderen: 1 nehmen
board-action-a = Arbeiter
board-action-b = Punkte
board-action-c = Edelsteine
board-action-d = Tausch
board-one-card = 1 Karte
board-missing = { $missing ->
    [one] im Vorrat fehlt 1
   *[other] im Vorrat fehlen { $missing }
}
board-wrong = vergeblich genannt
board-scoring = Wertung von Durchgang { $number }
board-crew = Arbeiter
board-pile = { $cards ->
    [one] 1 Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
board-supply = Vorrat
board-legend = { $worker } Arbeiter, { $gem } Edelstein
board-card = Karte
board-no-card = keine Karte
board-points = { points-number }
board-if-scored = +{ $points } bei Wertung jetzt
board-chosen = hat gewählt
board-own-choice = hat { $action } gewählt
board-wrong-guess = nicht { $action }
board-turned-up = hat { $action } aufgedeckt
board-opens = { SEAT($seat) } macht { SEAT($other) } das erste Gebot für { action-name }.
board-offer = { SEAT($seat) } bietet { SEAT($other) } für { action-name }:

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
piece-bazaar-card = { $count ->
    [one] 1 Basarkarte
   *[other] { $count } Basarkarten
}
piece-worker = { $count } Arbeiter
piece-action-A = Aktionskarte: A
piece-action-B = Aktionskarte: B
piece-action-C = Aktionskarte: C
piece-action-D = Aktionskarte: D

# Ergebnis

measure-points = Punkte

# Optionen eines Tisches

option-two-player = Zu zweit
option-two-player-help = Eine Variante zu zweit: Eine Seite legt eine Aktion verdeckt ab, die andere versucht sie zu erraten.

# Die Stellung in Worten

outline-pass = Durchgang { $number } von { $all }
outline-opens = { SEAT($seat) } und { SEAT($other) } verhandeln um { action-name }; { SEAT($seat) } bietet zuerst.
outline-offer = { SEAT($seat) } bietet { SEAT($other) } { gems } für { action-name }.
outline-then = Danach verhandeln { SEAT($seat) } und { SEAT($other) } um { action-name }.
outline-guesses = { SEAT($other) } hat eine Aktionskarte verdeckt abgelegt, und { SEAT($seat) } rät.
outline-wrong = { action-name } ist es nicht.
outline-returns = { SEAT($seat) } gibt einen Edelstein nach Wahl zurück.
outline-takes = { $gems ->
    [one] { SEAT($seat) } nimmt einen Edelstein nach Wahl.
   *[other] { SEAT($seat) } nimmt { $gems } Edelsteine nach Wahl.
}
outline-crew = { $workers ->
    [one] 1 Arbeiter beendet den Durchgang und bringt { points-number }.
   *[other] { $workers } Arbeiter beenden den Durchgang und bringen { points-number }.
}
outline-points = { points-number }
outline-sealed = Hat gewählt; die Aktionskarte liegt verdeckt.
outline-chosen = Hat { action-name } gewählt; die Aktionskarte liegt verdeckt.
outline-turned-up = Hat { action-name } aufgedeckt.
outline-workers = { workers-number }
outline-no-card = Keine Karte in dieser Runde: B und C bringen nichts.
outline-card-points = B bringt { points-number }.
outline-card-gems = { $missing ->
    [0] C nimmt { gems }.
    [one] C nimmt { gems }; im Vorrat fehlt 1 Edelstein.
   *[other] C nimmt { gems }; im Vorrat fehlen { $missing } Edelsteine.
}
outline-gems = Edelsteine: { gems }
outline-if-scored = Eine Wertung jetzt brächte { points-number }.
outline-supply-title = Edelsteine
outline-supply = Vorrat: { gems }
outline-majorities = Die Mehrheit in einer Farbe zählt: Rot { $red }, Gelb { $yellow }, Grün { $green }, Blau { $blue }
outline-pile-title = { $cards ->
    [one] Der Stapel, für Aktion A: 1 Karte
   *[other] Der Stapel, für Aktion A: { $cards } Karten
}
outline-pile = { $cards ->
    [one] { workers-number }: 1 Karte
   *[other] { workers-number }: { $cards } Karten
}

# Fehler in einer Ausgabendatei

fault-gems = muss mindestens { $least } sein: { $seats } Personen beginnen mit je { $start } von jeder Farbe
fault-no-gem = zeigt keinen Edelstein
fault-pile = der Stapel kann bei { $seats } Personen ausgehen: { $least } Arbeiter reichen nicht, es müssen mehr als { $most } sein

# Warum eine Zahl so groß ist

why-took-points = { $count ->
    [one] Die Aktion B, Punkte, einmal.
   *[other] Die Aktion B, Punkte, { $count }-mal.
}
why-had-most = { $count ->
    [one] Eine Mehrheit an Edelsteinen bei einer Wertung.
   *[other] { $count } Mehrheiten an Edelsteinen bei Wertungen.
}
why-manned = { $count ->
    [one] Genug Arbeiter am Ende eines Durchgangs.
   *[other] Genug Arbeiter am Ende von { $count } Durchgängen.
}
why-gems = Bei einer Wertung bringt die Mehrheit dieser Farbe { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, geteilt unter allen, die gleich viele haben.
why-cards = { $count ->
    [0] Noch keine Karte in diesem Durchgang.
    [one] Eine Karte in diesem Durchgang.
   *[other] { $count } Karten in diesem Durchgang.
}
why-workers = { $cards ->
    [0] Noch keine Karte
    [one] Die Arbeiter auf einer Karte
   *[other] Die Arbeiter auf { $cards } Karten
  }; mit { $target } endet der Durchgang.
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
why-crew = { $target } Arbeiter oder mehr: wird nicht geteilt.
why-pass = Wer genug Arbeiter hat, beendet einen Durchgang; der dritte ist der letzte.
why-all-cards = Alle Basarkarten.
why-dealt = Sie liegen in diesem Durchgang vor den Spielenden.
why-all-of-colour = Alle Edelsteine dieser Farbe in der Partie: { colour-name }.
why-owned = Sie liegen vor den Spielenden; was aufgebraucht ist, bekommt niemand.
why-card-workers = Eine Karte mehr, nur für ihre Arbeiter.
why-card-points = Die Zahl auf der aktuellen Karte.
why-card-gems = { $missing ->
    [0] Die Edelsteine auf der aktuellen Karte.
   *[other] Die Edelsteine auf der aktuellen Karte, ohne { $missing }, die im Vorrat fehlen.
}

round-pass = Durchgang { $number } von 3
