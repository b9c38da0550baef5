# Was ein Server von seinen Besuchern aufhebt

privacy-none = Kein Konto, keine Werbung, nichts von fremden Servern, niemand, der dich zählt. Diese Seite entsteht aus den Einstellungen dieses Servers.
privacy-days = Gelöscht nach { $days ->
        [one] einem Tag.
       *[other] { $days } Tagen.
    }
privacy-until-deleted = Aufgehoben, bis es gelöscht wird von dem Menschen, der diesen Server betreibt.
privacy-cookie = Cookie
privacy-cookie-text = Eines, mit einem zufälligen Zeichen, durch das du auf deine Plätze zurückfindest. Es hält 400 Tage; der Server hebt nur seinen Hash auf.
privacy-names = Namen
privacy-names-text = Wie du dich an einem Tisch nennst, sehen alle, die den Tisch sehen dürfen, und es steht in der Datei der Partie. Gezählt wird vom letzten Zug einer beendeten Partie an.
privacy-chat = Chat
privacy-chat-text = Lesen ihn die am selben Tisch, Spieler und Zuschauer getrennt.
privacy-matches = Partien
privacy-matches-text = Züge und ihre Zeiten, damit man eine Partie nachsehen und ihre Würfel prüfen kann. Gezählt wird vom letzten Zug an, auch an Tischen, an denen keine Partie begann.
privacy-addresses = Netzadresse
privacy-addresses-whole = Dient den Grenzen und steht im Protokoll des Servers, wo etwas schiefging. Wie lange es aufgehoben wird, liegt an dem Menschen, der ihn betreibt.
privacy-addresses-short = Dient den Grenzen; im Protokoll des Servers steht, wo etwas schiefging, nur das Netz, zu dem sie gehört. Wie lange es aufgehoben wird, liegt an dem Menschen, der ihn betreibt.
privacy-addresses-none = Dient den Grenzen, solange du da bist, und wird nirgends aufgeschrieben.
privacy-told = Meldungen, wer am Zug ist
privacy-told-text = Wo es Tage für eine Entscheidung gibt: eine Adresse, die du dafür angibst, nur an diesem Tisch, bis du sie herausnimmst oder die Partie zu Ende ist.
privacy-device = Auf deinem Gerät
privacy-device-text = Dein Name, Sprache, Aussehen und was dir schon gezeigt wurde; es verschwindet, wenn du die Daten dieser Seite löschst.
privacy-yours = Löschen lassen
privacy-yours-text = Wer diesen Server betreibt, kann dich aus allen beendeten Partien entfernen: deinen Namen, was du gesagt hast und dein Zeichen. Die Partie bleibt unversehrt und prüfbar; sie sagt dann, dass Namen entfernt wurden.
privacy-contact = Schreib an: { $contact }
privacy-no-contact = Wer diesen Server betreibt, hat keine Adresse hinterlassen; frag, wer dir den Link gegeben hat.
