# What the first match of Basari: Das Kartenspiel says in English.

lesson-match-title = The race of the workers
lesson-match-gems = Everybody has drawn a card: it shows workers, points and gems, and you choose one of them in secret. Take the gems of yours, two red ones are precious.
lesson-match-workers = You alone took gems, while the others haggled. Your cards show eight workers; whoever has fifteen gets twelve points, so choose A and draw one card more.
lesson-match-open = { SEAT(2) } wants a card as well, so you two haggle. You own more red and open: offer one blue gem for the right to act.
lesson-match-raise = A yellow gem is worth more than a blue one, so { SEAT(2) } has outbid you. More gems beat fewer, whatever their colour: raise to two blue.
lesson-match-points = Four workers more, and with this new card you have sixteen: the pass ends with this round. Use your card once more, for its five points.
lesson-match-again = { SEAT(1) } wants points too, and you open again: offer one green gem, and see how much { SEAT(1) } will give.
lesson-match-accept = Three gems, two of them yellow! That is worth more to you than five points, for most yellow brings twelve: accept.
lesson-match-end = Fifteen workers, most red and most yellow: 38 points, and you lead. A match has three such passes, with five players also a fourth action; play one.
