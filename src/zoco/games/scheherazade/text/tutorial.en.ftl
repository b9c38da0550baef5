# What the three chapters about Die Perlen der Scheherazade say in English.

lesson-bids-title = Bid and tip
lesson-bids-bid = Every round begins with pearls in closed fists. Whoever bids most will lead the caravan, and pays for it: take four of your twelve.
lesson-bids-tip = All fists are closed, and everybody tips how many pearls are in them together. You know of your own four; tip eight.
lesson-bids-lead = You bid most, so you lead; { SEAT(1) } tipped exactly and got your four pearls. Whoever leads moves a camel: take one from the start, two fields.
lesson-bids-done = Now Bedouins may follow the camel; that is the second chapter. Let the caravan rest.
lesson-bids-save = Whoever tips best owns the bowl, and what the leader pays goes there. Try to get pearls this time: bid just one.
lesson-bids-near = You tip last and have seen the others’ tips, five and eight. With your one pearl in it, six looks likely.
lesson-bids-none = Exactly six: the bowl was yours, with the three pearls of { SEAT(1) }. Bid nothing at all now, for there is something better.
lesson-bids-bakschisch = Once in a match you may demand a bakschisch instead of a tip. All tips are void then, and you count as the best tipper.
lesson-bids-end = { SEAT(2) } leads and pays five pearls, all of them to you. You have learned to bid and tip, and have sixteen pearls for it!

lesson-caravan-title = The caravan
lesson-caravan-camel = You have bid most and lead. The leader moves one camel, one to three fields: take one from the start and send it to the second field.
lesson-caravan-own = Bedouins near a camel may follow it, up to two fields ahead of it. Red is your secret colour: lead a red one to the fourth field.
lesson-caravan-other = You may lead Bedouins of every colour, and if only red ones went, all would see who you are. Take a yellow one to the third field.
lesson-caravan-done = Nobody has to come along. Let the caravan rest here; then there is bidding again, and the next one leads.
lesson-caravan-pearl = { SEAT(1) } led, and now it is your turn again. Two fields on lies a question pearl: a camel that stops exactly there wins it for you.
lesson-caravan-ambush = A violet field is an ambush: who leads a Bedouin away from it pays a pearl for that. Put the yellow one there.
lesson-caravan-on = Now your own: it may go up to two fields ahead of the camel. Lead red to the sixth field, where the detour branches off.
lesson-caravan-rest = That is enough for one move; you have said nothing about your colour that all could be sure of. Let the caravan rest.
lesson-caravan-branch = You have bid most once more. At the entry of the detour the leader chooses the way of a camel: send it straight on, to the seventh field.
lesson-caravan-away = Lead red once more as far as it may go. From four fields behind a camel to one ahead of it a Bedouin can be reached.
lesson-caravan-last = There are only five fields left before the palace. Beware of the white field on the way: who stands there must go on in the next move.
lesson-caravan-end = Red is far ahead, and nobody knows that it is yours. How you enter the palace, and which of its rooms, is the last chapter.

lesson-palace-title = Palace and questions
lesson-palace-ask = Yours is red, and { SEAT(2) } in the palace has shown green. So the secret card is yellow or blue: spend your question pearl, and ask { SEAT(1) } about yellow.
lesson-palace-bid = Yes, { SEAT(1) } is yellow, so blue is the room to find! To lead your red one into the palace, you have to win the bidding: four pearls.
lesson-palace-tip = Your own four are known to you, and the others have been thrifty. Tip seven; with the best tip and the highest bid you pay nothing.
lesson-palace-camel = Both at once: you lead and keep your pearls. Move the foremost camel on by one field, up to your Bedouin.
lesson-palace-palace = Only your own Bedouins can be led into the palace, so everybody learns your colour now. That does not matter any more: go in.
lesson-palace-again = A room costs a move of its own, so you have to lead again. { SEAT(1) } may suspect something: bid six, and keep at least three.
lesson-palace-sum = The tip does not matter this time, the leading does. Say twelve.
lesson-palace-room = You lead! Instead of a caravan move your Bedouin now enters a room, with three pearls for Scheherazade: the blue one.
lesson-palace-end = The right room: you have won! You know all three chapters now; play a whole journey against Novices.
