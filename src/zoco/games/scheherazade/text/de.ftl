# Was Die Perlen der Scheherazade auf Deutsch sagt.

title = Die Perlen der Scheherazade
subtitle = { "" }
blurb = Verdeckte Gebote, Perlenketten und für jede Nacht eine Geschichte.
edition-short-journey = Kurze Reise

# Farben, Felder, Dinge.

colour-name = { $colour ->
    [red] Rot
    [orange] Orange
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [pink] Rosa
    [black] Schwarz
    [white] Weiß
    [brown] Braun
    [violet] Violett
    [turquoise] Türkis
   *[grey] Grau
}
# Der Buchstabe jeder Farbe auf dem Brett

letter-red = R
letter-orange = O
letter-yellow = G
letter-green = Ü
letter-blue = B
letter-pink = A
letter-black = S
letter-white = W
letter-brown = N
letter-violet = V
letter-turquoise = T
letter-grey = U

other-name = { $other ->
    [red] Rot
    [orange] Orange
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [pink] Rosa
    [black] Schwarz
    [white] Weiß
    [brown] Braun
    [violet] Violett
    [turquoise] Türkis
   *[grey] Grau
}
bedouin-nom = { $colour ->
    [red] ein roter Beduine
    [orange] ein Beduine in Orange
    [yellow] ein gelber Beduine
    [green] ein grüner Beduine
    [blue] ein blauer Beduine
    [pink] ein Beduine in Rosa
    [black] ein schwarzer Beduine
    [white] ein weißer Beduine
    [brown] ein brauner Beduine
    [violet] ein violetter Beduine
    [turquoise] ein Beduine in Türkis
   *[grey] ein grauer Beduine
}
bedouin-acc = { $colour ->
    [red] einen roten Beduinen
    [orange] einen Beduinen in Orange
    [yellow] einen gelben Beduinen
    [green] einen grünen Beduinen
    [blue] einen blauen Beduinen
    [pink] einen Beduinen in Rosa
    [black] einen schwarzen Beduinen
    [white] einen weißen Beduinen
    [brown] einen braunen Beduinen
    [violet] einen violetten Beduinen
    [turquoise] einen Beduinen in Türkis
   *[grey] einen grauen Beduinen
}
bedouins-name = { $colour ->
    [red] die roten Beduinen
    [orange] die Beduinen in Orange
    [yellow] die gelben Beduinen
    [green] die grünen Beduinen
    [blue] die blauen Beduinen
    [pink] die Beduinen in Rosa
    [black] die schwarzen Beduinen
    [white] die weißen Beduinen
    [brown] die braunen Beduinen
    [violet] die violetten Beduinen
    [turquoise] die Beduinen in Türkis
   *[grey] die grauen Beduinen
}
room-name = { $room ->
    [red] das rote Zimmer
    [orange] das Zimmer in Orange
    [yellow] das gelbe Zimmer
    [green] das grüne Zimmer
    [blue] das blaue Zimmer
    [pink] das Zimmer in Rosa
    [black] das schwarze Zimmer
    [white] das weiße Zimmer
    [brown] das braune Zimmer
    [violet] das violette Zimmer
    [turquoise] das Zimmer in Türkis
   *[grey] das graue Zimmer
}
item-name = { $item ->
    [harem_guard] den Haremswächter
    [flying_carpet] den Fliegenden Teppich
    [wonder_lamp] die Wunderlampe
    [safe_conduct] den Geleitbrief
    [racing_camel] das Rennkamel
    [vizier] den Bestechlichen Wesir
   *[pearl] eine Frageperle
}
place-first = { $first ->
    [S] dem Start
   *[other] { $first }
}
place-second = { $second ->
    [S] dem Start
   *[other] { $second }
}
move-then = { $then ->
    [leave] ; dann bleibt die Karte liegen
    [bury] ; dann kommt die Karte unter den Stapel
   *[other] { "" }
}

# Die Ereigniskarten

card-name = { $effect ->
    [lost] Im Sand verirrt ({ colour-name })
    [guide] Kundiger Führer ({ colour-name })
    [harem_guard] Haremswächter
    [flying_carpet] Fliegender Teppich
    [wonder_lamp] Wunderlampe
    [safe_conduct] Geleitbrief
    [racing_camel] Rennkamel
    [treasure] Verborgener Schatz
    [vizier] Bestechlicher Wesir
    [sandstorm] Sandsturm
    [toll] Wegezoll
    [robbers] Räuberbande
    [stubborn_camel] Störrisches Kamel
    [oasis] Rast in der Oase
    [caravanserai] Karawanserei
    [luring_call] Lockruf
   *[astrologer] Sterndeuter
}
card-short = { $effect ->
    [lost] Im Sand verirrt
    [guide] Kundiger Führer
    [harem_guard] Haremswächter
    [flying_carpet] Fliegender Teppich
    [wonder_lamp] Wunderlampe
    [safe_conduct] Geleitbrief
    [racing_camel] Rennkamel
    [treasure] Verborgener Schatz
    [vizier] Bestechlicher Wesir
    [sandstorm] Sandsturm
    [toll] Wegezoll
    [robbers] Räuberbande
    [stubborn_camel] Störrisches Kamel
    [oasis] Rast in der Oase
    [caravanserai] Karawanserei
    [luring_call] Lockruf
   *[astrologer] Sterndeuter
}
card-text = { $effect ->
    [lost] { $amount ->
        [one] Der Sand führt { bedouin-acc } in die Irre: 1 Feld zurück.
       *[other] Der Sand führt { bedouin-acc } in die Irre: { $amount } Felder zurück.
    }
    [guide] { $amount ->
        [one] Der Karawanenführer darf { bedouin-acc } 1 Feld vorwärts bringen.
       *[other] Der Karawanenführer darf { bedouin-acc } bis zu { $amount } Felder vorwärts bringen.
    }
    [harem_guard] Als Karawanenführer darfst du vor oder nach deinem Karawanenzug zusätzlich einen eigenen Beduinen aus dem Palast in ein Zimmer bringen. Das Geschenk ist fällig wie immer.
    [flying_carpet] { $amount ->
        [one] Als Karawanenführer darfst du vor oder nach deinem Zug einen beliebigen Beduinen 1 Feld vorwärts fliegen lassen, nicht aber in den Palast.
       *[other] Als Karawanenführer darfst du vor oder nach deinem Zug einen beliebigen Beduinen bis zu { $amount } Felder vorwärts fliegen lassen, nicht aber in den Palast.
    }
    [wonder_lamp] Der Geist der Lampe stellt für dich eine geheime Frage, wann immer Fragen erlaubt sind.
    [safe_conduct] Wer diesen Brief besitzt, zahlt als Karawanenführer kein Lösegeld.
    [racing_camel] { $amount ->
        [one] Wer diese Karte besitzt, darf als Karawanenführer ein Kamel 1 Feld ziehen.
       *[other] Wer diese Karte besitzt, darf als Karawanenführer ein Kamel bis zu { $amount } Felder ziehen.
    }
    [treasure] { $amount ->
        [one] Ein Krug im Sand: Nimm sofort 1 Perle aus dem Säckchen.
       *[other] Ein Krug im Sand: Nimm sofort { $amount } Perlen aus dem Säckchen.
    }
    [vizier] Bist du mit dem Tippen an der Reihe, so darfst du mit dieser statt mit deiner eigenen Karte ein Bakschisch fordern.
    [sandstorm] { $amount ->
        [one] Das vorderste Kamel wird 1 Feld zurückgeweht.
       *[other] Das vorderste Kamel wird { $amount } Felder zurückgeweht.
    }
    [toll] { $amount ->
        [one] Der Karawanenführer zahlt 1 Perle in die Schale.
       *[other] Der Karawanenführer zahlt { $amount } Perlen in die Schale.
    }
    [robbers] { $amount ->
        [one] Alle Beduinen auf violetten Feldern fliehen 1 Feld zurück; der Karawanenführer zahlt ihr Lösegeld.
       *[other] Alle Beduinen auf violetten Feldern fliehen { $amount } Felder zurück; der Karawanenführer zahlt ihr Lösegeld.
    }
    [stubborn_camel] { $amount ->
        [one] Ein Beduine, der sein Feld mit einem Kamel teilt, wird 1 Feld zurückgeworfen.
       *[other] Ein Beduine, der sein Feld mit einem Kamel teilt, wird { $amount } Felder zurückgeworfen.
    }
    [oasis] { $amount ->
        [one] Der Karawanenführer darf zwei Beduinen die Plätze tauschen lassen, die 1 Feld auseinander stehen.
       *[other] Der Karawanenführer darf zwei Beduinen die Plätze tauschen lassen, die höchstens { $amount } Felder auseinander stehen.
    }
    [caravanserai] Der Karawanenführer darf einen Beduinen vom Start zum hintersten Kamel stellen, das unterwegs ist.
    [luring_call] { $amount ->
        [one] Der Karawanenführer darf das hinterste Kamel 1 Feld vorwärts locken; kein Beduine folgt ihm.
       *[other] Der Karawanenführer darf das hinterste Kamel { $amount } Felder vorwärts locken; kein Beduine folgt ihm.
    }
   *[astrologer] { $amount ->
        [one] Der Karawanenführer darf 1 Perle in die Schale zahlen und eine geheime Frage stellen.
       *[other] Der Karawanenführer darf { $amount } Perlen in die Schale zahlen und eine geheime Frage stellen.
    }
}
card-kind = { $kind ->
    [take] Nimm
    [must] Muss
   *[may] Darf
}

# Ereignisse: Gebote und Tipps

event-colours-drawn = { $number } Farben sind dabei.
event-dealt = { SEAT($seat) } führt { bedouins-name }. Nicht weitersagen!
event-began = Die Schale steht vor { SEAT($seat) }.
event-bid-made = { SEAT($seat) } schließt die Faust.
event-fist-opened = { SEAT($seat) } öffnet die Faust wieder.
event-stone-claimed = { $pearls ->
    [0] { SEAT($seat) } zeigt, dass keine Perle mehr da ist, und bekommt den zweiten Tippstein.
    [one] { SEAT($seat) } zeigt einen Vorrat von 1 Perle und erhält den zweiten Tippstein.
   *[other] { SEAT($seat) } zeigt einen Vorrat von { $pearls } Perlen und erhält den zweiten Tippstein.
}
event-stone-spared = { SEAT($seat) } lässt den zweiten Stein weg.
event-stone-returned = { SEAT($seat) } gibt den zweiten Tippstein zurück.
event-tipped = { SEAT($seat) } tippt { $number }.
event-bakschisch-demanded = { SEAT($seat) } fordert ein Bakschisch: Die Tipps gelten nicht.
event-vizier-bribed = { SEAT($seat) } lässt den Wesir ein Bakschisch fordern: Die Tipps gelten nicht.
event-revealed = Die Fäuste öffnen sich: { $bids }; zusammen { $total }.
event-best-tip = { SEAT($seat) } hat mit { $number } den besten Tipp und besitzt die Schale.
event-led = { $pearls ->
    [one] { SEAT($seat) } zahlt 1 Perle und führt die Karawane.
   *[other] { SEAT($seat) } zahlt { $pearls } Perlen und führt die Karawane.
}
event-led-for-free = { SEAT($seat) } führt die Karawane und zahlt nichts.
event-bowl-taken = { $pearls ->
    [0] { SEAT($seat) } findet nichts in der Schale.
    [one] { SEAT($seat) } nimmt 1 Perle aus der Schale.
   *[other] { SEAT($seat) } nimmt { $pearls } Perlen aus der Schale.
}
event-nobody-bid = Niemand hat etwas geboten: Alle zahlen.
event-fine-paid = { $pearls ->
    [0] { SEAT($seat) } hat nichts zu zahlen.
    [one] { SEAT($seat) } zahlt 1 Perle in die Schale.
   *[other] { SEAT($seat) } zahlt { $pearls } Perlen in die Schale.
}
event-fine-passed-on = { $pearls ->
    [0] { SEAT($seat) } benennt { SEAT($payer) }, doch da ist nichts mehr zu holen.
    [one] { SEAT($payer) } zahlt für { SEAT($seat) } 1 weitere Perle.
   *[other] { SEAT($payer) } zahlt für { SEAT($seat) } { $pearls } weitere Perlen.
}

# Ereignisse: Feilschen

event-sale-offered = { $price ->
    [one] { SEAT($seat) } bietet { item-name } für 1 Perle zum Kauf an.
   *[other] { SEAT($seat) } bietet { item-name } für { $price } Perlen zum Kauf an.
}
event-purchase-offered = { $price ->
    [one] { SEAT($seat) } bietet 1 Perle für { item-name }.
   *[other] { SEAT($seat) } bietet { $price } Perlen für { item-name }.
}
event-offer-void = Das Angebot von { SEAT($seat) } ist hinfällig: Ware oder Perlen sind nicht mehr da.
event-offer-replaced = { SEAT($seat) } nimmt das frühere Angebot für ein neues zurück.
event-offers-ended = Alle Fäuste sind geschlossen: Offene Angebote enden.
event-offer-withdrawn = { SEAT($seat) } zieht das Angebot zurück.
event-sold = { $price ->
    [one] { SEAT($seat) } verkauft { SEAT($buyer) } { item-name } für 1 Perle.
   *[other] { SEAT($seat) } verkauft { SEAT($buyer) } { item-name } für { $price } Perlen.
}
event-passage-asked = { $bedouins ->
    [one] { SEAT($seat) } fragt, wer dafür zahlt, dass { bedouin-nom } mitgenommen wird.
   *[other] { SEAT($seat) } fragt, wer dafür zahlt, dass beide Beduinen in { colour-name } mitgenommen werden.
}
event-passage-offered = { $pearls ->
    [one] { SEAT($seat) } bietet 1 Perle fürs Mitnehmen.
   *[other] { SEAT($seat) } bietet { $pearls } Perlen fürs Mitnehmen.
}
event-passage-withdrawn = { SEAT($seat) } zieht das Gebot fürs Mitnehmen zurück.
event-passage-paid = { $pearls ->
    [one] { SEAT($payer) } zahlt { SEAT($seat) } 1 Perle fürs Mitnehmen.
   *[other] { SEAT($payer) } zahlt { SEAT($seat) } { $pearls } Perlen fürs Mitnehmen.
}
event-passage-declined = { SEAT($seat) } zieht weiter: Niemand zahlt fürs Mitnehmen.

# Ereignisse: die Reise

event-camel-reset = { SEAT($seat) } stellt das Kamel vor dem Palast zurück an den Start.
event-camel-moved = { SEAT($seat) } zieht ein Kamel von { $start } nach { $end }.
event-pearl-laid = { SEAT($seat) } legt eine Frageperle auf { $field }.
event-pearl-found = { SEAT($seat) } findet auf { $field } eine Frageperle.
event-bedouin-led = { SEAT($seat) } führt { bedouin-acc } von { $start } nach { $end }.
event-ransom-paid = { $pearls ->
    [one] { SEAT($seat) } zahlt 1 Perle Lösegeld.
   *[other] { SEAT($seat) } zahlt { $pearls } Perlen Lösegeld.
}
event-colour-proven = Das ist der Beweis: { SEAT($seat) } führt { bedouins-name }.
event-palace-reached = { SEAT($seat) } hat { bedouin-acc } im Palast.
event-caravan-rests = Die Karawane von { SEAT($seat) } rastet.
event-sank = Der Salzsee verschlingt { bedouin-acc }; er steht wieder am Start.
event-room-entered = { $pearls ->
    [one] { SEAT($seat) } betritt { room-name } mit 1 Perle für Scheherazade.
   *[other] { SEAT($seat) } betritt { room-name } mit { $pearls } Perlen für Scheherazade.
}
event-secret-seen = { SEAT($seat) } sieht die Geheimkarte an: { colour-name }.
event-room-wrong = Es ist nicht { room-name }: Der Beduine von { SEAT($seat) } steht wieder am Start.
event-turned-away = { SEAT($seat) } will ohne Geschenk in { room-name } und muss zurück an den Start.
event-room-right = Es ist { room-name }: { SEAT($seat) } gewinnt!
event-question-shown = Die Karte, die { SEAT($seat) } { SEAT($other) } zeigt: { colour-name }.
event-answered = { $answer ->
    [yes] { SEAT($seat) } fragt { SEAT($other) }: Ja.
   *[no] { SEAT($seat) } fragt { SEAT($other) }: Nein.
}
event-card-uncovered = Ereigniskarte: { card-name }. { card-text }
event-card-resurfaced = Eine untergeschobene Karte liegt wieder oben: { card-name }. { card-text }
event-card-taken = { SEAT($seat) } nimmt eine Karte: { card-short }.
event-treasure-found = { $pearls ->
    [0] { SEAT($seat) } findet ein leeres Säckchen.
    [one] { SEAT($seat) } findet 1 Perle.
   *[other] { SEAT($seat) } findet { $pearls } Perlen.
}
event-card-played = { SEAT($seat) } führt eine Karte aus: { card-name }.
event-card-lapsed = { card-name } ist nicht ausführbar und verfällt.
event-bedouin-sent = Die Karte schickt { bedouin-acc } von { $start } nach { $end }.
event-camel-sent = Ein Kamel kommt von { $start } nach { $end }.
event-exchanged = Die Beduinen in { colour-name } auf { $start } und in { other-name } auf { $end } tauschen die Plätze.
event-toll-paid = { $pearls ->
    [one] { SEAT($seat) } zahlt 1 Perle in die Schale.
   *[other] { SEAT($seat) } zahlt { $pearls } Perlen in die Schale.
}
event-card-left = { SEAT($seat) } lässt die Karte auf dem Stapel.
event-card-buried = { SEAT($seat) } schiebt die Karte unter den Stapel.
event-cards-opened = Alle Karten werden aufgedeckt; die geheime ist { colour-name }.
event-limit-reached = { $rounds ->
    [one] Nach 1 Runde hat niemand das richtige Zimmer gefunden: unentschieden.
   *[other] Nach { $rounds } Runden hat niemand das richtige Zimmer gefunden: unentschieden.
}

# Ablehnungen

refusal-not-so-many = { $high ->
    [0] Du hast keine Perle und kannst keine geben.
    [one] Du hast 1 Perle und kannst nicht mehr geben.
   *[other] Du hast { $high } Perlen und kannst nicht mehr geben.
}
refusal-not-needy = Den zweiten Tippstein bekommt, wer am ärmsten ist, mit höchstens drei Perlen, solange die eigene Faust offen ist.
refusal-off-the-track = Die Zählleiste endet bei { $high }.
refusal-number-taken = Auf { $number } liegt schon ein Stein.
refusal-bakschisch-spent = Du hast keine Karte, um ein Bakschisch zu fordern.
refusal-bakschisch-too-late = Ein Bakschisch kannst du nur vor deinem ersten Stein fordern.
refusal-not-among-the-highest = Nur wer führen darf, kann bestimmt werden.
refusal-not-counted-rich = Nur wer mit drei oder mehr Perlen gezählt wurde, zahlt für andere.
refusal-leave-or-bury-it = Lass die Karte liegen oder schiebe sie unter den Stapel.
refusal-not-this-ending = Sage, wie der Zug endet: was aus der offenen Karte wird oder wie sie ausgeführt wird.
refusal-no-camel-there = Auf { $field } steht kein Kamel.
refusal-no-camel-in-palace = Kamele dürfen nicht in den Palast.
refusal-camel-steps = Ein Kamel zieht 1 bis { $high } Felder vorwärts.
refusal-camel-on-camel = Auf { $field } steht ein anderes Kamel.
refusal-no-camel-to-reset = Jetzt kann kein Kamel an den Start zurück.
refusal-no-bedouin-to-enter = Zum Haremszug muss ein eigener Beduine schon vorher im Palast gestanden haben, und nichts anderes darf ziehen.
refusal-no-card-to-play = Es liegt keine Karte offen, die du jetzt ausführen könntest.
refusal-no-card-to-use = Du kannst diese Karte jetzt nicht einsetzen.
refusal-not-by-this-card = Das erlaubt die Karte nicht.
refusal-no-bedouin-there = Auf { $field } steht kein Beduine in { colour-name }, der noch geführt werden könnte.
refusal-out-of-reach = Mit diesem Kamel kommt kein Beduine von { $start } nach { $end }.
refusal-not-your-colour = Du führst nicht { bedouins-name }: Nur wem sie gehören, der bringt sie in den Palast.
refusal-no-ransom = { $pearls ->
    [one] Wer { $field } verlässt, kostet 1 Perle Lösegeld.
   *[other] Wer { $field } verlässt, kostet { $pearls } Perlen Lösegeld.
}
refusal-no-room = { $field } ist voll.
refusal-in-the-way = Auf { $field } steht { bedouin-nom } im Weg und muss zuerst weitergeführt werden.
refusal-passage-owed = Dass du { bedouin-acc } mitnimmst, ist bezahlt: Führe ihn als Nächstes.
refusal-passage-spoiled = Dann könnte der andere Beduine in { colour-name } nicht mehr mit, und beide sind bezahlt.
refusal-passage-once = Bezahlung erfragt man nur einmal im Zug.
refusal-passage-in-reach = Nenne einen oder beide Beduinen in { colour-name }, die jetzt mitkönnen, anderswohin als in den Palast.
refusal-offered-nothing = Dieses Angebot gibt es nicht, oder das Mitnehmen ist nicht mehr möglich.
refusal-passage-price = { $high ->
    [one] Du kannst 1 Perle bieten und nicht mehr.
   *[other] Du kannst { $low } bis { $high } Perlen bieten.
}
refusal-passage-not-asked = Niemand fragt jetzt, wer fürs Mitnehmen zahlt.
refusal-passage-not-open = Mehr kannst du nicht bieten, oder du hast dein Gebot auf diese Frage zurückgezogen.
refusal-no-means-to-ask = { $means ->
    [lamp] Du kannst die Lampe jetzt nicht einsetzen.
    [stars] Nur der Sterndeuter liest die Sterne.
   *[pearl] Du hast keine Frageperle.
}
refusal-ask-another = Frage jemand anderen.
refusal-no-such-card = Es gibt keine Fragekarte in { colour-name }.
refusal-not-for-sale = { $item ->
    [pearl] { SEAT($seat) } hat keine Frageperle.
   *[other] { SEAT($seat) } hat { item-name } nicht.
}
refusal-price = { $high ->
    [0] Du hast keine Perle übrig.
   *[other] Der Preis muss { $low } bis { $high } Perlen sein.
}
refusal-nobody-has-it = Niemand sonst hat { item-name }.
refusal-too-dear = { $high ->
    [0] Du hast keine Perle übrig.
    [one] Du hast 1 Perle übrig und kannst nicht mehr zahlen.
   *[other] Du hast { $high } Perlen übrig und kannst nicht mehr zahlen.
}
refusal-leader-is-busy = { SEAT($seat) } führt und muss erst mitnehmen, wer bezahlt ist: Bis dahin wird mit dem Karawanenführer nicht gefeilscht.
refusal-trade-between-rounds = An diesem Tisch wird nur gefeilscht, bis die letzte Faust geschlossen ist.
refusal-pearl-field = Frageperlen liegen auf freien Feldern des Weges, mindestens eine auf dem Umweg.
refusal-no-such-offer = Ein solches Angebot gibt es nicht.
refusal-another-offer = { SEAT($seat) } bietet jetzt etwas anderes an.

# Phasen

phase-draw-the-colours = Das Los bestimmt, welche Farben dabei sind.
phase-deal-cards = Die Farbkarten werden verteilt.
phase-draw-first = Das Los bestimmt, wer zuerst die Schale besitzt.
phase-uncover-top = Die nächste Ereigniskarte wird aufgedeckt.
phase-make-bids = Wie viele Perlen bietest du?
phase-place-tips = Wie viele Perlen sind in allen Fäusten zusammen?
phase-lay-pearls = Lege eine Frageperle.
phase-pick-leader = Gleiche Gebote: Wer die Schale erhält, bestimmt, wer führt.
phase-name-leader = Niemand hat geboten: Wer die Schale erhält, bestimmt, wer führt.
phase-pay-or-name = Zahle, oder benenne jemanden, der für dich zahlt.
phase-prepare = Welches Kamel zieht?
phase-carry-out = Wie wird die Karte ausgeführt?
phase-lead-bedouins = Welche Beduinen folgen dem Kamel?
phase-use-cards = Wird nach dem Zug eine Karte eingesetzt?
phase-leave-or-bury = Was wird aus der offenen Karte?

# Auswahl

choose-bid = Dein Gebot, von keiner bis zu allen Perlen.
choose-claim = Deinen armen Vorrat zeigen?
choose-open-fist = Deine Faust ist geschlossen.
choose-second-stone = Oder lass den zweiten Stein weg.
choose-tip = Dein Tipp: eine freie Zahl.
choose-bakschisch = Oder beende die Tipprunde.
choose-leader = Bestimme, wer führt.
choose-payer = Wer zahlt?
choose-before = Vor dem Zug eines Kamels.
choose-room = Oder stattdessen ein Haremszug: Wähle ein Zimmer.
choose-room-in-vain = { $gift ->
    [one] Oder stattdessen ein Haremszug. Achtung: Ohne das Geschenk von 1 Perle wirst du abgewiesen, siehst keine Karte, und dein Beduine muss zurück an den Start.
   *[other] Oder stattdessen ein Haremszug. Achtung: Ohne das Geschenk von { $gift } Perlen wirst du abgewiesen, siehst keine Karte, und dein Beduine muss zurück an den Start.
}
choose-guard = Oder bestich den Haremswächter: Wähle ein Zimmer.
choose-camel = Wähle ein Kamel und sein Ziel.
choose-lead = Wähle einen Beduinen und sein Ziel.
choose-passage = Oder frage nach Bezahlung.
choose-rest = Oder beende den Zug.
choose-passage-offer = Dein Gebot fürs Mitnehmen.
choose-payer-of-passage = Nimm ein Gebot fürs Mitnehmen an.
choose-way = Wähle, wie.
choose-card-use = Wähle eine Karte oder keine.
choose-card = Wähle.
choose-pearl-field = Lege eine Frageperle auf ein beliebiges freies Feld.
choose-pearl-detour = Lege die letzte Frageperle auf den Umweg: Dort liegt noch keine.
choose-question = Stelle eine geheime Frage.
choose-answer = Auf ein Angebot eingehen.
choose-withdraw = Dein eigenes Angebot steht.
choose-sale = Verkaufe { item-name }: der Preis.
choose-purchase = Kaufe { item-name }: der Preis.

move-claim = Den zweiten Tippstein nehmen
move-open-fist = Die Faust wieder öffnen
move-bakschisch = Ein Bakschisch fordern
move-bribe-vizier = Den Wesir ein Bakschisch fordern lassen
move-appoint = { SEAT($seat) } führt
move-pay-fine = Alles zahlen, was du hast, höchstens zwei Perlen
move-name-payer = { SEAT($seat) } zahlen lassen
move-reset-camel = Das Kamel vor dem Palast zurück an den Start stellen
move-move-camel = Kamel von { $start } nach { $end }
move-lead = { colour-name }: { $start } nach { $end }
move-enter-room = Haremszug in { room-name }
move-enter-room-in-vain = { $gift ->
    [one] Haremszug in { room-name }, vergeblich ohne 1 Perle
   *[other] Haremszug in { room-name }, vergeblich ohne { $gift } Perlen
}
move-done = Fertig
move-ask-passage = { $bedouins ->
    [one] Fragen, wer zahlt, wenn du { bedouin-acc } von { place-first } mitnimmst
   *[other] Fragen, wer zahlt, wenn du beide Beduinen in { colour-name } mitnimmst, von { place-first } und { place-second }
}
move-take-passage = Das Angebot von { SEAT($seat) } annehmen
move-play-card = Die offene Karte ausführen{ move-then }
move-use-carpet = Den Fliegenden Teppich benutzen{ move-then }
move-bribe-guard = Den Haremswächter bestechen: { room-name }{ move-then }
move-send = Mit der Karte { colour-name } von { $start } nach { $end }{ move-then }
move-send-camel = Mit der Karte ein Kamel von { $start } nach { $end }{ move-then }
move-exchange = Mit der Karte { colour-name } auf { $start } und { other-name } auf { $end }{ move-then }
move-leave-card = Die Karte liegen lassen
move-bury-card = Die Karte unter den Stapel schieben
move-lay-pearl = Auf { $field }
move-ask = { $means ->
    [lamp] { SEAT($seat) } nach { colour-name } fragen, mit der Lampe
    [stars] { SEAT($seat) } nach { colour-name } fragen, durch die Sterne
   *[pearl] { SEAT($seat) } nach { colour-name } fragen
}
move-agree = { $way ->
    [sell] { $price ->
        [one] Einverstanden: { item-name } von { SEAT($seat) } für 1 Perle kaufen
       *[other] Einverstanden: { item-name } von { SEAT($seat) } für { $price } Perlen kaufen
    }
   *[buy] { $price ->
        [one] Einverstanden: { item-name } an { SEAT($seat) } für 1 Perle verkaufen
       *[other] Einverstanden: { item-name } an { SEAT($seat) } für { $price } Perlen verkaufen
    }
}
move-withdraw = { $what ->
    [passage] Dein Gebot fürs Mitnehmen zurückziehen
   *[offer] Dein Angebot zurücknehmen
}

# Was über eine Wahl bekannt ist

fact-left = { $pearls ->
    [0] Wenn du führst, bleibt dir keine Perle.
    [one] Wenn du führst, bleibt dir 1 Perle.
   *[other] Wenn du führst, bleiben dir { $pearls } Perlen.
}
fact-no-gift = { $gift ->
    [one] Das wäre zu wenig für das Geschenk von 1 Perle.
   *[other] Das wäre zu wenig für das Geschenk von { $gift } Perlen.
}
fact-sum-at-least = Die Summe beträgt mindestens { $low }, dein eigenes Gebot.
fact-sum = Die Summe liegt zwischen { $low } und { $high }.
fact-bowl = { $pearls ->
    [0] Du bekommst die Schale mit dem, was der Karawanenführer zahlt.
    [one] Du bekommst die Schale mit 1 Perle und dem, was der Karawanenführer zahlt.
   *[other] Du bekommst die Schale mit { $pearls } Perlen und dem, was der Karawanenführer zahlt.
}
fact-pays = { $pearls ->
    [0] { SEAT($seat) } hat nichts zu zahlen.
    [one] { SEAT($seat) } zahlt 1 Perle.
   *[other] { SEAT($seat) } zahlt { $pearls } Perlen.
}
fact-pays-or-rest = { $pearls ->
    [one] { SEAT($seat) } zahlt 1 Perle, oder nichts, wenn keine übrig ist.
   *[other] { SEAT($seat) } zahlt { $pearls } Perlen oder was davon übrig ist.
}
fact-question-pearl = Dort liegt eine Frageperle.
fact-reach = { $bedouins ->
    [0] Kein Beduine wäre in Reichweite.
    [one] 1 Beduine wäre in Reichweite.
   *[other] { $bedouins } Beduinen wären in Reichweite.
}
fact-ransom = { $pearls ->
    [one] Das kostet 1 Perle Lösegeld.
   *[other] Das kostet { $pearls } Perlen Lösegeld.
}
fact-ambush = { $pearls ->
    [one] { $field } ist violett: Es zu verlassen, wird 1 Perle kosten.
   *[other] { $field } ist violett: Es zu verlassen, wird { $pearls } Perlen kosten.
}
fact-salt-lake = { $field } ist der Salzsee: Wer im nächsten Zug nicht weitergeführt wird, versinkt.
fact-proves = Das beweist allen deine Farbe.
fact-turned-away = { $gift ->
    [one] Achtung: Ohne 1 Perle wirst du abgewiesen und erfährst nichts.
   *[other] Achtung: Ohne { $gift } Perlen wirst du abgewiesen und erfährst nichts.
}
fact-gift = { $gift ->
    [one] Das Geschenk: 1 Perle.
   *[other] Das Geschenk: { $gift } Perlen.
}
fact-room = Deines Wissens ist { room-name } mit { $percent } % richtig.
fact-yes = Deines Wissens hat { SEAT($seat) } { colour-name } mit { $percent } %.
fact-lapses = Sie ist jetzt nicht ausführbar und würde verfallen.
fact-left-card = Sie bindet den nächsten Karawanenführer wieder.
fact-buried-card = Die Karte darunter kommt nach oben.
fact-sinks = Im Salzsee versinkt { bedouin-nom }.
fact-then-bids = Danach bieten alle.
fact-then-over = Danach ist die Partie zu Ende, und niemand gewinnt.
fact-stock = { $pearls ->
    [0] Du hättest keine Perle mehr.
    [one] Du hättest 1 Perle.
   *[other] Du hättest { $pearls } Perlen.
}

# Gründe für einen Rat

reason-bid = { $worth ->
    [0] Du führst mit etwa { $percent } %; das ist dir jetzt wenig wert.
    [one] Du führst mit etwa { $percent } %; das ist dir etwa 1 Perle wert.
   *[other] Du führst mit etwa { $percent } %; das ist dir etwa { $worth } Perlen wert.
}
reason-bid-none = Du behältst deine Perlen; mit etwa { $percent } % bietet sonst niemand etwas.
reason-tip = Mit etwa { $percent } % ist es der beste Tipp: Deine { $own } und etwa { $others } der anderen ergeben { $sum }.
reason-else = Auf den ersten Blick ist etwas anderes mehr wert.
reason-bakschisch = { $pearls ->
    [one] Die Schale verspricht etwa 1 Perle.
   *[other] Die Schale verspricht etwa { $pearls } Perlen.
}
reason-leader = Führt { SEAT($seat) }, ist es für dich am wenigsten gefährlich.
reason-self = In deiner eigenen Hand ist die Führung am meisten wert.
reason-pay = Du verlierst weniger, als deine Gegner gewönnen.
reason-name = Bei { SEAT($seat) } ist am meisten zu holen.
reason-forward = Es bringt deine eigenen Beduinen voran.
reason-hinder = Es hält die Beduinen anderer zurück.
reason-question-pearl = Eine Frageperle ist den Weg wert.
reason-bluff = Es nützt niemandem viel und verbirgt, welche Farbe du führst.
reason-palace = Vom Palast zu den Zimmern fehlt nur noch eine Führung.
reason-room = Mit { $percent } % ist es { room-name }.
reason-ask = Diese Antwort verrät dir am meisten.
reason-ask-passage = Mitnehmen würdest du ihn ohnehin, und vielleicht zahlt jemand dafür.
reason-open-fist = Ein Angebot ist dir mehr wert als das, was du in der Faust hast.
reason-end = Mit dieser Karawane ist nichts mehr zu gewinnen.
reason-price = { $pearls ->
    [one] Das ist dir mehr wert als 1 Perle.
   *[other] Das ist dir mehr wert als { $pearls } Perlen.
}
reason-sale = { $pearls ->
    [one] 1 Perle ist mehr, als es dir wert ist.
   *[other] { $pearls } Perlen sind mehr, als es dir wert ist.
}
reason-take = { $pearls ->
    [one] 1 Perle ist ein guter Preis fürs Mitnehmen.
   *[other] { $pearls } Perlen sind ein guter Preis fürs Mitnehmen.
}
reason-reset = Vom Start aus nützt dir das Kamel mehr.
reason-must = Sie bindet dich ohnehin, und jetzt schadet sie dir am wenigsten.
reason-stone = Zwei Tipps sind besser als einer.
reason-card = Die Karte nützt dir.
reason-bury = Die Karte würde den anderen nützen.

# Die Zeichnung

board-round = Runde { $round }
board-seat = Reisender
board-pearls = Perlen
board-colour = Farbe
board-questions = Fragen
board-bid = Gebot
board-tip = Tipp
board-under-cloth = Tuch
board-bowl = { $pearls ->
    [one] In der Schale: 1 Perle
   *[other] In der Schale: { $pearls } Perlen
}
board-start = Start
board-palace = Palast
board-camel = Kamel
board-white = Salzsee
board-violet = Hinterhalt
board-question = Frageperle
board-bakschisch = Bakschischkarte
board-stone = zweiter Tippstein
board-event = Ereigniskarte ({ card-kind }): { card-name }
board-pile = { $cards ->
    [0] keine Karte darunter
    [one] 1 Karte darunter
   *[other] { $cards } Karten darunter
}
board-rooms = Zimmer
board-leader = führt
board-owner = Schale
board-offer-sale = { SEAT($seat) } verkauft { item-name } für { $price }.
board-offer-purchase = { SEAT($seat) } kauft { item-name } für { $price }.
board-notebook = Was du weißt
board-secret = Zimmer
board-legend-big = { $big ->
    [one] das erste Feld ist groß
   *[other] die ersten { $big } Felder sind groß
}

# Was vor einem Platz liegt

piece-pearls = { $count ->
    [one] 1 Perle
   *[other] { $count } Perlen
}
piece-question-pearls = { $count ->
    [one] 1 Frageperle
   *[other] { $count } Frageperlen
}
piece-bakschisch = Bakschischkarte
piece-second-stone = zweiter Tippstein
piece-colour = Farbkarte
piece-red = Farbkarte: Rot
piece-orange = Farbkarte: Orange
piece-yellow = Farbkarte: Gelb
piece-green = Farbkarte: Grün
piece-blue = Farbkarte: Blau
piece-pink = Farbkarte: Rosa
piece-black = Farbkarte: Schwarz
piece-white = Farbkarte: Weiß
piece-brown = Farbkarte: Braun
piece-violet = Farbkarte: Violett
piece-turquoise = Farbkarte: Türkis
piece-grey = Farbkarte: Grau
piece-harem-guard = { $count ->
    [one] Haremswächter
   *[other] { $count } × Haremswächter
}
piece-flying-carpet = { $count ->
    [one] Fliegender Teppich
   *[other] { $count } × Fliegender Teppich
}
piece-wonder-lamp = { $count ->
    [one] Wunderlampe
   *[other] { $count } × Wunderlampe
}
piece-safe-conduct = { $count ->
    [one] Geleitbrief
   *[other] { $count } × Geleitbrief
}
piece-racing-camel = { $count ->
    [one] Rennkamel
   *[other] { $count } × Rennkamel
}
piece-vizier = { $count ->
    [one] Bestechlicher Wesir
   *[other] { $count } × Bestechlicher Wesir
}

# Ergebnis

measure-room = Richtiges Zimmer

# Optionen eines Tisches

option-first = Erster Schalenbesitzer
option-first--1 = Das Los
option-first-0 = Platz 1
option-first-1 = Platz 2
option-first-2 = Platz 3
option-first-3 = Platz 4
option-first-4 = Platz 5
option-first-5 = Platz 6
option-first-help = Der Platz, dem zuerst die Schale gehört, wenn nicht das Los entscheidet.
option-counted-pearls = Gezählte Perlen
option-counted-pearls-help = Der Bildschirm zeigt, wie viele Perlen alle haben; sonst liegen sie unter einem Tuch.
option-question-pearls = Frageperlen
option-question-pearls-help = Eine für jeden; oder zwei, für drei Geübte; oder sieben, für sechs, die es leichter mögen.
option-question-pearls-one-each = Eine für jeden
option-question-pearls-two = Zwei
option-question-pearls-seven = Sieben
option-layout = Verteilung der Frageperlen
option-layout-help = Wie auf dem Plan gezeigt, oder eine eigene: Reihum legt ihr die Frageperlen, mindestens eine auf den Umweg.
option-layout-shown = Wie gezeigt
option-layout-own = Eine eigene
option-more-room = Mehr Platz
option-more-room-help = Zu fünft und zu sechst fasst ein Feld einen Beduinen mehr, für eine schnellere Reise.
option-events = Ereigniskarten
option-events-help = Mit den Ereigniskarten spielen.
option-events-after = Ereigniskarten nach so vielen Zügen
option-events-after-help = Der Ereignisstapel wird nach dieser Zahl von Zügen ausgelegt; 0 heißt von Anfang an.
option-trade = Feilschen
option-trade-help = Frageperlen und Karten werden jederzeit verkauft, oder nur bis die letzte Faust geschlossen ist.
option-trade-any-time = Jederzeit
option-trade-between-rounds = Bis zur letzten Faust
option-round-limit = Höchstzahl der Runden
option-round-limit-help = Nach so vielen Runden endet die Partie unentschieden; 0 heißt ohne Grenze.

# Die Stellung in Worten. Listen: Jeder Eintrag außer dem ersten setzt ein Komma vor sich.

outline-pieces-camels = { $camels ->
    [0] { "" }
    [1] Kamel
   *[other] { $camels } Kamele
}
outline-pieces-red = { $red ->
    [0] { "" }
    [1] { $first ->
        [red] { "" }
       *[other] { ", " }
    }Rot
   *[other] { $first ->
        [red] { "" }
       *[other] { ", " }
    }{ $red } Rot
}
outline-pieces-orange = { $orange ->
    [0] { "" }
    [1] { $first ->
        [orange] { "" }
       *[other] { ", " }
    }Orange
   *[other] { $first ->
        [orange] { "" }
       *[other] { ", " }
    }{ $orange } Orange
}
outline-pieces-yellow = { $yellow ->
    [0] { "" }
    [1] { $first ->
        [yellow] { "" }
       *[other] { ", " }
    }Gelb
   *[other] { $first ->
        [yellow] { "" }
       *[other] { ", " }
    }{ $yellow } Gelb
}
outline-pieces-green = { $green ->
    [0] { "" }
    [1] { $first ->
        [green] { "" }
       *[other] { ", " }
    }Grün
   *[other] { $first ->
        [green] { "" }
       *[other] { ", " }
    }{ $green } Grün
}
outline-pieces-blue = { $blue ->
    [0] { "" }
    [1] { $first ->
        [blue] { "" }
       *[other] { ", " }
    }Blau
   *[other] { $first ->
        [blue] { "" }
       *[other] { ", " }
    }{ $blue } Blau
}
outline-pieces-pink = { $pink ->
    [0] { "" }
    [1] { $first ->
        [pink] { "" }
       *[other] { ", " }
    }Rosa
   *[other] { $first ->
        [pink] { "" }
       *[other] { ", " }
    }{ $pink } Rosa
}
outline-pieces-black = { $black ->
    [0] { "" }
    [1] { $first ->
        [black] { "" }
       *[other] { ", " }
    }Schwarz
   *[other] { $first ->
        [black] { "" }
       *[other] { ", " }
    }{ $black } Schwarz
}
outline-pieces-white = { $white ->
    [0] { "" }
    [1] { $first ->
        [white] { "" }
       *[other] { ", " }
    }Weiß
   *[other] { $first ->
        [white] { "" }
       *[other] { ", " }
    }{ $white } Weiß
}
outline-pieces-brown = { $brown ->
    [0] { "" }
    [1] { $first ->
        [brown] { "" }
       *[other] { ", " }
    }Braun
   *[other] { $first ->
        [brown] { "" }
       *[other] { ", " }
    }{ $brown } Braun
}
outline-pieces-violet = { $violet ->
    [0] { "" }
    [1] { $first ->
        [violet] { "" }
       *[other] { ", " }
    }Violett
   *[other] { $first ->
        [violet] { "" }
       *[other] { ", " }
    }{ $violet } Violett
}
outline-pieces-turquoise = { $turquoise ->
    [0] { "" }
    [1] { $first ->
        [turquoise] { "" }
       *[other] { ", " }
    }Türkis
   *[other] { $first ->
        [turquoise] { "" }
       *[other] { ", " }
    }{ $turquoise } Türkis
}
outline-pieces-grey = { $grey ->
    [0] { "" }
    [1] { $first ->
        [grey] { "" }
       *[other] { ", " }
    }Grau
   *[other] { $first ->
        [grey] { "" }
       *[other] { ", " }
    }{ $grey } Grau
}
outline-pieces = { outline-pieces-camels }{ outline-pieces-red }{ outline-pieces-orange }{ outline-pieces-yellow }{ outline-pieces-green }{ outline-pieces-blue }{ outline-pieces-pink }{ outline-pieces-black }{ outline-pieces-white }{ outline-pieces-brown }{ outline-pieces-violet }{ outline-pieces-turquoise }{ outline-pieces-grey }
outline-odds-red = { $red ->
    [0] { "" }
   *[other] { $first ->
        [red] { "" }
       *[other] { ", " }
    }Rot { $red } %
}
outline-odds-orange = { $orange ->
    [0] { "" }
   *[other] { $first ->
        [orange] { "" }
       *[other] { ", " }
    }Orange { $orange } %
}
outline-odds-yellow = { $yellow ->
    [0] { "" }
   *[other] { $first ->
        [yellow] { "" }
       *[other] { ", " }
    }Gelb { $yellow } %
}
outline-odds-green = { $green ->
    [0] { "" }
   *[other] { $first ->
        [green] { "" }
       *[other] { ", " }
    }Grün { $green } %
}
outline-odds-blue = { $blue ->
    [0] { "" }
   *[other] { $first ->
        [blue] { "" }
       *[other] { ", " }
    }Blau { $blue } %
}
outline-odds-pink = { $pink ->
    [0] { "" }
   *[other] { $first ->
        [pink] { "" }
       *[other] { ", " }
    }Rosa { $pink } %
}
outline-odds-black = { $black ->
    [0] { "" }
   *[other] { $first ->
        [black] { "" }
       *[other] { ", " }
    }Schwarz { $black } %
}
outline-odds-white = { $white ->
    [0] { "" }
   *[other] { $first ->
        [white] { "" }
       *[other] { ", " }
    }Weiß { $white } %
}
outline-odds-brown = { $brown ->
    [0] { "" }
   *[other] { $first ->
        [brown] { "" }
       *[other] { ", " }
    }Braun { $brown } %
}
outline-odds-violet = { $violet ->
    [0] { "" }
   *[other] { $first ->
        [violet] { "" }
       *[other] { ", " }
    }Violett { $violet } %
}
outline-odds-turquoise = { $turquoise ->
    [0] { "" }
   *[other] { $first ->
        [turquoise] { "" }
       *[other] { ", " }
    }Türkis { $turquoise } %
}
outline-odds-grey = { $grey ->
    [0] { "" }
   *[other] { $first ->
        [grey] { "" }
       *[other] { ", " }
    }Grau { $grey } %
}
outline-odds = { outline-odds-red }{ outline-odds-orange }{ outline-odds-yellow }{ outline-odds-green }{ outline-odds-blue }{ outline-odds-pink }{ outline-odds-black }{ outline-odds-white }{ outline-odds-brown }{ outline-odds-violet }{ outline-odds-turquoise }{ outline-odds-grey }
outline-round = Runde { $round }
outline-found = { SEAT($seat) } hat das richtige Zimmer gefunden.
outline-bowl = { $pearls ->
    [0] Die Schale steht vor { SEAT($seat) } und ist leer.
    [one] Die Schale steht vor { SEAT($seat) }; darin liegt 1 Perle.
   *[other] Die Schale steht vor { SEAT($seat) }; darin liegen { $pearls } Perlen.
}
outline-leads = { SEAT($seat) } führt die Karawane.
outline-moved-camel = Das gezogene Kamel steht auf { $field }.
outline-led = Bisher mitgeführt: { outline-pieces }
outline-passage-asked = { SEAT($seat) } fragt, wer fürs Mitnehmen von { outline-pieces } zahlt.
outline-passage-paid = { $pearls ->
    [one] { SEAT($seat) } hat 1 Perle fürs Mitnehmen von { outline-pieces } bezahlt.
   *[other] { SEAT($seat) } hat { $pearls } Perlen fürs Mitnehmen von { outline-pieces } bezahlt.
}
outline-caravan = Die Karawane
outline-place = { $kind ->
    [start] Start (S)
    [palace] Palast (P)
    [ambush] { $field }, Hinterhalt
    [lake] { $field }, Salzsee
   *[plain] { $field }
}
outline-field = { $pearl ->
    [0] { outline-place }: { outline-pieces }
   *[other] { outline-place }, Frageperle: { outline-pieces }
}
outline-sinks = Im Salzsee versinkt { bedouin-nom } am Ende des Zuges, wenn er nicht weitergeführt wird.
outline-event = Ereigniskarte
outline-card = { card-name }, eine { card-kind }-Karte
outline-card-later = Sie gilt erst für den nächsten Zug.
outline-card-settled = In diesem Zug ist sie erledigt.
outline-pile = { $cards ->
    [0] Darunter liegt keine Karte.
    [one] Darunter liegt 1 Karte.
   *[other] Darunter liegen { $cards } Karten.
}
outline-offers = Offene Angebote
outline-sale = { $pearls ->
    [one] { SEAT($seat) } verkauft { item-name } für 1 Perle.
   *[other] { SEAT($seat) } verkauft { item-name } für { $pearls } Perlen.
}
outline-purchase = { $pearls ->
    [one] { SEAT($seat) } kauft { item-name } für 1 Perle.
   *[other] { SEAT($seat) } kauft { item-name } für { $pearls } Perlen.
}
outline-fist = { $pearls ->
    [0] Die Faust ist geschlossen, und leer.
    [one] Die Faust ist geschlossen, mit 1 Perle darin.
   *[other] Die Faust ist geschlossen, mit { $pearls } Perlen darin.
}
outline-fist-closed = Die Faust ist geschlossen.
outline-tip = Tippt { $number }.
outline-passage-offer = { $pearls ->
    [one] Bietet 1 Perle fürs Mitnehmen.
   *[other] Bietet { $pearls } Perlen fürs Mitnehmen.
}
outline-last-bid = { $pearls ->
    [0] Letztes Gebot: nichts
    [one] Letztes Gebot: 1 Perle
   *[other] Letztes Gebot: { $pearls } Perlen
}
outline-pearls = { $pearls ->
    [0] Keine Perlen
    [one] 1 Perle
   *[other] { $pearls } Perlen
}
outline-under-cloth = Perlen unter dem Tuch
outline-question-pearls = { $pearls ->
    [one] 1 Frageperle
   *[other] { $pearls } Frageperlen
}
outline-colour-own = Führt heimlich { bedouins-name }.
outline-colour-proven = Führt { bedouins-name }, für alle bewiesen.
outline-colour-opened = Führte { bedouins-name }.
outline-colour-odds = Führt, soweit du weißt: { outline-odds }
outline-looked = Hat die Geheimkarte gesehen.
outline-bakschisch = Kann noch ein Bakschisch fordern.
outline-bakschisch-spent = Die Bakschischkarte ist verbraucht.
outline-stone = Hat den zweiten Tippstein.
outline-holds = Hat eine Karte: { card-short }.
outline-holds-own = Hat eine Karte: { card-short }. { card-text }
outline-known = Was bekannt ist
outline-colours = Farben im Spiel: { outline-pieces }
outline-asked = { $answer ->
    [yes] { SEAT($seat) } hat { SEAT($other) } gefragt: Ja.
   *[no] { SEAT($seat) } hat { SEAT($other) } gefragt: Nein.
}
outline-asked-for = { $answer ->
    [yes] { SEAT($seat) } hat { SEAT($other) } nach { colour-name } gefragt: Ja.
   *[no] { SEAT($seat) } hat { SEAT($other) } nach { colour-name } gefragt: Nein.
}
outline-wrong = Es ist nicht { room-name }.
outline-secret = Die Geheimkarte: { colour-name }
outline-room-odds = Das richtige Zimmer, soweit du weißt: { outline-odds }
outline-route = Der Weg
outline-way = N01 bis { $last } führen zum Palast; der Umweg { $start } bis { $end } zweigt nach { $entry } ab und mündet in { $exit }.
outline-big-room = N01 bis { $last } fassen je { $bedouins } Beduinen.
outline-small-room = Alle anderen Felder fassen je { $bedouins } Beduinen.
outline-ambushes = { $pearls ->
    [0] Violette Felder, Hinterhalte ohne Lösegeld: { $fields }
    [one] Violette Felder, Hinterhalte, 1 Perle Lösegeld: { $fields }
   *[other] Violette Felder, Hinterhalte, { $pearls } Perlen Lösegeld: { $fields }
}
outline-salt-lake = Weißes Feld, der Salzsee: { $field }
outline-question-fields = Frageperlen: { $fields }

# Fehler in einer Ausgabendatei

fault-detour = muss innerhalb der { $last } Felder des Weges abzweigen und danach wieder einmünden
fault-big = das sind mehr Felder, als der Weg hat
fault-colours = ist eine Farbe, die zweimal genannt wird
fault-box = das sind zu wenige Perlen für sechs Personen
fault-white = kann nicht zugleich violett sein
fault-place = ist kein Feld dieser Reise
fault-layout = muss { $number } verschiedene Felder nennen
fault-layout-detour = braucht eine Perle auf dem Umweg
fault-needs-colour = „{ $effect }“ braucht eine Farbe
fault-no-colour = zu „{ $effect }“ gehört keine Farbe
fault-foreign-colour = ist keine Farbe dieser Ausgabe
fault-needs-amount = „{ $effect }“ braucht eine Anzahl
fault-no-amount = zu „{ $effect }“ gehört keine Anzahl

# Warum eine Zahl so groß ist

why-pearls = Der Vorrat für Gebote: Die Faust darf jeden Teil davon enthalten.
why-question-pearls = Gewonnen durch Kamele, die darauf halten; jede bezahlt eine Frage.
why-bakschisch = Einmal im Spiel, wenn man am Tipp ist, macht sie einen zum besten Tipper.
why-second-stone = Für alle mit höchstens drei Perlen: ein zweiter Tipp, der nähere zählt.
why-colour = Wessen Beduinen man heimführt; bis zum Beweis weiß es sonst niemand.
why-card = Eine Ereigniskarte, die genommen wurde und bis zum Einsatz bleibt.
why-bowl = Das Gebot des Karawanenführers, Lösegeld und Bußen kommen hinein; wer als Nächstes am besten tippt, nimmt alles.
why-pile = So viele Karten sind übrig; die offene gilt für den Karawanenführer, der sie dann liegen lässt oder unter den Stapel schiebt.
why-ransom = Ein Hinterhalt: Jeder Beduine, der von hier weggeführt wird, kostet dieses Lösegeld.
why-shares = In Prozent, nach allem, was du weißt: wessen Karte es sein kann, und welche die geheime ist.
why-tip = Ein Tipp: Der nächste an allem, was die Fäuste zusammen halten, ist der beste; von zwei gleich nahen der höhere.
why-fists = Eine Faust hält das Gebot ihres Besitzers; nach dem letzten Tipp öffnen sich alle, und das höchste Gebot führt.
why-bid = Das letzte Gebot von { SEAT($seat) }.
why-best-tip = { SEAT($seat) } hatte den besten Tipp, { $number }: In den Fäusten waren { $total }.
why-round = Gebote, Tipps und der Zug eines Karawanenführers sind eine Runde{ $limit ->
    [0] { "" }
    [one] ; nach der ersten endet die Partie unentschieden
   *[other] ; nach { $limit } Runden endet die Partie unentschieden
  }.
why-fine = Niemand hat geboten: Wer mindestens drei Perlen hat, zahlt zwei, die anderen zahlen oder benennen, wer zahlt.
why-gift = { $gift ->
    [one] Das Geschenk im Palast ist eine Perle; wer ohne sie kommt, wird abgewiesen.
   *[other] Das Geschenk im Palast sind { $gift } Perlen; wer ohne sie kommt, wird abgewiesen.
}
why-room = Wer zuerst mit dem Geschenk das richtige Zimmer betritt, gewinnt.

# Das gezeichnete Brett

board-map = Der Weg von Samarkand nach Basra
board-samarkand = Samarkand
board-basra = Basra
board-track = Die Tippleiste
board-more-numbers = Zahlen bis { $high }
board-cloth = Deine Perlen
board-notebook-title = Notizbuch
board-ask-here = fragen: Feld drücken
board-shares = Die Anteile im Notizbuch
board-ransom = Lösegeld auf { $field }: { $pearls ->
    [one] eine Perle
   *[other] { $pearls } Perlen
  }
board-secret-card = Geheim
board-cell = { $name }, { colour-name }: { $share ->
    [-1] nichts bekannt
    [0] ausgeschlossen
    [100] sicher
   *[other] { $share } Prozent
  }{ $mark ->
    [yes] , Zeichen ja
    [no] , Zeichen nein
    [maybe] , Zeichen vielleicht
   *[none] { "" }
  }
board-fists = Die Fäuste
board-fist = { $closed ->
    [yes] { $pearls ->
        [-1] { SEAT($seat) }: die Faust ist geschlossen
       *[other] { SEAT($seat) }: die Faust ist um { $pearls } geschlossen
    }
   *[no] { $pearls ->
        [-1] { SEAT($seat) }: die Hand ist offen
       *[other] { SEAT($seat) }: { $pearls } in der Hand
    }
  }
board-trade = Handel
board-passage = Mitnehmen
board-others = Andere Farben
board-moved = schon gezogen
board-sinks = versinkt, wenn niemand weiterführt
board-answers = Fragen und Antworten
board-passage-paid = { SEAT($seat) } hat { $pearls ->
    [one] 1 Perle
   *[other] { $pearls } Perlen
  } dafür bezahlt, dass { $bedouins ->
    [one] { bedouin-nom } mitgenommen wird
   *[other] beide Beduinen in { colour-name } mitgenommen werden
  }.
board-field = { $pearl ->
    [0] { outline-place }
   *[other] { outline-place }, { board-question }
}
board-room = { $state ->
    [right] { room-name }: das richtige
    [wrong] { room-name }: ein falsches
    [shut] { room-name }: verschlossen, die Farbe spielt nicht mit
   *[open] { room-name }
}
board-passage-for = { $pearls ->
    [one] { SEAT($seat) } bietet 1 Perle.
   *[other] { SEAT($seat) } bietet { $pearls } Perlen.
  }
board-haggle = { $way ->
    [sell] Verkaufe { item-name }
   *[buy] Kaufe { item-name }
  }
board-agree = Einverstanden
board-take-back = Zurücknehmen
board-notebook-close = Notizbuch weglegen
board-less = Eine Perle weniger
board-more = Eine Perle mehr
board-tray = Was du sonst tun kannst
board-offer-it = { $number } bieten
board-bowl-of = { SEAT($seat) } hat die Schale mit { $pearls ->
    [one] 1 Perle
   *[other] { $pearls } Perlen
  } darin
board-leads = führt die Karawane
board-press-way = Wähle eine der Arten
board-press-pearls = Drücke Perlen für deine Faust
board-press-number = Drücke eine freie Zahl
board-press-field = Drücke ein helles Feld
board-press-cell = Frage im Notizbuch
board-press-piece = Drücke eine Figur
board-press-deed = Wähle, was du tust
board-do-bid = Faust mit { $number } schließen
board-do-tip = Auf { $number } tippen
board-do-go = Dorthin ziehen
board-do-room = In { room-name }
board-do-guard = Den Haremswächter bestechen
board-do-ask = Fragen
board-do-end = Den Zug beenden
board-do-it = Das tun
board-tale = Eine Zeile der Erzählung
board-tale-on = Die Geschichte erzählen
board-tale-skip = Diese Zeile überspringen
board-passage-ask = Wer bezahlt fürs Mitnehmen von

# Eine Zeile der Erzählung für jede Runde

tale-1 = Sie verließen Samarkand, ehe die erste Lampe erlosch.
tale-2 = Drei Kamele, ein Weg, und niemand, der seine Farbe verriet.
tale-3 = Der alte Treiber zählte Perlen nach ihrem Klang.
tale-4 = Mittags sang der Sand, und die Kamele hörten zu.
tale-5 = Ein Händler lächelte, und alle fragten sich, warum.
tale-6 = Der Brunnen war tief, und sein Wasser schmeckte nach Eisen und Sternen.
tale-7 = Jemand hatte mit geschlossener Faust geschlafen.
tale-8 = Der Wind blätterte in einem Buch, das niemand mitgebracht hatte.
tale-9 = Im Schatten der dritten Palme wurde beinahe ein Geheimnis erzählt.
tale-10 = Die Schale ging herum, und sie war leichter als zuvor.
tale-11 = Ein Kind am Wegrand kannte jeden Reiter, nur einen nicht.
tale-12 = Sie verkauften ein Lied für Brot und hatten am Abend beides.
tale-13 = Das Kamel blieb stehen: Es hatte mehr Zeit als sie.
tale-14 = Fern ein Licht, und niemand wusste, an welchem Ufer.
tale-15 = Wer fragt, geht langsamer, sagte der Führer.
tale-16 = Der Salzsee glitzerte wie ein Versprechen.
tale-17 = Wer zurückblickt, sieht seine eigene Spur und andere daneben.
tale-18 = Ein Teppich wurde ausgerollt, und die Wüste hatte ein Zimmer.
tale-19 = Der Tee war süß, das Gespräch war es nicht.
tale-20 = Eines Nachts träumten alle von derselben Tür.
tale-21 = Der Kundschafter kam mit Staub und guten Nachrichten zurück.
tale-22 = Hinter den violetten Felsen hielt jemand den Atem an.
tale-23 = Perlen wärmen die Hand, die sie zu lange hält.
tale-24 = Der Sterne waren viele, und jeder war jemandes Zeuge.
tale-25 = Ein Sterndeuter wurde fürs Vielleicht bezahlt.
tale-26 = Sie querten einen Fluss, der im Frühling gegangen war.
tale-27 = Eine Glocke klang, und drei Reisende glaubten, sie gelte ihnen.
tale-28 = Der Brief war versiegelt, und wer ihn trug, war es auch.
tale-29 = Niemand log an jenem Tag; sie schwiegen nur.
tale-30 = Ein Sturm nahm den Weg mit und brachte einen anderen.
tale-31 = In der Karawanserei hatten die Wände Ohren, und die Ohren hatten ihren Preis.
tale-32 = Das jüngste Kamel lernte, das Meer zu riechen.
tale-33 = Eine Frage lag im Sand, rund und weiß.
tale-34 = Der Führer zeichnete eine Karte mit dem Stock und trat sie wieder aus.
tale-35 = Sie ritten bei Nacht, denn die Nacht verlangt keinen Zoll.
tale-36 = Eine Feder fiel, und niemand hatte einen Vogel gesehen.
tale-37 = Der Geist der Lampe antwortete mit einem einzigen Wort.
tale-38 = Die Kuppeln von Basra zeigten sich und verbargen sich wieder.
tale-39 = Wer zuerst ankommt, wartet am längsten, heißt es am Tor.
tale-40 = Sieben Zimmer, und hinter sechs davon lachte jemand.
tale-41 = Der Wächter wog die Gabe, und dann den Gebenden.
tale-42 = Im Palast wurde eine Lampe entzündet und wieder gelöscht.
tale-43 = Das Meer kam an die Mauer und fragte nach Neuigkeiten.
tale-44 = Und als der Morgen kam, war die Erzählung noch nicht zu Ende.
