# Was Bazaar auf Deutsch sagt.

event-cards-chosen = Die Tauschkarten { $first } und { $second } sind im Spiel.
event-ware-shown = Stapel { $pile } zeigt { $ware }.
event-pile-used-up = Stapel { $pile } ist aufgebraucht: Die Sternkarte liegt offen.
event-start-rolled = Gewürfelt um den ersten Zug: { $faces }.
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
event-exchanged = { SEAT($seat) } tauscht { $gave } gegen { $took } (Karte { $card }, Reihe { $row }).
event-bought = { SEAT($seat) } kauft { $ware } von Stapel { $pile } und behält { $left ->
    [0] nichts
    [one] einen Stein
   *[other] { $left } Steine
  }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
event-gave-back = { SEAT($picker) } gibt { $stones } von { SEAT($seat) } in den Bazaar zurück.
event-closed = Der zweite Stapel ist ausverkauft: Der Bazaar schließt.

phase-choose-cards = Die Tauschkarten werden gezogen.
phase-uncover-ware = Eine Warenkarte wird aufgedeckt.
phase-roll-off = Es wird ausgewürfelt, wer beginnt.
phase-roll-die = Der Farbwürfel rollt.
phase-take-any = Nimm einen Stein einer beliebigen Farbe.
phase-roll-or-exchange = Würfle oder tausche Steine.
phase-may-buy = Es wird geprüft, was sich kaufen lässt.
phase-purchase = Kaufe eine Ware oder nichts.
phase-pick-surplus = Wähle die überzähligen Steine, die zurückgehen.
phase-end-turn = Der Zug endet.

choose-turn = Würfle oder tausche einmal.
choose-colour = Der Stern bringt dir einen beliebigen Stein. Welchen?
choose-purchase = Was möchtest du kaufen?
choose-surplus = { $number ->
    [one] Ein Stein zu viel: Welcher geht zurück?
   *[other] { $number } Steine zu viel: Welche gehen zurück?
  }

move-roll = Den Farbwürfel werfen
move-exchange = { $give } geben, { $take } nehmen (Karte { $card }, Reihe { $row })
move-take = { $colour ->
    [white] Weißer Diamant
    [blue] Blauer Saphir
    [green] Grüner Opal
    [red] Roter Rubin
   *[yellow] Gelber Topas
  }
move-buy = { $ware } von Stapel { $pile } kaufen
move-buy-nothing = Nichts kaufen
move-give-back = { $stones } zurückgeben

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
fact-within-reach = Stapel { $pile }: { $exchanges ->
    [0] sofort bezahlbar
    [one] noch ein Tausch
   *[other] noch { $exchanges }-mal tauschen
  }, { $left ->
    [0] nichts
    [one] ein Stein
   *[other] { $left } Steine
  } übrig, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
fact-out-of-reach = Stapel { $pile }: durch Tauschen allein nicht erreichbar.

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
reason-roll = Kein Tausch bringt dich weiter als ein neuer Stein.

refusal-not-in-play = Reihe { $row } von Karte { $card } ist nicht im Spiel.
refusal-you-lack = Du hast nicht { $stones }.
refusal-bazaar-lacks = Der Bazaar hat nicht { $stones }.
refusal-above-ten = Du hättest { $stones } Steine und könntest nichts kaufen, um auf zehn zu kommen.
refusal-run-out = Der Bazaar hat keinen Stein dieser Farbe mehr ({ $colour ->
    [white] Weiß
    [blue] Blau
    [green] Grün
    [red] Rot
   *[yellow] Gelb
  }).
refusal-must-buy = Mit mehr als zehn Steinen musst du jetzt kaufen.
refusal-not-for-sale = Auf Stapel { $pile } ist nichts zu kaufen.
refusal-cannot-pay = Diese Ware kostet { $stones }, und das hast du nicht.
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
option-breaches-help = Jeder Tausch auf mehr als zehn Steine ist erlaubt; wer links sitzt, wählt aus, was zurückgeht.
option-solo = Übung allein
option-solo-help = Allein gegen die Stapel: Wie viele Punkte schaffst du, und in wie vielen Zügen?

measure-points = Punkte
measure-wares = Warenkarten
measure-turns = Züge

board-bazaar = Bazaar
board-card = Karte { $card }
board-pile = Stapel { $pile }
board-left = noch { $left }
board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
board-wares = { $wares ->
    [one] 1 Ware
   *[other] { $wares } Waren
  }
