# Was Bazaar auf Deutsch sagt.

title = Bazaar
subtitle = Sid Sacksons Spiel der Wechselkurse
blurb = Tausche Steine zu den Kursen des Tages und kaufe Waren, am besten so, dass nichts übrig bleibt.
edition-example = Beispiel

# Steine nach ihren Buchstaben in den Regeln, in Worten; und die Buchstaben dieser Sprache

heap-w = { $count }× Weiß
heap-b = { $count }× Blau
heap-g = { $count }× Grün
heap-r = { $count }× Rot
heap-y = { $count }× Gelb
heap-star = { $count ->
    [1] ein Stern
   *[other] { $count } Sterne
}
letter-white = W
letter-blue = B
letter-green = Ü
letter-red = R
letter-yellow = G

event-cards-chosen = Die Tauschkarten { $first } und { $second } sind im Spiel.
event-ware-shown = Stapel { $pile } zeigt { HEAP($ware) }.
event-pile-used-up = Stapel { $pile } ist aufgebraucht: Die Sternkarte liegt offen.
event-start-rolled = Gewürfelt um den ersten Zug: { HEAP($faces) }.
event-began = { SEAT($seat) } beginnt.
event-die-rolled = { SEAT($seat) } würfelt { $face ->
    [white] Weiß
    [blue] Blau
    [green] Grün
    [red] Rot
    [yellow] Gelb
   *[star] einen Stern
  }.
event-stone-taken = { SEAT($seat) } nimmt einen { $colour ->
    [white] weißen Diamanten
    [blue] blauen Saphir
    [green] grünen Opal
    [red] roten Rubin
   *[yellow] gelben Topas
  }.
event-nothing-left = Der Bazaar hat nichts mehr für { SEAT($seat) } ({ $face ->
    [white] Weiß
    [blue] Blau
    [green] Grün
    [red] Rot
    [yellow] Gelb
   *[star] Stern
  }).
event-exchanged = { SEAT($seat) } tauscht { HEAP($gave) } gegen { HEAP($took) } (Karte { $card }, Reihe { $row }).
event-bought = { SEAT($seat) } kauft { HEAP($ware) } von Stapel { $pile } und behält { $left ->
    [0] nichts
    [one] einen Stein
   *[other] { $left } Steine
  }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
event-gave-back = { SEAT($picker) } gibt { HEAP($stones) } von { SEAT($seat) } in den Bazaar zurück.
event-gave-back-own = { SEAT($seat) } gibt { HEAP($stones) } in den Bazaar zurück.
event-closed = Der zweite Stapel ist ausverkauft: Der Bazaar schließt.

phase-choose-cards = Die Tauschkarten werden gezogen.
phase-uncover-ware = Eine Warenkarte wird aufgedeckt.
phase-roll-off = Es wird ausgewürfelt, wer beginnt.
phase-roll-die = Der Farbwürfel rollt.
phase-take-any = Nimm einen Stein einer beliebigen Farbe.
phase-roll-or-exchange = Würfle oder tausche Steine.
phase-may-buy = Es wird geprüft, was sich kaufen lässt.
phase-purchase = Kaufe eine Ware oder nichts.
phase-purchase-must = Du hast nach dem Tausch { $stones } Steine: Kaufe eine Ware.
phase-purchase-surplus = Du hast { $stones } Steine: Kaufe eine Ware, oder es gehen welche zurück.
phase-pick-surplus = Wähle, welche überzähligen Steine von { SEAT($seat) } zurückgehen.
phase-pick-own-surplus = Wähle, welche deiner überzähligen Steine zurückgehen.
phase-end-turn = Der Zug endet.

choose-turn = Würfle oder tausche einmal.
choose-colour = Der Stern bringt dir einen beliebigen Stein. Welchen?
choose-purchase = Was möchtest du kaufen?
choose-purchase-must = Du hast nach dem Tausch { $stones } Steine, zehn darfst du behalten: Du musst kaufen. Was?
choose-purchase-surplus = Du hast { $stones } Steine, zehn darfst du behalten: Kaufe etwas, oder { SEAT($seat) } wählt { $number ->
    [one] einen aus, der zurückgeht
   *[other] { $number } aus, die zurückgehen
  }.
choose-purchase-own-surplus = Du hast { $stones } Steine, zehn darfst du behalten: Kaufe etwas, oder wähle { $number ->
    [one] einen aus, der zurückgeht
   *[other] { $number } aus, die zurückgehen
  }.
choose-surplus = { $number ->
    [one] { SEAT($seat) } hat einen Stein zu viel: Welcher geht zurück?
   *[other] { SEAT($seat) } hat { $number } Steine zu viel: Welche gehen zurück?
  }
choose-own-surplus = { $number ->
    [one] Du hast einen Stein zu viel: Welcher geht zurück?
   *[other] Du hast { $number } Steine zu viel: Welche gehen zurück?
  }

move-roll = Den Farbwürfel werfen
move-exchange = { HEAP($give) } geben, { HEAP($take) } nehmen (Karte { $card }, Reihe { $row })
move-exchange-must = { HEAP($give) } geben, { HEAP($take) } nehmen (Karte { $card }, Reihe { $row }): { $stones } Steine, danach Stapel { $piles } kaufen
move-take = { $colour ->
    [white] Weißer Diamant
    [blue] Blauer Saphir
    [green] Grüner Opal
    [red] Roter Rubin
   *[yellow] Gelber Topas
  }
move-buy = { HEAP($ware) } von Stapel { $pile } kaufen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
move-buy-last = { HEAP($ware) } von Stapel { $pile } kaufen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, und der Bazaar schließt
move-buy-nothing = Nichts kaufen
move-give-back = { HEAP($stones) } zurückgeben
move-give-back-of = { HEAP($stones) } von { SEAT($seat) } zurückgeben

fact-points = Bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }; übrig { $left ->
    [0] bleibt nichts
    [one] bleibt ein Stein
   *[other] bleiben { $left } Steine
  }.
fact-stones = Du hättest { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
  }.
fact-payable = Reicht für Stapel { $pile }: { $left ->
    [0] nichts
    [one] ein Stein
   *[other] { $left } Steine
  } übrig, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
fact-roll = Ein Stein in der gewürfelten Farbe; ein Stern gibt jede.
fact-must-buy = Nach einem Tausch auf mehr als zehn Steine musst du sofort kaufen.
fact-surplus = Mehr als zehn Steine: { $unless ->
    [0] { SEAT($seat) } wählt
   *[other] Kaufst du nichts, wählt { SEAT($seat) }
  } { $number ->
    [one] einen davon, der zurückgeht
   *[other] { $number } davon, die zurückgehen
  }.
fact-own-surplus = Mehr als zehn Steine: { $unless ->
    [0] Du wählst
   *[other] Kaufst du nichts, wählst du
  } { $number ->
    [one] einen davon, der zurückgeht
   *[other] { $number } davon, die zurückgehen
  }.

reason-points = Das bringt jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
reason-nearer = { $exchanges ->
    [0] Danach ist die Ware auf Stapel { $pile } sofort bezahlbar
    [one] Danach fehlt zur Ware auf Stapel { $pile } noch ein Tausch
   *[other] Danach musst du für die Ware auf Stapel { $pile } noch { $exchanges }-mal tauschen
  }; sie bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
reason-wait = Es lohnt sich, auf die Ware von Stapel { $pile } zu warten: { $exchanges ->
    [one] noch ein Tausch
   *[other] noch { $exchanges }-mal tauschen
  }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
reason-give-back = Diese Steine würden { SEAT($seat) } am meisten fehlen.
reason-give-back-own = Diese Steine würden dir am wenigsten fehlen.
reason-roll = Kein Tausch bringt dich weiter als ein neuer Stein.
reason-stone = Ein neuer Stein, und die Tausche können warten.
reason-keep = Du behältst deine Steine für eine bessere Ware.

# Ein Plan hinter einem Tipp: die Tausche auf dem Weg zu einer Ware, einer nach dem anderen.

plan = Der Plan, { plan-to }.
plan-roll = Lieber würfeln als { plan-to }.
plan-take = { move-take }, dann { plan-to }.
plan-wait = Nichts kaufen, dann { plan-to }.
plan-to = { $exchanges ->
    [one] ein Tausch
   *[other] { $exchanges } Tausche
  } bis Stapel { $pile } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }: { plan-way }
plan-way = { $exchanges ->
    [1] { plan-way-1 }
    [2] { plan-way-2 }
    [3] { plan-way-3 }
    [4] { plan-way-4 }
   *[other] { plan-way-5 }
  }
plan-way-1 = { HEAP($give1) } gegen { HEAP($take1) }
plan-way-2 = { plan-way-1 }; dann { HEAP($give2) } gegen { HEAP($take2) }
plan-way-3 = { plan-way-2 }; dann { HEAP($give3) } gegen { HEAP($take3) }
plan-way-4 = { plan-way-3 }; dann { HEAP($give4) } gegen { HEAP($take4) }
plan-way-5 = { plan-way-4 }; dann { HEAP($give5) } gegen { HEAP($take5) }

refusal-not-in-play = Reihe { $row } von Karte { $card } ist nicht im Spiel.
refusal-you-lack = Du hast nicht { HEAP($stones) }.
refusal-bazaar-lacks = Der Bazaar hat nicht { HEAP($stones) }.
refusal-above-ten = Du hättest { $stones } Steine und könntest nichts kaufen, um auf zehn zu kommen.
refusal-run-out = Der Bazaar hat keinen Stein dieser Farbe mehr ({ $colour ->
    [white] Weiß
    [blue] Blau
    [green] Grün
    [red] Rot
   *[yellow] Gelb
  }).
refusal-must-buy = Du hast nach dem Tausch { $stones } Steine, zehn darfst du behalten: Du musst jetzt kaufen.
refusal-buy-later = Würfle oder tausche zuerst, danach darfst du kaufen.
refusal-not-for-sale = Auf Stapel { $pile } ist nichts zu kaufen.
refusal-cannot-pay = Diese Ware kostet { HEAP($stones) }, und das hast du nicht.
refusal-not-in-hand = Diese Steine liegen nicht in jener Hand.
refusal-not-the-surplus = Es { $number ->
    [one] geht genau ein Stein
   *[other] gehen genau { $number } Steine
  } zurück.

option-first-card = Erste Tauschkarte
option-first-card-0 = Gezogen
option-first-card-help = Die Nummer einer Tauschkarte, mit der ihr spielt; 0 zieht eine zufällig.
option-second-card = Zweite Tauschkarte
option-second-card-0 = Gezogen
option-second-card-help = Die Nummer einer anderen Tauschkarte; 0 zieht eine zufällig.
option-several-purchases = Mehrere Käufe je Zug
option-several-purchases-help = In einem Zug darf man mehr als eine Ware kaufen, jede für sich bezahlt und gewertet.
option-breaches = Verstöße erlaubt
option-breaches-help = Ein Tausch auf mehr als zehn Steine gilt wie ein Wurf: Er ist immer erlaubt, niemand muss kaufen, und wer links sitzt, wählt aus, was zurückgeht.
option-solo = Übung allein
option-solo-help = Allein gegen die Stapel: Wie viele Punkte schaffst du, und in wie vielen Zügen?

measure-points = Punkte
measure-wares = Warenkarten
measure-turns = Züge

board-bazaar = Bazaar
board-card = Karte { $card }
board-pile = Stapel { $pile }
board-letters = W Weiß, B Blau, Ü Grün, R Rot, G Gelb
board-left = noch { $left }
board-surplus = { $number ->
    [one] ein Stein zu viel
   *[other] { $number } Steine zu viel
  }
board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
board-wares = { $wares ->
    [one] 1 Ware
   *[other] { $wares } Waren
  }

# Die Stellung in Worten. Steine: „2 Weiß, 1 Rot“; jede Farbe außer der ersten setzt ein Komma vor sich.

outline-stones-white = { $white ->
    [0] { "" }
   *[other] { $white } Weiß
}
outline-stones-blue = { $blue ->
    [0] { "" }
   *[other] { $first ->
        [blue] { "" }
       *[other] { ", " }
    }{ $blue } Blau
}
outline-stones-green = { $green ->
    [0] { "" }
   *[other] { $first ->
        [green] { "" }
       *[other] { ", " }
    }{ $green } Grün
}
outline-stones-red = { $red ->
    [0] { "" }
   *[other] { $first ->
        [red] { "" }
       *[other] { ", " }
    }{ $red } Rot
}
outline-stones-yellow = { $yellow ->
    [0] { "" }
   *[other] { $first ->
        [yellow] { "" }
       *[other] { ", " }
    }{ $yellow } Gelb
}
outline-stones = { outline-stones-white }{ outline-stones-blue }{ outline-stones-green }{ outline-stones-red }{ outline-stones-yellow }
outline-price-white = { $for-white ->
    [0] { "" }
   *[other] { $for-white } Weiß
}
outline-price-blue = { $for-blue ->
    [0] { "" }
   *[other] { $then ->
        [blue] { "" }
       *[other] { ", " }
    }{ $for-blue } Blau
}
outline-price-green = { $for-green ->
    [0] { "" }
   *[other] { $then ->
        [green] { "" }
       *[other] { ", " }
    }{ $for-green } Grün
}
outline-price-red = { $for-red ->
    [0] { "" }
   *[other] { $then ->
        [red] { "" }
       *[other] { ", " }
    }{ $for-red } Rot
}
outline-price-yellow = { $for-yellow ->
    [0] { "" }
   *[other] { $then ->
        [yellow] { "" }
       *[other] { ", " }
    }{ $for-yellow } Gelb
}
outline-price = { outline-price-white }{ outline-price-blue }{ outline-price-green }{ outline-price-red }{ outline-price-yellow }
outline-wares-title = Waren
outline-ware = { $star ->
    [0] Stapel { $pile }: { outline-stones }; { outline-wares-left }
   *[other] Stapel { $pile }: { outline-stones }, mit Stern; { outline-wares-left }
}
outline-wares-left = { $left ->
    [one] die letzte Ware
   *[other] noch { $left } Waren
}
outline-used-up = Stapel { $pile } ist aufgebraucht.
outline-unseen = Stapel { $pile }: noch nicht aufgedeckt
outline-scores-plain = Waren ohne Stern bringen { $none } Punkte, wenn kein Stein übrig bleibt, { $one } bei einem, { $two } bei zwei, { $more } bei mehr.
outline-scores-starred = Waren mit Stern bringen { $none } Punkte, wenn kein Stein übrig bleibt, { $one } bei einem, { $two } bei zwei, { $more } bei mehr.
outline-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
outline-hand = { $stones ->
    [0] Keine Steine
    [one] 1 Stein: { outline-stones }
   *[other] { $stones } Steine: { outline-stones }
}
outline-surplus = { $number ->
    [one] 1 Stein zu viel: Er geht zurück.
   *[other] { $number } Steine zu viel: Sie gehen zurück.
}
outline-bought = { $wares ->
    [0] Noch keine Ware gekauft
    [one] 1 Ware gekauft
   *[other] { $wares } Waren gekauft
}
outline-turns = { $turns ->
    [one] Bisher 1 Zug
   *[other] Bisher { $turns } Züge
}
outline-card = Tauschkarte { $card }, in beide Richtungen
outline-row = Reihe { $row }: { outline-stones } gegen { outline-price }
outline-bank-title = Der Vorrat des Bazaars
outline-bank = Weiß { $white }, Blau { $blue }, Grün { $green }, Rot { $red }, Gelb { $yellow }

fault-equation-twice = steht zweimal auf dieser Karte
fault-equation-same = hat auf beiden Seiten dieselben Steine
fault-equation-gain = hat Seiten, die sich um mehr als { $stones } Steine unterscheiden
fault-same-card = darf nicht dieselbe Karte sein wie first_card
fault-cards = diese Ausgabe hat die Tauschkarten 1 bis { $cards }

# Was vor einem Platz liegt

piece-white = { $count ->
    [one] 1 weißer Diamant
   *[other] { $count } weiße Diamanten
}
piece-blue = { $count ->
    [one] 1 blauer Saphir
   *[other] { $count } blaue Saphire
}
piece-green = { $count ->
    [one] 1 grüner Opal
   *[other] { $count } grüne Opale
}
piece-red = { $count ->
    [one] 1 roter Rubin
   *[other] { $count } rote Rubine
}
piece-yellow = { $count ->
    [one] 1 gelber Topas
   *[other] { $count } gelbe Topase
}
piece-ware = { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}

# Das gezeichnete Brett

board-rates = Tausch { $card }
board-side = { HEAP($give) } geben, { HEAP($take) } nehmen
board-hidden-card = Eine Tauschkarte, die noch nicht gezogen ist
board-your-stones = Deine Steine
board-stones-of = Steine von { SEAT($seat) }
board-points-title = Punkte
board-points-if = wenn du Stapel { $pile } kaufst
board-points-then = wenn du dann Stapel { $pile } kaufst
board-stones-left = Steine übrig
board-column-0 = ohne Stern
board-column-1 = ein Stern
board-column-2 = zwei Sterne
board-left-3 = 3 und mehr
board-left-2 = 2
board-left-1 = 1
board-left-0 = keiner
board-all-piles = Zwei Sterne ab dem ersten leeren Stapel
board-one-sold-out = Ein Stapel ist leer: überall ein Stern mehr
board-roll = Würfeln
board-roll-short = Würfeln
board-nothing = Nichts kaufen
board-nothing-short = Nichts
board-bank-title = Der Bazaar
board-bank-of = { $stones } von { $all }
board-ware = Stapel { $pile }: { HEAP($ware) }; { $left ->
    [one] die letzte
   *[other] noch { $left }
  }
board-plan-step = Schritt { $step } des Plans
board-last = die letzte
board-closing = letzte: Schluss
board-sold-out = ausverkauft
board-ware-sold-out = Stapel { $pile }: ausverkauft
board-ware-hidden = Stapel { $pile }: noch nicht aufgedeckt
board-press-turn = Drücke Steine zum Geben oder den Würfel
board-press-pile = Drücke eine Ware
board-press-drawer = Drücke ein Fach
board-press-stones = { $number ->
    [one] Drücke den Stein, der zurückgeht
   *[other] Drücke { $number } Steine, die zurückgehen
  }
board-do-exchange = Tauschen
board-do-buy = Stapel { $pile } kaufen
board-do-last = Stapel { $pile } kaufen, Schluss
board-do-take = Nehmen
board-do-back = { $number } zurückgeben

# Warum eine Zahl so groß ist

why-scored = { HEAP($ware) } gekauft, danach { $left ->
    [0] nichts
    [one] ein Stein
   *[other] { $left } Steine
  } übrig.
why-bought = { HEAP($ware) } von Stapel { $pile }.
why-stones = { $count ->
    [one] Insgesamt ein Stein in der Hand; niemand behält mehr als zehn.
   *[other] Insgesamt { $count } Steine in der Hand; niemand behält mehr als zehn.
}
why-bank = { $count ->
    [0] Kein Stein ist
    [one] Ein Stein ist
   *[other] { $count } Steine sind
  } noch hier; was der Bazaar nicht hat, bekommt niemand.
why-score-left = Die Zeile: Je weniger Steine nach dem Kauf in der Hand bleiben, desto mehr zählt er.
why-score-stars = Die Spalte: Ein Stern auf der Karte rückt um eine nach rechts, ein ausverkaufter Stapel auch.
why-pile = { $left ->
    [0] Dieser Stapel ist ausverkauft
    [one] Eine Karte liegt noch hier
   *[other] { $left } Karten liegen noch hier
  }; mit dem zweiten ausverkauften Stapel endet die Partie.
why-turns = Wer allein spielt, zählt Züge: je weniger, desto besser.
