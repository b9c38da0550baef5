# Was die Kommandozeile auf Deutsch sagt.

# Namen und Aufzählungen

guest = Gast
and = { $first } und { $last }
or = { $first } oder { $last }

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
nothing-to-undo = Es gibt nichts zurückzunehmen.
take-back-of = Soll die letzte Entscheidung von { $name } zurückgenommen werden? (j/n) >{" "}
all-agree = Das nimmt die letzte Entscheidung von { $name } zurück und alles, was folgte. Sind alle einverstanden? (j/n) >{" "}

# Dateien

saved = Gespeichert in { $file }.
is-a-folder = { $path } ist ein Ordner; nenne eine Datei darin.
file-exists = Die Datei { $file } gibt es schon; wähle einen anderen Namen.
cannot-save = { $file } lässt sich nicht schreiben: { $reason }.
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

# Bots

level-random = Zufall
level-novice = Anfänger
level-trader = Händler

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

# Warum das System etwas ablehnt

reason-permission = Du hast kein Recht dazu
reason-read-only = Hier kann man nur lesen
reason-missing = Das gibt es nicht
reason-long = Der Name ist zu lang
reason-full = Es ist kein Platz mehr frei
reason-folder = Das ist ein Ordner
reason-taken = Ein anderes Programm benutzt ihn
reason-elsewhere = Diese Adresse hat der Rechner nicht
reason-other = Das System sagt „{ $text }“

# Falsche Eingaben

wrong-announced = { $title } ist angekündigt, aber noch nicht da.
wrong-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { $known }.
wrong-which-game = Welches Spiel? Zum Beispiel: zoco play suleika.
wrong-option-form = Eine Option schreibt man NAME=WERT, nicht „{ $text }“.
wrong-option-twice = Die Option { $name } ist zweimal angegeben.
wrong-option-none = { $title } hat keine Optionen.
wrong-option-name = { $title } hat keine Option „{ $name }“; es gibt: { $known }.
wrong-option-truth = { $name } ist ja oder nein, nicht „{ $text }“.
wrong-option-number = { $name } ist eine ganze Zahl von { $low } bis { $high }, nicht „{ $text }“.
wrong-option-seat = { $name } ist ein Platz von 1 bis { $high } oder 0 für das Los, nicht „{ $text }“.
wrong-option-word = { $name } ist eines von { $known }, nicht „{ $text }“.
wrong-seats = { $title } spielt man mit { $allowed } { $most ->
        [one] Platz
       *[other] Plätzen
    }, nicht mit { $seats }.
wrong-seats-options = Mit diesen Optionen spielt man { $title } mit { $allowed } { $most ->
        [one] Platz
       *[other] Plätzen
    }, nicht mit { $seats }.
wrong-seats-opened = { $title } spielt man mit { $allowed } { $most ->
        [one] Platz
       *[other] Plätzen
    }; mit { $seats } nur durch --option { $name }={ $value ->
        [true] ja
       *[other] { $value }
    }.
wrong-seats-never = Mit diesen Optionen lässt sich { $title } nicht spielen: Sie widersprechen sich.
wrong-bot = Einen Bot „{ $level }“ gibt es nicht; es gibt: { $known }.
wrong-bots-seats = Es sind { $bots } Bots für { $seats ->
        [one] einen Platz
       *[other] { $seats } Plätze
    }.
wrong-bots-people = Es { $bots ->
        [one] ist ein Bot
       *[other] sind { $bots } Bots
    } für { $seats ->
        [0] keinen Platz
        [one] einen Platz
       *[other] { $seats } Plätze
    } ohne Menschen.
wrong-human = --human nimmt Plätze von 1 bis { $seats }, nicht „{ $text }“.
wrong-hot-seat = Mit --hot-seat sitzen überall Menschen: Lass --human und --bots weg.
wrong-names-seats = Es sind { $names } Namen für { $seats } Plätze.
wrong-name = Ein Name hat 1 bis { $longest } Zeichen; „{ $name }“ geht nicht.
wrong-name-bot = „{ $name }“ endet wie der Name eines Bots; nimm einen Namen ohne die Klammer.
wrong-names-same = Zwei Plätze haben denselben Namen.
wrong-folder = „{ $path }“ ist ein Ordner; hier wird eine Datei gebraucht.
wrong-not-a-folder = „{ $file }“ ist eine Datei; hier wird ein Ordner gebraucht.
wrong-file-exists = Die Datei „{ $file }“ gibt es schon: Setze sie mit --resume fort oder nenne eine andere.
wrong-no-file = Die Datei „{ $file }“ gibt es nicht.
wrong-file = { $file } lässt sich nicht verwenden: { $reason }.
wrong-edition = Eine Ausgabe oder Datei „{ $file }“ gibt es nicht; mitgeliefert sind: { $known }.
wrong-no-folder = Den Ordner „{ $folder }“ gibt es nicht.
wrong-resume = --resume nimmt das aus der Datei: Lass { $given } weg.
wrong-resume-game = { $file } ist eine Partie { $title }.
wrong-paragraph = { $title } hat keinen Absatz „{ $paragraph }“; es gibt: { $known }.
wrong-differs = { $file }, Zeile { $line }: Die Regeln sind nicht mehr die, nach denen gespielt wurde: { $how ->
        [events] Sie erzählen { $notation } anders
        [table] Sie machen aus { $notation } einen anderen Tisch
        [type] Sie kennen { $notation } nicht
       *[move] Sie lehnen { $notation } ab
    }{ $rule ->
        [none] {""}
       *[other] {" "}({ $rule })
    }.
wrong-differs-resume = { wrong-differs } zoco replay zeigt die Partie bis dorthin.
wrong-position = Diese Partie hat die Stellungen 0 bis { $last }, nicht { $ply }.
wrong-view = --view ist ein Platz von 1 bis { $seats } oder spectator, nicht „{ $text }“.
wrong-no-picture = { $title } hat noch kein Bild für das Terminal.
wrong-database = --database nimmt eine Adresse wie postgresql://user@host/name.
wrong-database-busy = Mit dieser Datenbank arbeitet schon ein anderer zoco-Server: beende ihn zuerst, oder nimm mit --data oder --database eine andere.
wrong-database-silent = Die Datenbank ist nicht zu gebrauchen: { $reason }
wrong-bot-pause = --bot-pause schreibt man VON-BIS in Sekunden, nicht „{ $text }“.
wrong-port = Port { $port } von { $host } lässt sich nicht öffnen: { $reason }.
wrong-schema = Sag, in welcher Form: zoco schema --typescript.

# Was in einer Datei nicht stimmt

fault-line = { $file }, Zeile { $line }
fault-part = { $source }: { $told }
fault-field = { $source }, Feld { $field }: { $reason } (gefunden: { $value })
fault-whole = { $source }: { $reason } (gefunden: { $value })
fault-json = { $source } ist kein JSON.
fault-json-byte = { $source } ist kein JSON: Sieh bei Byte { $byte } nach.
fault-text = ist kein Text
fault-large = { $file } ist größer als { $most } Bytes: Das ist keine Ausgabe.
fault-no-log = { $file } ist leer oder zu lang für eine Partie.
fault-long-log = { $file } ist zu lang für eine Partie.
fault-missing = fehlt
fault-unknown = dieses Feld gibt es nicht
fault-value = ist kein bekannter Wert
fault-number = ist eine viel zu große Zahl
fault-kind = muss { $kind } sein
fault-least = muss { $kind } ab { $number } sein
fault-most = muss { $kind } bis { $number } sein
fault-length = muss { $kind } der Länge { $number } sein
fault-length-least = muss { $kind } mit einer Länge ab { $number } sein
fault-length-most = muss { $kind } mit einer Länge bis { $number } sein
fault-length-range = muss { $kind } mit einer Länge von { $low } bis { $high } sein
fault-form = muss { $kind } von anderer Form sein
fault-like = schreibt man wie { $example }
fault-range = muss zwischen { $low } und { $high } liegen
fault-below = muss ab 0 und kleiner als { $number } sein
fault-other = muss { $expected } sein
fault-hexadecimal = muss eine hexadezimale Zahl sein
fault-commitment = gehört nicht zu diesem salt, diesem Zug und diesen Ereignissen
fault-names = müssen Namen sein
fault-names-number = müssen { $number } sein, für jeden Platz einer, oder keine
fault-options = müssen Namen mit ihren Werten sein
fault-version = gespielt wurde nach Fassung { $played } der Regeln, dies ist Fassung { $ours }
type-int = eine ganze Zahl
type-float = eine Zahl
type-str = ein Text
type-bool = true oder false
type-array = eine Liste
type-object = ein Objekt
type-null = null
