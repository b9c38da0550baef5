# Was der Tischserver sagt: eine Ablehnung heißt `error-` und ihr Code.

error-illegal = Das lassen die Regeln nicht zu.
error-malformed = Diese Nachricht kennt der Server nicht.
error-malformed-move = Das ist kein Zug dieses Spiels.
error-too-long = Die Nachricht ist zu lang; { $most } Zeichen sind die Grenze.
error-too-fast = Zu viele Nachrichten auf einmal; bitte kurz warten.
error-too-many-signs = Zu viele Gesten; bitte kurz warten.
error-too-talkative = Zu viele Chatnachrichten; bitte kurz warten.
error-nothing-asked = Dieser Platz wird gerade nichts gefragt.
error-no-hints = An diesem Tisch gibt es keine Tipps: So wollte es, wer ihn gemacht hat.
error-no-review = Zu dieser Partie gibt es keine Rückschau: Ihre Stellungen kann niemand mehr bewerten.
error-no-statistics = Zu dieser Partie gibt es keine Statistik: Diese Regeln können sie nicht mehr nachspielen.
error-stale-ask = Am Tisch ging es weiter; diese Antwort kam zu spät.
error-moved-on = Der Tisch ist schon weiter; bitte noch einmal hinsehen.
error-not-saved = Das ließ sich nicht speichern und gilt nicht; bitte noch einmal versuchen.
error-not-watching = Diese Verbindung sieht den Tisch nicht von diesem Platz aus.
error-not-your-seat = Dieser Platz gehört dir nicht.
error-not-at-this-table = Das dürfen nur die, die an diesem Tisch sitzen.
error-host-only = Das darf nur, wer den Tisch eröffnet hat.
error-by-invitation = An diesen Tisch kommt man mit einer Einladung.
error-foreign-page = Eine fremde Seite darf hier nicht für dich sprechen.
error-banned = Du wirst hier nicht eingelassen.
error-no-person-there = Dort sitzt kein Mensch.
error-no-such-sign = Niemand ist unter dem Zeichen „{ $who }“ bekannt.
error-no-such-table = Diesen Tisch gibt es nicht.
error-no-such-game = Das Spiel { $game } gibt es nicht.
error-no-such-edition = Die Ausgabe { $edition } gibt es nicht.
error-no-such-seat = Einen solchen freien Platz gibt es nicht.
error-no-such-level = Einen Bot der Stufe { $level } gibt es für dieses Spiel nicht.
error-no-such-link = Dieser Link führt nirgendwohin.
error-no-such-frame = Ein Bild { $seq } gibt es von dieser Partie nicht.
error-no-such-ply = Eine Stellung { $ply } gibt es in dieser Partie nicht.
error-no-such-author = An diesem Tisch heißt niemand { $author }.
error-no-such-wish = Der Wunsch nach Rücknahme ist nicht mehr offen.
error-no-such-language = In { $language } gibt es keinen Text.
error-not-found = Unter dieser Adresse gibt es nichts.
error-link-expired = Dieser Link ist abgelaufen.
error-link-used = Dieser Link wurde schon benutzt.
error-link-revoked = Dieser Link wurde zurückgezogen.
error-own-link = Dieser Link ist für ein anderes deiner Geräte.
error-nothing-to-hand-over = Es gibt noch keine Partien, die ein anderes Gerät übernehmen könnte.
error-no-open-seat = Alle Plätze sind besetzt.
error-seat-taken = Dort sitzt schon { $name }.
error-no-bot-there = Dort sitzt kein Bot mehr.
error-ask-first = Die Partie hat begonnen: Frag nach dem Platz, und wer da ist, antwortet.
error-sits-already = Du sitzt schon an diesem Tisch.
error-not-asked = Das kann nur beantworten, wer hier sitzt und da ist.
error-too-many-ask = Zu viele bitten um einen Platz; bitte warte einen Moment.
error-nobody-asks = Um diesen Platz bittet niemand mehr.
error-seats-open = Es sind noch Plätze frei.
error-still-here = { $name } ist noch da.
error-name-taken = An diesem Tisch heißt schon jemand { $name }.
error-bad-name = Das ist kein Name.
error-no-name = Bitte sag erst, wie du heißt.
error-nothing-said = Darin steht nichts.
error-already-started = Die Partie hat schon begonnen.
error-table-waiting = Die Partie hat noch nicht begonnen.
error-table-playing = Die Partie läuft.
error-table-over = Die Partie ist zu Ende.
error-table-abandoned = Die Partie wurde aufgegeben.
error-table-closed = Die Partie wurde geschlossen, weil ihr Protokoll nicht mehr zu den Regeln passt.
error-not-over = Das geht erst, wenn die Partie zu Ende ist.
error-no-such-lesson = Die Lektion { $lesson } gibt es nicht.
error-lesson-learned = Diese Lektion ist zu Ende: Setz dich an eine richtige Partie.
error-lesson-otherwise = Eins nach dem anderen: Tu erst, was auf der Karte steht. In einer richtigen Partie darfst du das.
error-nothing-to-undo = Es gibt nichts, was du zurücknehmen könntest.
error-wish-open = Ein Wunsch nach Rücknahme ist schon offen.
error-bad-table =
    { $reason ->
        [options] Dieser Tisch lässt sich nicht aufbauen: So kennt das Spiel die Option { $field } nicht.
        [edition] Dieser Tisch lässt sich nicht aufbauen: Mit { $field } in der Ausgabe stimmt etwas nicht.
       *[seats] Dieser Tisch lässt sich nicht aufbauen: Mit so vielen wird nicht gespielt.
    }
error-import-too-long = Das Protokoll ist zu lang; { $most } Zeichen sind die Grenze.
error-import-refused =
    { $reason ->
        [changed] Das Protokoll wurde verändert: Zeile { $line } passt nicht zu dem, was gespielt wurde; sieh das Feld { $field } an.
        [damaged] Das Protokoll ist ab Zeile { $line }{ $place ->
            [field] , Feld { $field },
           *[line] { "" }
        } nicht zu gebrauchen: Es ist keines, oder es wurde verändert.
        [slow] Das Protokoll ist nicht zu gebrauchen: Es dauert zu lange, es nachzuspielen.
       *[rules] Das Protokoll ist nicht zu gebrauchen: Zeile { $line }{ $place ->
            [field] , Feld { $field },
           *[line] { "" }
        } passt nicht zu den Regeln.
    }
error-bad-request = Die Anfrage ist nicht zu lesen.
error-not-proved = Der Beweis dieser Partie stimmt von Zeile { $line } an nicht.
error-bot-token = Ein Bot darf nur schauen und spielen.
error-request-too-long = Die Anfrage ist zu lang.
error-too-many-requests = Zu viele Anfragen; bitte kurz warten.
error-stopping = Der Server ist kurz weg.
error-not-ready = Die Datenbank antwortet nicht.
error-database-locked = Die Datenbank ist von einem anderen Programm gesperrt.
error-database-full = Wo die Partien gespeichert werden, ist kein Platz mehr.
error-database-read-only = Die Datenbank lässt sich nur lesen: Nichts kann gespeichert werden.
error-database-damaged = Die Datenbank ist beschädigt.
error-broken = Auf dem Server ist etwas schiefgegangen.
error-bad-herald = An diese Adresse wird hier nicht gemeldet, wer am Zug ist.
error-idle = Der Tisch wurde weggeräumt; bitte neu verbinden.
error-method-not-allowed = Diese Adresse nimmt solche Anfragen nicht an.

# Warum ein Tisch geschlossen wurde.
closed-rules = Das Protokoll dieser Partie passt nicht zu den Regeln, wie sie jetzt sind.
closed-damaged = Das Protokoll dieser Partie ist beschädigt.

# Was eine erzählte Partie außer ihren Ereignissen sagt.
told-practice = Ein Würfel oder fremder Zug wurde zurückgenommen: diese Partie ist Übung.

# Was erfährt, wer nicht da ist, an einem Tisch mit Tagen für eine Entscheidung.
herald-subject = { $game }: Du bist am Zug
herald-text =
    { $name }, du bist am Zug bei { $game }:
    { $link }

    Du erfährst davon, weil jemand, der dort sitzt, diese Adresse angegeben hat. Am Tisch lässt sie sich
    im Menü wieder löschen.
