# Was die erste Partie von Basari auf Deutsch sagt.

lesson-match-title = Einmal rund um die Arkaden
lesson-match-place = Du handelst mit Edelsteinen, und wer die meisten Punkte hat, gewinnt. Such deinem Händler einen Bogen: Vor dem leuchtenden liegen reiche Bögen.
lesson-match-points = Alle haben gewürfelt und sind gegangen, nun wählt jeder heimlich eine von drei Karten. Punkte bringt, was dein Bogen zeigt, also fünf: Wähl sie, vielleicht bist du damit allein.
lesson-match-gems = Nur du hast Punkte gewählt, also gab es sie sofort. Dein neuer Bogen zeigt zwei rote Steine, die wertvollsten von allen: Wähl Edelsteine.
lesson-match-open = { SEAT(1) } will auch Steine: Zu zweit wird gefeilscht, zu dritt bekäme sie keiner. Du liegst nach Punkten vorn und beginnst: Biete einen einzigen blauen Stein.
lesson-match-raise = { SEAT(1) } bietet Grün, und das ist mehr wert als Blau. Mehr Steine schlagen aber immer weniger: Erhöh auf zwei blaue.
lesson-match-three = { SEAT(1) } nahm deine zwei blauen Steine und du die zwei roten: ein guter Tausch. Auch dein neuer Bogen zeigt drei Steine, also wähl noch einmal Edelsteine.
lesson-match-both = Ihr habt alle drei Edelsteine gewählt, also bekam niemand welche: Was alle wollen, verfällt. Dein Bogen zeigt nur vier Punkte; wähl trotzdem Punkte.
lesson-match-accept = { SEAT(2) } hat auch Punkte gewählt und bietet drei Steine dafür. Drei Steine für vier Punkte sind reichlich: Nimm an und überlass { SEAT(2) } die Aktion.
lesson-match-want = Dein Bogen zeigt zwei grüne Steine und einen gelben, und das meiste Grün bringt in der Wertung zehn Punkte. Wähl Edelsteine, auch wenn du damit kaum allein bist.
lesson-match-outbid = { SEAT(1) } liegt inzwischen vor dir und beginnt mit einem einzigen blauen Stein. Bei gleich vielen Steinen gewinnen die wertvolleren, also erhöh mit einem gelben.
lesson-match-dice = Fünf Felder noch, dann bist du einmal herum und bekommst zehn Punkte. Mit Würfeln darfst du noch einmal werfen, und ein kleiner Wurf zählt zusätzlich: Wähl es.
lesson-match-end = Einmal herum, also eine Wertung: zehn Punkte für dich und zwei Kronen für das meiste Rot und Grün. Eine Partie hat drei Wertungen, spiel sie.
