### Das Spiel des Tages: einmal für alle, mit demselben Glück, und was daraus wurde.

web-title-days = Spiele des Tages
web-title-day = Spiel des Tages

## Auf der Startseite

web-day-earlier = Frühere Tage
web-day-same = Für alle dasselbe Glück und derselbe Gegner: { $bot }.
web-day-begun = { $count ->
    [0] Noch niemand hat es begonnen.
    [one] Eine Person hat es begonnen.
   *[other] { $count } Leute haben es begonnen.
}
web-day-next = Das nächste kommt { $when }.
web-day-play = Spielen
web-day-go-on = Weiterspielen
web-day-results = Ergebnisse
web-day-own = Mein Spiel
web-day-once = Ein Versuch für jeden: Ein begonnenes Spiel zählt, auch wenn es nicht zu Ende gespielt wird.
web-day-counts = Bis der Tag vorbei ist, sieht es sonst niemand; dann können alle jedes Spiel ansehen.
web-day-account = Nur wer ein Konto hat, kann es spielen.
web-day-honest = Mit einem zweiten Konto könnte jemand zuerst nachsehen; verhindern kann das niemand, darum zählt es für keine Wertung.

## Ein Tag, und alle

web-day-waiting = Der Tag ist noch nicht vorbei
web-day-waiting-text = Ergebnisse gibt es, wenn niemand mehr spielt, spätestens { $when }. Bis dahin sind alle Spiele verschlossen.
web-day-column-points = Punkte
web-day-look = { $name }: das Spiel ansehen
web-day-unfinished = nicht beendet
web-days-lead = Jeder mit seinen Ergebnissen, und alle Spiele zum Ansehen.
web-days-none = Noch ist kein Tag vorbei
web-days-none-text = Hier stehen die Ergebnisse, sobald das erste Spiel des Tages gespielt ist.
web-day-opponent = Gegner: { $bot }
web-day-best = Die meisten Punkte: { $points }.
