# Was die erste Partie von Suleika auf Deutsch sagt.

lesson-match-title = Ein erster Gang über den Markt
lesson-match-turn = Hier steht Omar, und zuerst drehst du ihn: geradeaus, nach links oder nach rechts, nur nie zurück. Schick ihn nach Osten.
lesson-match-lay = Der Würfel zeigte zwei Pantoffeln, also ging er zwei Felder weit. Roll jetzt neben ihm einen roten Teppich aus, dort, wo er eben herkam.
lesson-match-toll = Vor Omar liegt Blau. Wer auf einem fremden Teppich landet, zahlt dem Besitzer; geh trotzdem geradeaus und sieh, was es kostet.
lesson-match-cover = Zwei blaue Felder hingen zusammen, also hast du zwei Piaster gezahlt. Leg deinen Teppich nun halb über den blauen: halb ist erlaubt, ganz nie.
lesson-match-balcony = Sieh da, { SEAT(1) } landete auf Rot und hat dich bezahlt! Jetzt steht Omar am Rand: Geradeaus führt ihn ein Balkon zurück, das zählt als ein Schritt.
lesson-match-area = Was zusammenhängt, ist eine Fläche, und ihre Größe ist der Preis. Leg deinen Teppich so, dass deine rote Fläche auf vier Felder wächst.
lesson-match-odds = Blau hat deinen ersten Teppich halb zugedeckt, so ist das Leben. Schau vor dem Drehen, was jeder Weg kosten kann: Nach Westen ist alles frei.
lesson-match-join = Ein Teppich kann verbinden, was getrennt lag. Hier deckt er eine blaue Hälfte zu, und dein ganzes Rot wird eine Fläche von sieben Feldern.
lesson-match-own = Sieben Piaster für dich! Auf deinen eigenen Teppichen kostet dich ein Halt nichts, also schick Omar über sie nach Osten.
lesson-match-last = Dein letzter Teppich. Deck zwei Hälften von zwei gelben Teppichen zu: Jede Hälfte, die am Ende noch zu sehen ist, zählt einen Punkt.
lesson-match-end = Piaster und sichtbare Hälften werden zusammengezählt, und du hast gewonnen. Jetzt im Ernst: Novizen warten, und Tipps helfen dir.
