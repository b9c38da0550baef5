# Was Basari auf Deutsch sagt.

title = Basari
subtitle = { "" }
blurb = Wähle heimlich eine Aktion. Wollen zwei dieselbe, feilschen sie mit Edelsteinen darum; drei gehen leer aus.
edition-long-arcade = Langer Arkadengang

# Wörter

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
kind-red = rot
kind-yellow = gelb
kind-green = grün
kind-blue = blau

# Ein Gebot: 2× Rot, 1× Blau. Jede Farbe setzt ihr Komma, wenn eine vor ihr steht.

gems-red = { $red ->
    [0] {""}
   *[other] { $red }× Rot
}
gems-yellow = { $yellow ->
    [0] {""}
   *[other] { $red ->
        [0] {""}
       *[other] {", "}
    }{ $yellow }× Gelb
}
gems-green = { $green ->
    [0] {""}
   *[other] { $red ->
        [0] { $yellow ->
            [0] {""}
           *[other] {", "}
        }
       *[other] {", "}
    }{ $green }× Grün
}
gems-blue = { $blue ->
    [0] {""}
   *[other] { $red ->
        [0] { $yellow ->
            [0] { $green ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
       *[other] {", "}
    }{ $blue }× Blau
}
gems-list = { gems-red }{ gems-yellow }{ gems-green }{ gems-blue }
gems-or-none = { $red ->
    [0] { $yellow ->
        [0] { $green ->
            [0] { $blue ->
                [0] keine Steine
               *[other] { gems-list }
            }
           *[other] { gems-list }
        }
       *[other] { gems-list }
    }
   *[other] { gems-list }
}
points-word = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}

worth-word = { $worth ->
    [1] 1 Punkt
   *[other] { $worth } Punkte
}

# Ereignisse

event-placed = { SEAT($seat) } beginnt bei Bogen { $arch }.
event-rolled = Alle würfeln und ziehen: { $dice } (in Sitzreihenfolge).
event-chose = { SEAT($seat) } hat gewählt.
event-reconsidered = { SEAT($seat) } legt noch einmal ein Kärtchen verdeckt hin.
event-revealed = { SEAT($seat) } deckt auf: { action-name }.
event-lost = Niemand bekommt { action-name }.
event-rolled-again = { $points ->
    [0] { SEAT($seat) } würfelt { $pips } und zieht zu Bogen { $arch }.
   *[other] { SEAT($seat) } würfelt { $pips }, zieht zu Bogen { $arch } und erhält { points-word }.
}
event-took-points = { SEAT($seat) } erhält { points-word }.
event-took-gems = { $missing ->
    [0] { SEAT($seat) } nimmt { gems-or-none }.
    [1] { SEAT($seat) } nimmt { gems-or-none }; im Vorrat fehlt 1 Stein.
   *[other] { SEAT($seat) } nimmt { gems-or-none }; im Vorrat fehlen { $missing } Steine.
}
event-negotiated = { SEAT($seat) } und { SEAT($other) } handeln um { action-name }; { SEAT($seat) } beginnt.
event-rolled-off = Gleichstand: { SEAT($seat) } würfelt { $pips }, { SEAT($other) } { $others }.
event-offered = { SEAT($seat) } bietet { gems-or-none }.
event-offered-nothing = { SEAT($seat) } bietet nichts und überlässt { SEAT($other) } die Aktion.
event-had-nothing-to-offer = { SEAT($seat) } hat keinen Stein zu bieten und überlässt { SEAT($other) } die Aktion.
event-accepted = { SEAT($seat) } nimmt { gems-or-none } von { SEAT($other) } an.
event-had-to-accept = { SEAT($seat) } kann nicht erhöhen und muss { gems-or-none } von { SEAT($other) } annehmen.
event-scoring-began = { $number ->
    [1] Die erste Wertung.
    [2] Die zweite Wertung.
   *[other] Die dritte und letzte Wertung.
}
event-went-round = { SEAT($seat) } ist einmal ganz herum: { points-word }.
event-had-most = { $returned ->
    [1] { SEAT($seat) } hat die Mehrheit in { colour-name }: { points-word }; 1 Stein geht zurück.
   *[other] { SEAT($seat) } hat die Mehrheit in { colour-name }: { points-word }; { $returned } Steine gehen zurück.
}
event-shared-most = { $returned ->
    [1] { SEAT($seat) } teilt sich die Mehrheit in { colour-name }: { points-word }; 1 Stein geht zurück.
   *[other] { SEAT($seat) } teilt sich die Mehrheit in { colour-name }: { points-word }; { $returned } Steine gehen zurück.
}
event-discs-moved = Jedes Startplättchen rückt unter seine Figur.
event-named-rightly = { SEAT($seat) } nennt { action-name } und liegt richtig.
event-named-wrongly = { SEAT($seat) } nennt { action-name } und liegt falsch.
event-ended = Die dritte Wertung ist vorbei: Die Partie ist zu Ende.

# Ablehnungen

refusal-no-such-arch = Einen Bogen { $arch } gibt es nicht; der letzte ist { $last }.
refusal-arch-taken = Bei Bogen { $arch } liegt schon ein Startplättchen.
refusal-already-named = { action-name } wurde schon genannt, und es war falsch.
refusal-not-your-gems = Du kannst nur Steine bieten, die dir gehören.
refusal-empty-offer = Ein Gebot hat mindestens einen Stein; nichts zu bieten ist ein eigener Zug.
refusal-fewer-gems = Eine Erhöhung hat nie weniger Steine als das Gebot.
refusal-not-worthier = Gleich viele Steine müssen mehr wert sein: Zuerst zählt Rot, dann Gelb, Grün und Blau.

# Phasen

phase-place-merchant = Wo beginnt deine Figur?
phase-roll-all = Alle würfeln und ziehen.
phase-choose-cards = Wähle heimlich eine Aktion.
phase-resolve = Die Kärtchen werden ausgeführt.
phase-roll-again = Für die Aktion Würfeln wird geworfen.
phase-take-points = Die Aktion Punkte wird gewertet.
phase-take-gems = Die Aktion Edelsteine wird ausgeführt.
phase-negotiate = Zwei wollen dieselbe Aktion.
phase-roll-off = Beide würfeln aus, wer beginnt.
phase-open = Du und { SEAT($other) } wollt beide { action-name }: Was bietest du?
phase-answer = { SEAT($other) } bietet Steine für { action-name }: annehmen oder erhöhen?
phase-pick-card = Wähle verdeckt eine Aktion.
phase-name-card = Welche Aktion hat { SEAT($other) } gewählt?
phase-name-card-again = Falsch. Welche der beiden anderen hat { SEAT($other) } gewählt?
phase-score = Ist jemand einmal ganz herum?
phase-next-round = Die nächste Runde beginnt.

# Auswahl

choose-arch = Wähle einen freien Bogen.
choose-any-arch = Wähle einen Bogen; an einem dürfen mehrere beginnen.
choose-action = Wähle eine der drei Aktionen.
choose-action-again = Bis alle gewählt haben, darfst du dein Kärtchen neu legen.
choose-guess = Nenne eine Aktion.
choose-offer = Biete von deinen Steinen.
choose-nothing = Oder gib gleich nach.
choose-accept = Nimm die gebotenen Steine,
choose-raise = oder biete mehr oder wertvollere Steine.
move-place-disc = Beginne bei Bogen { $arch }
move-choose = { action-name }
move-guess = { action-name }
move-offer-nothing = Nichts bieten
move-accept = Annehmen

# Tatsachen zu einer Wahl

fact-ahead = Die nächsten sechs Bögen zeigen im Schnitt { $points } Punkte und { $gems } Steine.
fact-dice = { SEAT($seat) } würde weiterziehen und im Schnitt { $points } Punkte erhalten.
fact-lap = { $left ->
    [one] { SEAT($seat) } fehlt 1 Feld zur Runde um den Plan; ein weiterer Wurf reicht sicher und bringt { points-word } und eine Wertung.
   *[other] { SEAT($seat) } fehlen { $left } Felder zur Runde um den Plan; ein weiterer Wurf reicht mit Wahrscheinlichkeit { $odds } und bringt dann { points-word } und eine Wertung.
}
fact-points = { SEAT($seat) } würde { points-word } erhalten.
fact-gems = { $missing ->
    [0] { SEAT($seat) } würde { gems-or-none } nehmen.
    [1] { SEAT($seat) } würde { gems-or-none } nehmen; im Vorrat fehlt 1 Stein.
   *[other] { SEAT($seat) } würde { gems-or-none } nehmen; im Vorrat fehlen { $missing } Steine.
}
fact-if-scored = Bei einer Wertung jetzt bekäme { SEAT($seat) } { $after } statt { $before } Punkte.
fact-raises = { $raises ->
    [one] { SEAT($seat) } kann das auf genau eine Weise erhöhen.
   *[other] { SEAT($seat) } kann das auf { $raises } Weisen erhöhen.
}
fact-must-accept = { SEAT($seat) } kann das nicht erhöhen und muss annehmen.
fact-get = { SEAT($seat) } bekäme { gems-list }.
fact-gives-away = { SEAT($seat) } führt { action-name } umsonst aus.
fact-guess-lost = Stimmt das, verliert { SEAT($seat) } die Aktion.
fact-guess-haggle = Stimmt das, handelst du mit { SEAT($seat) } darum; sonst führt { SEAT($seat) } die Aktion aus.

# Gründe für einen Rat

reason-place = Die nächsten Bögen sind ergiebig: Punkte und Steine zusammen im Schnitt { $worth }.
reason-choose = Diese Aktion ist dir etwa { worth-word } wert; im Schnitt wählen sie { $rivals } andere auch.
reason-pick = Diese Aktion ist dir etwa { worth-word } wert; was mehr wert ist, wird öfter erraten.
reason-guess = Diese Aktion ist { SEAT($seat) } etwa { worth-word } wert.
reason-offer = Die Aktion ist dir etwa { worth-word } wert; dieses Gebot kostet dich etwa { $cost }.
reason-raise = In Punkten gerechnet bringt dieses Gebot etwa { $winning }, Nachgeben etwa { $yielding }.
reason-accept = In Punkten gerechnet bringt Annehmen etwa { $yielding }, Erhöhen etwa { $winning }.
reason-nothing = In Punkten gerechnet bringt Nachgeben etwa { $yielding }, ein Gebot etwa { $winning }.

# Die Zeichnung

board-round = Runde { $round }
board-scorings = Wertungen: { $done } von { $all }
board-supply = Vorrat
board-worth = Mehrheiten zählen
board-points = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}
board-lap = Weg { $gone }/{ $lap }
board-if-scored = jetzt { $points }
board-over = Die Partie ist zu Ende
board-pieces = Figuren sind große Buchstaben, ihre Startplättchen kleine.
board-letters = r Rot, y Gelb, g Grün, b Blau; unter der Nummer Punkte und Steine.
board-offer = Gebot: { action-name }

# Ergebnis

measure-points = Punkte
measure-gems = Edelsteine
measure-gems-red = Rote Steine
measure-gems-yellow = Gelbe Steine
measure-gems-green = Grüne Steine

# Optionen eines Tisches

option-share-arches = Bögen teilen
option-share-arches-help = Mehrere Startplättchen dürfen am selben Bogen liegen.
option-two-player = Zu zweit
option-two-player-help = Eine Variante zu zweit: Eine Seite wählt verdeckt eine Aktion, die andere versucht sie zu erraten.

# Die Stellung in Worten

outline-round = Runde { $round }
outline-scorings = { $done ->
    [0] Noch keine Wertung; es gibt { $all }.
    [one] 1 von { $all } Wertungen ist vorbei.
   *[other] { $done } von { $all } Wertungen sind vorbei.
}
outline-opens = { SEAT($seat) } und { SEAT($other) } handeln um { action-name }; { SEAT($seat) } bietet zuerst.
outline-offer = { SEAT($seat) } bietet { SEAT($other) } { gems-list } für { action-name }.
outline-roll-off = { SEAT($seat) } und { SEAT($other) } handeln um { action-name } und würfeln aus, wer beginnt.
outline-then = Danach handeln { SEAT($seat) } und { SEAT($other) } um { action-name }.
outline-guesses = { SEAT($other) } hat verdeckt ein Kärtchen gewählt, und { SEAT($seat) } rät.
outline-wrong = { action-name } ist es nicht.
outline-points = { points-word }
outline-sealed = Hat gewählt; das Kärtchen liegt verdeckt.
outline-chosen = Hat { action-name } gewählt; das Kärtchen liegt verdeckt.
outline-turned-up = Hat { action-name } aufgedeckt.
outline-nowhere = Die Figur steht noch nirgends.
outline-stands = Steht bei Bogen { $arch }: { points-word }, { gems-or-none }
outline-lap = { $left ->
    [one] Noch 1 Feld bis zum eigenen Startplättchen
   *[other] Noch { $left } Felder bis zum eigenen Startplättchen
}
outline-went-round = Ist einmal ganz herum: Es wird gewertet.
outline-own-gems = Edelsteine: { gems-or-none }
outline-if-scored = Eine Wertung jetzt brächte { points-word }.
outline-gems = Edelsteine
outline-supply = Vorrat: { gems-or-none }
outline-majorities = Die Mehrheit in einer Farbe zählt: Rot { $red }, Gelb { $yellow }, Grün { $green }, Blau { $blue }
outline-arcade = Die Bögen
outline-arch = Bogen { $arch }: { points-word }, { gems-or-none }

# Fehler in einer Ausgabendatei

fault-start = { $gems ->
    [one] bei { $seats } Personen reicht der eine Stein nicht, den es von jeder Farbe gibt
   *[other] bei { $seats } Personen reichen die { $gems } Steine nicht, die es von jeder Farbe gibt
}
fault-arch = ein Bogen zeigt 1 bis { $most } Steine
