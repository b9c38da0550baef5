# Was über Partien in Zahlen gesagt wird, auf Deutsch.

stats-numbers = Zahlen
stats-practice = Diese Partie war Übung (zurückgenommen, abgezweigt oder Lehrpartie): Sie zählt in keiner Summe mit.
stats-source = Woher
stats-course = Die { $measure } im Lauf der Partie
stats-sources = Woher { $measure } kamen
stats-times = ({ $times }×)
stats-all = Zusammen
stats-start = Anfang
stats-round = Runde
stats-draws = { $number } Würfel (Regel { $rule })
stats-face = { $face }: { $seen }-mal gefallen, { $expected }-mal erwartet
stats-expected = Balken: wie oft es fiel. Striche: wie oft es hätte fallen sollen.
stats-bargains = Händel
stats-look = In der Wiedergabe ansehen
stats-offered = { $name } hat geboten
stats-accepted = { $name } hat angenommen
stats-points = { $points } Punkte
stats-valuing = Was sie wert waren, wird ausgerechnet …
stats-worth = Links, wer bot, rechts, wer annahm: um wie viele Prozentpunkte der Handel ihre Aussicht auf den Sieg änderte, wie der Kaufherr sie sieht. Schraffiert ist ein Verlust.
stats-unvalued = Was sie wert waren, kann hier niemand sagen.
mine-stats-none = Die Statistik beginnt mit der ersten Partie, die du zu Ende spielst. Übung, Abzweigungen und Lehrpartien zählen nicht.
mine-stats-left = { $practice ->
    [one] Eine Partie war Übung und ist nicht dabei.
   *[other] { $practice } Partien waren Übung und sind nicht dabei.
}
mine-stats-game = Spiel
mine-stats-me = Du
mine-stats-others = Die anderen im Mittel
mine-stats-scores = Deine Partien, die neueste zuletzt
mine-stats-score = { $date }: du { $mine }, der Beste der anderen { $best }
mine-stats-best = Der Beste der anderen
mine-stats-sources = Woher { $measure } kamen, im Mittel einer Partie
mine-stats-matches = Partien
mine-stats-first = Gewonnen
mine-stats-mean = Am Ende
mine-stats-bargains = Händel: mit wem
mine-stats-bargain = { $times ->
    [one] einmal
   *[other] { $times }-mal
}
