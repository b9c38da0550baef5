# What the first match of Basari: Das Kartenspiel says in English.

lesson-match-title = The race of the workers
lesson-match-gems = Everybody has drawn a card: it shows workers, points and gems, and you choose one of them in secret. Take the gems of yours, two red ones are precious.
lesson-match-three = You alone took gems, while the others had to haggle for points. Your new card shows three more: take them, too.
lesson-match-workers = All three of you wanted gems, so nobody got any. Your cards show nine workers; whoever has fifteen gets twelve points, so choose A and draw one card more.
lesson-match-open = { SEAT(2) } wants a card as well, so you two haggle. You own more red and open: offer one blue gem for the right to act.
lesson-match-raise = A yellow gem is worth more than a blue one, so { SEAT(2) } has outbid you. More gems beat fewer, whatever their colour: raise to two blue.
lesson-match-four = { SEAT(2) } accepted, and you drew four workers more. This card shows one gem of each colour: take them.
lesson-match-fair = { SEAT(1) } wants them as well, and with more red gems you open again. Four gems are worth something: offer a green one.
lesson-match-points = { SEAT(1) } was content with that, and with this new card you have eighteen workers: the pass ends with this round. Use your card once more, for its five points.
lesson-match-again = { SEAT(1) } wants points too, and you open again: offer one green gem, and see how much { SEAT(1) } will give.
lesson-match-accept = Three gems, two of them yellow! That is worth more to you than five points, for most yellow brings twelve: accept.
lesson-match-end = Most red, most yellow and workers enough: 38 points, and you lead. A match has three such passes, with five players also a fourth action; play one.
