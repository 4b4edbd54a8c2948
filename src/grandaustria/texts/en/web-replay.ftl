### The replay of a game: the table at any moment. What happened is told by the server, in sentences of log.ftl.

web-replay-title = Replay
web-replay-score = Score sheet
web-replay-table = To the table
web-replay-begin = The table is empty; the evening has not begun.
web-replay-hotels = The hotels at this moment
web-replay-queue = Guest queue
web-replay-no-guest = nobody
web-replay-dice = Dice
# $face is a number from 1 to 6, $n how many dice show it.
web-replay-die = { $n ->
    [0] No die on space { $face }.
    [one] One die on space { $face }.
   *[other] { $n } dice on space { $face }.
}
web-replay-objectives = Objectives
# a fold with the round track and the emperor track
web-replay-court = Court
web-replay-acting = It is this player's turn.
web-replay-krones = Krones
web-replay-emperor = Space on the emperor track
web-replay-hand = In hand
web-replay-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-replay-hotel = { $prepared ->
    [one] { $prepared } room prepared, { $occupied } occupied
   *[other] { $prepared } rooms prepared, { $occupied } occupied
}
web-replay-cafe = Café
# $order and $served are lists such as "2 strudels and 1 wine".
web-replay-order = Wants { $order }; served so far: { $served }.
web-replay-nothing = nothing
web-replay-free = free table
web-replay-kitchen = Kitchen
web-replay-work = At work
web-replay-nobody = nobody yet
web-replay-events = What happened

## The player's bar

web-replay-controls = Player
web-replay-slider = Moment of the game
# $n is the number of the moment, $of how many there are.
web-replay-where = Round { $round } · { $n } of { $of }
web-replay-setup = Set-up · { $n } of { $of }
web-replay-first = To the beginning
web-replay-turn-back = One turn back
web-replay-back = One event back
web-replay-on = One event on
web-replay-turn-on = One turn on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
# A speed such as "2×"
web-replay-times = { $speed }×
web-replay-link = Link to here
web-replay-copied = Link copied
