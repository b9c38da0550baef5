# What is said inside the house, in English: at tables, about new ones and old ones, and in rulebooks.

menu = Menu
bot = Bot

# Making a table
new-table = New table: { $game }
new-seats = Number of seats
new-players = Who plays
new-players-help = Seats for friends stay free until they come by your link; bots and whoever sits at this device are there at once. At one device a curtain hides what only one of you may see.
seat-friend = a friend, by link
seat-bot = bot: { $level }
new-all-bots = Only bots
new-all-friends = Only friends
new-more = More: rules, edition, time, hints
new-changed = { $number ->
    [one] 1 changed
   *[other] { $number } changed
}
new-options = Rules
rule = Rule { $number }
new-edition = Edition
edition-standard = Standard
new-hints = Everybody may ask for a hint
new-clock = Time
clock-none = no clock
clock-brisk = 5 minutes, 5 seconds more for each decision
clock-calm = 15 minutes, 15 seconds more for each decision
clock-long = an hour, 30 seconds more for each decision
clock-day = a day for each decision
clock-three = three days for each decision
clock-week = a week for each decision
clock-help = Whose time runs out is played by a bot until they come back. Nobody spends time on what they need not do.
time-runs = This clock is running
time-stands = This clock stands
time-left = Time left:
time-minutes = { $first }:{ $second }
time-hours = { $first }:{ $second } h
time-days = { $first } d { $second } h
new-listed = Show this table in the list of open tables
new-make = Open the table
new-start = Open the table and begin

# Waiting room
waiting-title = A table of { $game }
waiting-open = { $seats ->
    [one] One seat is still free.
   *[other] { $seats } seats are still free.
}
waiting-full = Everybody is here.
add-bot = Add a bot
add-bot-named = Add a bot on seat { $number }
sit-beside = At this device
sit-beside-named = At this device on seat { $number }
free-seat = Free the seat
free-seat-named = Free the seat of { $name }
start = Begin
start-with-bots = Begin, with bots on the free seats
invite = Invite
invite-title = Invite friends
invite-text = Whoever opens this link can sit down. Point a phone’s camera at the code, or send the link.
qr-label = QR code of the link
link-label = Link
copy = Copy
copied = Copied
share = Share
share-position = Share this position
share-result = Share the result
share-picture = Share the picture
share-save = Save the picture
share-making = Being drawn …
share-failed = This browser cannot make a picture of it.
share-shut = This table is private: only who may look at it sees something behind the link.
share-opens = This table is private; with the link anybody may look at it, until { $date }.
share-title = { $name } invites you to { $game }
join-open = There is a free seat at this table
join-ask = Ask for it
once = You held this seat: a bot plays it now
once-free = You held a seat here, and it is free
once-back = Take it back
waiting-watch = The match begins when everybody sits. You watch from here.
sit-already = You already sit here, as { $name }.
seeker = { $name } would like the seat of { $bot }.
seeker-free = { $name } would like the free seat.
seeker-yes = Give the seat
seeker-no = Rather not

# At the table
board = Board
beside = Beside the board
seats = Seats
log = Log
chat = Chat
position = Position
piece-covered = { $piece } (covered)
facts = About this choice
may = You may:
nothing-asked = Nothing is asked of you now.
choose-this = Choose this
choose-named = Choose: { $option }
cancel = Not this one
choose-why-not = Why not this?
count-label = A number from { $low } to { $high }
count-taken = Taken: { $numbers }
bundle-beats = It must beat { $bundle }.
fewer = { $kind }: one fewer
more = { $kind }: one more
pace = Speed
pace-calm = calm
pace-brisk = brisk
pace-once = at once
decision = Decision
mays = More · { $count }
turn-yours = Your turn
seat-waited = to move
seat-sealed = sealed
seat-stand-in = a bot sits in
seat-won = won
your-turn = Your turn.
waiting-for = Waiting for { $names } …
sending = Your move is on its way …
sending-waits = No connection: your move is sent when it is back.
sending-withdraw = Withdraw it
skip = Skip
hint = Hint
hint-told = { $move }: chance of winning about { $share } %. { $reason }
hint-play = Play it
hint-compare = Compare · { $count }
undo = Take back
undo-ask = Ask to take back
undo-practice = This goes back over a die or another’s move: the match is practice from then on.
undo-practice-ask = The others are asked. If they agree, the match is practice from then on.
undo-sure = Take back, as practice
undo-ask-sure = Ask, as practice
undo-not = Leave it
wish-mine = You asked to take back; the others decide.
wish-other = { $name } would like to take back. If all agree, the match is practice from then on.
wish-agree = Agree
wish-refuse = Refuse
away-text = A bot plays for you.
away-text-rests = The match rests until you take your seat back.
watching = You are watching.
spectators = { $number ->
    [one] 1 person watches
   *[other] { $number } people watch
}
spectators-none = Nobody is watching.
line-connecting = Connecting …
line-open = Connected
line-lost = Connection lost, trying again …
line-closed = Not connected
log-empty = Nothing has happened yet.
log-earlier = Show earlier moves
log-undone = { $name } takes back.
log-undone-others = { $name } takes back; what { $others } did since then is void with it.
log-taken-back = taken back
note-left = { $name } leaves; a bot sits in.
note-handed = { $name } lets a bot play.
note-stood-in = { $name } is gone; a bot sits in.
note-timed-out = { $name } has run out of time; a bot sits in.
note-back = { $name } is back and plays again.
note-resigned = { $name } resigns; a bot plays on.
note-freed = The seat of { $name } is free.
note-let-in = { $name } takes a seat; everybody who was there agreed.
note-let-in-host = { $name } takes a seat; nobody was there, and the host agreed.
note-practice = { $name } took back over a die or another’s move: the match is practice from here on.
wave-off = Not for me
wave-off-text = Not for me: { $names } can go on.
recap-button = Since my last turn
chat-empty = Nothing said yet. Only the players read this.
chat-empty-spectators = Nothing said yet. Only those who watch read this.
chat-say = Say something
chat-send = Send
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
unread = unread

# Rulebook
rules-search = Search the rules
rules-now = Where are we? Rule { $number }
rules-current = This is where we are.
rules-found = { $number ->
    [one] 1 paragraph found
   *[other] { $number } paragraphs found
}
rules-nothing = The rules do not mention this.

# Menu
hints = Hints
hints-auto = only against bots
hints-on = always
hints-off = never
no-hints = No hints at this table.
plain-board = Board in words (for keyboard and screen reader)
keys = Keys of one letter: digits choose, ? explains, others ask
install-by-hand = To install zoco on this device, press the share sign of Safari and choose “Add to Home Screen”.
pocket = Only my hand here, as the table is on a television
pocket-offer = The table is on a television.
pocket-on = Only my hand here
pocket-off = Whole table
pocket-look = Look at the television.
television = Show on a television
menu-seat = Your seat
menu-others = The others’ seats
other-device = Go on with another device
hand-over = Let a bot play for me
hand-over-help = A bot plays your seat until you take it back; you stay and watch.
stand-in = Let a bot sit in for { $name }
stand-in-brief = Let a bot sit in
take-back-seat = Take my seat back
take-back-seat-help = The bot gets up, and you play on from here.
leave = Leave
leave-help = You go to the start page; a bot sits in until you come back.
leave-help-alone = You go to the start page; the match rests until you come back.
leave-help-waiting = You go to the start page, and your seat is free again.
leave-help-over = You go to the start page; the match stays in your games.
resign = Resign
resign-help = You give up: a bot plays your seat to the end, and you watch.
resign-help-last = You give up. Nobody else plays, so the match ends here.
resign-sure = Really resign?

# Result
result = Result
result-mine = You win!
result-drawn = Nobody wins: the match is drawn
result-rank = Rank
result-name = Name
result-by = What counts: { $measure }.
result-tie = On a tie, more is better: { $measure }.
result-tie-fewest = On a tie, fewer is better: { $measure }.
result-still-tied = Whoever is still level shares the rank.
practice = A die or another’s move was taken back: this match is practice.
chart-title = The score over the match
chart-told = { $title }: at the end { $scores }
statistics = Statistics
statistics-counting = Being counted …
rematch = Play again
rematch-join = To the new table
rematch-follow = Watch the new table
rematch-who = Who plays again
rematch-me-too = I’m in
rematch-without-me = Without me
rematch-not-after-all = Not after all
rematch-in = is in
rematch-out = is not in
rematch-missing = has not said
rematch-kept = { $seconds ->
    [one] Waiting for { $names }: their seats are kept for 1 second, then a bot sits in.
   *[other] Waiting for { $names }: their seats are kept for { $seconds } seconds, then a bot sits in.
}
export-text = As a story
export-log = As a file
fair-sealed = The dice were sealed before the match; at the end everybody can check them.
fair-kept = The dice are those that were sealed before the match.
fair-broken = The dice are not those that were sealed before the match!
fair-check = Check it here
fair-checking = Checking …
fair-log = All { $entries } entries are as they were written, each bound to those before it.
fair-draws = { $draws ->
    [one] One draw comes
   *[other] { $draws } draws come
  } from the sealed seed and what everybody threw in.
fair-scripted = It is a lesson: its dice follow a script, and nobody drew them.
fair-unlisted = Of { $draws } more, as of cards, only the rules can tell: zoco verify does.
fair-unnamed = Names were removed from the match (seats { $seats }); that changes nothing else.
fair-limit = This proves that nobody chose the dice. Whoever can read the database of the server could foresee them. The command zoco verify plays the saved match by the rules as well.
fair-changed-entry = Entry { $seq } is not as it was written!
fair-changed-seed = The seed is not the one that was sealed before the match!
fair-changed-name = A name is not the one of then!
fair-changed-head = This is not the match that you saw!
fair-changed-file = The match cannot be read.

# My games
mine-title = My games
mine-running = Running
mine-ended = Finished
mine-none-running = No match is running.
mine-none-ended = No match is finished yet; here stand the results, and the way back to each.
mine-statistics = Scores, sources, dice and bargains
mine-devices = On another device
mine-devices-text = Your games are kept by this browser. Another one takes them over by a link or code that works once, within ten minutes, and can play on with them.
mine-hand-over = Show a link and code
mine-device-open = A link that is good until { $time }
mine-device-taken = A device took the games over, { $time }
mine-withdraw = Withdraw the link
mine-send-off = Send it off
mine-taken = { $tables ->
    [0] This device had all these games already.
    [one] This device has taken over 1 game.
   *[other] This device has taken over { $tables } games.
}
why = Why { $number }?
why-what = Why? Look at a choice first
why-unknown = Nothing more is known of it.
gestures = Gestures
gestures-seen = Show gestures of others
gesture-nod = Nod
gesture-shake = Shake the head
gesture-think = Think
gesture-laugh = Laugh
gesture-bravo = Well played
gesture-hurry = Hurry
gestured-nod = { $name } nods.
gestured-shake = { $name } shakes the head.
gestured-think = { $name } is thinking.
gestured-laugh = { $name } laughs.
gestured-bravo = { $name } applauds: well played.
gestured-hurry = { $name } asks to hurry.
letters = Letters on pieces
volume = Volume

# The mat on which two haggle
mat = The haggling mat
mat-tools = Your answer
mat-stock = Your gems
mat-ladder = Offers so far, the last one first
mat-tell = Offers so far, scales, and what it is worth
mat-near = The side of { $name }
mat-thinks = thinks …
mat-offers = offers
mat-you-offer = offer
mat-raise-here = Press gems: here is what your raise would bring.
mat-offer-here = Press gems: here is what your offer would bring.
mat-none-yet = no offer yet
mat-earlier = { $count ->
    [one] 1 more
   *[other] { $count } more
}
mat-remove = Take back { $kind }
mat-add = Lay { $kind } on the mat; { $left } left
mat-tilts-mine = The scales tilt to you
mat-tilts-theirs = The scales do not tilt to you
mat-colour-red = red
mat-colour-yellow = yellow
mat-colour-green = green
mat-colour-blue = blue
mat-open = Press gems to offer them.
mat-opens = Your offer; it may be raised.
mat-empty = Press gems to raise, or accept.
mat-more = Beats it: { $by ->
    [one] one gem more.
   *[other] { $by } gems more.
}
mat-worthier = Beats it: as many gems, more { $colour }.
mat-fewer = Not enough: { $by ->
    [one] one gem is missing.
   *[other] { $by } gems are missing.
}
mat-poorer = Not enough: as many gems, but less { $colour }.
mat-same = Not enough: exactly the same.
mat-cannot-raise = No gems of yours beat this: you have to accept.
mat-accept = Accept
mat-raise = Raise
mat-offer = Offer
mat-smallest = Smallest raise
mat-least = Smallest offer
mat-nothing = Offer nothing
mat-not-enough = Not enough yet.
mat-acts = { $who ->
    [you] you act and get
   *[other] { $name } acts and gets
}
mat-gets = { $who ->
    [you] you get
   *[other] { $name } gets
}
mat-lead = most { $colour }: { $names }
mat-if-scored-for = if scored now, { $name }:
mat-leads = has most
mat-nothing-for = nothing
mat-deal = { $who ->
    [you] If you accept
   *[other] If { $name } accepts
}
mat-if-scored = if scored now
mat-if-scored-all = If scored now: { $worths }.
mat-from-to = { $name } { $before } → { $after }
mat-scored-now = if scored now
mat-majority = most { $colour } gems: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
mat-do-accept = Accept { $gems }
mat-do-raise = Raise to { $gems }
mat-do-offer = Offer { $gems }
mat-do-nothing = Offer nothing: { $name } acts for free
mat-press = Press gems or accept
mat-press-gems = Press gems
mat-press-accept = Press Accept
mat-limit-set = My limit: up to these gems, else accept
mat-limit-short = My limit
mat-limit = Answered for you, up to
mat-limit-else = else accepted. Only you see this.
mat-limit-stop = Stop
provenance = Where this board comes from
mat-returned = goes back
mat-sum = Sum
mat-last-scoring = Last scoring
mat-close = Close
steady = Keep things moving although it jerks here

# Looking back, and playing on from there
to-replay = Replay
moments-title = Three moments
moments-making = The moments that counted are being looked for …
moment-by-chance = the dice
moment-by-decision = decision of { $name }
moment-by-sealed = all chose unseen
moment-by-undo = taken back
moment-look = Look at it
moment-differently = Play it differently
moment-changed = { $name }: { $before } % → { $after } %
fork-here = Play on from here
fork-title = Play on from ply { $ply }
fork-help = A new table begins at this position, the true one, with all that was hidden there. It is marked as a fork and as practice, and counts nowhere.
fork-seat = You sit down as
fork-alone = Against bots
fork-friends = With friends
fork-told = A fork: played on from ply { $ply } of another match, with all that was hidden there.
fork-origin = See that match

# A lesson at the table
lesson-step = Step { $number } of { $steps }
lesson-rule = Read this in the rulebook
lesson-learned = Learned:
lesson-scripted = Dice and rivals followed a script here: a lesson counts in no statistics.
lesson-real = Play for real
lesson-next = Next chapter
learn-title = Learn { $game }
learn-text = A first match with a script: you play, and each step tells you what the next move needs.
learn-chapter = Chapter { $number }
learn-begin = Begin
learn-go-on = Go on
learn-again = Once more
learn-done = learned
learn-new = New to { $game }?
learn-dismiss = I know it already

# A match from a file
file-title = A match from a file
file-help = Choose a match that was saved as a file (.json or .jsonl), or let it fall on this page: it opens as a replay.
file-choose = Open a match file
file-opening = { $name } is being opened …
file-unreadable = This file cannot be read.
