# Was die Kommandozeile auf Deutsch sagt.

# Namen und Aufzählungen

guest = Gast
and = { $first } und { $last }

# Der Anfang einer Partie

welcome = { $title } (Startzahl { $seed })
welcome-turns = Wenn du am Zug bist, siehst du das Brett und deine Möglichkeiten.
welcome-choose = Tippe Nummer oder Buchstaben davor, dann Enter; die anderen ziehen von selbst.
welcome-help = ? erklärt jederzeit alles, u nimmt zurück, q speichert und beendet.
welcome-edition = Ausgabe „{ $name }“: { $origin }
welcome-bots = Mit dir spielen { $names }.
stands-in = { $title } hat keinen Bot „{ $asked }“; an seiner Stelle spielt „{ $level }“.

# Ein Zug

title = { $title } · { $name }
title-practice = { $title } · { $name } · Übung
continue = — Weiter mit Enter —
hand-over = { $name } ist dran: Gib die Tastatur weiter und drücke dann Enter.
may-skip = Das ist freiwillig; mit Enter verzichtest du.
news-cut = Nach { $count } Schritten hin und her: { $text }
as-before = Sonst ist das Brett wie zuvor; b zeigt es ganz.
too-narrow = Das Bild braucht { $columns } Spalten; dies ist die Stellung in Worten.
need-help = Tippe eine Nummer, um zu wählen, oder ? für Hilfe.
not-understood = „{ $text }“ gibt es hier nicht. Tippe eine Nummer von 1 bis { $last }, einen Zug oder ? für Hilfe.
not-understood-place = „{ $text }“ gibt es hier nicht. Tippe eine Nummer aus der Liste, einen Zug oder ? für Hilfe.
need-help-amount = Tippe eine Menge oder den Buchstaben einer Möglichkeit, oder ? für Hilfe.
not-understood-amount = „{ $text }“ gibt es hier nicht. Tippe eine Menge, den Buchstaben vor einer Möglichkeit (und ihre Menge, wo nach einer gefragt ist), einen Zug oder ? für Hilfe.
not-a-move = „{ $text }“ ist weder eine deiner Möglichkeiten noch ein Zug dieses Spiels.
allowed = { $label }: Das ist erlaubt.
hint = Ein guter Händler würde so entscheiden: { $label }.
hint-share = Ein guter Händler würde so entscheiden: { $label } ({ $share } % Siegchance).
hint-or-share = Oder: { $label } ({ $share } %).
hint-none = Du musst gerade nichts entscheiden.
no-paragraph = Das Regelheft hat keinen Absatz { $paragraph }.

# Mengen

from-to = Eine Zahl von { $low } bis { $high }
from-among = Eine freie Zahl: { $ranges }
how-many = Wie viele? >{" "}
up-to = Höchstens { $bundle }
must-beat = Zu überbieten: { $bundle }
bundle-example = Zum Beispiel: { $example }
amount-number = Das ist keine Zahl von { $low } bis { $high }.
amount-bundle = Schreib, wie viele du von jeder Sorte nimmst, zum Beispiel { $example }.
amount-bundle-or-none = Schreib, wie viele du von jeder Sorte nimmst, zum Beispiel { $example }, oder 0 für nichts.
amount-most = Von „{ $kind }“ können es 0 bis { $most } sein, nicht { $number }.
amount-kind = Welche Sorte „{ $letters }“ sein soll, ist nicht eindeutig.

# Richtungen, wie man sie tippen kann

way-north = norden
way-east = osten
way-south = süden
way-west = westen

# Befehle

help-choose = die Nummer oder der Buchstabe davor, oder Ort, Wort oder Menge: so wählst du
help-explain = ? 3 oder ? und ein Zug: was das bewirkt oder warum es nicht erlaubt ist
help-hint = h: ein Tipp
help-undo = u: deine letzte Entscheidung zurücknehmen
help-rules = r: die Regel zu dieser Entscheidung; r 2.5: ein anderer Absatz
help-board = b: das ganze Brett noch einmal zeigen
help-save = s, s DATEI: speichern
help-language = l: continue in English
help-quit = q: speichern und beenden
no-language = Die Sprache „{ $text }“ gibt es nicht; es gibt en und de.

# Zurücknehmen

undone = Zurückgenommen.
undone-practice = Zurückgenommen; alle sind einverstanden. Die Partie zählt ab jetzt als Übung.
undone-others = Damit gilt auch nicht mehr, was seitdem von { $names } kam.
nothing-to-undo = Es gibt nichts zurückzunehmen.
take-back-of = Soll die letzte Entscheidung von { $name } zurückgenommen werden? (j/n) >{" "}
all-agree = Das nimmt die letzte Entscheidung von { $name } zurück und alles, was folgte. Sind alle einverstanden? (j/n) >{" "}

# Dateien

saved = Gespeichert in { $file }.
is-a-folder = { $path } ist ein Ordner; nenne eine Datei darin.
file-exists = Die Datei { $file } gibt es schon; wähle einen anderen Namen.
save-elsewhere = Spiel ruhig weiter; s DATEI speichert woanders.
leave-anyway = Die Partie ist also nicht gespeichert. s DATEI speichert sie woanders; noch einmal q beendet ohne sie.
resume-with = Weiter geht es mit: zoco play { $game } --resume { $file }
replay-with = Noch einmal ansehen mit: zoco replay { $file }

# Ergebnisse

rank = Rang
name = Name
wins = { $names } gewinnt!
win-together = { $names } gewinnen gemeinsam!
drawn = Niemand gewinnt: Die Partie ist unentschieden.
tie-break = Bei Gleichstand in „{ $first }“ entschied „{ $second }“ ({ $rule }).
still-level = Wer in allem gleichauf liegt, teilt sich den Rang.

# Nacherzählen

replay-head = { $title }, { $plies ->
        [one] ein Eintrag
       *[other] { $plies } Einträge
    }

# Statistik

stats-over = { $title }, { $plies ->
        [one] ein Eintrag
       *[other] { $plies } Einträge
    }
stats-broken = { $title }, abgebrochen nach { $plies ->
        [one] einem Eintrag
       *[other] { $plies } Einträgen
    }
stats-practice = Übung (gemeinsam zurückgenommen, abgezweigt oder Lehrpartie): Sie zählt in keiner Summe mit.
stats-ranks = Ränge: { $names }
stats-rank = { $rank }. { $name }
stats-file = { $file }: { $what }
stats-none = Nichts zusammenzuzählen: Alle diese Partien sind Übung.
stats-sum = { $title }: { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    } zusammen
stats-start = Anfang
stats-highest = Höchstens
stats-last = Ende
stats-course = { $measure }, Runde für Runde
stats-sources = Woher { $measure } kamen und wohin sie gingen (wie oft)
stats-source = Woher
stats-all = Zusammen
stats-draws = Würfel und Lose gegen die Erwartung, { $number } Ziehungen ({ $rule })
stats-outcome = Es kam
stats-seen = Gefallen
stats-expected = Erwartet
stats-bargains = Händel
stats-entry = Eintrag
stats-offered = Geboten
stats-accepted = Angenommen
stats-times = Wie oft
stats-hands = Was den Besitzer wechselte
stats-worth = Neben den Namen: um wie viele Prozentpunkte der Zug, der den Handel schloss, ihren erwarteten Anteil am Sieg änderte, wie der Kaufherr ihn sieht.
stats-matches = Partien
stats-finished = Beendet
stats-first = Rang 1
stats-mean = Am Ende im Mittel

# Prüfen

verify-log = Die Partie ist so, wie sie gespielt wurde: { $entries ->
        [one] ein Eintrag, gebunden
       *[other] { $entries } Einträge, jeder gebunden
    } an alle davor, und die Regeln spielen sie genau so.
verify-dice = Die Würfel sind so, wie sie versiegelt wurden: { $draws ->
        [one] eine Ziehung kommt
       *[other] { $draws } Ziehungen kommen
    } aus dem Startwert des Servers und dem, was die Plätze beigetragen haben.
verify-scripted = Es ist eine Lektion: Ihre Würfel folgen einem Skript, niemand hat sie gezogen.
verify-earlier = { $draws ->
        [one] Eine frühere Ziehung wurde
       *[other] { $draws } frühere Ziehungen wurden
    } anderswo gemacht und lassen sich hier nicht prüfen.
verify-unnamed = Namen wurden aus der Datei entfernt (Plätze { $seats }); an der Partie ändert das nichts.
verify-head = Vergleiche dies mit dem, was du während der Partie gesehen hast: { $head }
verify-limit = Das beweist, dass niemand die Würfel gewählt hat. Wer die Datenbank des Servers lesen konnte, konnte sie voraussehen.
verify-changed = Verändert: { $why }
verify-not = Nicht bewiesen: { $why }

# Bots

level-random = Zufall
level-novice = Neuling
level-trader = Händler
level-merchant = Kaufherr
level-vizier = Wesir

# Die Spiele

games-seats = { $seats } Plätze
games-variant = { $seats }, { $more } mit einer Variante
games-bots = Bots: { $levels }
games-announced = Angekündigt, aber noch nicht da: { $titles }.
games-about = Alles über ein Spiel, auch seine Optionen: zoco games SPIEL
games-play = Spiele eines mit: zoco play SPIEL (und tippe ?, wenn du nicht weiterweißt).
games-editions = Ausgaben (--edition NAME), jeweils mit der Herkunft ihrer Daten:
games-options = Optionen (--option NAME=WERT), hier mit dem Wert, der sonst gilt:
games-no-options = Optionen gibt es keine.
option-truth = ja oder nein
option-number = eine ganze Zahl von { $low } bis { $high }
option-seat = ein Platz von 1 bis { $high }, oder 0 für das Los
option-word = eines von { $known }
option-yes = ja
option-no = nein

# Viele Partien

per-cent = { $figure } %
simulate-seat = Platz
simulate-player = Gespielt von
simulate-wins = Siege
simulate-interval = 95-%-Intervall
simulate-score = Punkte im Mittel
simulate-uniform = reiner Zufall
simulate-length = { $matches ->
        [one] Eine Partie
       *[other] { $matches } Partien
    } { $title }, Startzahl { $seed }: im Mittel { $mean } Einträge, 5–95 %: { $low } bis { $high }.
simulate-draws = { $matches ->
        [one] Eine Partie endete
       *[other] { $matches } Partien endeten
    } unentschieden ({ $share }): Niemand hat gewonnen.
simulate-speed = { $seconds } s; { $plies } Einträge und { $decisions } Entscheidungen in der Sekunde.
arena-player = Bot
arena-wins = Siege je Platz
arena-interval = 95-%-Intervall
arena-rating = Wertung
arena-between = zwischen
arena-p50 = ms p50
arena-p95 = ms p95
arena-fair = { $matches ->
        [one] Eine Partie
       *[other] { $matches } Partien
    }, Startzahl { $seed }; ein gerechter Anteil ist { $fair }.
fuzz-see = Ansehen mit: zoco replay { $file }
fuzz-nothing = { $title }, { $seats ->
        [one] ein Platz
       *[other] { $seats } Plätze
    }, { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    }: nichts gefunden.

# Der Tischserver

serve-open = zoco ist offen: { $address }
serve-others = für andere:      { $address }

# Sicherungen

backup-made = { $file } enthält { $tables ->
        [one] einen Tisch
       *[other] { $tables } Tische
    } mit { $entries ->
        [one] einem Eintrag
       *[other] { $entries } Einträgen
    }, zusammen { $rows ->
        [one] eine Zeile
       *[other] { $rows } Zeilen
    }.
backup-restored = Zurückgespielt aus { $file }: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    } mit { $entries ->
        [one] einem Eintrag
       *[other] { $entries } Einträgen
    }, zusammen { $rows ->
        [one] eine Zeile
       *[other] { $rows } Zeilen
    }.
backup-whole = Jeder Kette von Hashes wurde bis ans Ende nachgegangen, und sie hält.
backup-broken = Der Tisch { $table } ist nicht unversehrt: { $why }

# Einen Server betreuen

admin-none = Es gibt nichts zu zeigen.
admin-table = { $table }  { $game }  { $status }  { $touched }  { $names }  ({ $connections ->
        [one] eine Verbindung
       *[other] { $connections } Verbindungen
    })
admin-made = entstanden { $created }, { $entries ->
        [one] ein Eintrag
       *[other] { $entries } Einträge
    }, letzter Hash { $head }, Gastgeber { $host }
admin-seat = { $seat }  { $holder }  { $name }  { $signs }
admin-watching = sehen zu: { $signs }
admin-ban = { $who }  bis { $until }
admin-for-good = auf Dauer
admin-close = Der Tisch { $what } ist geschlossen, die Partie abgebrochen.
admin-kick = { $what } sitzt dort nicht mehr.
admin-banned = Nicht mehr eingelassen: { $what }.
admin-lift = Wieder eingelassen: { $what }.
admin-delete = Der Tisch { $what } ist gelöscht, mit allem, was von ihm aufgehoben war.
admin-forget = Entfernt von { $done ->
        [one] einem Tisch
       *[other] { $done } Tischen
    }{ $left ->
        [0] .
        [one] ; eine Partie läuft noch: Schließe erst ihren Tisch.
       *[other] ; { $left } Partien laufen noch: Schließe erst ihre Tische.
    }
