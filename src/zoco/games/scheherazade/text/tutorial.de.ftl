# Was die drei Kapitel zu Die Perlen der Scheherazade auf Deutsch sagen.

lesson-bids-title = Bieten und tippen
lesson-bids-bid = Jede Runde beginnt mit Perlen in geschlossenen Fäusten. Wer am meisten bietet, führt die Karawane und zahlt dafür: Nimm vier von deinen zwölf.
lesson-bids-tip = Alle Fäuste sind zu, und jeder tippt, wie viele Perlen zusammen darin sind. Du weißt von deinen vier; tipp auf acht.
lesson-bids-lead = Du hast am meisten geboten und führst; { SEAT(1) } tippte genau und bekam deine vier Perlen. Wer führt, zieht ein Kamel: eins vom Start, zwei Felder weit.
lesson-bids-done = Jetzt dürften Beduinen dem Kamel folgen, das lernst du im zweiten Kapitel. Lass die Karawane ruhen.
lesson-bids-save = Wer am besten tippt, dem gehört die Schale, und in sie zahlt, wer führt. Hol dir diesmal Perlen: Biete nur eine.
lesson-bids-near = Du tippst zuletzt und kennst die Tipps der anderen, fünf und acht. Mit deiner einen Perle darin klingt sechs gut.
lesson-bids-none = Genau sechs: Die Schale war dein, mit den drei Perlen von { SEAT(1) }. Biete jetzt gar nichts, denn es gibt etwas Besseres.
lesson-bids-bakschisch = Einmal in der Partie darfst du statt zu tippen ein Bakschisch verlangen. Dann gilt kein Tipp, und du hast am besten getippt.
lesson-bids-end = { SEAT(2) } führt und zahlt fünf Perlen, alle an dich. Bieten und tippen kannst du nun, und sechzehn Perlen hast du auch!

lesson-caravan-title = Die Karawane
lesson-caravan-camel = Du hast am meisten geboten und führst. Wer führt, zieht ein Kamel, ein bis drei Felder weit: Nimm eins vom Start und schick es auf das zweite Feld.
lesson-caravan-own = Beduinen in der Nähe dürfen dem Kamel folgen, bis zwei Felder vor es. Rot ist deine geheime Farbe: Führ einen roten auf das vierte Feld.
lesson-caravan-other = Führen darfst du jede Farbe, und ginge immer nur Rot, wüssten alle, wer du bist. Nimm einen gelben mit auf das dritte Feld.
lesson-caravan-done = Mitkommen muss niemand. Lass die Karawane hier ruhen; dann wird wieder geboten, und der Nächste führt.
lesson-caravan-pearl = { SEAT(1) } hat geführt, nun bist du wieder an der Reihe. Zwei Felder weiter liegt eine Frageperle: Ein Kamel, das genau dort hält, holt sie dir.
lesson-caravan-ambush = Ein violettes Feld ist ein Hinterhalt: Wer einen Beduinen von dort wegführt, zahlt dafür eine Perle. Stell den gelben hinein.
lesson-caravan-on = Nun dein eigener: Er darf bis zwei Felder vor das Kamel. Führ Rot auf das sechste Feld, wo der Umweg abzweigt.
lesson-caravan-rest = Das genügt für einen Zug, und deine Farbe kennt noch niemand sicher. Lass die Karawane ruhen.
lesson-caravan-branch = Wieder hast du am meisten geboten. Am Eingang des Umwegs wählt, wer führt, den Weg des Kamels: Schick es geradeaus, auf das siebte Feld.
lesson-caravan-away = Führ Rot noch einmal so weit es geht. Erreichbar sind Beduinen von vier Feldern hinter dem Kamel bis eins davor.
lesson-caravan-last = Nur noch fünf Felder bis vor den Palast. Hüte dich unterwegs vor dem weißen Feld: Wer dort steht, muss im nächsten Zug weiter.
lesson-caravan-end = Rot ist weit vorn, und niemand weiß, dass es deine Farbe ist. Wie du in den Palast kommst und in welches Zimmer, sagt das letzte Kapitel.

lesson-palace-title = Palast und Fragen
lesson-palace-ask = Du hast Rot, und { SEAT(2) } hat im Palast Grün gezeigt. Die geheime Karte ist also gelb oder blau: Gib deine Frageperle aus und frag { SEAT(1) } nach Gelb.
lesson-palace-bid = Ja, { SEAT(1) } hat Gelb, also ist Blau das gesuchte Zimmer! Um deinen roten in den Palast zu führen, musst du das Bieten gewinnen: vier Perlen.
lesson-palace-tip = Deine eigenen vier kennst du, und die anderen waren sparsam. Tipp auf sieben; mit bestem Tipp und höchstem Gebot zahlst du nichts.
lesson-palace-camel = Beides zugleich: Du führst und behältst deine Perlen. Zieh das vorderste Kamel ein Feld weiter, bis zu deinem Beduinen.
lesson-palace-palace = In den Palast darfst du nur eigene Beduinen führen, also erfahren jetzt alle deine Farbe. Das schadet nicht mehr: Geh hinein.
lesson-palace-again = Ein Zimmer kostet einen eigenen Zug, du musst also noch einmal führen. { SEAT(1) } ahnt vielleicht etwas: Biete sechs und behalte mindestens drei.
lesson-palace-sum = Auf den Tipp kommt es diesmal nicht an, nur aufs Führen. Sag zwölf.
lesson-palace-room = Du führst! Statt mit der Karawane zu ziehen, betritt dein Beduine nun ein Zimmer, mit drei Perlen für Scheherazade: das blaue.
lesson-palace-end = Das richtige Zimmer: Du hast gewonnen! Nun kennst du alle drei Kapitel; geh gegen Novizen auf die ganze Reise.
