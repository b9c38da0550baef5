# Was jedes Spiel sagt.

seat-number = Platz { $number }
you = Du
chance = Der Zufall

refusal-not-your-decision = Das ist jetzt nicht deine Entscheidung.
refusal-not-now = Dafür ist jetzt nicht der Moment ({ $move }).
refusal-it-is-over = Die Partie ist zu Ende.
refusal-not-an-outcome = Das kann der Zufall jetzt nicht ergeben.

paragraph = Regel { $paragraph }
