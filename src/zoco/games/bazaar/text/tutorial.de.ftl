# Was die erste Partie von Bazaar auf Deutsch sagt.

lesson-match-title = Von einem Stein auf dreizehn und zurück auf einen
lesson-match-star = Alle sammeln Steine, denn jeder Teppich der Stapel kostet fünf. Der Würfel zeigt dir einen Stern, also nimm eine Farbe: einen Rubin, für Rubine gibt es viel.
lesson-match-roll = In deinem Zug würfelst du oder du tauschst, nie beides. Wirf den Farbwürfel: Du bekommst einen Stein der Farbe, die er zeigt.
lesson-match-exchange = Ein zweiter Rubin! Nun tausch, nach jeder Zeile beider Karten und in beide Richtungen: Hier bringt ein Rubin vier Steine.
lesson-match-again = { SEAT(1) } hat gewürfelt. Du tauschst noch einmal: auch den zweiten Rubin gegen Weiß, Blau, Grün und Gelb.
lesson-match-ten = Rubine bekommst du zurück: Für einen gelben Stein gibt es zwei davon und einen weißen. Das macht zehn, und mehr darfst du nicht behalten.
lesson-match-thirteen = Drei weitere wären zu viele. Tauschen darfst du trotzdem, denn danach kannst du den Teppich mit vier weißen Steinen kaufen; und dann musst du.
lesson-match-buy = Dieser Teppich kostet vier weiße Steine und einen grünen, und du musst ihn kaufen. Acht Steine bleiben übrig, das gibt nur zwei Punkte.
lesson-match-back = Je weniger Steine dir bleiben, desto mehr Punkte. Der zweite Teppich will einen blauen und vier grüne: Tausch rückwärts, Blau und Gelb gegen Grün.
lesson-match-fewer = Noch einmal Blau und Gelb gegen Grün: Dann hast du die fünf Steine des zweiten Teppichs und nur einen dazu.
lesson-match-one = Nur der Rubin bleibt übrig, und der Teppich trägt einen Stern: Das gibt fünf Punkte. Kauf ihn!
lesson-match-end = Zwei Punkte für die Eile, fünf für die Geduld; ganz ohne Rest wären es acht gewesen. Mit dem zweiten leeren Stapel endet eine Partie: Spiel eine.
