# What is said of matches in figures, in English.

stats-numbers = Numbers
stats-practice = This match was practice (taken back, a fork or a lesson): it counts in no sum.
stats-source = From
stats-course = The { $measure } over the match
stats-sources = Where { $measure } came from
stats-times = ({ $times }×)
stats-all = Together
stats-start = Start
stats-round = Round
stats-draws = { $number } dice (rule { $rule })
stats-face = { $face }: came { $seen } times, expected { $expected } times
stats-expected = Bars: how often it came. Dashes: how often it should have come.
stats-bargains = Bargains
stats-look = Look at it in the replay
stats-offered = { $name } offered
stats-accepted = { $name } accepted
stats-points = { $points } points
stats-valuing = What they were worth is being worked out …
stats-worth = Left who offered, right who accepted: by how many percentage points the bargain changed their chance to win, as the Merchant sees it. Hatched is a loss.
stats-unvalued = What they were worth nobody can tell here.
mine-stats-none = Statistics begin with the first match that you play to its end. Practice, forks and lessons do not count.
mine-stats-left = { $practice ->
    [one] One match was practice, and is left out.
   *[other] { $practice } matches were practice, and are left out.
}
mine-stats-game = Game
mine-stats-me = You
mine-stats-others = The others, on average
mine-stats-scores = Your matches, the newest last
mine-stats-score = { $date }: you { $mine }, best of the others { $best }
mine-stats-best = The best of the others
mine-stats-sources = Where { $measure } came from, in a match on average
mine-stats-matches = Matches
mine-stats-first = Won
mine-stats-mean = At the end
mine-stats-bargains = Bargains: with whom
mine-stats-bargain = { $times ->
    [one] once
   *[other] { $times } times
}
