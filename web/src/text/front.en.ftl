# What is said at the front of the house, in English: on the start page, and at the door of a table.

slogan = bazaar games at an open table
skip-to-content = Skip to the content
home = zoco, start page
to-start = To the start page
close = Close
again = Try again
you = you
language = Language
theme-auto = Colours: as the system
theme-light = Colours: by day
theme-dark = Colours: by night
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
lost-title = Nothing is sold here
lost-text = There is no page at this address.
error-offline = The server cannot be reached; this page comes back by itself.

# Start page
greeting-morning = Good morning,
greeting-day = Good day,
greeting-evening = Good evening,
welcome-text = The bots are ready. Friends need only a link.
rename = { $name }: choose another name
begin-with = Good to begin with
players = players
minutes = { $minutes } min
minutes-about = about { $minutes } min
weight-light = Light
weight-medium = Medium
weight-deep = Deep
bots-play = Bots: { $level }
games = Games
seats-for = { $seats } players
play-bots = Play now
play-bots-named = Play now: { $game }
play-friends = With friends
play-friends-named = With friends: { $game }
more-options = Table options
more-options-named = Table options: { $game }
rules-named = Rules: { $game }
my-tables = My games
no-tables = No games yet
no-tables-text = What you play stands here, on this device.
invited = Invited? Just open the link.
open-tables = Open tables
no-open-tables = No table is waiting for players right now. Open one yourself!
seats-open = { $seats ->
    [one] 1 free seat
   *[other] { $seats } free seats
}
status-waiting = waiting
status-your-turn = Your turn
status-playing = being played
status-over = The match is over.
status-abandoned = The match was abandoned.
status-closed = The match was closed.

# Name
name-title = What shall we call you?
name-text = Only a name, for the others at the table. This browser remembers it.
name-label = Your name
name-go = That’s me

# Making a table
seat-number = Seat { $number }
level-random = plays at random
level-novice = novice
level-trader = trader
level-merchant = merchant
level-vizier = vizier
level-outside = a bot from elsewhere
level-random-about = does anything that is allowed
level-novice-about = sensible, with the mistakes of a beginner
level-trader-about = reckons what things are worth
level-merchant-about = looks ahead, and knows what you may do
level-vizier-about = looks further ahead, and gives nothing away
temperament-even = calm
temperament-even-about = takes things as they come
temperament-bold = bold
temperament-bold-about = stakes a lot
temperament-patient = patient
temperament-patient-about = opens low
temperament-envious = envious
temperament-envious-about = grudges you things
temperament-generous = generous
temperament-generous-about = opens high

# Waiting room
seat-free = free seat
seat-is-bot = bot, { $level }
seat-away = not connected
bot-level = Bots play as
seat-opened = opened the table
seat-here = is here
invitation = a game of { $game }
invited-by = { $name } invites you to
opened-by = { $name } has opened a table for
invited-by-nobody = There is a table for
invited-by-over = This was a table for
at-the-table = At the table now
sat-here = They sat here
join-full = Everything is taken. You can watch, or ask for the seat of a bot.
join-begun = The match has begun already. You can watch, or ask for the seat of a bot.
join-begun-free = The match has begun already, and a seat is free: you can ask for it, or watch.
join-quicker = The last seat was taken just now. You can watch, or ask for the seat of a bot.
join-note = No account, nothing to install. Watching asks for no name.
join-note-host = No account, nothing to install. { $name } begins when everybody sits.
join-expired = This invitation has expired
join-expired-text = Invitations do not last for ever: ask somebody at the table for a new link.
ask-seat = Ask for { $name }’s seat
ask-free = Ask for the free seat
ask-waits = You have asked; { $name } decides.
ask-waits-all = You have asked; everybody who is there decides.
ask-refused = Your request was not granted. You can still watch.
see-the-end = See how it ended
new-one = A new table
name-another = Another suggestion
offline-title = Nobody answers
no-table-text = There is no such table: the link is not complete, or the table was cleared away.
join-closed = A private table
join-closed-text = Who wants to play or watch here needs an invitation: ask somebody at the table for the link.
join-sit = Sit down
join-watch = Watch

# At the table
table-trouble = This table cannot be opened
rules = Rules
mark-left = left · a bot sits in
mark-handed = a bot sits in
mark-stood-in = gone · a bot sits in
mark-timed-out = out of time · a bot sits in
mark-resigned = resigned · a bot plays on

# Result
result-winner = { $name } wins
result-shared = { $names } share the victory
practice-mark = Practice
fork-mark = Fork

# My games
mine-all = All my games, also on another device
privacy = Privacy
mine-turn = { $names } to move
mine-won = You won · { $points }
mine-rank = Rank { $rank } of { $of } · { $points }
mine-drawn = Nobody won
mine-resigned = You resigned

lesson-mark = Lesson
learn-in = Learn in { $minutes } min
learn-named = Learn in { $minutes } min: { $game }
lesson-over = The lesson is over.
install = Install zoco
