# What the first match of Basari says in English.

lesson-match-title = Once around the arcade
lesson-match-place = You are a dealer in gems, and you win by points. Choose an arch for your merchant: the lit one has rich arches ahead.
lesson-match-points = All rolled and walked, and now everybody secretly chooses one card of three. Points gives what your arch shows, five; choose it, perhaps nobody else does.
lesson-match-gems = You alone chose Points, so you just scored. Your new arch shows two red gems, the worthiest there are: choose Gems.
lesson-match-open = { SEAT(1) } wants gems too: two of a kind haggle, three would get nothing. You are ahead on points, so you open: offer a single blue gem.
lesson-match-raise = { SEAT(1) } offers green, which is worth more than blue. More gems always beat fewer, so raise to two blue ones.
lesson-match-three = { SEAT(1) } took your two blue gems, and you the two red ones: a good trade. Your new arch shows three gems again, so choose Gems once more.
lesson-match-both = All three of you chose Gems, and so nobody got any: what everybody wants is lost. Your arch shows only four points; choose Points all the same.
lesson-match-accept = { SEAT(2) } chose Points as well and offers three gems for them. Three gems for four points is plenty: accept, and let { SEAT(2) } act.
lesson-match-want = Your arch shows two green gems and a yellow one, and most green brings ten points at the scoring. Choose Gems, though you will hardly be the only one.
lesson-match-outbid = { SEAT(1) } has more points than you by now, and opens with a single blue gem. Of equally many gems the more precious win, so raise with one yellow.
lesson-match-dice = Five more fields bring you once around to your disc, and that is worth ten points. Dice lets you roll again, and a low roll scores as well: choose it.
lesson-match-end = Once around, so there is a scoring: ten points for you, and two crowns for most red and most green. A match has three scorings; play one.
