### Turniere: An allen Tischen einer Runde ist das Glück dasselbe.

web-cup-lead = An allen Tischen einer Runde ist das Glück dasselbe: Alle bekommen dieselben Gäste, dasselbe Personal und dieselben Würfel. Den Unterschied macht, wie man spielt.
web-cup-none = Noch gibt es keine Turniere.
web-cup-none-text = Wer ein Konto hat, kann eines eröffnen. Die letzten Tische füllen Computer.
web-cup-account = Für Turniere brauchst du ein Konto: einen Namen und ein Passwort.
web-cup-taking-part = mit dir
# $name: who has opened it.
web-cup-hosted = eröffnet von { $name }
web-cup-all = Alle Turniere
web-cup-entries = { $count ->
    [0] noch niemand dabei
    [one] einer dabei
   *[other] { $count } dabei
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
# $name: who has opened it.
web-cup-begins-host = Es beginnt, sobald { $name } es sagt.
# $when: day and time.
web-cup-begins-at = Es beginnt von selbst: { $when }.
# $bot: a level of the computers.
web-cup-fill = Plätze, die dann frei sind, nehmen Computer ein ({ $bot }).
web-cup-nobody = Noch nimmt niemand teil.
web-cup-who = Wer teilnimmt
web-cup-standing = Stand
web-cup-column-points = Punkte
web-cup-column-compared = Vergleich
web-cup-column-score = Spielpunkte
# Of one game.
web-cup-column-game = Spielpunkte
web-cup-compared-what = Punkte: einer für alle am Tisch, die dahinter liegen. Vergleich: der Anteil derer auf demselben Platz, die weniger gemacht haben.
web-cup-withdrawn = zurückgezogen
web-cup-which = Welche Runde
web-cup-round = Runde { $n }
web-cup-table = Tisch { $n }
web-cup-closed = Was an den Tischen geschieht, sehen nur die, die dort sitzen. Ist das letzte Spiel der Runde vorbei, kann man alle ansehen.
web-cup-playing = läuft
web-cup-done = fertig
web-cup-look = Spiel ansehen
web-cup-look-at = Spiel ansehen: Tisch { $n }

## Was man tut

web-cup-join = Teilnehmen
web-cup-leave = Doch nicht teilnehmen
web-cup-to-table = An meinen Tisch
web-cup-start = Jetzt beginnen
web-cup-start-sure = Dieses Turnier jetzt beginnen?
web-cup-start-what = Die erste Runde beginnt sofort, und niemand kann mehr dazukommen.
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
web-refusal-cup-full = Dieses Turnier ist voll.
web-refusal-cup-started = Dieses Turnier hat schon begonnen.
web-refusal-cup-over = Dieses Turnier ist vorbei.
