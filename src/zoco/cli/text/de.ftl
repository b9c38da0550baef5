# Was die Kommandozeile auf Deutsch sagt.

# Namen und Aufzählungen

guest = Gast
and = { $first } und { $last }

# Der Anfang einer Partie

welcome = { $title } (Startzahl { $seed })
welcome-turns = Am Zug siehst du das Brett und nummeriert, was du tun kannst.
welcome-choose = Tippe eine Nummer und drücke Enter; alle anderen ziehen von selbst.
welcome-help = Jederzeit erklärt ? alles, nimmt u zurück, speichert und beendet q.
welcome-bots = Mit dir spielen { $names }.
stands-in = { $title } hat keinen Bot „{ $asked }“; an seiner Stelle spielt „{ $level }“.

# Ein Zug

title = { $title } · { $name }
title-practice = { $title } · { $name } · Übung
continue = — Weiter mit Enter —
hand-over = Übergib an { $name }, dann Enter drücken.
may-skip = Du musst nicht: Enter lässt es sein.
need-help = Tippe eine Nummer, um zu wählen, oder ? für Hilfe.
not-understood = „{ $text }“ steht hier nicht zur Wahl. Tippe eine Nummer von 1 bis { $last }, einen Zug oder ? für Hilfe.
not-a-move = „{ $text }“ ist weder eine Möglichkeit noch ein Zug dieses Spiels.
allowed = { $label } [{ $notation }]: Das darfst du.
hint = Ein guter Händler würde wählen: { $label } [{ $notation }].
hint-none = Du musst gerade nichts entscheiden.
no-paragraph = Das Regelheft hat keinen Absatz { $paragraph }.

# Mengen

from-to = Eine Zahl von { $low } bis { $high }
how-many = Wie viele? >{" "}
up-to = Höchstens { $bundle }
must-beat = Es muss übertreffen: { $bundle }
bundle-example = Zum Beispiel: { $example }
amount-number = Das ist keine Zahl von { $low } bis { $high }.
amount-bundle = Schreib, wie viele von jeder Sorte, zum Beispiel { $example }, oder 0 für nichts.
amount-kind = Es ist nicht klar, welche Sorte „{ $letters }“ meint.

# Befehle

help-choose = Nummer oder der Zug in [Klammern]: so wählst du
help-explain = ? 3 oder ? und ein Zug: was er bewirkt oder warum er nicht erlaubt ist
help-hint = h: ein Tipp
help-undo = u: deine letzte Entscheidung zurücknehmen
help-rules = r: die Regel zu dieser Entscheidung; r 2.5: ein anderer Absatz
help-board = b: das Brett noch einmal zeigen
help-save = s, s DATEI: speichern
help-language = l: continue in English
help-quit = q: speichern und beenden
no-language = Die Sprache „{ $text }“ gibt es nicht; es gibt en und de.

# Zurücknehmen

undone = Zurückgenommen.
undone-practice = Zurückgenommen; alle sind einverstanden. Die Partie zählt ab jetzt als Übung.
nothing-to-undo = Es gibt nichts zurückzunehmen.
all-agree = Das geht hinter andere Züge zurück. Sind alle einverstanden? (j/n) >{" "}

# Dateien

saved = Gespeichert in { $file }.
file-exists = Die Datei { $file } gibt es schon; wähle einen anderen Namen.
cannot-save = { $file } lässt sich nicht schreiben: { $reason }.
resume-with = Weiter geht es mit: zoco play { $game } --resume { $file }
replay-with = Noch einmal ansehen mit: zoco replay { $file }

# Ergebnisse

rank = Rang
name = Name
wins = { $names } gewinnt!
win-together = { $names } gewinnen gemeinsam!
tie-break = Bei gleichem Stand in „{ $first }“ entschied „{ $second }“ ({ $rule }).
still-level = Wer in allem gleichauf liegt, teilt sich den Rang.

# Nacherzählen

replay-head = { $title }, { $plies } Züge
