### Turniere: An allen Tischen einer Runde ist das Glück dasselbe.

web-title-tournaments = Turniere
web-title-tournament = Turnier
web-cup-lead = An allen Tischen einer Runde ist das Glück dasselbe: Zu allen kommen dieselben Gäste, dasselbe Personal und dieselben Würfel. Übrig bleibt, wie man spielt.
web-cup-none = Noch gibt es keine Turniere.
web-cup-none-text = Wer ein Konto hat, kann eines eröffnen. Die letzten Tische füllen Computer.
web-cup-account = Für Turniere brauchst du ein Konto: einen Namen und ein Passwort.
web-cup-taking-part = du nimmst teil
# $name: who has opened it.
web-cup-hosted = eröffnet von { $name }
web-cup-entries = { $count ->
    [0] noch nimmt niemand teil
    [one] einer nimmt teil
   *[other] { $count } nehmen teil
}

## Eröffnen

web-cup-open-do = Turnier eröffnen
web-cup-name = Titel
web-cup-method = Wer auf wen trifft
web-cup-method-swiss = Schweizer System
web-cup-method-swiss-text = Wer etwa gleich viele Punkte hat, trifft aufeinander.
web-cup-method-round-robin = Jeder gegen jeden
web-cup-method-round-robin-text = Alle treffen aufeinander, höchstens 16.
web-cup-rounds = Runden
web-cup-rounds-hint = Höchstens halb so viele, wie teilnehmen, damit niemand zweimal aufeinandertrifft.
web-cup-level = Computer auf leeren Plätzen
web-cup-start-when = Beginn
web-cup-start-host = Wenn ich es sage
web-cup-rounds-count = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
# $players: how many sit at a table, from 2 to 4.
web-cup-kind = Tische zu { $players }

## Wie es steht

web-cup-status-open = Offen
# $round: the number of the round that is played.
web-cup-status-running = Runde { $round } von { $rounds }
web-cup-status-over = Vorbei
# $when: such as "in 3 hours".
web-cup-starts = Beginnt { $when }
web-cup-nobody = Noch nimmt niemand teil.
web-cup-who = Wer teilnimmt
web-cup-standing = Stand
web-cup-column-points = Punkte
web-cup-column-compared = Vergleich
web-cup-column-score = Spielpunkte
web-cup-compared-what = Punkte: einer für alle am Tisch, die dahinter liegen. Vergleich: der Anteil derer auf demselben Platz, die weniger gemacht haben.
web-cup-withdrawn = zurückgezogen
web-cup-which = Welche Runde
web-cup-round = Runde { $n }
web-cup-table = Tisch { $n }
web-cup-closed = Was an den Tischen geschieht, sehen nur, die dort sitzen. Ist das letzte Spiel der Runde vorbei, kann man alle ansehen.
web-cup-playing = läuft
web-cup-done = fertig
web-cup-look = Spiel ansehen
web-cup-look-at = Spiel an Tisch { $n } ansehen
# $points: such as 1 or 0.5. $score: what was made in the game.
web-cup-result = { $points } ({ $score })
# At the table. $title: of the tournament. $n: the round.
web-cup-of-table = { $title }, Runde { $n }

## Was man tut

web-cup-join = Teilnehmen
web-cup-leave = Nicht teilnehmen
web-cup-to-table = An meinen Tisch
web-cup-start = Jetzt beginnen
web-cup-withdraw = Zurückziehen
web-cup-withdraw-sure = Aus diesem Turnier zurückziehen?
web-cup-withdraw-what = Von der nächsten Runde an spielt das Haus für dich, und du stehst hinter allen, die bleiben. Zurückkommen kannst du nicht.
web-cup-remove = Löschen
web-cup-remove-sure = Dieses Turnier löschen?
web-cup-remove-what = Es findet nicht statt, und niemand nimmt mehr teil.
web-cup-computers = Computer, die teilnehmen
web-cup-computers-number = Wie viele
web-cup-computers-set = Zulassen
web-refusal-too-many-tournaments = Du hast zu viele Turniere eröffnet. Warte, bis eines vorbei ist, oder lösche eines.
