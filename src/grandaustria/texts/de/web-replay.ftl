### The replay of a game: the table at any moment. What happened is told by the server, in sentences of log.ftl.

web-replay-title = Wiedergabe
web-replay-score = Wertungsblatt
web-replay-table = Zum Tisch
web-replay-begin = Der Tisch ist leer; der Abend hat noch nicht begonnen.
web-replay-hotels = Die Hotels in diesem Moment
web-replay-queue = Warteschlange
web-replay-no-guest = niemand
web-replay-dice = Würfel
# $face is a number from 1 to 6, $n how many dice show it.
web-replay-die = { $n ->
    [0] Kein Würfel auf Feld { $face }.
    [one] Ein Würfel auf Feld { $face }.
   *[other] { $n } Würfel auf Feld { $face }.
}
web-replay-objectives = Ziele
# a fold with the round track and the emperor track
web-replay-court = Hof
web-replay-acting = Gerade am Zug.
web-replay-krones = Kronen
web-replay-emperor = Feld auf der Kaiserleiste
web-replay-hand = Auf der Hand
web-replay-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-replay-hotel = { $prepared } Zimmer vorbereitet, { $occupied } belegt
web-replay-cafe = Kaffeehaus
# $order and $served are lists such as "2 strudels and 1 wine".
web-replay-order = Bestellt: { $order }; bisher serviert: { $served }.
web-replay-nothing = nichts
web-replay-free = freier Tisch
web-replay-kitchen = Küche
web-replay-work = Im Dienst
web-replay-nobody = noch niemand
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
