# What the first match of Bazaar says in English.

lesson-match-title = From one stone to thirteen, and back to one
lesson-match-star = Everybody collects stones, for each carpet in the piles costs five. The die shows you a star, so take any colour: a ruby, for much can be had for rubies.
lesson-match-roll = In a turn you roll or you exchange, never both. Roll the die of colours: you get a stone of the colour that it shows.
lesson-match-exchange = A second ruby! Exchange now, by any row of both cards and in either direction: here one ruby brings four stones.
lesson-match-again = { SEAT(1) } has rolled. You do it once more: the second ruby, too, for white, blue, green and yellow.
lesson-match-ten = Rubies can be had back: for one yellow stone there are two of them and a white one. That makes ten, and you may not keep more.
lesson-match-thirteen = Another three would be too many. You may exchange all the same, for then you can buy the carpet with four white stones; and then you must.
lesson-match-buy = This carpet costs four white stones and a green one, and you have to buy it. Eight stones are left, so it scores just two points.
lesson-match-back = The fewer stones you have left, the more points. The second carpet wants one blue and four green: go backwards, and give blue and yellow for green.
lesson-match-fewer = Once more, blue and yellow for green: then you hold the five stones of the second carpet, and a single one besides.
lesson-match-one = Only the ruby will be left, and there is a star on the carpet: that scores five points. Buy it!
lesson-match-end = Two points for haste, five for patience; with no stone left it would have been eight. A match ends with the second empty pile: play one.
