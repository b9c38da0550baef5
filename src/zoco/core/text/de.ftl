# Was jedes Spiel sagt.

seat-number = Platz { $number }
you = Du
chance = Der Zufall

refusal-not-your-decision = Das ist jetzt nicht deine Entscheidung.
refusal-not-now = Dafür ist jetzt nicht der Moment.
refusal-not-a-move = So einen Zug gibt es in diesem Spiel nicht.
refusal-out-of-bounds = Hier muss die Zahl zwischen { $low } und { $high } liegen.
refusal-it-is-over = Die Partie ist zu Ende.
refusal-not-an-outcome = Das kann der Zufall jetzt nicht ergeben.

paragraph = Regel { $paragraph }

# Die Stellung in Worten

outline-seat = { SEAT($seat) }
outline-must-decide = Muss jetzt entscheiden.
outline-over = Die Partie ist zu Ende.

# Warum eine Zahl so groß ist

why-before = Aus der Zeit vor allem, was erinnert wird.
why-nothing = Noch nichts.
