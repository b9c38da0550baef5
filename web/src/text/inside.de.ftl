# Was im Haus gesagt wird, auf Deutsch: an Tischen, über neue und alte, und in Regelbüchern.

menu = Menü
bot = Bot

# Einen Tisch eröffnen
new-table = Neuer Tisch: { $game }
new-seats = Zahl der Plätze
new-players = Wer spielt
new-players-help = Plätze mit Link bleiben frei, bis jemand darüber kommt; Bots und wer an diesem Gerät sitzt, sind gleich da. An einem Gerät verbirgt ein Vorhang, was nur eine Person sehen darf.
seat-friend = jemand per Link
seat-bot = Bot: { $level }
new-all-bots = Nur Bots
new-all-friends = Nur Freunde
new-more = Mehr: Regeln, Ausgabe, Zeit, Tipps
new-changed = { $number ->
    [one] 1 geändert
   *[other] { $number } geändert
}
new-options = Regeln
rule = Regel { $number }
new-edition = Ausgabe
edition-standard = Standard
new-hints = Alle dürfen sich einen Tipp holen
new-clock = Zeit
clock-none = ohne Uhr
clock-brisk = 5 Minuten, je Entscheidung 5 Sekunden mehr
clock-calm = 15 Minuten, je Entscheidung 15 Sekunden mehr
clock-long = eine Stunde, je Entscheidung 30 Sekunden mehr
clock-day = ein Tag je Entscheidung
clock-three = drei Tage je Entscheidung
clock-week = eine Woche je Entscheidung
clock-help = Wessen Zeit abläuft, den vertritt ein Bot, bis er wiederkommt. Was man nicht tun muss, kostet keine Zeit.
time-runs = Diese Uhr läuft
time-stands = Diese Uhr steht
time-left = Restzeit:
time-minutes = { $first }:{ $second }
time-hours = { $first }:{ $second } h
time-days = { $first } T { $second } h
new-listed = Diesen Tisch in der Liste offener Tische zeigen
new-make = Tisch eröffnen
new-start = Tisch eröffnen und beginnen

# Warteraum
waiting-title = Ein Tisch: { $game }
waiting-open = { $seats ->
    [one] Ein Platz ist noch frei.
   *[other] { $seats } Plätze sind noch frei.
}
waiting-full = Alle sind da.
add-bot = Bot dazu
add-bot-named = Bot dazu, auf Platz { $number }
sit-beside = An diesem Gerät
sit-beside-named = An diesem Gerät auf Platz { $number }
free-seat = Platz freigeben
free-seat-named = Platz freigeben: { $name }
start = Beginnen
start-with-bots = Beginnen, mit Bots auf den freien Plätzen
invite = Einladen
invite-title = Freunde einladen
invite-text = Wer diesen Link öffnet, kann sich setzen. Halte eine Handykamera auf den Code oder verschicke den Link.
qr-label = QR-Code des Links
link-label = Link
copy = Kopieren
copied = Kopiert
share = Teilen
share-position = Diese Stellung teilen
share-result = Das Ergebnis teilen
share-picture = Bild teilen
share-save = Bild speichern
share-making = Wird gezeichnet …
share-failed = Dieser Browser kann davon kein Bild machen.
share-shut = Dieser Tisch ist privat: Hinter dem Link sieht nur etwas, wer ihn sehen darf.
share-opens = Dieser Tisch ist privat; mit dem Link darf ihn sich jeder ansehen, bis zum { $date }.
share-title = { $name } lädt dich zu { $game } ein
join-open = An diesem Tisch ist noch Platz
join-ask = Darum bitten
once = Das war dein Platz: Jetzt spielt dort ein Bot
once-free = Hier war dein Platz, und er ist frei
once-back = Wieder übernehmen
waiting-watch = Es geht los, wenn alle sitzen. Du siehst von hier aus zu.
sit-already = Du sitzt hier schon, als { $name }.
seeker = { $name } möchte den Platz von { $bot }.
seeker-free = { $name } möchte den freien Platz.
seeker-yes = Platz geben
seeker-no = Lieber nicht

# Am Tisch
board = Spielbrett
beside = Neben dem Spielbrett
seats = Plätze
log = Verlauf
chat = Chat
position = Stellung
piece-covered = { $piece } (verdeckt)
facts = Zu dieser Wahl
may = Du darfst:
nothing-asked = Gerade bist du nicht gefragt.
choose-this = So wählen
choose-named = Wählen: { $option }
cancel = Doch nicht
choose-why-not = Warum geht das nicht?
count-label = Eine Zahl von { $low } bis { $high }
count-taken = Vergeben: { $numbers }
bundle-beats = Es muss mehr sein als { $bundle }.
fewer = { $kind }: eins weniger
more = { $kind }: eins mehr
pace = Tempo
pace-calm = ruhig
pace-brisk = flott
pace-once = sofort
decision = Entscheidung
mays = Weiteres · { $count }
turn-yours = Du bist dran
seat-waited = am Zug
seat-sealed = versiegelt
seat-stand-in = ein Bot vertritt
seat-won = gewonnen
your-turn = Du bist dran.
waiting-for = Warten auf { $names } …
sending = Dein Zug ist unterwegs …
sending-waits = Keine Verbindung: Dein Zug geht ab, sobald sie wieder da ist.
sending-withdraw = Zurückziehen
skip = Überspringen
hint = Tipp
hint-told = { $move }: Aussicht auf den Sieg etwa { $share } %. { $reason }
hint-play = So spielen
hint-compare = Vergleich · { $count }
undo = Zurücknehmen
undo-ask = Um Rücknahme bitten
undo-practice = Das geht über einen Würfel oder fremden Zug zurück: Die Partie ist von da an Übung.
undo-practice-ask = Die anderen werden gefragt. Stimmen sie zu, ist die Partie von da an Übung.
undo-sure = Zurücknehmen, als Übung
undo-ask-sure = Fragen, als Übung
undo-not = Stehen lassen
wish-mine = Du möchtest zurücknehmen; die anderen entscheiden.
wish-other = { $name } möchte zurücknehmen. Stimmen alle zu, ist die Partie von da an Übung.
wish-agree = Einverstanden
wish-refuse = Ablehnen
away-text = Ein Bot spielt für dich.
away-text-rests = Die Partie ruht, bis du deinen Platz wieder einnimmst.
watching = Du schaust zu.
spectators = { $number ->
    [one] 1 Person schaut zu
   *[other] { $number } Personen schauen zu
}
spectators-none = Niemand sieht zu.
line-connecting = Verbinde …
line-open = Verbunden
line-lost = Verbindung weg, neuer Versuch …
line-closed = Nicht verbunden
log-empty = Noch ist nichts geschehen.
log-earlier = Frühere Züge zeigen
log-undone = { $name } nimmt zurück.
log-undone-others = { $name } nimmt zurück; damit gilt auch nicht mehr, was seitdem von { $others } kam.
log-taken-back = zurückgenommen
note-left = { $name } geht; ein Bot vertritt.
note-handed = { $name } lässt einen Bot spielen.
note-stood-in = { $name } ist fort; ein Bot vertritt.
note-timed-out = Die Zeit von { $name } ist abgelaufen; ein Bot vertritt.
note-back = { $name } ist wieder da und spielt weiter.
note-resigned = { $name } gibt auf; ein Bot spielt weiter.
note-freed = Der Platz von { $name } ist frei.
note-let-in = { $name } übernimmt einen Platz; alle, die da waren, waren einverstanden.
note-let-in-host = { $name } übernimmt einen Platz; niemand war da, und wer den Tisch eröffnet hat, war einverstanden.
note-practice = { $name } nahm über einen Würfel oder fremden Zug zurück: Die Partie ist ab hier Übung.
wave-off = Nichts für mich
wave-off-text = Nichts für mich: { $names } kann weitermachen.
recap-button = Seit meinem letzten Zug
chat-empty = Noch kein Wort. Das lesen nur, die mitspielen.
chat-empty-spectators = Noch kein Wort. Das lesen nur, die zuschauen.
chat-say = Sag etwas
chat-send = Senden
chat-mute = { $name } stumm schalten
chat-unmute = { $name } wieder hören
unread = ungelesen

# Regelbuch
rules-search = In den Regeln suchen
rules-now = Wo sind wir? Regel { $number }
rules-current = Hier sind wir gerade.
rules-found = { $number ->
    [one] 1 Absatz gefunden
   *[other] { $number } Absätze gefunden
}
rules-nothing = Davon steht nichts in den Regeln.

# Menü
hints = Tipps
hints-auto = nur gegen Bots
hints-on = immer
hints-off = nie
no-hints = An diesem Tisch gibt es keine Tipps.
plain-board = Spielbrett in Worten (für Tastatur und Vorlesen)
keys = Tasten aus einem Zeichen: Ziffern wählen, ? erklärt, andere fragen
install-by-hand = Um zoco auf diesem Gerät zu installieren, drücke das Teilen-Zeichen von Safari und wähle „Zum Home-Bildschirm“.
pocket = Hier nur meine Hand, denn der Tisch ist auf dem Fernseher
pocket-offer = Der Tisch ist auf einem Fernseher.
pocket-on = Hier nur meine Hand
pocket-off = Ganzer Tisch
pocket-look = Schau auf den Fernseher.
television = Auf einem Fernseher zeigen
menu-seat = Dein Platz
menu-others = Die Plätze der anderen
other-device = Auf anderem Gerät weiterspielen
hand-over = Einen Bot für mich spielen lassen
hand-over-help = Ein Bot spielt auf deinem Platz, bis du ihn wieder einnimmst; du bleibst und siehst zu.
stand-in = Ein Bot soll { $name } vertreten
stand-in-brief = Ein Bot soll vertreten
take-back-seat = Meinen Platz wieder einnehmen
take-back-seat-help = Der Bot steht auf, und du spielst von hier an weiter.
leave = Gehen
leave-help = Du kommst zur Startseite; ein Bot vertritt dich, bis du wiederkommst.
leave-help-alone = Du kommst zur Startseite; die Partie ruht, bis du wiederkommst.
leave-help-waiting = Du kommst zur Startseite, und dein Platz ist wieder frei.
leave-help-over = Du kommst zur Startseite; die Partie bleibt unter deinen Partien.
resign = Aufgeben
resign-help = Du gibst auf: Ein Bot spielt auf deinem Platz zu Ende, und du siehst zu.
resign-help-last = Du gibst auf. Sonst spielt niemand, also endet die Partie hier.
resign-sure = Wirklich aufgeben?

# Ergebnis
result = Ergebnis
result-mine = Du gewinnst!
result-drawn = Niemand gewinnt: unentschieden
result-rank = Rang
result-name = Name
result-by = Es zählt: { $measure }.
result-tie = Bei Gleichstand ist mehr besser: { $measure }.
result-tie-fewest = Bei Gleichstand ist weniger besser: { $measure }.
result-still-tied = Wer auch dann gleichauf ist, teilt sich den Rang.
practice = Ein Würfel oder fremder Zug wurde zurückgenommen: Diese Partie ist Übung.
chart-title = Der Stand im Lauf der Partie
chart-told = { $title }: am Ende { $scores }
statistics = Statistik
statistics-counting = Wird gezählt …
rematch = Noch eine Partie
rematch-join = Zum neuen Tisch
rematch-follow = Am neuen Tisch zuschauen
rematch-who = Wer noch einmal spielt
rematch-me-too = Bin dabei
rematch-without-me = Ohne mich
rematch-not-after-all = Doch nicht
rematch-in = ist dabei
rematch-out = ist nicht dabei
rematch-missing = sagt noch nichts
rematch-kept = { $seconds ->
    [one] Warten auf { $names }: Die Plätze bleiben noch 1 Sekunde frei, dann vertritt ein Bot.
   *[other] Warten auf { $names }: Die Plätze bleiben noch { $seconds } Sekunden frei, dann vertritt ein Bot.
}
export-text = Als Erzählung
export-log = Als Datei
fair-sealed = Die Würfel wurden vor der Partie versiegelt; am Ende kann sie jeder prüfen.
fair-kept = Die Würfel sind die, die vor der Partie versiegelt wurden.
fair-broken = Die Würfel sind nicht die, die vor der Partie versiegelt wurden!
fair-check = Hier prüfen
fair-checking = Wird geprüft …
fair-log = Alle { $entries } Einträge sind so, wie sie geschrieben wurden, jeder gebunden an die davor.
fair-draws = { $draws ->
    [one] Eine Ziehung kommt
   *[other] { $draws } Ziehungen kommen
  } aus dem versiegelten Startwert und dem, was alle beigetragen haben.
fair-scripted = Es ist eine Lektion: Ihre Würfel folgen einem Skript, niemand hat sie gezogen.
fair-unlisted = Von { $draws } weiteren, etwa von Karten, wissen es nur die Regeln: zoco verify prüft auch sie.
fair-unnamed = Namen wurden aus der Partie entfernt (Plätze { $seats }); sonst ändert das nichts.
fair-limit = Das beweist, dass niemand die Würfel gewählt hat. Wer die Datenbank des Servers lesen kann, konnte sie voraussehen. Der Befehl zoco verify spielt die gespeicherte Partie auch nach den Regeln nach.
fair-changed-entry = Eintrag { $seq } ist nicht so, wie er geschrieben wurde!
fair-changed-seed = Der Startwert ist nicht der, der vor der Partie versiegelt wurde!
fair-changed-name = Ein Name ist nicht der von damals!
fair-changed-head = Das ist nicht die Partie, die du gesehen hast!
fair-changed-file = Die Partie lässt sich nicht lesen.

# Meine Spiele
mine-title = Meine Spiele
mine-running = Laufend
mine-ended = Beendet
mine-none-running = Gerade läuft keine Partie.
mine-none-ended = Noch keine Partie ist beendet; hier stehen die Ergebnisse und der Weg zurück zu jeder.
mine-statistics = Stände, Quellen, Würfel und Händel
mine-devices = Auf einem anderen Gerät
mine-devices-text = Deine Spiele merkt sich dieser Browser. Ein anderer übernimmt sie durch einen Link oder Code, der einmal gilt, zehn Minuten lang, und kann mit ihnen weiterspielen.
mine-hand-over = Link und Code zeigen
mine-device-open = Ein Link, gültig bis { $time }
mine-device-taken = Ein Gerät hat die Spiele übernommen, { $time }
mine-withdraw = Link zurückziehen
mine-send-off = Gerät abmelden
mine-taken = { $tables ->
    [0] Dieses Gerät hatte all diese Spiele schon.
    [one] Dieses Gerät hat 1 Spiel übernommen.
   *[other] Dieses Gerät hat { $tables } Spiele übernommen.
}
why = Warum { $number }?
why-what = Warum? Sieh dir zuerst eine Wahl an
why-unknown = Mehr ist darüber nicht bekannt.
gestures = Gesten
gestures-seen = Gesten der anderen zeigen
gesture-nod = Nicken
gesture-shake = Kopf schütteln
gesture-think = Nachdenken
gesture-laugh = Lachen
gesture-bravo = Gut gespielt
gesture-hurry = Beeilung
gestured-nod = { $name } nickt.
gestured-shake = { $name } schüttelt den Kopf.
gestured-think = { $name } denkt nach.
gestured-laugh = { $name } lacht.
gestured-bravo = { $name } applaudiert: gut gespielt.
gestured-hurry = { $name } bittet um Eile.
letters = Buchstaben auf Steinen
volume = Lautstärke

# Die Matte, auf der zwei feilschen
mat = Die Feilschmatte
mat-tools = Deine Antwort
mat-stock = Deine Edelsteine
mat-ladder = Angebote bisher, das letzte zuerst
mat-tell = Bisherige Gebote, Waage, und was es wert ist
mat-near = Die Seite von { $name }
mat-thinks = überlegt …
mat-offers = bietet
mat-you-offer = bietest
mat-raise-here = Drück auf Edelsteine: Hier steht, was deine Erhöhung bringt.
mat-offer-here = Drück auf Edelsteine: Hier steht, was dein Angebot bringt.
mat-none-yet = noch kein Angebot
mat-earlier = { $count ->
    [one] 1 weiteres
   *[other] { $count } weitere
}
mat-remove = { $kind } zurücknehmen
mat-add = { $kind } auf die Matte legen; { $left } übrig
mat-tilts-mine = Die Waage neigt sich zu dir
mat-tilts-theirs = Die Waage neigt sich nicht zu dir
mat-colour-red = Rot
mat-colour-yellow = Gelb
mat-colour-green = Grün
mat-colour-blue = Blau
mat-open = Drück auf Steine, um sie zu bieten.
mat-opens = Dein Angebot; es kann überboten werden.
mat-empty = Drück auf Steine zum Erhöhen, oder nimm an.
mat-more = Überbietet: { $by ->
    [one] ein Stein mehr.
   *[other] { $by } Steine mehr.
}
mat-worthier = Überbietet: gleich viele, mehr { $colour }.
mat-fewer = Zu wenig: { $by ->
    [one] ein Stein fehlt.
   *[other] { $by } Steine fehlen.
}
mat-poorer = Zu wenig: gleich viele, aber weniger { $colour }.
mat-same = Zu wenig: genau dasselbe.
mat-cannot-raise = Keine deiner Steine überbieten das: Du musst annehmen.
mat-accept = Annehmen
mat-raise = Erhöhen
mat-offer = Bieten
mat-smallest = Knapp erhöhen
mat-least = Wenig bieten
mat-nothing = Nichts bieten
mat-not-enough = Noch zu wenig.
mat-acts = { $who ->
    [you] du führst die Aktion aus und bekommst
   *[other] { $name } führt die Aktion aus und bekommt
}
mat-gets = { $who ->
    [you] du bekommst
   *[other] { $name } bekommt
}
mat-lead = am meisten { $colour }: { $names }
mat-if-scored-for = bei Wertung jetzt, { $name }:
mat-leads = hat die Mehrheit
mat-nothing-for = nichts
mat-deal = { $who ->
    [you] Nimmst du an
   *[other] Nimmt { $name } an
}
mat-if-scored = bei Wertung jetzt
mat-if-scored-all = Bei Wertung jetzt: { $worths }.
mat-from-to = { $name } { $before } → { $after }
mat-scored-now = bei Wertung
mat-majority = Mehrheit in { $colour }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
mat-do-accept = { $gems } annehmen
mat-do-raise = Auf { $gems } erhöhen
mat-do-offer = { $gems } bieten
mat-do-nothing = Nichts bieten: { $name } bekommt die Aktion
mat-press = Drück auf Steine oder nimm an
mat-press-gems = Drück auf Steine
mat-press-accept = Drück auf Annehmen
mat-limit-set = Meine Grenze: bis zu diesen Steinen, sonst annehmen
mat-limit-short = Meine Grenze
mat-limit = Für dich geantwortet wird bis
mat-limit-else = sonst angenommen. Nur du siehst das.
mat-limit-stop = Aufhören
provenance = Woher dieser Spielplan stammt
mat-returned = geht zurück
mat-sum = Summe
mat-last-scoring = Letzte Wertung
mat-close = Schließen
steady = Bewegung beibehalten, obwohl es hier ruckelt

# Zurückschauen und von dort weiterspielen
to-replay = Rückschau
moments-title = Drei Augenblicke
moments-making = Die Augenblicke, die zählten, werden gesucht …
moment-by-chance = die Würfel
moment-by-decision = Entscheidung von { $name }
moment-by-sealed = alle wählten verdeckt
moment-by-undo = zurückgenommen
moment-look = Ansehen
moment-differently = Anders spielen
moment-changed = { $name }: { $before } % → { $after } %
fork-here = Von hier weiterspielen
fork-title = Weiterspielen ab Zug { $ply }
fork-help = Ein neuer Tisch beginnt mit genau dieser Stellung und mit allem, was dort verborgen war. Er ist als Abzweig und als Übung gekennzeichnet und zählt nirgends.
fork-seat = Du sitzt als
fork-alone = Gegen Bots
fork-friends = Mit Freunden
fork-told = Ein Abzweig: weitergespielt ab Zug { $ply } einer anderen Partie, mit allem, was dort verborgen war.
fork-origin = Zu jener Partie

# Eine Lektion am Tisch
lesson-step = Schritt { $number } von { $steps }
lesson-rule = Im Regelheft nachlesen
lesson-learned = Gelernt:
lesson-scripted = Würfel und Gegner folgten hier einem Drehbuch: Eine Lektion zählt in keiner Statistik.
lesson-real = Richtig spielen
lesson-next = Nächstes Kapitel
learn-title = { $game } lernen
learn-text = Eine erste Partie nach Drehbuch: Du spielst, und jeder Schritt sagt dir, was der nächste Zug braucht.
learn-chapter = Kapitel { $number }
learn-begin = Anfangen
learn-go-on = Weiter
learn-again = Noch einmal
learn-done = gelernt
learn-new = Neu bei { $game }?
learn-dismiss = Kenne ich schon

# Eine Partie aus einer Datei
file-title = Eine Partie aus einer Datei
file-help = Wähle eine Partie, die als Datei gespeichert wurde (.json oder .jsonl), oder lass sie auf diese Seite fallen: Sie öffnet sich als Rückschau.
file-choose = Partie aus Datei öffnen
file-opening = { $name } wird geöffnet …
file-unreadable = Diese Datei lässt sich nicht lesen.
