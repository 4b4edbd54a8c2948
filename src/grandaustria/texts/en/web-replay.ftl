### The replay of a game: the table at any moment. What happened is told by the server, in sentences of log.ftl.

web-replay-score = Score sheet
web-replay-table = To the table
web-replay-begin = The table is laid; the evening begins.
# before a choice of players
web-replay-from = Seen by
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

## What the house would do at a moment, and a new game from there

web-replay-house = What would the house do?
web-replay-play-on = Play on from here
web-replay-play-on-text = A new table opens as it stood at this moment. Everything up to here is taken over; dice and cards that come after it are new.
web-replay-play-as = Your seat
web-replay-play-on-note = Such a game says where it comes from and counts in no statistics.
web-replay-play-on-start = Open the table
# Of such a game: at the table, in lists, on the score sheet. $round is 0 in the set-up.
web-origin = { $round ->
    [0] Played on from the set-up of another game
   *[other] Played on from another game, round { $round }
}
