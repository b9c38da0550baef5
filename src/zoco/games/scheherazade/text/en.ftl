# What Die Perlen der Scheherazade says in English.

title = Scheherazade’s Pearls
subtitle = The Pearls of Scheherazade
blurb = Hidden bids, strings of pearls, and a tale for every night.
edition-short-journey = Short journey

# Colours, fields, things.

colour-name = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
    [pink] pink
    [black] black
    [white] white
    [brown] brown
    [violet] violet
    [turquoise] turquoise
   *[grey] grey
}
# The letter of each colour on the board; K is black, as printers have it

letter-red = R
letter-orange = O
letter-yellow = Y
letter-green = G
letter-blue = B
letter-pink = P
letter-black = K
letter-white = W
letter-brown = N
letter-violet = V
letter-turquoise = T
letter-grey = E

other-name = { $other ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
    [pink] pink
    [black] black
    [white] white
    [brown] brown
    [violet] violet
    [turquoise] turquoise
   *[grey] grey
}
bedouin-nom = { $colour ->
    [red] a red Bedouin
    [orange] an orange Bedouin
    [yellow] a yellow Bedouin
    [green] a green Bedouin
    [blue] a blue Bedouin
    [pink] a pink Bedouin
    [black] a black Bedouin
    [white] a white Bedouin
    [brown] a brown Bedouin
    [violet] a violet Bedouin
    [turquoise] a turquoise Bedouin
   *[grey] a grey Bedouin
}
bedouin-acc = { $colour ->
    [red] a red Bedouin
    [orange] an orange Bedouin
    [yellow] a yellow Bedouin
    [green] a green Bedouin
    [blue] a blue Bedouin
    [pink] a pink Bedouin
    [black] a black Bedouin
    [white] a white Bedouin
    [brown] a brown Bedouin
    [violet] a violet Bedouin
    [turquoise] a turquoise Bedouin
   *[grey] a grey Bedouin
}
bedouins-name = { $colour ->
    [red] the red Bedouins
    [orange] the orange Bedouins
    [yellow] the yellow Bedouins
    [green] the green Bedouins
    [blue] the blue Bedouins
    [pink] the pink Bedouins
    [black] the black Bedouins
    [white] the white Bedouins
    [brown] the brown Bedouins
    [violet] the violet Bedouins
    [turquoise] the turquoise Bedouins
   *[grey] the grey Bedouins
}
room-name = { $room ->
    [red] the red room
    [orange] the orange room
    [yellow] the yellow room
    [green] the green room
    [blue] the blue room
    [pink] the pink room
    [black] the black room
    [white] the white room
    [brown] the brown room
    [violet] the violet room
    [turquoise] the turquoise room
   *[grey] the grey room
}
item-name = { $item ->
    [harem_guard] the Harem Guard
    [flying_carpet] the Flying Carpet
    [wonder_lamp] the Wonder Lamp
    [safe_conduct] the Safe Conduct
    [racing_camel] the Racing Camel
    [vizier] the Corrupt Vizier
   *[pearl] a question pearl
}
place-first = { $first ->
    [S] the start
   *[other] { $first }
}
place-second = { $second ->
    [S] the start
   *[other] { $second }
}
move-then = { $then ->
    [leave] , then leave the card on top
    [bury] , then put the card under the pile
   *[other] { "" }
}

# The event cards

card-name = { $effect ->
    [lost] Lost in the Sand ({ colour-name })
    [guide] Skilled Guide ({ colour-name })
    [harem_guard] Harem Guard
    [flying_carpet] Flying Carpet
    [wonder_lamp] Wonder Lamp
    [safe_conduct] Safe Conduct
    [racing_camel] Racing Camel
    [treasure] Hidden Treasure
    [vizier] Corrupt Vizier
    [sandstorm] Sandstorm
    [toll] Road Toll
    [robbers] Band of Robbers
    [stubborn_camel] Stubborn Camel
    [oasis] Rest at the Oasis
    [caravanserai] Caravanserai
    [luring_call] Luring Call
   *[astrologer] Astrologer
}
card-short = { $effect ->
    [lost] Lost in the Sand
    [guide] Skilled Guide
    [harem_guard] Harem Guard
    [flying_carpet] Flying Carpet
    [wonder_lamp] Wonder Lamp
    [safe_conduct] Safe Conduct
    [racing_camel] Racing Camel
    [treasure] Hidden Treasure
    [vizier] Corrupt Vizier
    [sandstorm] Sandstorm
    [toll] Road Toll
    [robbers] Band of Robbers
    [stubborn_camel] Stubborn Camel
    [oasis] Rest at the Oasis
    [caravanserai] Caravanserai
    [luring_call] Luring Call
   *[astrologer] Astrologer
}
card-text = { $effect ->
    [lost] { $amount ->
        [one] The sand misleads { bedouin-acc }: 1 field back.
       *[other] The sand misleads { bedouin-acc }: { $amount } fields back.
    }
    [guide] { $amount ->
        [one] The leader may bring { bedouin-acc } 1 field forward.
       *[other] The leader may bring { bedouin-acc } up to { $amount } fields forward.
    }
    [harem_guard] As leader you may, before or after your caravan move, also bring an own Bedouin from the palace into a room. The gift is due as ever.
    [flying_carpet] { $amount ->
        [one] As leader you may, before or after your move, let any Bedouin fly 1 field forward, but not into the palace.
       *[other] As leader you may, before or after your move, let any Bedouin fly up to { $amount } fields forward, but not into the palace.
    }
    [wonder_lamp] The spirit of the lamp puts one secret question for you, whenever questions are allowed.
    [safe_conduct] Whoever holds this letter pays no ransom as leader.
    [racing_camel] { $amount ->
        [one] Whoever holds this card may, as leader, move a camel 1 field.
       *[other] Whoever holds this card may, as leader, move a camel up to { $amount } fields.
    }
    [treasure] { $amount ->
        [one] A jar in the sand: take 1 pearl out of the bag at once.
       *[other] A jar in the sand: take { $amount } pearls out of the bag at once.
    }
    [vizier] On your turn to tip you may demand a bakschisch with this card instead of your own.
    [sandstorm] { $amount ->
        [one] The foremost camel is blown 1 field back.
       *[other] The foremost camel is blown { $amount } fields back.
    }
    [toll] { $amount ->
        [one] The leader pays 1 pearl into the bowl.
       *[other] The leader pays { $amount } pearls into the bowl.
    }
    [robbers] { $amount ->
        [one] All Bedouins on violet fields flee 1 field back; the leader pays their ransom.
       *[other] All Bedouins on violet fields flee { $amount } fields back; the leader pays their ransom.
    }
    [stubborn_camel] { $amount ->
        [one] A Bedouin who shares a field with a camel is thrown off, 1 field back.
       *[other] A Bedouin who shares a field with a camel is thrown off, { $amount } fields back.
    }
    [oasis] { $amount ->
        [one] The leader may let two Bedouins change places who stand 1 field apart.
       *[other] The leader may let two Bedouins change places who stand at most { $amount } fields apart.
    }
    [caravanserai] The leader may put a Bedouin from the start beside the hindmost camel on its way.
    [luring_call] { $amount ->
        [one] The leader may lure the hindmost camel 1 field forward; no Bedouin follows.
       *[other] The leader may lure the hindmost camel { $amount } fields forward; no Bedouin follows.
    }
   *[astrologer] { $amount ->
        [one] The leader may pay 1 pearl into the bowl and put a secret question.
       *[other] The leader may pay { $amount } pearls into the bowl and put a secret question.
    }
}
card-kind = { $kind ->
    [take] take
    [must] must
   *[may] may
}

# Events: bids and tips

event-colours-drawn = { $number } colours take part.
event-dealt = { SEAT($seat) } leads { bedouins-name }. Tell nobody!
event-began = The bowl stands before { SEAT($seat) }.
event-bid-made = { SEAT($seat) } closes the fist.
event-fist-opened = { SEAT($seat) } opens the fist again.
event-stone-claimed = { $pearls ->
    [0] { SEAT($seat) } shows that no pearl is left and gets the second tip stone.
    [one] { SEAT($seat) } shows a stock of 1 pearl and gets the second tip stone.
   *[other] { SEAT($seat) } shows a stock of { $pearls } pearls and gets the second tip stone.
}
event-stone-spared = { SEAT($seat) } leaves the second stone out.
event-stone-returned = { SEAT($seat) } gives the second tip stone back.
event-tipped = { SEAT($seat) } tips { $number }.
event-bakschisch-demanded = { SEAT($seat) } demands a bakschisch: the tips are void.
event-vizier-bribed = { SEAT($seat) } lets the vizier demand a bakschisch: the tips are void.
event-revealed = The fists open: { $bids }; { $total } in all.
event-best-tip = { SEAT($seat) } has the best tip with { $number } and owns the bowl.
event-led = { $pearls ->
    [one] { SEAT($seat) } pays 1 pearl and leads the caravan.
   *[other] { SEAT($seat) } pays { $pearls } pearls and leads the caravan.
}
event-led-for-free = { SEAT($seat) } leads the caravan and pays nothing.
event-bowl-taken = { $pearls ->
    [0] { SEAT($seat) } finds nothing in the bowl.
    [one] { SEAT($seat) } takes 1 pearl out of the bowl.
   *[other] { SEAT($seat) } takes { $pearls } pearls out of the bowl.
}
event-nobody-bid = Nobody has bid anything: everybody pays.
event-fine-paid = { $pearls ->
    [0] { SEAT($seat) } has nothing to pay with.
    [one] { SEAT($seat) } pays 1 pearl into the bowl.
   *[other] { SEAT($seat) } pays { $pearls } pearls into the bowl.
}
event-fine-passed-on = { $pearls ->
    [0] { SEAT($seat) } names { SEAT($payer) }, who has nothing left.
    [one] { SEAT($seat) } names { SEAT($payer) }, who pays 1 pearl more.
   *[other] { SEAT($seat) } names { SEAT($payer) }, who pays { $pearls } pearls more.
}

# Events: haggling

event-sale-offered = { $price ->
    [one] { SEAT($seat) } offers { item-name } for sale at 1 pearl.
   *[other] { SEAT($seat) } offers { item-name } for sale at { $price } pearls.
}
event-purchase-offered = { $price ->
    [one] { SEAT($seat) } offers 1 pearl for { item-name }.
   *[other] { SEAT($seat) } offers { $price } pearls for { item-name }.
}
event-offer-void = The offer of { SEAT($seat) } is void: thing or pearls are no longer there.
event-offer-replaced = { SEAT($seat) } takes back the earlier offer for a new one.
event-offers-ended = All fists are closed: open offers end.
event-offer-withdrawn = { SEAT($seat) } takes the offer back.
event-sold = { $price ->
    [one] { SEAT($seat) } sells { SEAT($buyer) } { item-name } for 1 pearl.
   *[other] { SEAT($seat) } sells { SEAT($buyer) } { item-name } for { $price } pearls.
}
event-passage-asked = { $bedouins ->
    [one] { SEAT($seat) } asks who pays for the passage of { bedouin-nom }.
   *[other] { SEAT($seat) } asks who pays for the passage of both Bedouins in { colour-name }.
}
event-passage-offered = { $pearls ->
    [one] { SEAT($seat) } offers 1 pearl for the passage.
   *[other] { SEAT($seat) } offers { $pearls } pearls for the passage.
}
event-passage-withdrawn = { SEAT($seat) } takes back the offer for the passage.
event-passage-paid = { $pearls ->
    [one] { SEAT($payer) } pays { SEAT($seat) } 1 pearl for the passage.
   *[other] { SEAT($payer) } pays { SEAT($seat) } { $pearls } pearls for the passage.
}
event-passage-declined = { SEAT($seat) } goes on: no passage is paid for.

# Events: the journey

event-camel-reset = { SEAT($seat) } sets the camel before the palace back to the start.
event-camel-moved = { SEAT($seat) } moves a camel from { $start } to { $end }.
event-pearl-laid = { SEAT($seat) } lays a question pearl on { $field }.
event-pearl-found = { SEAT($seat) } finds a question pearl on { $field }.
event-bedouin-led = { SEAT($seat) } leads { bedouin-acc } from { $start } to { $end }.
event-ransom-paid = { $pearls ->
    [one] { SEAT($seat) } pays a ransom of 1 pearl.
   *[other] { SEAT($seat) } pays a ransom of { $pearls } pearls.
}
event-colour-proven = That proves it: { SEAT($seat) } leads { bedouins-name }.
event-palace-reached = { SEAT($seat) } has { bedouin-acc } in the palace.
event-caravan-rests = The caravan of { SEAT($seat) } rests.
event-sank = The salt lake swallows { bedouin-acc }, who is back at the start.
event-room-entered = { $pearls ->
    [one] { SEAT($seat) } enters { room-name } with 1 pearl for Scheherazade.
   *[other] { SEAT($seat) } enters { room-name } with { $pearls } pearls for Scheherazade.
}
event-secret-seen = { SEAT($seat) } looks at the secret card: it is { colour-name }.
event-room-wrong = It is not { room-name }: the Bedouin of { SEAT($seat) } is back at the start.
event-turned-away = { SEAT($seat) } comes to { room-name } without the gift and is sent back to the start.
event-room-right = It is { room-name }: { SEAT($seat) } wins!
event-question-shown = The card that { SEAT($seat) } shows { SEAT($other) } is { colour-name }.
event-answered = { $answer ->
    [yes] { SEAT($seat) } asks { SEAT($other) }, who says yes.
   *[no] { SEAT($seat) } asks { SEAT($other) }, who says no.
}
event-card-uncovered = Event card: { card-name }. { card-text }
event-card-resurfaced = A buried card is on top again: { card-name }. { card-text }
event-card-taken = { SEAT($seat) } takes a card: { card-short }.
event-treasure-found = { $pearls ->
    [0] { SEAT($seat) } finds an empty bag.
    [one] { SEAT($seat) } finds 1 pearl.
   *[other] { SEAT($seat) } finds { $pearls } pearls.
}
event-card-played = { SEAT($seat) } carries out a card: { card-name }.
event-card-lapsed = { card-name } cannot be carried out and lapses.
event-bedouin-sent = The card sends { bedouin-acc } from { $start } to { $end }.
event-camel-sent = A camel goes from { $start } to { $end }.
event-exchanged = The Bedouins in { colour-name } on { $start } and in { other-name } on { $end } change places.
event-toll-paid = { $pearls ->
    [one] { SEAT($seat) } pays 1 pearl into the bowl.
   *[other] { SEAT($seat) } pays { $pearls } pearls into the bowl.
}
event-card-left = { SEAT($seat) } leaves the card on the pile.
event-card-buried = { SEAT($seat) } puts the card under the pile.
event-cards-opened = All cards are opened; the secret one is { colour-name }.
event-limit-reached = { $rounds ->
    [one] After 1 round nobody has found the right room: a draw.
   *[other] After { $rounds } rounds nobody has found the right room: a draw.
}

# Refusals

refusal-not-so-many = { $high ->
    [0] You have no pearl and cannot give any.
    [one] You have 1 pearl and cannot give more.
   *[other] You have { $high } pearls and cannot give more.
}
refusal-not-needy = The second tip stone is for the poorest, with three pearls or fewer, as long as the own fist is open.
refusal-off-the-track = The track ends at { $high }.
refusal-number-taken = There is a stone on { $number } already.
refusal-bakschisch-spent = You have no card to demand a bakschisch with.
refusal-bakschisch-too-late = You may demand a bakschisch only before your first stone.
refusal-not-among-the-highest = Only one of those who may lead can be picked.
refusal-not-counted-rich = Only somebody counted with three or more pearls pays for another.
refusal-leave-or-bury-it = Leave the card or put it under the pile.
refusal-not-this-ending = Say how the move ends: what becomes of the open card, or how it is carried out.
refusal-no-camel-there = No camel stands on { $field }.
refusal-no-camel-in-palace = Camels do not enter the palace.
refusal-camel-steps = A camel moves forward by 1 to { $high } fields.
refusal-camel-on-camel = Another camel stands on { $field }.
refusal-no-camel-to-reset = No camel can be set back to the start now.
refusal-no-bedouin-to-enter = For a harem move an own Bedouin must have stood on the palace before, and nothing else may move.
refusal-no-card-to-play = There is no open card that you could carry out now.
refusal-no-card-to-use = You cannot use this card now.
refusal-not-by-this-card = The card does not allow that.
refusal-no-bedouin-there = No Bedouin in { colour-name } that could still be led stands on { $field }.
refusal-out-of-reach = With this camel no Bedouin goes from { $start } to { $end }.
refusal-not-your-colour = You do not lead { bedouins-name }: only their owner brings them into the palace.
refusal-no-ransom = { $pearls ->
    [one] To leave { $field } a ransom of 1 pearl must be paid.
   *[other] To leave { $field } a ransom of { $pearls } pearls must be paid.
}
refusal-no-room = { $field } is full.
refusal-in-the-way = On { $field } { bedouin-nom } is in the way and must be led on first.
refusal-passage-owed = The passage of { bedouin-acc } is paid for: lead it next.
refusal-passage-spoiled = Then the other Bedouin in { colour-name } could not be led any more, and the passage of both is paid for.
refusal-passage-once = A passage is asked for once a move.
refusal-passage-in-reach = Name one or both Bedouins in { colour-name } that can be led now, elsewhere than into the palace.
refusal-offered-nothing = There is no such offer, or the passage is no longer possible.
refusal-passage-price = { $high ->
    [one] You can offer 1 pearl and no more.
   *[other] You can offer { $low } to { $high } pearls.
}
refusal-passage-not-asked = Nobody asks for pay for a passage now.
refusal-passage-not-open = You cannot offer more, or have withdrawn and offer no more for this question.
refusal-no-means-to-ask = { $means ->
    [lamp] You cannot use the lamp now.
    [stars] Only the astrologer reads the stars.
   *[pearl] You have no question pearl.
}
refusal-ask-another = Ask another player.
refusal-no-such-card = There is no question card in { colour-name }.
refusal-not-for-sale = { $item ->
    [pearl] { SEAT($seat) } has no question pearl.
   *[other] { SEAT($seat) } does not have { item-name }.
}
refusal-price = { $high ->
    [0] You have no pearl to spend.
   *[other] The price must be from { $low } to { $high } pearls.
}
refusal-nobody-has-it = Nobody else has { item-name }.
refusal-too-dear = { $high ->
    [0] You have no pearl to spend.
    [one] You have 1 pearl to spend and cannot pay more.
   *[other] You have { $high } pearls to spend and cannot pay more.
}
refusal-leader-is-busy = { SEAT($seat) } leads and owes a paid passage: until it is given there is no haggling with the leader.
refusal-trade-between-rounds = At this table people haggle only until the last fist is closed.
refusal-pearl-field = Question pearls lie on free fields of the way, at least one of them on the detour.
refusal-no-such-offer = There is no such offer.
refusal-another-offer = { SEAT($seat) } now offers something else.

# Phases

phase-draw-the-colours = The lot decides which colours take part.
phase-deal-cards = The colour cards are dealt.
phase-draw-first = The lot decides who owns the bowl first.
phase-uncover-top = The next event card is uncovered.
phase-make-bids = How many pearls do you bid?
phase-place-tips = How many pearls are in all fists together?
phase-lay-pearls = Lay a question pearl.
phase-pick-leader = Equal bids: the new bowl owner picks the leader.
phase-name-leader = Nobody has bid: the new bowl owner names the leader.
phase-pay-or-name = Pay, or name somebody who pays for you.
phase-prepare = Which camel moves?
phase-carry-out = How is the card carried out?
phase-lead-bedouins = Which Bedouins follow the camel?
phase-use-cards = Is a card used after the move?
phase-leave-or-bury = What becomes of the open card?

# Choices

choose-bid = Your bid, from no pearl to all.
choose-claim = Show your poor stock?
choose-open-fist = Your fist is closed.
choose-second-stone = Or leave the second stone out.
choose-tip = Your tip: a free number.
choose-bakschisch = Or stop the tip round.
choose-leader = Choose the leader.
choose-payer = Who pays?
choose-before = Before a camel's move.
choose-room = Or a harem move instead: choose a room.
choose-room-in-vain = { $gift ->
    [one] Or a harem move instead. Beware: without the gift of 1 pearl you are turned away, see no card, and your Bedouin goes back to the start.
   *[other] Or a harem move instead. Beware: without the gift of { $gift } pearls you are turned away, see no card, and your Bedouin goes back to the start.
}
choose-guard = Or bribe the Harem Guard: choose a room.
choose-camel = Choose a camel and where it goes.
choose-lead = Choose a Bedouin and where it goes.
choose-passage = Or ask for pay.
choose-rest = Or end the move.
choose-passage-offer = Your offer for the passage.
choose-payer-of-passage = Take an offer for the passage.
choose-way = Choose how.
choose-card-use = Choose a card, or none.
choose-card = Choose.
choose-pearl-field = Lay a question pearl on any free field.
choose-pearl-detour = Lay the last question pearl on the detour: none lies there yet.
choose-question = Put a secret question.
choose-answer = Agree to an offer.
choose-withdraw = Your own offer stands.
choose-sale = Sell { item-name }: the price.
choose-purchase = Buy { item-name }: the price.

move-claim = Take the second tip stone
move-open-fist = Open the fist again
move-bakschisch = Demand a bakschisch
move-bribe-vizier = Let the vizier demand a bakschisch
move-appoint = { SEAT($seat) } leads
move-pay-fine = Pay all you have, two pearls at most
move-name-payer = Let { SEAT($seat) } pay
move-reset-camel = Set the camel before the palace back to the start
move-move-camel = Camel from { $start } to { $end }
move-lead = { colour-name }: { $start } to { $end }
move-enter-room = Harem move: enter { room-name }
move-enter-room-in-vain = { $gift ->
    [one] Harem move: knock at { room-name }, in vain without 1 pearl
   *[other] Harem move: knock at { room-name }, in vain without { $gift } pearls
}
move-done = Done
move-ask-passage = { $bedouins ->
    [one] Ask for pay to take { bedouin-acc } along from { place-first }
   *[other] Ask for pay to take both Bedouins in { colour-name } along, from { place-first } and { place-second }
}
move-take-passage = Accept the offer of { SEAT($seat) }
move-play-card = Carry out the open card{ move-then }
move-use-carpet = Use the Flying Carpet{ move-then }
move-bribe-guard = Bribe the Harem Guard: { room-name }{ move-then }
move-send = By the card { colour-name } from { $start } to { $end }{ move-then }
move-send-camel = By the card a camel from { $start } to { $end }{ move-then }
move-exchange = By the card { colour-name } on { $start } and { other-name } on { $end }{ move-then }
move-leave-card = Leave the card on top
move-bury-card = Put the card under the pile
move-lay-pearl = On { $field }
move-ask = { $means ->
    [lamp] Ask { SEAT($seat) } for { colour-name }, with the lamp
    [stars] Ask { SEAT($seat) } for { colour-name }, by the stars
   *[pearl] Ask { SEAT($seat) } for { colour-name }
}
move-agree = { $way ->
    [sell] { $price ->
        [one] Agreed: buy { item-name } from { SEAT($seat) } for 1 pearl
       *[other] Agreed: buy { item-name } from { SEAT($seat) } for { $price } pearls
    }
   *[buy] { $price ->
        [one] Agreed: sell { SEAT($seat) } { item-name } for 1 pearl
       *[other] Agreed: sell { SEAT($seat) } { item-name } for { $price } pearls
    }
}
move-withdraw = { $what ->
    [passage] Take back your offer for the passage
   *[offer] Take back your offer
}

# Facts about a choice

fact-left = { $pearls ->
    [0] If you lead, you keep no pearl.
    [one] If you lead, you keep 1 pearl.
   *[other] If you lead, you keep { $pearls } pearls.
}
fact-no-gift = { $gift ->
    [one] That would be too few for the gift of 1 pearl.
   *[other] That would be too few for the gift of { $gift } pearls.
}
fact-sum-at-least = The sum is at least { $low }, your own bid.
fact-sum = The sum lies between { $low } and { $high }.
fact-bowl = { $pearls ->
    [0] You get the bowl with whatever the leader pays.
    [one] You get the bowl with 1 pearl and whatever the leader pays.
   *[other] You get the bowl with { $pearls } pearls and whatever the leader pays.
}
fact-pays = { $pearls ->
    [0] { SEAT($seat) } has nothing to pay with.
    [one] { SEAT($seat) } pays 1 pearl.
   *[other] { SEAT($seat) } pays { $pearls } pearls.
}
fact-pays-or-rest = { $pearls ->
    [one] { SEAT($seat) } pays 1 pearl, or nothing if none is left.
   *[other] { SEAT($seat) } pays { $pearls } pearls, or what is left.
}
fact-question-pearl = A question pearl lies there.
fact-reach = { $bedouins ->
    [0] No Bedouin would be in reach.
    [one] 1 Bedouin would be in reach.
   *[other] { $bedouins } Bedouins would be in reach.
}
fact-ransom = { $pearls ->
    [one] It costs a ransom of 1 pearl.
   *[other] It costs a ransom of { $pearls } pearls.
}
fact-ambush = { $pearls ->
    [one] { $field } is violet: to leave it will cost 1 pearl.
   *[other] { $field } is violet: to leave it will cost { $pearls } pearls.
}
fact-salt-lake = { $field } is the salt lake: whoever is not led on in the next move sinks.
fact-proves = It proves your colour to all.
fact-turned-away = { $gift ->
    [one] Beware: without 1 pearl you are turned away and learn nothing.
   *[other] Beware: without { $gift } pearls you are turned away and learn nothing.
}
fact-gift = { $gift ->
    [one] The gift is 1 pearl.
   *[other] The gift is { $gift } pearls.
}
fact-room = As far as you know, { room-name } is right with { $percent } %.
fact-yes = As far as you know, { SEAT($seat) } has { colour-name } with { $percent } %.
fact-lapses = It cannot be carried out now and would lapse.
fact-left-card = It binds the next leader again.
fact-buried-card = The card below it comes up.
fact-sinks = On the salt lake { bedouin-nom } sinks.
fact-then-bids = Then all bid.
fact-then-over = Then the match is over, and nobody wins.
fact-stock = { $pearls ->
    [0] You would have no pearl left.
    [one] You would have 1 pearl.
   *[other] You would have { $pearls } pearls.
}

# Reasons for a hint

reason-bid = { $worth ->
    [0] You lead with about { $percent } %; a lead is not worth much to you now.
    [one] You lead with about { $percent } %; that is worth about 1 pearl to you.
   *[other] You lead with about { $percent } %; that is worth about { $worth } pearls to you.
}
reason-bid-none = You keep your pearls; with about { $percent } % nobody else bids anything.
reason-tip = It is the best tip with about { $percent } %: your own { $own } and about { $others } of the others make { $sum }.
reason-else = At first sight something else is worth more.
reason-bakschisch = { $pearls ->
    [one] The bowl promises about 1 pearl.
   *[other] The bowl promises about { $pearls } pearls.
}
reason-leader = { SEAT($seat) } is the least danger to you as leader.
reason-self = The lead is worth most in your own hands.
reason-pay = You lose less than it would give your rivals.
reason-name = { SEAT($seat) } can best be bled.
reason-forward = It brings your own Bedouins forward.
reason-hinder = It keeps the Bedouins of others back.
reason-question-pearl = A question pearl is worth the way.
reason-bluff = It helps nobody much, and hides whose colour you lead.
reason-palace = From the palace the rooms are one lead away.
reason-room = { room-name } is right with { $percent } %.
reason-ask = The answer tells you most.
reason-ask-passage = You would lead it anyway, and somebody may pay for it.
reason-open-fist = There is an offer that is worth more than what you hold.
reason-end = Nothing more to gain with this caravan.
reason-price = { $pearls ->
    [one] It is worth more to you than 1 pearl.
   *[other] It is worth more to you than { $pearls } pearls.
}
reason-sale = { $pearls ->
    [one] 1 pearl is more than it is worth to you.
   *[other] { $pearls } pearls are more than it is worth to you.
}
reason-take = { $pearls ->
    [one] 1 pearl is a good price for the passage.
   *[other] { $pearls } pearls are a good price for the passage.
}
reason-reset = From the start the camel is of more use to you.
reason-must = It binds you anyway, and now it does you the least harm.
reason-stone = Two tips are better than one.
reason-card = The card serves you.
reason-bury = The card would serve the others.

# The drawing

board-round = Round { $round }
board-seat = Traveller
board-pearls = Pearls
board-colour = Colour
board-questions = Asks
board-bid = Bid
board-tip = Tip
board-under-cloth = cloth
board-bowl = { $pearls ->
    [one] In the bowl: 1 pearl
   *[other] In the bowl: { $pearls } pearls
}
board-start = Start
board-palace = Palace
board-camel = camel
board-white = salt lake
board-violet = ambush
board-question = question pearl
board-bakschisch = bakschisch card
board-stone = second tip stone
board-event = Event card ({ card-kind }): { card-name }
board-pile = { $cards ->
    [0] no card below it
    [one] 1 card below it
   *[other] { $cards } cards below it
}
board-rooms = Rooms
board-leader = leader
board-owner = bowl
board-offer-sale = { SEAT($seat) } sells { item-name } for { $price }.
board-offer-purchase = { SEAT($seat) } buys { item-name } for { $price }.
board-notebook = As far as you know
board-secret = room
board-legend-big = { $big ->
    [one] the first field is big
   *[other] the first { $big } fields are big
}

# What lies before a seat

piece-pearls = { $count ->
    [one] 1 pearl
   *[other] { $count } pearls
}
piece-question-pearls = { $count ->
    [one] 1 question pearl
   *[other] { $count } question pearls
}
piece-bakschisch = bakschisch card
piece-second-stone = second tip stone
piece-colour = colour card
piece-red = colour card: red
piece-orange = colour card: orange
piece-yellow = colour card: yellow
piece-green = colour card: green
piece-blue = colour card: blue
piece-pink = colour card: pink
piece-black = colour card: black
piece-white = colour card: white
piece-brown = colour card: brown
piece-violet = colour card: violet
piece-turquoise = colour card: turquoise
piece-grey = colour card: grey
piece-harem-guard = { $count ->
    [one] Harem Guard
   *[other] { $count } × Harem Guard
}
piece-flying-carpet = { $count ->
    [one] Flying Carpet
   *[other] { $count } × Flying Carpet
}
piece-wonder-lamp = { $count ->
    [one] Wonder Lamp
   *[other] { $count } × Wonder Lamp
}
piece-safe-conduct = { $count ->
    [one] Safe Conduct
   *[other] { $count } × Safe Conduct
}
piece-racing-camel = { $count ->
    [one] Racing Camel
   *[other] { $count } × Racing Camel
}
piece-vizier = { $count ->
    [one] Corrupt Vizier
   *[other] { $count } × Corrupt Vizier
}

# Result

measure-room = Right room

# Options of a table

option-first = First bowl owner
option-first--1 = By lot
option-first-0 = Seat 1
option-first-1 = Seat 2
option-first-2 = Seat 3
option-first-3 = Seat 4
option-first-4 = Seat 5
option-first-5 = Seat 6
option-first-help = The seat that owns the bowl first, unless the lot decides.
option-counted-pearls = Counted pearls
option-counted-pearls-help = The screen shows how many pearls everybody has; else they lie under a cloth.
option-question-pearls = Question pearls
option-question-pearls-help = One for each player; or two, for three experts; or seven, for six players who like it easier.
option-question-pearls-one-each = One for each
option-question-pearls-two = Two
option-question-pearls-seven = Seven
option-layout = Layout of the question pearls
option-layout-help = As the board shows it, or your own: the players lay the question pearls in turn, at least one of them on the detour.
option-layout-shown = As shown
option-layout-own = Your own
option-more-room = More room
option-more-room-help = With five or six players fields hold one Bedouin more, for a quicker journey.
option-events = Event cards
option-events-help = Play with the event cards.
option-events-after = Event cards after so many moves
option-events-after-help = The event pile is laid out after this number of moves; 0 is from the start.
option-trade = Haggling
option-trade-help = Question pearls and cards are sold at any time, or only until the last fist is closed.
option-trade-any-time = At any time
option-trade-between-rounds = Until the last fist
option-round-limit = Limit of rounds
option-round-limit-help = After so many rounds the match is drawn; 0 is no limit.

# The position in words. Lists: each entry but the first puts a comma before it.

outline-pieces-camels = { $camels ->
    [0] { "" }
    [1] camel
   *[other] { $camels } camels
}
outline-pieces-red = { $red ->
    [0] { "" }
    [1] { $first ->
        [red] { "" }
       *[other] { ", " }
    }red
   *[other] { $first ->
        [red] { "" }
       *[other] { ", " }
    }{ $red } red
}
outline-pieces-orange = { $orange ->
    [0] { "" }
    [1] { $first ->
        [orange] { "" }
       *[other] { ", " }
    }orange
   *[other] { $first ->
        [orange] { "" }
       *[other] { ", " }
    }{ $orange } orange
}
outline-pieces-yellow = { $yellow ->
    [0] { "" }
    [1] { $first ->
        [yellow] { "" }
       *[other] { ", " }
    }yellow
   *[other] { $first ->
        [yellow] { "" }
       *[other] { ", " }
    }{ $yellow } yellow
}
outline-pieces-green = { $green ->
    [0] { "" }
    [1] { $first ->
        [green] { "" }
       *[other] { ", " }
    }green
   *[other] { $first ->
        [green] { "" }
       *[other] { ", " }
    }{ $green } green
}
outline-pieces-blue = { $blue ->
    [0] { "" }
    [1] { $first ->
        [blue] { "" }
       *[other] { ", " }
    }blue
   *[other] { $first ->
        [blue] { "" }
       *[other] { ", " }
    }{ $blue } blue
}
outline-pieces-pink = { $pink ->
    [0] { "" }
    [1] { $first ->
        [pink] { "" }
       *[other] { ", " }
    }pink
   *[other] { $first ->
        [pink] { "" }
       *[other] { ", " }
    }{ $pink } pink
}
outline-pieces-black = { $black ->
    [0] { "" }
    [1] { $first ->
        [black] { "" }
       *[other] { ", " }
    }black
   *[other] { $first ->
        [black] { "" }
       *[other] { ", " }
    }{ $black } black
}
outline-pieces-white = { $white ->
    [0] { "" }
    [1] { $first ->
        [white] { "" }
       *[other] { ", " }
    }white
   *[other] { $first ->
        [white] { "" }
       *[other] { ", " }
    }{ $white } white
}
outline-pieces-brown = { $brown ->
    [0] { "" }
    [1] { $first ->
        [brown] { "" }
       *[other] { ", " }
    }brown
   *[other] { $first ->
        [brown] { "" }
       *[other] { ", " }
    }{ $brown } brown
}
outline-pieces-violet = { $violet ->
    [0] { "" }
    [1] { $first ->
        [violet] { "" }
       *[other] { ", " }
    }violet
   *[other] { $first ->
        [violet] { "" }
       *[other] { ", " }
    }{ $violet } violet
}
outline-pieces-turquoise = { $turquoise ->
    [0] { "" }
    [1] { $first ->
        [turquoise] { "" }
       *[other] { ", " }
    }turquoise
   *[other] { $first ->
        [turquoise] { "" }
       *[other] { ", " }
    }{ $turquoise } turquoise
}
outline-pieces-grey = { $grey ->
    [0] { "" }
    [1] { $first ->
        [grey] { "" }
       *[other] { ", " }
    }grey
   *[other] { $first ->
        [grey] { "" }
       *[other] { ", " }
    }{ $grey } grey
}
outline-pieces = { outline-pieces-camels }{ outline-pieces-red }{ outline-pieces-orange }{ outline-pieces-yellow }{ outline-pieces-green }{ outline-pieces-blue }{ outline-pieces-pink }{ outline-pieces-black }{ outline-pieces-white }{ outline-pieces-brown }{ outline-pieces-violet }{ outline-pieces-turquoise }{ outline-pieces-grey }
outline-odds-red = { $red ->
    [0] { "" }
   *[other] { $first ->
        [red] { "" }
       *[other] { ", " }
    }red { $red } %
}
outline-odds-orange = { $orange ->
    [0] { "" }
   *[other] { $first ->
        [orange] { "" }
       *[other] { ", " }
    }orange { $orange } %
}
outline-odds-yellow = { $yellow ->
    [0] { "" }
   *[other] { $first ->
        [yellow] { "" }
       *[other] { ", " }
    }yellow { $yellow } %
}
outline-odds-green = { $green ->
    [0] { "" }
   *[other] { $first ->
        [green] { "" }
       *[other] { ", " }
    }green { $green } %
}
outline-odds-blue = { $blue ->
    [0] { "" }
   *[other] { $first ->
        [blue] { "" }
       *[other] { ", " }
    }blue { $blue } %
}
outline-odds-pink = { $pink ->
    [0] { "" }
   *[other] { $first ->
        [pink] { "" }
       *[other] { ", " }
    }pink { $pink } %
}
outline-odds-black = { $black ->
    [0] { "" }
   *[other] { $first ->
        [black] { "" }
       *[other] { ", " }
    }black { $black } %
}
outline-odds-white = { $white ->
    [0] { "" }
   *[other] { $first ->
        [white] { "" }
       *[other] { ", " }
    }white { $white } %
}
outline-odds-brown = { $brown ->
    [0] { "" }
   *[other] { $first ->
        [brown] { "" }
       *[other] { ", " }
    }brown { $brown } %
}
outline-odds-violet = { $violet ->
    [0] { "" }
   *[other] { $first ->
        [violet] { "" }
       *[other] { ", " }
    }violet { $violet } %
}
outline-odds-turquoise = { $turquoise ->
    [0] { "" }
   *[other] { $first ->
        [turquoise] { "" }
       *[other] { ", " }
    }turquoise { $turquoise } %
}
outline-odds-grey = { $grey ->
    [0] { "" }
   *[other] { $first ->
        [grey] { "" }
       *[other] { ", " }
    }grey { $grey } %
}
outline-odds = { outline-odds-red }{ outline-odds-orange }{ outline-odds-yellow }{ outline-odds-green }{ outline-odds-blue }{ outline-odds-pink }{ outline-odds-black }{ outline-odds-white }{ outline-odds-brown }{ outline-odds-violet }{ outline-odds-turquoise }{ outline-odds-grey }
outline-round = Round { $round }
outline-found = { SEAT($seat) } has found the right room.
outline-bowl = { $pearls ->
    [0] The bowl stands before { SEAT($seat) } and is empty.
    [one] The bowl stands before { SEAT($seat) } with 1 pearl in it.
   *[other] The bowl stands before { SEAT($seat) } with { $pearls } pearls in it.
}
outline-leads = { SEAT($seat) } leads the caravan.
outline-moved-camel = The moved camel stands on { $field }.
outline-led = Led along so far: { outline-pieces }
outline-passage-asked = { SEAT($seat) } asks who pays for the passage of { outline-pieces }.
outline-passage-paid = { $pearls ->
    [one] { SEAT($seat) } has paid 1 pearl for the passage of { outline-pieces }.
   *[other] { SEAT($seat) } has paid { $pearls } pearls for the passage of { outline-pieces }.
}
outline-caravan = The caravan
outline-place = { $kind ->
    [start] Start (S)
    [palace] Palace (P)
    [ambush] { $field }, ambush
    [lake] { $field }, salt lake
   *[plain] { $field }
}
outline-field = { $pearl ->
    [0] { outline-place }: { outline-pieces }
   *[other] { outline-place }, question pearl: { outline-pieces }
}
outline-sinks = On the salt lake { bedouin-nom } sinks at the end of the move unless led on.
outline-event = Event card
outline-card = { card-name }, a { card-kind } card
outline-card-later = It concerns the next leader only.
outline-card-settled = It has been settled in this move.
outline-pile = { $cards ->
    [0] No card lies below it.
    [one] 1 card lies below it.
   *[other] { $cards } cards lie below it.
}
outline-offers = Open offers
outline-sale = { $pearls ->
    [one] { SEAT($seat) } sells { item-name } for 1 pearl.
   *[other] { SEAT($seat) } sells { item-name } for { $pearls } pearls.
}
outline-purchase = { $pearls ->
    [one] { SEAT($seat) } buys { item-name } for 1 pearl.
   *[other] { SEAT($seat) } buys { item-name } for { $pearls } pearls.
}
outline-fist = { $pearls ->
    [0] The fist is closed, and empty.
    [one] The fist is closed, with 1 pearl in it.
   *[other] The fist is closed, with { $pearls } pearls in it.
}
outline-fist-closed = The fist is closed.
outline-tip = Tips { $number }.
outline-passage-offer = { $pearls ->
    [one] Offers 1 pearl for the passage.
   *[other] Offers { $pearls } pearls for the passage.
}
outline-last-bid = { $pearls ->
    [0] Last bid: nothing
    [one] Last bid: 1 pearl
   *[other] Last bid: { $pearls } pearls
}
outline-pearls = { $pearls ->
    [0] No pearls
    [one] 1 pearl
   *[other] { $pearls } pearls
}
outline-under-cloth = Pearls under the cloth
outline-question-pearls = { $pearls ->
    [one] 1 question pearl
   *[other] { $pearls } question pearls
}
outline-colour-own = Secretly leads { bedouins-name }.
outline-colour-proven = Leads { bedouins-name }, proven to all.
outline-colour-opened = Was leading { bedouins-name }.
outline-colour-odds = Leads, as far as you know: { outline-odds }
outline-looked = Has seen the secret card.
outline-bakschisch = Can still demand a bakschisch.
outline-bakschisch-spent = The bakschisch card is spent.
outline-stone = Has the second tip stone.
outline-holds = Holds a card: { card-short }.
outline-holds-own = Holds a card: { card-short }. { card-text }
outline-known = What is known
outline-colours = Colours in play: { outline-pieces }
outline-asked = { $answer ->
    [yes] { SEAT($seat) } asked { SEAT($other) }, who said yes.
   *[no] { SEAT($seat) } asked { SEAT($other) }, who said no.
}
outline-asked-for = { $answer ->
    [yes] { SEAT($seat) } asked { SEAT($other) } for { colour-name }, who said yes.
   *[no] { SEAT($seat) } asked { SEAT($other) } for { colour-name }, who said no.
}
outline-wrong = It is not { room-name }.
outline-secret = The secret card is { colour-name }.
outline-room-odds = The right room, as far as you know: { outline-odds }
outline-route = The route
outline-way = N01 to { $last } lead to the palace; the detour { $start } to { $end } leaves after { $entry } and joins at { $exit }.
outline-big-room = { $bedouins ->
    [one] N01 to { $last } hold 1 Bedouin each.
   *[other] N01 to { $last } hold { $bedouins } Bedouins each.
}
outline-small-room = { $bedouins ->
    [one] All other fields hold 1 Bedouin each.
   *[other] All other fields hold { $bedouins } Bedouins each.
}
outline-ambushes = { $pearls ->
    [0] Violet fields, ambushes without ransom: { $fields }
    [one] Violet fields, ambushes, ransom 1 pearl: { $fields }
   *[other] Violet fields, ambushes, ransom { $pearls } pearls: { $fields }
}
outline-salt-lake = White field, the salt lake: { $field }
outline-question-fields = Question pearls: { $fields }

# Faults in an edition file

fault-detour = must leave the route before it joins it, both within its { $last } fields
fault-big = are more fields than the route has
fault-colours = is a colour that is named twice
fault-box = are too few pearls for six players
fault-white = cannot be violet as well
fault-place = is not a field of this journey
fault-layout = must be { $number } different fields
fault-layout-detour = needs a pearl on the detour
fault-needs-colour = “{ $effect }” needs a colour
fault-no-colour = “{ $effect }” has no use for a colour
fault-foreign-colour = is no colour of this edition
fault-needs-amount = “{ $effect }” needs an amount
fault-no-amount = “{ $effect }” has no use for an amount

# Why a number is what it is

why-pearls = The stock that bids are taken from: the fist may hold any part of it.
why-question-pearls = Won by camels that stop on them; each pays for one question.
why-bakschisch = Once in the match, at one's turn to tip, it makes one the best tipper.
why-second-stone = For who has three pearls or fewer: a second tip, the nearer one counts.
why-colour = Whose Bedouins one leads home; nobody else knows it until it is proven.
why-card = An event card that was taken and is kept until it is used.
why-bowl = The leader's bid, ransoms and fines go into it; the next best tipper takes all of it.
why-pile = Cards are left; the open one binds the leader, who then leaves it or puts it under the pile.
why-ransom = An ambush: each Bedouin that is led off it costs the leader this ransom.
why-shares = In per cent, from all that you know: whose card it can be, and which one is the secret card.
why-tip = A tip: the nearest to what all fists hold together is best; of two as near, the higher one.
why-fists = A fist holds the bid of its owner; all of them open after the last tip, and whoever bid most leads.
why-bid = The last bid of { SEAT($seat) }.
why-best-tip = { SEAT($seat) } had the best tip, { $number }: the fists held { $total }.
why-round = Bids, tips, and one leader’s move make a round{ $limit ->
    [0] { "" }
    [one] ; after the first one the match is drawn
   *[other] ; after { $limit } of them the match is drawn
  }.
why-fine = Nobody has bid: whoever has three pearls or more pays two, the others pay or name who pays.
why-gift = { $gift ->
    [one] The gift at the palace is one pearl; whoever comes without it is turned away.
   *[other] The gift at the palace is { $gift } pearls; whoever comes without them is turned away.
}
why-room = Whoever first enters the right room with the gift wins.

# The drawn board

board-map = The way from Samarkand to Basra
board-samarkand = Samarkand
board-basra = Basra
board-track = The tip track
board-more-numbers = Numbers up to { $high }
board-cloth = Your pearls
board-notebook-title = Notebook
board-ask-here = ask: press a cell
board-shares = The shares of the notebook
board-ransom = Ransom on { $field }: { $pearls ->
    [one] one pearl
   *[other] { $pearls } pearls
  }
board-secret-card = Secret
board-cell = { $name }, { colour-name }: { $share ->
    [-1] nothing known
    [0] excluded
    [100] certain
   *[other] { $share } per cent
  }{ $mark ->
    [yes] , marked yes
    [no] , marked no
    [maybe] , marked perhaps
   *[none] { "" }
  }
board-fists = The fists
board-fist = { $closed ->
    [yes] { $pearls ->
        [-1] { SEAT($seat) }: the fist is closed
       *[other] { SEAT($seat) }: the fist is closed on { $pearls }
    }
   *[no] { $pearls ->
        [-1] { SEAT($seat) }: the hand is open
       *[other] { SEAT($seat) }: { $pearls } in the hand
    }
  }
board-trade = Trade
board-passage = Passage
board-others = Other colours
board-moved = moved already
board-sinks = sinks unless led on
board-answers = Questions and answers
board-passage-paid = { SEAT($seat) } has paid { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
  } for the passage of { $bedouins ->
    [one] { bedouin-nom }
   *[other] both Bedouins in { colour-name }
  }.
board-field = { $pearl ->
    [0] { outline-place }
   *[other] { outline-place }, { board-question }
}
board-room = { $state ->
    [right] { room-name }: the right one
    [wrong] { room-name }: a wrong one
    [shut] { room-name }: shut, nobody plays this colour
   *[open] { room-name }
}
board-passage-for = { $pearls ->
    [one] { SEAT($seat) } offers 1 pearl.
   *[other] { SEAT($seat) } offers { $pearls } pearls.
  }
board-haggle = { $way ->
    [sell] Sell { item-name }
   *[buy] Buy { item-name }
  }
board-agree = Agree
board-take-back = Take back
board-notebook-close = Put the notebook away
board-less = One pearl less
board-more = One pearl more
board-tray = What else you can do
board-offer-it = Offer { $number }
board-bowl-of = { SEAT($seat) } has the bowl, with { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
  } in it
board-leads = leads the caravan
board-press-way = Choose one of the ways
board-press-pearls = Press pearls for your fist
board-press-number = Press a free number
board-press-field = Press a lit field
board-press-cell = Ask in the notebook
board-press-piece = Press a piece
board-press-deed = Choose what to do
board-do-bid = Close the fist on { $number }
board-do-tip = Tip { $number }
board-do-go = Go there
board-do-room = Enter { room-name }
board-do-guard = Bribe the Harem Guard
board-do-ask = Ask it
board-do-end = End the move
board-do-it = Do this
board-tale = A line of the tale
board-tale-on = Tell the tale
board-tale-skip = Skip this line
board-passage-ask = Who pays for a passage of

# A line of the tale for each round

tale-1 = They left Samarkand before the first lamp was put out.
tale-2 = Three camels, one road, and nobody who would say his colour.
tale-3 = The old driver counted pearls by their sound.
tale-4 = At noon the sand sang, and the camels listened.
tale-5 = A merchant smiled, and everybody wondered why.
tale-6 = The well was deep, and its water tasted of iron and stars.
tale-7 = Somebody had slept with a closed fist.
tale-8 = The wind turned the pages of a book that nobody had brought.
tale-9 = In the shade of the third palm a secret was nearly told.
tale-10 = The bowl went round, and it was lighter than before.
tale-11 = A child at the wayside knew every rider but one.
tale-12 = They sold a song for bread, and had both in the evening.
tale-13 = The camel stood still: it had more time than they.
tale-14 = Far away a light, and nobody could say on which shore.
tale-15 = The one who asks walks slower, said the guide.
tale-16 = The salt lake glittered like a promise.
tale-17 = Who looks back sees his own tracks, and others beside them.
tale-18 = A carpet was unrolled, and the desert had a room.
tale-19 = The tea was sweet, the talk was not.
tale-20 = One night they all dreamt of the same door.
tale-21 = The scout came back with dust and good news.
tale-22 = Behind the violet rocks somebody held his breath.
tale-23 = Pearls warm the hand that holds them too long.
tale-24 = The stars were many, and each was somebody's witness.
tale-25 = An astrologer was paid for saying perhaps.
tale-26 = They crossed a river that had left in spring.
tale-27 = A bell rang, and three travellers thought it was for them.
tale-28 = The letter was sealed, and so was the one who carried it.
tale-29 = Nobody lied that day; they only kept silent.
tale-30 = A storm took the road away and brought another.
tale-31 = In the caravanserai the walls had ears, and the ears had prices.
tale-32 = The youngest camel learnt to smell the sea.
tale-33 = A question lay in the sand, round and white.
tale-34 = The guide drew a map with his stick, and trod it out again.
tale-35 = They rode by night, since the night asks no toll.
tale-36 = A feather fell, and nobody had seen a bird.
tale-37 = The spirit of the lamp answered in one word only.
tale-38 = The domes of Basra showed themselves, and hid again.
tale-39 = Who arrives first waits longest, they say at the gate.
tale-40 = Seven rooms, and behind six of them somebody laughed.
tale-41 = The guard weighed the gift, and then the giver.
tale-42 = A lamp was lit in the palace, and put out again.
tale-43 = The sea came to the wall and asked for news.
tale-44 = And when the morning came, the tale was not yet over.
