### The lobby and the pages around the table: home, new game, open tables, archive, invitation, account.

## Head and foot of every page

web-home-skip = Zum Inhalt
web-home-nav = Räume des Hauses
web-home-language = Sprache
web-home-light = Bei Tag
web-home-dark = Bei Nacht
# $name is the visitor's name.
web-home-you = Du: { $name }
web-home-learn = In zehn Minuten lernen
web-home-licences = Lizenzen
web-home-interface = Für Programme
web-home-unofficial = Inoffiziell, nicht mit dem Verlag verbunden. Freie Software, eigene Zeichnungen.
web-home-loading = Einen Augenblick
web-home-copy = Kopieren
web-home-copied = Kopiert

## Home

# Second line of the poster, under the name of the house, in capitals with wide spaces.
web-home-poster = Hotel
web-home-greeting-morning = Guten Morgen, { $name }.
web-home-greeting-day = Guten Tag, { $name }.
web-home-greeting-evening = Guten Abend, { $name }.
web-home-greeting-night = Noch wach, { $name }?
web-home-welcome = Willkommen im Grand Austria.
web-home-welcome-text = Führe ein Hotel im Wien um 1900: Fülle das Kaffeehaus, bereite Zimmer vor, gewinne die Gunst des Kaisers. Ein Klick und du spielst.
web-home-waiting = { $count ->
    [0] Kein Tisch wartet auf dich.
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}
web-home-stay = Namen und Spiele behalten
# In the browser's tab while it is the visitor's turn. $title is the title of the page.
web-home-tab = ({ $count }) { $title }
web-home-mine = Deine Tische
web-home-new = Neues Spiel
web-home-all-options = Alle Optionen
web-home-see-all = Alle ansehen
web-home-house = Auf diesem Server
web-home-house-empty = Gerade kein öffentlicher Tisch
web-home-house-empty-text = Eröffne einen, und wer vorbeikommt, kann sich dazusetzen; oder sieh dir Spiele an, die hier gespielt wurden.
web-home-house-do = Öffentlichen Tisch eröffnen
web-home-house-archive = Zum Archiv
web-home-more = { $count ->
    [one] Noch einen zeigen
   *[other] { $count } weitere zeigen
}

## Rows of tables

web-home-players = Personen
web-home-your-turn = Du bist am Zug
# What a table without a title of its own is called.
web-home-title-solo = Allein gegen Leopold
web-home-title-screen = An einem Bildschirm
web-home-title-house = Gegen das Haus
web-home-title-friends = Tisch für Freunde
# $names is a list of people, such as "Milan and Sofia".
web-home-title-with = Mit { $names }
web-home-title-of = Tisch von { $name }
web-home-row-free = { $count ->
    [0] Alle sind da.
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
web-home-row-host = { $count ->
    [0] { $name } lädt ein; alle Plätze sind besetzt.
    [one] { $name } lädt ein; ein Platz ist frei.
   *[other] { $name } lädt ein; { $count } Plätze sind frei.
}
web-home-row-thinks = { $name } überlegt.
web-home-row-round = Runde { $round }
web-home-row-setup = Im Aufbau
# $when is a time from now, such as "in 2 days".
web-home-row-due = Frist: { $when }
web-home-row-late = Zeit abgelaufen { $when }
web-home-row-ready = Bereit zum Beginn
# a table whose game cannot begin yet, as seats are free
web-home-row-unbegun = Noch nicht begonnen
web-home-row-open = Öffnen
web-home-row-play = Spielen
web-home-row-look = Ansehen
web-home-row-join = Mitspielen
web-home-row-watch = Zusehen

## New game, in short

web-home-new-quick = Schnelles Spiel
web-home-new-quick-text = Gegen zwei Hotels des Computers, etwa 30 Minuten.
web-home-new-starting = Die Türen öffnen sich …
web-home-new-friends = Mit Freunden
web-home-new-friends-text = Schicke einen Link. Live oder über Tage.
web-home-new-screen = Ein Bildschirm
web-home-new-screen-text = Das Gerät geht am Tisch herum.
web-home-new-leopold = Leopold
web-home-new-leopold-text = Allein gegen den Hof, drei Stufen.
web-home-how-many = Wie viele spielen?
web-home-count = { $count ->
    [one] Eine Person
   *[other] { $count } Personen
}
web-home-start-friends = Du bekommst einen Link für deine Freunde. Wer ihn öffnet, setzt sich; freie Plätze kann der Computer übernehmen.
web-home-start-screen = Ihr spielt alle an diesem Gerät. Zwischen zwei Zügen verdeckt ein Vorhang die Karten.
web-home-start-leopold = Du führst dein Hotel allein, und Leopold, der das Konkurrenzhaus führt, tut alles, um dem Kaiser lieber zu sein.
web-home-level = Stufe
web-home-level-easy = Leicht
web-home-level-easy-text = Zum Kennenlernen.
web-home-level-medium = Mittel
web-home-level-medium-text = Für alle, die ihre Karten kennen.
web-home-level-hard = Schwer
web-home-level-hard-text = Er verzeiht nichts.
web-home-start-open = Tisch eröffnen
web-home-start-begin = Beginnen
web-home-invite = Schicke diesen Link deinen Freunden, oder lass sie ihn vom Bildschirm ablesen.
web-home-link = Link zum Tisch
web-home-link-local = Dieser Link funktioniert nur auf diesem Gerät. Starte mit „./play --share“, um im Heimnetz zu spielen.
web-home-qr = QR-Code des Links zum Tisch
web-home-send = Senden
web-home-to-table = Zum Tisch
web-home-file = Spieldatei öffnen
web-home-file-busy = Die Datei wird gelesen …
web-home-file-text = Eine Spieldatei bekommst du am Ende eines Spiels mit „{ web-end-save }“. Sie wird Zug für Zug nachgespielt, bevor sie gezeigt wird.

## New game, with all options

web-home-form-lead = Alles ist eingestellt, wie die meisten spielen. Ändere, was du willst.
web-home-form-who = Wer spielt
web-home-form-game = Was gespielt wird
web-home-form-table = Der Tisch
web-home-kind = Art des Spiels
web-home-kind-table = An einem Tisch
web-home-kind-table-text = Mit Freunden per Link, mit allen, die kommen, oder gegen Hotels des Computers.
web-home-kind-screen = An einem Bildschirm
web-home-kind-screen-text = Alle spielen nacheinander an diesem Gerät.
web-home-kind-solo = Gegen Leopold
web-home-kind-solo-text = Das Solospiel des Regelhefts.
web-home-seats = Plätze
# $number counts the seats from 1.
web-home-seat = Platz { $number }
web-home-seat-you = { $name } (du)
web-home-seat-open = Jemand mit dem Link
web-home-seat-here = Jemand an diesem Bildschirm
# $bot is the name of a computer player, $level says how well it plays.
web-home-seat-bot = Computer: { $bot } ({ $level })
web-home-bot-apprentice = lernt noch und lässt dich gewinnen
web-home-bot-steward = spielt mit Eifer und übersieht manches
web-home-bot-innkeeper = versteht sein Handwerk und irrt sich ab und zu
web-home-bot-hotelier = ein starker Gegner, sicher und schnell
web-home-bot-master = hat das Spiel von selbst gelernt, der Stärkste im Haus
web-home-all-bots = Computer auf alle anderen Plätze
web-home-hotels = Hotels
web-home-hotels-night = Nacht
web-home-hotels-night-text = Für alle dasselbe Hotel.
web-home-hotels-day = Tag
web-home-hotels-day-text = Jeder bekommt ein anderes.
web-home-staff = Erstes Personal
web-home-staff-standard = Ausgeteilt
web-home-staff-standard-text = Je sechs Karten aus dem ganzen Stapel.
web-home-staff-intro = Für das erste Spiel
web-home-staff-intro-text = Handkarten, die leicht zu spielen sind.
web-home-staff-draft = Draft
web-home-staff-draft-text = Eine Karte wählen, die anderen weitergeben.
web-home-rules = Regelheft
web-home-single = Einzelne Regeln
web-home-single-count = { $count ->
    [one] eine geändert
   *[other] { $count } geändert
}
# $rules is the name of an edition, or "A mix of editions".
web-home-single-mixed = Du spielst: { $rules }.
web-home-single-reset = Änderungen zurücknehmen
web-home-listed = Wer kommen darf
web-home-listed-no = Nur per Link
web-home-listed-no-text = Ohne Link findet niemand den Tisch.
web-home-listed-yes = Öffentlich
web-home-listed-yes-text = Auf diesem Server angezeigt; alle dürfen zusehen.
web-home-table-title = Name des Tisches
web-home-table-title-hint = Freiwillig, für deine Listen.
web-home-table-title-wrong = Höchstens 80 Buchstaben, in einer Zeile.
web-home-stand-in = Vertretung
web-home-stand-in-hint = Spielt für alle weiter, die gehen oder auf sich warten lassen, bis sie zurück sind.
web-home-time-seconds = { $count ->
    [one] Eine Sekunde
   *[other] { $count } Sekunden
}
web-home-time-minutes = { $count ->
    [one] Eine Minute
   *[other] { $count } Minuten
}
web-home-time-hours = { $count ->
    [one] Eine Stunde
   *[other] { $count } Stunden
}
web-home-time-days = { $count ->
    [one] Ein Tag
   *[other] { $count } Tage
}
web-home-cancel = Zurück zur Lobby

## The wished-for game in sentences

web-home-summary = Dein Spiel
web-home-sum-solo = Du spielst allein gegen Leopold ({ $level }).
# $bots is a list of computer players.
web-home-sum-bots = Du spielst gegen { $bots }.
# $people counts the others who come by link.
web-home-sum-table = { $people ->
    [one] Du wartest auf eine weitere Person mit dem Link.
   *[other] Du wartest auf { $people } weitere Personen mit dem Link.
}
web-home-sum-table-bots = { $people ->
    [one] Du wartest auf eine weitere Person mit dem Link und spielst auch gegen { $bots }.
   *[other] Du wartest auf { $people } weitere Personen mit dem Link und spielst auch gegen { $bots }.
}
# $all counts the people at the screen.
web-home-sum-screen = { $all ->
    [one] Eine Person spielt an diesem Bildschirm.
   *[other] { $all } Personen spielen an diesem Bildschirm.
}
web-home-sum-screen-bots = { $all ->
    [one] Eine Person spielt an diesem Bildschirm gegen { $bots }.
   *[other] { $all } Personen spielen an diesem Bildschirm gegen { $bots }.
}
web-home-sum-hotels-night = Alle haben das Nachthotel.
web-home-sum-hotels-day = Jeder hat ein anderes Taghotel.
web-home-sum-staff-standard = Das Personal wird ausgeteilt.
web-home-sum-staff-intro = Das Personal ist das für ein erstes Spiel.
web-home-sum-staff-draft = Das Personal wird gedraftet.
web-home-sum-rules = Regeln: { $rules }.
web-home-sum-no-clock = Es gibt keine Uhr.
# $time is a length of time, such as "One day".
web-home-sum-clock = Zeit für einen Zug: { $time }.
web-home-sum-public = Alle dürfen den Tisch finden und zusehen.
web-home-sum-private = Nur wer den Link hat, findet den Tisch.

## Lists: open tables and the archive

web-home-filter = Was gezeigt wird
web-home-filter-any = Alle
web-home-filter-solo = Solo
web-home-filter-players = Personen
web-home-filter-mine = Nur meine Spiele
web-home-list-more = Mehr zeigen
web-home-open-lead = Öffentliche Tische auf diesem Server. Setz dich an einen offenen oder sieh anderen über die Schulter.
web-home-open-open = Zum Mitspielen
web-home-open-open-empty = Kein Tisch wartet auf Mitspieler
web-home-open-open-do = Eröffne selbst einen: Er steht hier, bis alle Plätze besetzt sind.
web-home-open-running = Zum Zusehen
web-home-open-running-empty = Kein öffentliches Spiel läuft
web-home-open-running-do = Beendete Spiele lassen sich jederzeit aus dem Archiv wiedergeben.
web-home-open-none-filtered = Nichts passt zu deiner Suche
web-home-archive-lead = Beendete Spiele, das neueste zuerst: deine eigenen und die öffentlichen. Jedes lässt sich wiedergeben und als Datei speichern.
web-home-archive-empty = Noch wurde nichts zu Ende gespielt
web-home-archive-none-filtered = Nichts passt zu deiner Suche
web-home-archive-empty-text = Spiele erscheinen hier, wenn sie aus sind. Du kannst auch eine Spieldatei öffnen.
web-home-archive-imported = aus einer Datei
web-home-archive-ended = Ohne Ergebnis beendet.
web-home-archive-won = Sieg
web-home-archive-score = Wertung
web-home-archive-replay = Wiedergabe
web-home-archive-record = Datei
web-home-points = { $count ->
    [one] Ein Punkt
   *[other] { $count } Punkte
}

## Invitation

# $name is the host of the table.
web-home-join-title = { $name } lädt dich ein
web-home-join-sit = Ein Platz ist für dich frei. Du brauchst kein Konto.
web-home-join-full = Inzwischen sind alle Plätze besetzt. Wenn das Spiel beginnt, kannst du zusehen.
web-home-join-watch = Das Spiel hat begonnen. Du kannst zusehen.
web-home-join-over = Das Spiel ist aus. Du kannst dir ansehen, wie es verlief.
web-home-join-do = Platz nehmen
web-home-join-name = Die anderen sehen ihn am Tisch.
web-home-join-none = Diese Einladung führt nirgendwohin
web-home-join-none-text = Vielleicht wurde der Link abgeschnitten, oder der Tisch ist weg. Frag noch einmal danach oder beginne ein eigenes Spiel.
web-home-name = Dein Name

## Oneself

web-home-me-guest = Du bist als Gast hier: Dieser Browser kennt dich, kein anderer. Sichere deinen Namen mit einem Passwort, um von überall zurückzukommen.
web-home-me-account = Dein Name und deine Spiele sind mit einem Passwort gesichert.
web-home-save = Speichern
web-home-saved = Gespeichert
web-home-print = Drucken
web-home-name-text = So sehen dich die anderen am Tisch.
# Why the server takes no such name.
web-home-name-empty = Gib einen Namen ein.
web-home-name-length = Dieser Name ist zu lang.
web-home-name-letters = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
web-home-name-characters = In diesem Namen stehen unsichtbare Zeichen. Schreib ihn ohne sie.
web-home-keep = Diesen Namen sichern
web-home-keep-text = Ein Name und ein Passwort genügen. Niemand fragt nach einer E-Mail-Adresse.
web-home-keep-do = Sichern
web-home-account-name = Name
web-home-password = Passwort
web-home-password-hint = Mindestens 8 Zeichen; ein paar Wörter sind besser als eines.
web-home-password-old = Aktuelles Passwort
web-home-password-new = Neues Passwort
web-home-password-wrong = Das ist nicht das Passwort.
web-home-password-change = Passwort ändern
web-home-password-change-text = Alle anderen Geräte werden abgemeldet.
web-home-sign-in = Anmelden
web-home-sign-in-text = Was du hier als Gast gespielt hast, kommt mit.
web-home-sign-in-back = Mit dem Passwort anmelden
web-home-sign-out = Abmelden
web-home-forgotten = Passwort vergessen?
web-home-recover = Neues Passwort
web-home-recover-text = Mit dem Code, den du gedruckt oder notiert hast. Er wird durch einen neuen ersetzt, und alle Geräte werden abgemeldet.
web-home-recover-do = Neues Passwort setzen
web-home-code = Code
web-home-code-hint = Fünf Gruppen zu fünf Zeichen; kleine oder große Buchstaben.
web-home-code-title = Dein Code für ein vergessenes Passwort
web-home-code-text = Er wird nur dieses eine Mal gezeigt. Drucke ihn oder schreib ihn auf: Ohne ihn kann dir niemand dein Konto zurückgeben.
web-home-code-where = Adresse
web-home-code-kept = Ich habe ihn
web-home-sessions = Wo du angemeldet bist
web-home-sessions-text = Melde Geräte ab, die du nicht kennst oder nicht mehr nutzt.
# $browser and $system are names of programs, such as Firefox and Linux.
web-home-session-name = { $browser } auf { $system }
web-home-session-unknown = Ein anderes Programm
web-home-session-here = Hier bist du gerade.
# $when is a time from now, such as "3 hours ago".
web-home-session-seen = Zuletzt genutzt { $when }
web-home-session-end = Abmelden
web-home-language-text = Für die Seite, die Karten und die E-Mails an dich.
web-home-alerts = Wenn du am Zug bist
web-home-alerts-text = Du erfährst es höchstens einmal pro Zug, und nur solange der Tisch geschlossen ist.
web-home-alerts-browser = In diesem Browser
web-home-alerts-browser-text = Ein Hinweis erscheint, solange irgendwo in diesem Browser eine Seite dieses Servers offen ist.
web-home-alerts-browser-denied = Dieser Browser zeigt keine Hinweise dieser Seite. Du kannst das in seinen Einstellungen ändern.
web-home-alerts-browser-on = Hinweise zeigen
web-home-alerts-browser-off = Keine Hinweise mehr
web-home-alerts-mail = Per E-Mail
web-home-alerts-mail-none = Dieser Server verschickt keine E-Mails.
web-home-alerts-mail-on = E-Mails gehen an { $email }.
web-home-alerts-mail-off = Keine E-Mails mehr
web-home-alerts-address = E-Mail-Adresse
web-home-alerts-address-wrong = Das ist keine E-Mail-Adresse.
web-home-alerts-send = Code zuschicken
web-home-alerts-code = Code aus der E-Mail
web-home-alerts-code-hint = Er ging an { $email }.
web-home-alerts-code-wrong = Das ist nicht der Code, der verschickt wurde.
web-home-alerts-confirm = Bestätigen
web-home-alerts-other = Andere Adresse
web-home-alerts-hook = Per Webhook
web-home-alerts-hook-address = Adresse, die aufgerufen wird
web-home-alerts-hook-hint = Für Programme und Haussteuerung: nur https, Aufruf mit JSON. Lass es leer, um es auszuschalten.
web-home-alerts-hook-wrong = Nur öffentliche Adressen mit https können aufgerufen werden.
web-home-farewell = Für immer gehen
web-home-farewell-text = Dein Name, dein Passwort und deine Adressen werden gelöscht. Beendete Spiele bleiben, mit einem früheren Gast an deiner Stelle.
web-home-farewell-do = Mich löschen
web-home-farewell-sure = Für immer gehen?
web-home-farewell-what = Das lässt sich nicht zurücknehmen: Deine offenen Plätze werden frei, und der Computer spielt deine laufenden Spiele zu Ende.
web-home-farewell-yes = Ja, vergesst mich
web-home-farewell-no = Nein, ich bleibe
