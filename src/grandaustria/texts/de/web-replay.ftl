### The replay of a game: the table at any moment. What happened is told by the server, in sentences of log.ftl.

web-replay-score = Wertungsblatt
web-replay-table = Zum Tisch
web-replay-begin = Der Tisch ist gedeckt; der Abend beginnt.
# before a choice of players
web-replay-from = Aus Sicht von
web-replay-events = Was geschah

## The player's bar

web-replay-controls = Steuerung
web-replay-slider = Moment des Spiels
# $n is the number of the moment, $of how many there are.
web-replay-where = Runde { $round } · { $n } von { $of }
web-replay-setup = Aufbau · { $n } von { $of }
web-replay-first = Zum Anfang
web-replay-turn-back = Einen Zug zurück
web-replay-back = Ein Ereignis zurück
web-replay-on = Ein Ereignis vor
web-replay-turn-on = Einen Zug vor
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-speed = Tempo
# A speed such as "2×"
web-replay-times = { $speed }×
web-replay-link = Link hierher
web-replay-copied = Link kopiert

## What the house would do at a moment, and a new game from there

web-replay-house = Was täte das Haus?
web-replay-play-on = Ab hier weiterspielen
web-replay-play-on-text = Ein neuer Tisch öffnet sich, wie er in diesem Moment stand. Alles bis hierher wird übernommen; Würfel und Karten, die danach kommen, sind neu.
web-replay-play-as = Dein Platz
web-replay-play-on-note = Ein solches Spiel zeigt an, woher es kommt, und zählt in keiner Statistik.
web-replay-play-on-start = Tisch öffnen
# Of such a game: at the table, in lists, on the score sheet. $round is 0 in the set-up.
web-origin = { $round ->
    [0] Weitergespielt ab dem Aufbau eines anderen Spiels
   *[other] Weitergespielt ab Runde { $round } eines anderen Spiels
}
