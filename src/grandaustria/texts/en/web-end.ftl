### The score sheet of a finished game, and the statistics over all games.

## Head of the sheet: who has won. $name is a player, $by a number of points, $names a list of players.

web-end-wins = { $by ->
    [one] { $name } wins by { $by } point.
   *[other] { $name } wins by { $by } points.
}
# The same points, but more from krones and kitchen.
web-end-tiebreak = Level on points: { $name } wins on krones and kitchen.
web-end-shared = A shared victory: { $names }.
web-end-beats-leopold = { $by ->
    [one] { $name } beats Leopold by { $by } point.
   *[other] { $name } beats Leopold by { $by } points.
}
web-end-leopold-wins = { $by ->
    [one] Leopold wins by { $by } point.
   *[other] Leopold wins by { $by } points.
}
web-end-leopold-tie = Level on points, and a tie is Leopold's.
web-end-counting = The books are being closed…
web-end-dice = { $n ->
    [one] { $n } die taken
   *[other] { $n } dice taken
}
web-end-lasted-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
# $n hours and $minutes minutes
web-end-lasted-hours = { $n } h { $minutes } min
web-end-lasted-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
web-end-replay = Replay
web-end-share = Share
web-end-copied = Link copied
web-end-copied-told = The link to this score sheet is on the clipboard.
web-end-save = Save file
web-end-again = Play again
# Offered after a game against computers of one level that was one-sided; begins a quick game against another.
web-end-closer = A closer game: { $level }

## The sheet

web-end-sheet = Points by source
web-end-best = best of the row
web-end-source-guests = Guests checked in
web-end-source-rooms = Points printed in rooms
web-end-source-groups = Full blue groups
web-end-source-objectives = Objectives
web-end-source-emperor = Emperor track
web-end-source-tiles = Emperor tiles
web-end-source-staff = Staff during play
web-end-source-staff_end = End-of-game staff
web-end-source-floors = Occupied rooms by floor
web-end-source-krones = Krones
web-end-source-kitchen = Left in the kitchen
web-end-source-cafe = Guests still waiting
web-end-before-final = Before the final scoring
web-end-total = Total
web-end-so-far = So far
web-end-not-told = not counted yet

## The final scoring told step by step

web-end-tell = Scoring, step by step
web-end-tell-begin = The last die is taken. Staff, rooms, krones, kitchen and café are still to be counted.
web-end-tell-part = Part { $n } of { $of }
web-end-tell-nobody = Nobody gains or loses anything here.
web-end-tell-next = Next
web-end-tell-skip = Skip to the end
web-end-tell-done = That is the whole account.
web-end-tell-close = Close

## Points over the game

web-end-curve = Points over the game
web-end-curve-label = Curves of the points of all players over the rounds; the same numbers are in the table below.
web-end-curve-source = Which points the curves show
web-end-curve-all = All points
# Stands before the numbers 1 to 7 under the curves; short.
web-end-curve-round = round
# Stands at the end of the row of rounds; short.
web-end-curve-final = final
web-end-curve-emperor = Here the emperor scores.
web-end-curve-table = The curves as a table
web-end-curve-table-caption = Points at the end of each round
web-end-curve-player = Player
web-end-curve-after = Round { $round }
web-end-moments = The greatest single gains

## The hotels in the end

web-end-hotels = The hotels in the end
web-end-hotel = { $occupied ->
    [one] { $occupied } room occupied
   *[other] { $occupied } rooms occupied
}, { $prepared } prepared
web-end-place-1 = first
web-end-place-2 = second
web-end-place-3 = third
web-end-place-4 = fourth
web-end-best-guest = Best guest
# $guest is the name of a guest, $points what he brought.
web-end-best-guest-is = { $guest }, { $points }
web-end-groups = Groups filled
web-end-groups-of = { $full } of { $groups }

## No result

web-end-no-result = No score yet
web-end-running = This game is still being played
web-end-ended = This game was ended without a result
web-end-no-result-text = A score sheet is written when a game has been played to its end.
web-end-to-table = To the table

## Statistics over all one's games

web-end-statistics = Your ledger
web-end-statistics-lead = What your finished games say together. Games on a shared screen, and seats you gave up, are not counted.
web-end-statistics-none = Nothing in the ledger yet
web-end-statistics-none-text = Play a game to its end, and it will be entered here.
web-end-statistics-play = New game
web-end-statistics-learn = Learn with Gustav
# The large number stands above these words.
web-end-figure-games = { $n ->
    [one] game played
   *[other] games played
}
web-end-figure-won = { $n ->
    [one] won: { $n } game
   *[other] won: { $n } games
}
web-end-figure-mean = points on average
web-end-figure-best = best game
web-end-figure-streak = { $now ->
    [0] longest run of victories
   *[other] longest run of victories, now { $now }
}
web-end-form = Form
web-end-form-one = One more game and a curve begins.
# $won is won or lost; $place is from 1 to 4.
web-end-form-game = { $won ->
    [won] { $day }, { $title }: won with { $score } points, the next had { $other }.
   *[lost] { $day }, { $title }: { $score } points, place { $place } of { $players }; the best rival had { $other }.
}
web-end-form-untitled = untitled table
web-end-form-won = won
web-end-form-lost = not won
web-end-form-other = best rival
web-end-form-mean = mean of five games
web-end-form-list = { $n ->
    [one] The last game as a list
   *[other] The last { $n } games as a list
}
web-end-sources = Where your points come from
# $source is a source of points as in the score sheet, $by a number of points.
web-end-sources-best = You are ahead of the winners in “{ $source }”, by { $by } points a game.
web-end-sources-worst = There is most to gain in “{ $source }”: winners make { $by } points more a game.
web-end-column-source = Source
web-end-column-own = You
web-end-column-winner = Winners
web-end-by-players = By table
web-end-column-players = Table
web-end-column-games = Games
web-end-column-won = Won
web-end-column-mean = Mean
web-end-column-best = Best
web-end-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
web-end-level-easy = Leopold, easy
web-end-level-medium = Leopold, medium
web-end-level-hard = Leopold, hard
web-end-regulars = Your regulars
web-end-household = Your household
web-end-times = { $n ->
    [one] once
   *[other] { $n } times
}
