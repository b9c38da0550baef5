# Was die erste Partie von Basari: Das Kartenspiel auf Deutsch sagt.

lesson-match-title = Das Rennen der Arbeiter
lesson-match-gems = Jeder hat eine Karte gezogen: Sie zeigt Arbeiter, Punkte und Edelsteine, und eins davon wählst du heimlich. Nimm ihre Steine, zwei rote sind viel wert.
lesson-match-workers = Nur du nahmst Steine, die anderen mussten feilschen. Deine Karten zeigen acht Arbeiter; fünfzehn bringen zwölf Punkte, also wähl A und zieh noch eine Karte.
lesson-match-open = { SEAT(2) } will auch eine Karte, also feilscht ihr. Du hast mehr Rot und beginnst: Biete einen blauen Stein dafür, dass du ziehen darfst.
lesson-match-raise = Ein gelber Stein ist mehr wert als ein blauer, damit hat { SEAT(2) } dich überboten. Mehr Steine schlagen weniger, gleich welcher Farbe: Erhöh auf zwei blaue.
lesson-match-points = Vier Arbeiter mehr, und mit der neuen Karte sind es sechzehn: Nach dieser Runde endet der Durchgang. Nutz deine Karte noch einmal, für ihre fünf Punkte.
lesson-match-again = { SEAT(1) } will auch Punkte, und wieder beginnst du: Biete einen grünen Stein und sieh, was { SEAT(1) } dir geben will.
lesson-match-accept = Drei Steine, zwei davon gelb! Das ist für dich mehr wert als fünf Punkte, denn das meiste Gelb bringt zwölf: Nimm an.
lesson-match-end = Fünfzehn Arbeiter, am meisten Rot und Gelb: 38 Punkte, du führst. Eine Partie hat drei solche Durchgänge und zu fünft eine vierte Aktion; spiel sie.
