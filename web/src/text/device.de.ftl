# Was über dieses Gerät gesagt wird, auf Deutsch: über die Leute davor, den Fernseher, was installiert ist, Tasten.

# Mehrere Leute vor einem Bildschirm
at-this-screen = An diesem Bildschirm
curtain-turn = { $name } ist am Zug
curtain-look = { $name } möchte nachsehen
curtain-text = Was jetzt kommt, ist nur für { $name }. Alle anderen schauen weg.
curtain-lift = Ich bin { $name }
curtain-table = Erst den Tisch ansehen
cover = Zudecken
cover-text = Verbergen, was nur { $name } sehen darf
beside-who = Wer auf Platz { $number } sitzt, an diesem Gerät
seat-beside = an diesem Gerät
beside-name = Name
beside-title = Noch jemand an diesem Gerät
beside-text = Ihr spielt abwechselnd an diesem Bildschirm. Ein Vorhang verbirgt, was nur eine Person sehen darf.
beside-sit = Hinsetzen

# Fernseher
television-text = Dort sehen alle den Tisch, und nichts, was nur eine Person sehen darf. Öffne ihn auf dem Fernseher über den Link, oder hier und lass den Browser den Tab übertragen; ein Druck füllt den Bildschirm.
television-here = In diesem Browser öffnen
television-sit = Halt die Kamera deines Telefons auf den Code und setz dich.
television-join = Mit der Kamera des Telefons kommst du an den Tisch.
television-over = Mit der Kamera des Telefons siehst du dir die Partie noch einmal an.

# Was installiert ist
notifications = Benachrichtigen, wenn ich dran bin
notifications-insecure = Diese Seite kam über einfaches http, und dort verbieten Browser Benachrichtigungen. Über https oder auf dem Rechner des Servers gibt es sie; der Titel des Tabs ruft dich auf jeden Fall.
notifications-uninstalled = Dieser Browser benachrichtigt nur aus einer installierten Seite: Leg zoco auf den Startbildschirm und schalte es dort ein.
notifications-denied = Du hast Benachrichtigungen für diese Seite verboten; die Einstellungen des Browsers erlauben sie wieder.
turns-told-mail = Wenn ich hier am Zug und nicht da bin, an eine Mailadresse melden
turns-told-web = Wenn ich hier am Zug und nicht da bin, an eine Webadresse melden
turns-told-both = Wenn ich hier am Zug und nicht da bin, an eine Mail- oder Webadresse melden
turns-told-here = Dorthin melden
turns-told-no-more = Nicht mehr melden
turns-told-now = Gemeldet wird an { $address }.

# Tasten, die aufgezählt werden, und was sie fragen
keys-title = Tasten am Tisch
keys-play = Spielen
keys-digits = eine der ersten neun Möglichkeiten ansehen
keys-arrows = zur nächsten Möglichkeit auf dieser Seite
keys-enter = tun, was gerade angesehen wird
keys-backspace = zurücknehmen
keys-escape = beenden, was gerade gezeigt wird, oder schließen, was offen ist
keys-rule = erklären, was man ansieht, sonst die Regel aufschlagen, die jetzt gilt
keys-list = diese Liste zeigen
key-arrows = Pfeile
key-enter = Eingabe
key-backspace = Rücktaste
key-escape = Esc
keys-ask = Fragen
keys-ask-help = Ein Vorleseprogramm sagt die Antwort, und nichts bewegt sich. Hier kannst du statt der Taste auch die Frage drücken.
ask-last = Was ist zuletzt geschehen?
ask-stock = Was habe ich?
ask-offer = Was ist im Gange, was wird geboten?
ask-turn = Wer ist am Zug?
ask-choices = Was kann ich wählen?
answer-seat = Du: { $lines }
answer-stock = Du hast: { $pieces }.
answer-nothing = Du hast nichts.
answer-covered = Der Bildschirm ist zugedeckt und zeigt nichts, was nur eine Person angeht.
answer-picks = { $count ->
    [one] 1 Möglichkeit: { $options }
   *[other] { $count } Möglichkeiten: { $options }
}
answer-bundle = Aus: { $stock }.
