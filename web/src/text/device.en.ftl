# What is said about this device, in English: people who share its screen, the television, what is installed, keys.

# Several people at one screen
at-this-screen = At this screen
curtain-turn = { $name }, it is your turn
curtain-look = { $name } wants to look
curtain-text = What comes now is for { $name } alone. Everybody else looks away.
curtain-lift = I am { $name }
curtain-table = First look at the table
cover = Cover
cover-text = Hide what only { $name } may see
beside-who = Who sits on seat { $number }, at this device
seat-beside = at this device
beside-name = Name
beside-title = One more at this device
beside-text = They play at this screen in turn with you. A curtain hides what only one of you may see.
beside-sit = Sit down

# Television
television-text = Everybody sees the table there, and nothing that only one may see. Open it on the television by its link, or here and let your browser cast the tab; a press fills the screen.
television-here = Open it in this browser
television-sit = Point the camera of your phone at the code and sit down.
television-join = Point your phone at the code to join the table.
television-over = Point your phone at the code to look back at the match.

# What is installed
notifications = Notify me when it is my turn
notifications-insecure = This page came by plain http, where browsers forbid notifications. By https, or on the server’s own machine, they can be had; the title of the tab calls you in any case.
notifications-uninstalled = This browser notifies only from an installed page: add zoco to your home screen and switch it on there.
notifications-denied = You have forbidden notifications for this page; the settings of your browser allow them again.
turns-told-mail = Tell my turns at this table to a mail address, while I am not here
turns-told-web = Tell my turns at this table to a web address, while I am not here
turns-told-both = Tell my turns at this table to a mail or web address, while I am not here
turns-told-here = Tell me there
turns-told-no-more = Tell me no more
turns-told-now = Turns are told to { $address }.

# Keys that are listed, and what they ask
keys-title = Keys at the table
keys-play = Playing
keys-digits = look at one of the first nine choices
keys-arrows = go to the next choice on that side
keys-enter = do what is looked at
keys-backspace = take back
keys-escape = end what is being shown, or close what is open
keys-rule = explain what is looked at, else open the rule that applies now
keys-list = show this list
key-arrows = Arrows
key-enter = Enter
key-backspace = Backspace
key-escape = Esc
keys-ask = Asking
keys-ask-help = A screen reader says the answer, and nothing moves. Here you can press a question instead of its key.
ask-last = What happened last?
ask-stock = What do I have?
ask-offer = What is going on, and what is offered?
ask-turn = Whose turn is it?
ask-choices = What can I choose?
answer-seat = You: { $lines }
answer-stock = You have: { $pieces }.
answer-nothing = You have nothing.
answer-covered = The screen is covered, and shows nothing that belongs to one of you alone.
answer-picks = { $count ->
    [one] 1 choice: { $options }
   *[other] { $count } choices: { $options }
}
answer-bundle = From: { $stock }.
