# What Bazaar says in English.

title = Bazaar
subtitle = Sid Sackson's game of exchange rates
blurb = Trade stones by the exchange rates of the day, and buy wares with as few left over as you can.
edition-example = Example

# Stones by their letters in the rules, in words; and the letters of this language

heap-w = { $count } white
heap-b = { $count } blue
heap-g = { $count } green
heap-r = { $count } red
heap-y = { $count } yellow
heap-star = { $count ->
    [1] a star
   *[other] { $count } stars
}
letter-white = W
letter-blue = B
letter-green = G
letter-red = R
letter-yellow = Y

event-cards-chosen = Exchange cards { $first } and { $second } are in play.
event-ware-shown = Pile { $pile } shows { HEAP($ware) }.
event-pile-used-up = Pile { $pile } is used up: its star card lies open.
event-start-rolled = The roll for the start: { HEAP($faces) }.
event-began = { SEAT($seat) } begins.
event-die-rolled = { SEAT($seat) } rolls { $face ->
    [white] white
    [blue] blue
    [green] green
    [red] red
    [yellow] yellow
   *[star] a star
  }.
event-stone-taken = { SEAT($seat) } takes a { $colour ->
    [white] white diamond
    [blue] blue sapphire
    [green] green opal
    [red] red ruby
   *[yellow] yellow topaz
  }.
event-nothing-left = The bazaar has nothing left for { SEAT($seat) } ({ $face }).
event-exchanged = { SEAT($seat) } exchanges { HEAP($gave) } for { HEAP($took) } (card { $card }, row { $row }).
event-bought = { SEAT($seat) } buys { HEAP($ware) } from pile { $pile } with { $left ->
    [0] nothing
    [one] one stone
   *[other] { $left } stones
  } left over: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-gave-back = { SEAT($picker) } returns { HEAP($stones) } of { SEAT($seat) } to the bazaar.
event-gave-back-own = { SEAT($seat) } returns { HEAP($stones) } to the bazaar.
event-closed = The second pile is sold out: the bazaar closes.

phase-choose-cards = The exchange cards are being drawn.
phase-uncover-ware = A ware card is being uncovered.
phase-roll-off = The start is being rolled for.
phase-roll-die = The colour die is rolling.
phase-take-any = Take a stone of any colour.
phase-roll-or-exchange = Roll the die, or exchange stones.
phase-may-buy = Purchases are being looked at.
phase-purchase = Buy a ware, or nothing.
phase-purchase-must = You hold { $stones } stones after an exchange: buy a ware.
phase-purchase-surplus = You hold { $stones } stones: buy a ware, or some go back.
phase-pick-surplus = Choose which surplus stones of { SEAT($seat) } go back.
phase-pick-own-surplus = Choose which of your surplus stones go back.
phase-end-turn = The turn ends.

choose-turn = Roll the die or make one exchange.
choose-colour = The star gives you any stone. Which one?
choose-purchase = What would you like to buy?
choose-purchase-must = You hold { $stones } stones after an exchange, and ten may be kept: you must buy. What?
choose-purchase-surplus = You hold { $stones } stones, and ten may be kept: buy, or { SEAT($seat) } picks { $number ->
    [one] one that goes
   *[other] { $number } that go
  } back.
choose-purchase-own-surplus = You hold { $stones } stones, and ten may be kept: buy, or pick { $number ->
    [one] one that goes
   *[other] { $number } that go
  } back.
choose-surplus = { $number ->
    [one] { SEAT($seat) } has one stone too many: which one goes back?
   *[other] { SEAT($seat) } has { $number } stones too many: which ones go back?
  }
choose-own-surplus = { $number ->
    [one] You have one stone too many: which one goes back?
   *[other] You have { $number } stones too many: which ones go back?
  }

move-roll = Roll the colour die
move-exchange = Give { HEAP($give) }, take { HEAP($take) } (card { $card }, row { $row })
move-exchange-must = Give { HEAP($give) }, take { HEAP($take) } (card { $card }, row { $row }): { $stones } stones, then buy pile { $piles }
move-take = { $colour ->
    [white] White diamond
    [blue] Blue sapphire
    [green] Green opal
    [red] Red ruby
   *[yellow] Yellow topaz
  }
move-buy = Buy { HEAP($ware) } from pile { $pile }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
move-buy-last = Buy { HEAP($ware) } from pile { $pile }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, and the bazaar closes
move-buy-nothing = Buy nothing
move-give-back = Return { HEAP($stones) }
move-give-back-of = Return { HEAP($stones) } of { SEAT($seat) }

fact-points = Scores { $points ->
    [one] 1 point
   *[other] { $points } points
  } with { $left ->
    [0] nothing
    [one] one stone
   *[other] { $left } stones
  } left over.
fact-stones = You would hold { $stones ->
    [one] one stone
   *[other] { $stones } stones
  }.
fact-payable = Pays for pile { $pile }: { $left ->
    [0] nothing
    [one] one stone
   *[other] { $left } stones
  } left over, { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
fact-roll = One stone of the colour that comes up; a star gives any.
fact-must-buy = After an exchange to more than ten stones you must buy at once.
fact-surplus = More than ten stones: { $unless ->
    [0] { SEAT($seat) } picks
   *[other] unless you buy, { SEAT($seat) } picks
  } { $number ->
    [one] one of them, which goes back
   *[other] { $number } of them, which go back
  }.
fact-own-surplus = More than ten stones: { $unless ->
    [0] you pick
   *[other] unless you buy, you pick
  } { $number ->
    [one] one of them, which goes back
   *[other] { $number } of them, which go back
  }.

reason-points = It scores { $points ->
    [one] 1 point
   *[other] { $points } points
  } now.
reason-nearer = { $exchanges ->
    [0] Then the ware on pile { $pile } can be paid for at once
    [one] Then the ware on pile { $pile } is one exchange away
   *[other] Then the ware on pile { $pile } is { $exchanges } exchanges away
  }; it scores { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
reason-wait = It is worth waiting for the ware on pile { $pile }: { $exchanges ->
    [one] one exchange
   *[other] { $exchanges } exchanges
  } to go, { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
reason-give-back = These are the stones that { SEAT($seat) } would miss most.
reason-give-back-own = These are the stones that you would miss least.
reason-roll = No exchange leads anywhere better than a new stone.
reason-stone = A new stone, and the exchanges can wait.
reason-keep = Your stones are kept for a better ware.

# A plan behind a hint: the exchanges of the way to a ware, one after another.

plan = The plan, { plan-to }.
plan-roll = Better a roll than { plan-to }.
plan-take = { move-take }, then { plan-to }.
plan-wait = Buy nothing, then { plan-to }.
plan-to = { $exchanges ->
    [one] one exchange
   *[other] { $exchanges } exchanges
  } to pile { $pile } for { $points ->
    [one] 1 point
   *[other] { $points } points
  }: { plan-way }
plan-way = { $exchanges ->
    [1] { plan-way-1 }
    [2] { plan-way-2 }
    [3] { plan-way-3 }
    [4] { plan-way-4 }
   *[other] { plan-way-5 }
  }
plan-way-1 = { HEAP($give1) } for { HEAP($take1) }
plan-way-2 = { plan-way-1 }; then { HEAP($give2) } for { HEAP($take2) }
plan-way-3 = { plan-way-2 }; then { HEAP($give3) } for { HEAP($take3) }
plan-way-4 = { plan-way-3 }; then { HEAP($give4) } for { HEAP($take4) }
plan-way-5 = { plan-way-4 }; then { HEAP($give5) } for { HEAP($take5) }

refusal-not-in-play = Row { $row } of card { $card } is not in play.
refusal-you-lack = You do not have { HEAP($stones) }.
refusal-bazaar-lacks = The bazaar does not have { HEAP($stones) }.
refusal-above-ten = You would hold { $stones } stones and could buy nothing to get back to ten.
refusal-run-out = The bazaar has no { $colour } stone left.
refusal-must-buy = You hold { $stones } stones after an exchange, and ten may be kept: you must buy now.
refusal-buy-later = First roll or exchange, then you may buy.
refusal-not-for-sale = There is nothing for sale on pile { $pile }.
refusal-cannot-pay = This ware costs { HEAP($stones) }, and you do not have that.
refusal-not-in-hand = These stones are not in that hand.
refusal-not-the-surplus = Exactly { $number ->
    [one] one stone goes
   *[other] { $number } stones go
  } back.

option-first-card = First exchange card
option-first-card-0 = Drawn
option-first-card-help = The number of an exchange card to play with; 0 draws one at random.
option-second-card = Second exchange card
option-second-card-0 = Drawn
option-second-card-help = The number of another exchange card; 0 draws one at random.
option-several-purchases = Several purchases a turn
option-several-purchases-help = A player may buy more than one ware in a turn, each paid and scored by itself.
option-breaches = Breaches allowed
option-breaches-help = An exchange above ten stones is treated like a roll: always allowed, nobody has to buy, and the neighbour picks what goes back.
option-solo = Practice alone
option-solo-help = One seat against the piles: how many points, in how many turns?

measure-points = Points
measure-wares = Ware cards
measure-turns = Turns

board-bazaar = Bazaar
board-card = Card { $card }
board-pile = Pile { $pile }
board-letters = W white, B blue, G green, R red, Y yellow
board-left = { $left } left
board-surplus = { $number ->
    [one] one stone too many
   *[other] { $number } stones too many
  }
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
board-wares = { $wares ->
    [one] 1 ware
   *[other] { $wares } wares
  }

# The position in words. Stones: "2 white, 1 red"; each colour but the first puts a comma before it.

outline-stones-white = { $white ->
    [0] { "" }
   *[other] { $white } white
}
outline-stones-blue = { $blue ->
    [0] { "" }
   *[other] { $first ->
        [blue] { "" }
       *[other] { ", " }
    }{ $blue } blue
}
outline-stones-green = { $green ->
    [0] { "" }
   *[other] { $first ->
        [green] { "" }
       *[other] { ", " }
    }{ $green } green
}
outline-stones-red = { $red ->
    [0] { "" }
   *[other] { $first ->
        [red] { "" }
       *[other] { ", " }
    }{ $red } red
}
outline-stones-yellow = { $yellow ->
    [0] { "" }
   *[other] { $first ->
        [yellow] { "" }
       *[other] { ", " }
    }{ $yellow } yellow
}
outline-stones = { outline-stones-white }{ outline-stones-blue }{ outline-stones-green }{ outline-stones-red }{ outline-stones-yellow }
outline-price-white = { $for-white ->
    [0] { "" }
   *[other] { $for-white } white
}
outline-price-blue = { $for-blue ->
    [0] { "" }
   *[other] { $then ->
        [blue] { "" }
       *[other] { ", " }
    }{ $for-blue } blue
}
outline-price-green = { $for-green ->
    [0] { "" }
   *[other] { $then ->
        [green] { "" }
       *[other] { ", " }
    }{ $for-green } green
}
outline-price-red = { $for-red ->
    [0] { "" }
   *[other] { $then ->
        [red] { "" }
       *[other] { ", " }
    }{ $for-red } red
}
outline-price-yellow = { $for-yellow ->
    [0] { "" }
   *[other] { $then ->
        [yellow] { "" }
       *[other] { ", " }
    }{ $for-yellow } yellow
}
outline-price = { outline-price-white }{ outline-price-blue }{ outline-price-green }{ outline-price-red }{ outline-price-yellow }
outline-wares-title = Wares
outline-ware = { $star ->
    [0] Pile { $pile }: { outline-stones }; { outline-wares-left }
   *[other] Pile { $pile }: { outline-stones }, with a star; { outline-wares-left }
}
outline-wares-left = { $left ->
    [one] the last ware
   *[other] { $left } wares left
}
outline-used-up = Pile { $pile } is used up.
outline-unseen = Pile { $pile }: not uncovered yet
outline-scores-plain = Plain wares score { $none } points with no stone left, { $one } with one, { $two } with two, { $more } with more.
outline-scores-starred = Starred wares score { $none } points with no stone left, { $one } with one, { $two } with two, { $more } with more.
outline-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
outline-hand = { $stones ->
    [0] No stones
    [one] 1 stone: { outline-stones }
   *[other] { $stones } stones: { outline-stones }
}
outline-surplus = { $number ->
    [one] 1 stone too many: it goes back.
   *[other] { $number } stones too many: they go back.
}
outline-bought = { $wares ->
    [0] No ware bought yet
    [one] 1 ware bought
   *[other] { $wares } wares bought
}
outline-turns = { $turns ->
    [one] 1 turn so far
   *[other] { $turns } turns so far
}
outline-card = Exchange card { $card }, both ways
outline-row = Row { $row }: { outline-stones } for { outline-price }
outline-bank-title = The stock of the bazaar
outline-bank = White { $white }, blue { $blue }, green { $green }, red { $red }, yellow { $yellow }

fault-equation-twice = is on this card twice
fault-equation-same = has the same stones on both sides
fault-equation-gain = has sides that differ by more than { $stones } stones
fault-same-card = must not be the same card as first_card
fault-cards = this edition has exchange cards 1 to { $cards }

# What lies in front of a seat

piece-white = { $count ->
    [one] 1 white diamond
   *[other] { $count } white diamonds
}
piece-blue = { $count ->
    [one] 1 blue sapphire
   *[other] { $count } blue sapphires
}
piece-green = { $count ->
    [one] 1 green opal
   *[other] { $count } green opals
}
piece-red = { $count ->
    [one] 1 red ruby
   *[other] { $count } red rubies
}
piece-yellow = { $count ->
    [one] 1 yellow topaz
   *[other] { $count } yellow topazes
}
piece-ware = { $count ->
    [one] 1 ware
   *[other] { $count } wares
}

# The drawn board

board-rates = Exchange { $card }
board-side = Give { HEAP($give) }, take { HEAP($take) }
board-hidden-card = An exchange card that is not drawn yet
board-your-stones = Your stones
board-stones-of = Stones of { SEAT($seat) }
board-points-title = Points
board-points-if = if you buy pile { $pile }
board-points-then = if you then buy pile { $pile }
board-stones-left = stones left
board-column-0 = plain
board-column-1 = one star
board-column-2 = two stars
board-left-3 = 3 or more
board-left-2 = 2
board-left-1 = 1
board-left-0 = none
board-all-piles = Two stars from the first sold-out pile on
board-one-sold-out = A pile is sold out: a star more for each
board-roll = Roll the die
board-roll-short = Roll
board-nothing = Buy nothing
board-nothing-short = Nothing
board-bank-title = The bazaar
board-bank-of = { $stones } of { $all }
board-ware = Pile { $pile }: { HEAP($ware) }; { $left ->
    [one] the last one
   *[other] { $left } left
  }
board-plan-step = step { $step } of the plan
board-last = the last
board-closing = last: closes
board-sold-out = sold out
board-ware-sold-out = Pile { $pile }: sold out
board-ware-hidden = Pile { $pile }: not uncovered yet
board-press-turn = Press stones to give, or the die
board-press-pile = Press a ware
board-press-drawer = Press a drawer
board-press-stones = { $number ->
    [one] Press the stone that goes back
   *[other] Press { $number } stones that go back
  }
board-do-exchange = Exchange
board-do-buy = Buy pile { $pile }
board-do-last = Buy pile { $pile }, close
board-do-take = Take it
board-do-back = Return { $number }

# Why a number is what it is

why-scored = { HEAP($ware) } bought with { $left ->
    [0] nothing
    [one] one stone
   *[other] { $left } stones
  } left over.
why-bought = { HEAP($ware) } from pile { $pile }.
why-stones = { $count ->
    [one] One stone in hand in all; nobody keeps more than ten.
   *[other] { $count } stones in hand in all; nobody keeps more than ten.
}
why-bank = { $count ->
    [0] No stone is
    [one] One stone is
   *[other] { $count } stones are
  } left here; what the bazaar has not got, nobody gets.
why-score-left = The row: the fewer stones are left in hand after a purchase, the more it scores.
why-score-stars = The column: a star on the card moves it one to the right, and so does a pile that is sold out.
why-pile = { $left ->
    [0] This pile is sold out
    [one] One card is left here
   *[other] { $left } cards are left here
  }; with the second pile that is sold out the match ends.
why-turns = Who plays alone counts turns: the fewer the better.
