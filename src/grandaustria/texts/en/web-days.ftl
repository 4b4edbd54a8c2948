### The game of the day: once for everybody, with the same luck, and what came of it.

web-title-days = Games of the day
web-title-day = Game of the day

## On the home page

web-day-earlier = Earlier days
# $bot: the level of the opponent.
web-day-same = The same luck for everybody, against the same opponent: { $bot }.
web-day-begun = { $count ->
    [0] Nobody has begun it yet.
    [one] One person has begun it.
   *[other] { $count } people have begun it.
}
# $when: such as "in 3 hours".
web-day-next = The next one comes { $when }.
web-day-play = Play
web-day-go-on = Go on
web-day-results = Results
web-day-own = My game
web-day-once = One try each: a game that was begun counts, finished or not.
web-day-counts = Nobody else sees it until the day is over; then everybody can look at all games.
web-day-account = Only people with an account can play it.
web-day-honest = With a second account somebody could look first; nobody can prevent that, so no rating hangs on it.

## A day, and all of them

web-day-waiting = The day is not over yet
web-day-waiting-text = There are results when nobody is playing any more, at the latest { $when }. Until then all games are closed.
web-day-column-points = Points
web-day-look = { $name }: look at the game
web-day-unfinished = not finished
web-days-lead = Each with its results, and all games to look at.
web-days-none = No day is over yet
web-days-none-text = Here you find the results once the first game of the day has been played.
web-day-opponent = Opponent: { $bot }
web-day-best = The most points: { $points }.
