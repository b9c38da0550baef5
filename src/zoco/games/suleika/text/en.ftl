# What Suleika says in English.

title = Suleika
subtitle = Marrakech
blurb = Send Omar across the market and unroll carpets in his way: whoever makes him stop on a stranger’s carpet pays for it.

# Colours and directions. A colour of an edition that we do not know keeps its own name.

colour-name = { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
    [green] green
   *[other] { $colour }
}
colour-noun = { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
    [green] green
   *[other] { $colour }
}
colour-carpet = { $colour ->
    [red] a red carpet
    [yellow] a yellow carpet
    [blue] a blue carpet
    [green] a green carpet
   *[other] a carpet in { $colour }
}
colour-half = { $colour ->
    [red] a red half
    [yellow] a yellow half
    [blue] a blue half
    [green] a green half
   *[other] a half in { $colour }
}
facing-name = { $facing ->
    [north] north
    [east] east
    [south] south
   *[west] west
}

# Events

event-began = { SEAT($seat) } begins.
event-uncovered = The next carpet of { SEAT($seat) } is { colour-name }.
event-faced = { SEAT($seat) } sends Omar to the { facing-name }.
event-rolled = { $pips ->
    [one] { SEAT($seat) } rolls a single slipper.
   *[other] { SEAT($seat) } rolls { $pips } slippers.
}
event-walked = Omar walks to { $field } and looks { facing-name }.
event-paid = { $paid ->
    [one] { SEAT($seat) } pays { SEAT($owner) } 1 piastre for { colour-noun }.
   *[other] { SEAT($seat) } pays { SEAT($owner) } { $paid } piastres for { colour-noun }.
}
event-paid-all = { $paid ->
    [0] { $due ->
        [one] { SEAT($seat) } has no money left and owes { SEAT($owner) } nothing: 1 piastre for { colour-noun } is forgiven.
       *[other] { SEAT($seat) } has no money left and owes { SEAT($owner) } nothing: { $due } piastres for { colour-noun } are forgiven.
    }
   *[other] { SEAT($seat) } pays { SEAT($owner) } all that is left: { $paid } of { $due } piastres for { colour-noun }.
}
event-laid = { SEAT($seat) } lays { colour-carpet } on { $first }–{ $second }.
event-ended = The last carpet lies in the market: the match is over.

# Refusals

refusal-never-back = Omar looks { facing-name }: he may go straight on, left or right, but never back.
refusal-not-two-neighbours = { $first } and { $second } do not lie side by side; a carpet covers two neighbouring fields.
refusal-on-omar = Omar stands on { $field }; no carpet is laid under his feet.
refusal-not-beside-omar = A carpet must lie next to Omar, who stands on { $field }; corners do not count.
refusal-outside-the-market = { $first }–{ $second } is not inside the market.
refusal-covers-a-whole-carpet = One whole carpet lies on { $first }–{ $second }; it must not vanish all at once.

# Phases

phase-draw-first = The lot decides who begins.
phase-uncover-top = The next carpet of a stack is turned up.
phase-direct = Which way shall Omar walk?
phase-direct-next = Which way shall Omar walk in the next turn?
phase-roll-slippers = The die with the slippers is rolled.
phase-pay-owner = The carpet under Omar is paid for.
phase-lay-carpet = Where shall the carpet lie?
phase-end-turn = The die goes to the next seat.

# Choices

choose-direction = Choose the direction for Omar.
choose-place = Choose a place for the carpet next to Omar.
move-face-ahead = Straight on, to the { facing-name }
move-face-left = Left, to the { facing-name }
move-face-right = Right, to the { facing-name }
move-lay = Carpet on { $first }–{ $second }

# Facts about a choice

fact-landing = { $price ->
    [0] With { $pips } ({ $odds }) Omar stops on { $field }; { SEAT($owner) } gets nothing, for no money is left.
    [one] With { $pips } ({ $odds }) Omar stops on { $field }; { SEAT($owner) } gets 1 piastre.
   *[other] With { $pips } ({ $odds }) Omar stops on { $field }; { SEAT($owner) } gets { $price } piastres.
}
fact-landing-free = With { $pips } ({ $odds }) Omar stops on { $field }, which costs nothing.
fact-expected-price = { $price ->
    [0] { SEAT($seat) } pays nothing, whatever the die shows.
    [1] { SEAT($seat) } pays 1 piastre on average.
   *[other] { SEAT($seat) } pays { $price } piastres on average.
}
fact-covers = On { $field } { colour-half } of { SEAT($owner) } vanishes.
fact-area = { $fields ->
    [one] The carpet belongs to an area of 1 field in { colour-noun }.
   *[other] The carpet belongs to an area of { $fields } fields in { colour-noun }.
}

# Reasons for a hint

reason-free-way = This way Omar meets no carpet that costs anything.
reason-cheap-way = { $price ->
    [1] This way is the cheapest: 1 piastre on average.
   *[other] This way is the cheapest: { $price } piastres on average.
}
reason-dear-way = { $price ->
    [1] This way is the dearest for { SEAT($seat) }: 1 piastre on average.
   *[other] This way is the dearest for { SEAT($seat) }: { $price } piastres on average.
}
reason-way = { $price ->
    [1] This way costs you 1 piastre on average.
   *[other] This way costs you { $price } piastres on average.
}
reason-way-of = { $price ->
    [0] This way costs { SEAT($seat) } nothing.
    [1] This way costs { SEAT($seat) } 1 piastre on average.
   *[other] This way costs { SEAT($seat) } { $price } piastres on average.
}
reason-good-ground = This way leads to good places for a carpet.
reason-poor-ground = This way leads { SEAT($seat) } to poor places for a carpet.
reason-toll = { $price ->
    [1] { SEAT($seat) } cannot well avoid your carpets: expect 1 piastre next turn.
   *[other] { SEAT($seat) } cannot well avoid your carpets: expect { $price } piastres next turn.
}
reason-covers = { $halves ->
    [one] It hides a half that { SEAT($owner) } would score.
   *[other] It hides { $halves } halves that { SEAT($owner) } would score.
}
reason-area = It makes an area of { $fields } fields in { colour-noun }.
reason-visible = It adds two visible halves and hides none of your own.
reason-costs = It costs you more than it brings at once.
reason-least-bad = Every place costs you something; this one costs least.

# The drawing

board-omar = Omar stands on { $field } and looks { facing-name }.
board-name = Dealer
board-piastres = Piastres
board-carpets = Carpets
board-next = Next
board-halves = Halves
board-points = Points

# The board in the browser

board-market = The market, { $columns } by { $rows } fields
board-field-empty = { $here ->
    [yes] { $field }, no carpet, Omar stands here
   *[no] { $field }, no carpet
}
board-field-whole = { $here ->
    [yes] { $field }, { colour-name } carpet of { SEAT($owner) }, whole, Omar stands here
   *[no] { $field }, { colour-name } carpet of { SEAT($owner) }, whole
}
board-field-half = { $here ->
    [yes] { $field }, { colour-half } of { SEAT($owner) }, Omar stands here
   *[no] { $field }, { colour-half } of { SEAT($owner) }
}
board-why-back = Why not back?
board-why-covered = Why not on { $first }–{ $second }?
board-press-way = Press an arrow
board-press-place = Press a place
board-toll = { $price ->
    [one] { $field }: 1 piastre
   *[other] { $field }: { $price } piastres
}
board-toll-free = { $field }: free
board-area = { $fields ->
    [one] { $first }–{ $second }: area of 1 field
   *[other] { $first }–{ $second }: area of { $fields } fields
}

# Result

measure-points = Points
measure-halves = Visible halves

# Options of a table

option-first = Who begins
option-first-help = The seat that begins, unless the lot decides.
option-first--1 = Chance draws
option-first-0 = Seat 1
option-first-1 = Seat 2
option-first-2 = Seat 3
option-first-3 = Seat 4
option-direction-at-end = Steer for the other
option-direction-at-end-help = For two: at the end of a turn one chooses where the opponent must send Omar next.

# The position in words

outline-market = The market
outline-omar-bare = He stands on no carpet.
outline-omar-on = { $fields ->
    [one] He stands on { colour-noun } of { SEAT($owner) }, a single field.
   *[other] He stands on { colour-noun } of { SEAT($owner) }, an area of { $fields } fields.
}
outline-bare = { $fields ->
    [0] Carpets cover the whole market.
    [one] 1 field is bare.
   *[other] { $fields } fields are bare.
}
outline-money = { $money ->
    [one] 1 piastre
   *[other] { $money } piastres
}
outline-halves = { $halves ->
    [0] no visible half
    [one] 1 visible half
   *[other] { $halves } visible halves
}
outline-points = { $points ->
    [one] 1 point now: { outline-money } and { outline-halves }
   *[other] { $points } points now: { outline-money } and { outline-halves }
}
outline-left = { $left ->
    [0] No more carpets in { colour-noun }
    [one] 1 carpet left in { colour-noun }
   *[other] { $left } carpets left in { colour-noun }
}
outline-next = The next carpet is { colour-name }.
outline-area = { $number } fields in { colour-noun }: { $fields }
outline-single = { $number ->
    [one] 1 single field in { colour-noun }: { $fields }
   *[other] { $number } single fields in { colour-noun }: { $fields }
}
outline-whole = { $number ->
    [one] Whole carpet in { colour-noun }: { $carpets }
   *[other] Whole carpets in { colour-noun }: { $carpets }
}

# Faults in an edition file

fault-balcony-twice = is used twice
fault-balcony-rim = does not lie on this rim
fault-no-balcony = no balcony leads back from these ways out
fault-start = lies outside the market
fault-colour-twice = is a colour that is named twice
fault-scarcest = is the scarcest colour and must be the last: three seats leave it in the box
fault-piastres = must be a multiple of { $shared }, to be shared by two, three and four seats
fault-corner = is not a corner of the market

# What lies in front of a seat; colours that we do not know go by their number

piece-piastre = { $count ->
    [one] 1 piastre
   *[other] { $count } piastres
}
piece-carpet-red = { $count ->
    [one] 1 red carpet
   *[other] { $count } red carpets
}
piece-carpet-yellow = { $count ->
    [one] 1 yellow carpet
   *[other] { $count } yellow carpets
}
piece-carpet-blue = { $count ->
    [one] 1 blue carpet
   *[other] { $count } blue carpets
}
piece-carpet-green = { $count ->
    [one] 1 green carpet
   *[other] { $count } green carpets
}
piece-carpet-1 = { $count ->
    [one] 1 carpet of colour 1
   *[other] { $count } carpets of colour 1
}
piece-carpet-2 = { $count ->
    [one] 1 carpet of colour 2
   *[other] { $count } carpets of colour 2
}
piece-carpet-3 = { $count ->
    [one] 1 carpet of colour 3
   *[other] { $count } carpets of colour 3
}
piece-carpet-4 = { $count ->
    [one] 1 carpet of colour 4
   *[other] { $count } carpets of colour 4
}
piece-half = { $count ->
    [one] 1 visible half
   *[other] { $count } visible halves
}

# Why a number is what it is

why-halves = { $count ->
    [0] No half in sight.
    [one] One half in sight counts a point.
   *[other] { $count } halves in sight count a point each.
}
why-piastres = { $count ->
    [0] No piastres.
    [one] One piastre counts a point.
   *[other] { $count } piastres count a point each.
}
why-dealt = Dealt at the start.
why-received = Paid by others for carpets that Omar stopped on.
why-paid = Paid to others for their carpets.
why-stack = Carpets dealt at the start.
why-laid = { $count ->
    [0] None of them is laid yet.
    [one] One of them is laid.
   *[other] { $count } of them are laid.
}
why-free = Bare ground and one's own carpets cost nothing.
why-toll = { $count ->
    [one] One field of { SEAT($owner) } is a piastre.
   *[other] { $count } fields of { SEAT($owner) } that hang together, a piastre each.
}
why-short = More than all the money nobody has to pay.
why-odds = { $sides ->
    [one] One side of the die in { $all } leads here.
   *[other] { $sides } sides of the die in { $all } lead here.
}
why-area = { $count ->
    [one] One field: whoever sends Omar onto it pays a piastre.
   *[other] { $count } fields that hang together: whoever sends Omar onto them pays a piastre each.
}
