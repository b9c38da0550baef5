# Was an etwas von außen nicht stimmt, auf Deutsch. Für ihre Daten haben die Spiele eigene Texte.

# Warum das System etwas ablehnt

reason-permission = Du hast kein Recht dazu
reason-damaged = Sie ist beschädigt
reason-locked = Ein anderes Programm sperrt sie
reason-read-only = Hier kann man nur lesen
reason-missing = Das gibt es nicht
reason-long = Der Name ist zu lang
reason-full = Es ist kein Platz mehr frei
reason-folder = Das ist ein Ordner
reason-taken = Ein anderes Programm benutzt ihn
reason-elsewhere = Diese Adresse hat der Rechner nicht
reason-other = Das System sagt „{ $text }“

# Falsche Eingaben

wrong-save = { $file } lässt sich nicht schreiben: { $because }.
wrong-command = Einen Befehl „{ $text }“ gibt es nicht; es gibt: { $known }.
wrong-usage = Das ist zu viel: zoco BEFEHL --help sagt, was ein Befehl nimmt.
wrong-usage-option = Eine Option { $name } gibt es hier nicht: zoco BEFEHL --help sagt, welche es gibt.
wrong-usage-form = { $name } schreibt man nicht so: zoco BEFEHL --help sagt, wie.
wrong-announced = { $title } ist angekündigt, aber noch nicht da.
wrong-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { $known }.
wrong-which-game = Welches Spiel? Zum Beispiel: zoco play suleika.
wrong-option-form = Eine Option schreibt man NAME=WERT, nicht „{ $text }“.
wrong-option-twice = Die Option { $name } ist zweimal angegeben.
wrong-option-none = { $title } hat keine Optionen.
wrong-option-name = { $title } hat keine Option „{ $name }“; es gibt: { $known }.
wrong-option-truth = { $name } ist ja oder nein, nicht „{ $text }“. { $because }
wrong-option-number = { $name } ist eine ganze Zahl von { $low } bis { $high }, nicht „{ $text }“. { $because }
wrong-option-seat = { $name } ist ein Platz von 1 bis { $high } oder 0 für das Los, nicht „{ $text }“. { $because }
wrong-option-word = { $name } ist eines von { $known }, nicht „{ $text }“. { $because }
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
    }; mit { $seats } nur durch die Option { $name }={ $value ->
        [true] ja
       *[other] { $value }
    }.
wrong-seats-never = Mit diesen Optionen lässt sich { $title } nicht spielen: Sie widersprechen sich.
wrong-bot = Einen Bot „{ $level }“ gibt es nicht; es gibt: { $known }.
wrong-temperament = Ein Temperament „{ $name }“ gibt es nicht; es gibt: { $known }.
wrong-probe = Einen Versuch „{ $name }“ gibt es in diesem Spiel nicht; es gibt: { $known }.
wrong-own-bot = Aus „{ $name }“ wird kein Bot: MODUL:NAME muss sich von hier aus importieren lassen.
wrong-executor = Ein Rechenwerk „{ $name }“ gibt es nicht; es gibt: { $known }.
wrong-no-dask = Für --executor dask fehlt das Paket distributed: pip install 'zoco[arena]'.
wrong-arena-file = { $file } ist keine Datei mit Ergebnissen der Arena.
wrong-arena-other = { $file } hat die Ergebnisse eines anderen Wettstreits; nimm eine andere Datei.
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
wrong-folder = „{ $file }“ ist ein Ordner; hier wird eine Datei gebraucht.
wrong-not-a-folder = „{ $file }“ ist eine Datei; hier wird ein Ordner gebraucht.
wrong-file-exists = Die Datei „{ $file }“ gibt es schon: Setze sie mit --resume fort oder nenne eine andere.
wrong-file-twice = „{ $file }“ ist dieselbe Partie wie eine andere dieser Dateien.
wrong-together = { $one } und { $other } gehen nicht zusammen.
wrong-no-file = Die Datei „{ $file }“ gibt es nicht.
wrong-file = { $file } lässt sich nicht verwenden: { $because }.
wrong-edition = Eine Ausgabe oder Datei „{ $file }“ gibt es nicht; mitgeliefert sind: { $known }.
wrong-no-folder = Den Ordner „{ $file }“ gibt es nicht.
wrong-resume = --resume nimmt das aus der Datei: Lass { $given } weg.
wrong-resume-game = { $file } ist eine Partie { $title }.
wrong-paragraph = { $title } hat keinen Absatz „{ $paragraph }“; es gibt: { $known }.
wrong-frame = Diese Partie hat die Einträge 0 bis { $last }, nicht { $text }.
wrong-position = Diese Partie hat die Stellungen 0 bis { $last }, nicht { $text }.
wrong-undo = Eine Stellung „{ $text }“, in die man von { $ply } zurückkönnte, gibt es nicht.
wrong-language = Eine Sprache „{ $text }“ gibt es nicht; es gibt: { $known }.
wrong-kind = Eine Art „{ $text }“ gibt es nicht; es gibt: { $known }.
wrong-move = „{ $text }“ ist nicht der Text eines Zuges.
wrong-chance = Der Zufall hat jetzt nichts zu entscheiden.
wrong-viewer = Einen Platz „{ $text }“ gibt es an diesem Tisch nicht: Plätze sind 0 bis { $last }, Zuschauer sind None.
wrong-log-game = Diese Partie gehört zu „{ $game }“, nicht zu { $title }.
wrong-view = --view ist ein Platz von 1 bis { $seats } oder spectator, nicht „{ $text }“.
wrong-no-picture = { $title } hat noch kein Bild für das Terminal.
wrong-database = --database nimmt eine Adresse wie postgresql://user@host/name.
wrong-database-busy = Mit dieser Datenbank arbeitet schon ein anderer zoco-Server: beende ihn zuerst, oder nimm mit --data oder --database eine andere.
wrong-database-silent = Die Datenbank ist nicht zu gebrauchen: { $because }
wrong-nats-alone = --nats ist für Server, die sich ein PostgreSQL teilen: nenne dessen Adresse mit --database.
wrong-nats-missing = --nats braucht das Paket nats-py: pip install 'zoco[nats]'
wrong-nats-silent = Der NATS-Server ist nicht zu erreichen: { $because }
wrong-no-database = Die Datenbank „{ $file }“ gibt es nicht.
wrong-backup = „{ $file }“ ist keine Sicherung von zoco oder ist beschädigt.
wrong-backup-exists = Die Datei „{ $file }“ gibt es schon: Nenne eine andere.
wrong-backup-old = Die Datenbank hat die Tabellen der Version { $version }: Starte dieses zoco einmal mit ihr, dann ist sie auf dem neuesten Stand.
wrong-backup-new = „{ $file }“ stammt von einem neueren zoco: Bring erst dieses auf den neuesten Stand.
wrong-backup-broken = Der Tisch { $table } der Sicherung ist nicht unversehrt ({ $because }): Nichts wurde zurückgespielt.
wrong-restore-full = Die Datenbank enthält { $tables ->
        [one] einen Tisch
       *[other] { $tables } Tische
    }: --replace setzt die Sicherung an ihre Stelle.
wrong-order = Einen Auftrag „{ $text }“ gibt es nicht; es gibt: { $known }.
wrong-order-what = Der Auftrag { $order } muss wissen, welcher: zoco admin { $order } { $what }.
wrong-admin-busy = Ein Server arbeitet mit dieser Datenbank, aber sein Socket ist nicht hier: Nenne ihn mit --admin-socket.
wrong-port = Port { $port } von { $host } lässt sich nicht öffnen: { $because }.
wrong-schema = Sag, in welcher Form: zoco schema --typescript.

# Wo es steht

fault-line = Zeile { $line }
fault-field = Feld { $field }
fault-found = { $told } (gefunden: { $value })

# Was in einer Datei nicht stimmt

fault-text = ist kein Text
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

# Eine Stellung, die es nicht geben kann

fault-position = Diese Stellung kann es nicht geben: { $reason }.
fault-conserved = Diese Stellung kann es nicht geben: { $name } { $now }, zu Beginn { $before }.
fault-each-seat = braucht { $seats ->
        [one] einen Wert
       *[other] { $seats } Werte
    }, für jeden Platz einen
fault-reads-back = kann so nicht sein und käme als { $found } zurück
fault-nobody = wartet auf niemanden, und die Partie ist nicht zu Ende
fault-large = ist größer als { $most } Bytes: Das ist keine Ausgabe
fault-no-log = ist leer oder zu lang für eine Partie
fault-long-log = ist zu lang für eine Partie
fault-json = ist kein JSON
fault-json-at = ist kein JSON: Sieh beim { $column }. Zeichen der Zeile nach
fault-toml = ist kein TOML: Sieh beim { $column }. Zeichen der Zeile nach
fault-one-of = muss eines davon sein: { $known }
fault-cut = endet zu früh: Der Rest fehlt
fault-utf8 = ist kein Text in UTF-8
fault-letters = enthält Zeichen, die sich nicht zeigen lassen
fault-wordy = hat mehr als { $most } Zeichen
fault-misfit = passt nicht: „{ $reason }“
fault-range = muss zwischen { $low } und { $high } liegen
fault-format = muss { $expected } sein: Das ist keine Partie oder eine anderer Fassung
fault-names = müssen Namen sein
fault-names-number = müssen { $number } sein, für jeden Platz einer, oder keine
fault-options = müssen Namen mit ihren Werten sein
fault-paragraph-twice = In den Regeln von { $title } steht { $known } zweimal.
fault-record = Eine aufgezeichnete Partie beginnt mit Spiel, Regeln, Plätzen und Optionen.
fault-slow = lässt sich nur viel zu langsam nachspielen
fault-cache = Die gemerkte Stellung ist nicht die der Partie oder aus einer anderen Fassung der Regeln.
fault-no-proof = Diese Datei enthält keinen Beweis für ihre Würfel: Nimm die, die als JSON gespeichert wird.
fault-seed-hidden = Der Startwert dieser Partie ist noch nicht aufgedeckt.
fault-seed = Der Startwert ist nicht der, auf den sich der Server festgelegt hat.
fault-draw = Eintrag { $seq } ist nicht, was die { $number }. Ziehung ergab.
type-int = eine ganze Zahl
type-float = eine Zahl
type-str = ein Text
type-bool = true oder false
type-array = eine Liste
type-object = ein Objekt
type-null = null
type-or = { $first } oder { $last }

# Eine Partie, die nachträglich verändert wurde

changed-order = wurde verändert, oder eine Zeile fehlt, ist doppelt oder am falschen Ort: Hier muss { $expected } stehen
changed-return = wurde verändert: Hier muss es kleiner als { $number } sein
changed-hash = passt nicht: In dieser Zeile wurde etwas verändert
changed-start = passt nicht: In dieser oder der ersten Zeile wurde etwas verändert
changed-name = ist nicht der Name, unter dem gespielt wurde
changed-salt = wurde verändert: Es muss eine hexadezimale Zahl sein
changed-content = passt nicht: Der Zug, die Ereignisse oder das Salz dieser Zeile wurden verändert

# Eine Partie, die diese Regeln anders spielen

rules-refuse = Die Regeln sind nicht mehr die, nach denen gespielt wurde: Sie lehnen „{ $move }“ ab ({ $rule })
rules-retell = Die Regeln sind nicht mehr die, nach denen gespielt wurde: Sie erzählen „{ $move }“ anders
rules-remake = Die Regeln sind nicht mehr die, nach denen gespielt wurde: Sie machen aus „{ $move }“ einen anderen Tisch
rules-version = { $because }; gespielt wurde nach Fassung { $played } der Regeln, dies ist Fassung { $ours }
rules-resume = { $because }; zoco replay zeigt die Partie bis dorthin.
