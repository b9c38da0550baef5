# Was die erste Partie von Basari: Das Kartenspiel auf Deutsch sagt.

lesson-match-title = Das Rennen der Arbeiter
lesson-match-gems = Jeder hat eine Karte gezogen: Sie zeigt Arbeiter, Punkte und Edelsteine, und eins davon wählst du heimlich. Nimm ihre Steine, zwei rote sind viel wert.
lesson-match-three = Nur du nahmst Steine, die anderen mussten um Punkte feilschen. Deine neue Karte zeigt drei weitere: Nimm auch die.
lesson-match-workers = Alle drei wolltet ihr Steine, also bekam niemand welche. Deine Karten zeigen neun Arbeiter; fünfzehn bringen zwölf Punkte, also wähl A und zieh noch eine Karte.
lesson-match-open = { SEAT(2) } will auch eine Karte, also feilscht ihr. Du hast mehr Rot und beginnst: Biete einen blauen Stein dafür, dass du ziehen darfst.
lesson-match-raise = Ein gelber Stein ist mehr wert als ein blauer, damit hat { SEAT(2) } dich überboten. Mehr Steine schlagen weniger, gleich welcher Farbe: Erhöh auf zwei blaue.
lesson-match-four = { SEAT(2) } nahm an, und du hast vier Arbeiter mehr gezogen. Diese Karte zeigt einen Stein von jeder Farbe: Nimm sie.
lesson-match-fair = { SEAT(1) } will sie auch, und mit mehr Rot beginnst wieder du. Vier Steine sind etwas wert: Biete einen grünen.
lesson-match-points = { SEAT(1) } war damit zufrieden, und mit der neuen Karte hast du achtzehn Arbeiter: Nach dieser Runde endet der Durchgang. Nutz deine Karte noch einmal, für ihre fünf Punkte.
lesson-match-again = { SEAT(1) } will auch Punkte, und wieder beginnst du: Biete einen grünen Stein und sieh, was { SEAT(1) } dir geben will.
lesson-match-accept = Drei Steine, zwei davon gelb! Das ist für dich mehr wert als fünf Punkte, denn das meiste Gelb bringt zwölf: Nimm an.
lesson-match-end = Das meiste Rot, das meiste Gelb und genug Arbeiter: 38 Punkte, du führst. Eine Partie hat drei solche Durchgänge und zu fünft eine vierte Aktion; spiel sie.
