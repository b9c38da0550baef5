# Was vorn im Haus gesagt wird, auf Deutsch: auf der Startseite und an der Tür eines Tisches.

slogan = Basarspiele am offenen Tisch
skip-to-content = Zum Inhalt springen
home = zoco, Startseite
to-start = Zur Startseite
close = Schließen
again = Noch einmal versuchen
you = du
language = Sprache
theme-auto = Farben: wie das System
theme-light = Farben: bei Tag
theme-dark = Farben: bei Nacht
sound = Ton
sound-on = Ton ist an
sound-off = Ton ist aus
lost-title = Hier wird nichts verkauft
lost-text = Unter dieser Adresse gibt es keine Seite.
error-offline = Der Server ist nicht zu erreichen; diese Seite kommt von selbst zurück.

# Startseite
greeting-morning = Guten Morgen,
greeting-day = Guten Tag,
greeting-evening = Guten Abend,
welcome-text = Die Bots sind bereit. Freunde brauchen nur einen Link.
rename = { $name }: anderen Namen wählen
begin-with = Gut für den Anfang
players = Personen
minutes = { $minutes } Min.
minutes-about = etwa { $minutes } Min.
weight-light = Leicht
weight-medium = Mittel
weight-deep = Schwer
bots-play = Bots: { $level }
games = Spiele
seats-for = { $seats } Personen
play-bots = Gleich spielen
play-bots-named = Gleich spielen: { $game }
play-friends = Mit Freunden
play-friends-named = Mit Freunden: { $game }
more-options = Tisch einrichten
more-options-named = Tisch einrichten: { $game }
rules-named = Regeln: { $game }
my-tables = Meine Spiele
no-tables = Noch keine Spiele
no-tables-text = Was du spielst, steht hier, auf diesem Gerät.
invited = Eingeladen? Öffne einfach den Link.
open-tables = Offene Tische
no-open-tables = Gerade wartet kein Tisch auf Mitspieler. Eröffne selbst einen!
seats-open = { $seats ->
    [one] 1 freier Platz
   *[other] { $seats } freie Plätze
}
status-waiting = wartet
status-your-turn = Du bist dran
status-playing = im Gang
status-over = Die Partie ist zu Ende.
status-abandoned = Die Partie wurde abgebrochen.
status-closed = Die Partie wurde geschlossen.

# Name
name-title = Wie sollen wir dich nennen?
name-text = Nur ein Name, für die anderen am Tisch. Dieser Browser merkt ihn sich.
name-label = Dein Name
name-go = Das bin ich

# Einen Tisch eröffnen
seat-number = Platz { $number }
level-random = spielt zufällig
level-novice = Neuling
level-trader = Händler
level-merchant = Kaufherr
level-vizier = Wesir
level-outside = Bot von anderswo
level-random-about = tut irgendetwas, das erlaubt ist
level-novice-about = vernünftig, mit den Fehlern eines Neulings
level-trader-about = rechnet aus, was etwas wert ist
level-merchant-about = denkt voraus und weiß, was du tun kannst
level-vizier-about = denkt weiter voraus und schenkt dir nichts
temperament-even = gelassen
temperament-even-about = nimmt es, wie es kommt
temperament-bold = kühn
temperament-bold-about = wagt viel
temperament-patient = geduldig
temperament-patient-about = bietet erst wenig
temperament-envious = neidisch
temperament-envious-about = gönnt dir nichts
temperament-generous = großzügig
temperament-generous-about = bietet gleich viel

# Warteraum
seat-free = freier Platz
seat-is-bot = Bot, { $level }
seat-away = nicht verbunden
bot-level = Bots spielen als
seat-opened = hat den Tisch eröffnet
seat-here = ist da
invitation = einer Partie { $game }
invited-by = { $name } lädt dich ein zu
opened-by = { $name } hat einen Tisch eröffnet zu
invited-by-nobody = Hier ist ein Tisch zu
invited-by-over = Das war ein Tisch zu
at-the-table = Jetzt am Tisch
sat-here = Hier saßen
join-full = Alles ist besetzt. Du kannst zusehen oder um den Platz eines Bots bitten.
join-begun = Die Partie hat schon begonnen. Du kannst zusehen oder um den Platz eines Bots bitten.
join-begun-free = Die Partie hat schon begonnen, und ein Platz ist frei: Du kannst darum bitten oder zusehen.
join-quicker = Der letzte Platz ist gerade vergeben worden. Du kannst zusehen oder um den Platz eines Bots bitten.
join-note = Kein Konto, nichts zu installieren. Zusehen fragt nach keinem Namen.
join-note-host = Kein Konto, nichts zu installieren. { $name } beginnt, wenn alle sitzen.
join-expired = Diese Einladung ist abgelaufen
join-expired-text = Einladungen gelten nicht ewig: Bitte jemanden am Tisch um einen neuen Link.
ask-seat = Um { $name }s Platz bitten
ask-free = Um den freien Platz bitten
ask-waits = Du hast gefragt; { $name } entscheidet.
ask-waits-all = Du hast gefragt; alle, die da sind, entscheiden.
ask-refused = Deine Bitte wurde nicht erfüllt. Zusehen kannst du trotzdem.
see-the-end = Ansehen, wie es ausging
new-one = Ein neuer Tisch
name-another = Anderer Vorschlag
offline-title = Niemand antwortet
no-table-text = Diesen Tisch gibt es nicht: Der Link ist nicht vollständig, oder der Tisch wurde abgeräumt.
join-closed = Ein privater Tisch
join-closed-text = Wer hier mitspielen oder zuschauen will, braucht eine Einladung: Bitte jemanden am Tisch um den Link.
join-sit = Platz nehmen
join-watch = Zusehen

# Am Tisch
table-trouble = Dieser Tisch lässt sich nicht öffnen
rules = Regeln
mark-left = gegangen · ein Bot vertritt
mark-handed = ein Bot vertritt
mark-stood-in = fort · ein Bot vertritt
mark-timed-out = Zeit abgelaufen · ein Bot vertritt
mark-resigned = aufgegeben · ein Bot spielt weiter

# Ergebnis
result-winner = { $name } gewinnt
result-shared = { $names } teilen sich den Sieg
practice-mark = Übung
fork-mark = Abzweig

# Meine Spiele
mine-all = Alle meine Spiele, auch auf anderem Gerät
privacy = Datenschutz
mine-turn = { $names } am Zug
mine-won = Gewonnen · { $points }
mine-rank = Rang { $rank } von { $of } · { $points }
mine-drawn = Niemand gewann
mine-resigned = Aufgegeben

lesson-mark = Lektion
learn-in = Lernen in { $minutes } Min.
learn-named = Lernen in { $minutes } Min.: { $game }
lesson-over = Die Lektion ist zu Ende.
install = zoco installieren
