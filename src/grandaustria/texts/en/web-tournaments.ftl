### Tournaments: all tables of a round have the same luck.

web-cup-lead = At all tables of a round the luck is the same: everybody gets the same guests, staff and dice. All that differs is how one plays.
web-cup-none = There are no tournaments yet.
web-cup-none-text = Whoever has an account can open one. Computers fill the last tables.
web-cup-account = Tournaments need an account: a name and a password.
web-cup-taking-part = with you
# $name: who has opened it.
web-cup-hosted = opened by { $name }
web-cup-all = All tournaments
web-cup-entries = { $count ->
    [0] nobody takes part yet
    [one] one player
   *[other] { $count } players
}

## Opening one

web-cup-open-do = Open a tournament
web-cup-name = Title
web-cup-method = Who meets whom
web-cup-method-swiss = Swiss system
web-cup-method-swiss-text = Those with about the same points meet.
web-cup-method-round-robin = Round robin
web-cup-method-round-robin-text = Everybody meets everybody, up to 16.
web-cup-rounds = Rounds
web-cup-rounds-hint = At most half as many as take part, so that nobody meets anybody twice.
web-cup-level = Computers on empty places
web-cup-start-when = Start
web-cup-start-host = When I say so
web-cup-rounds-count = { $count ->
    [one] one round
   *[other] { $count } rounds
}
# $players: how many sit at a table, from 2 to 4.
web-cup-kind = tables of { $players }

## How it stands

web-cup-status-open = Open
# $round: the number of the round that is played.
web-cup-status-running = Round { $round } of { $rounds }
web-cup-status-over = Over
# $when: such as "in 3 hours".
web-cup-starts = Starts { $when }
# $name: who has opened it.
web-cup-begins-host = It starts when { $name } says so.
# $when: day and time.
web-cup-begins-at = It starts by itself: { $when }.
# $bot: a level of the computers.
web-cup-fill = Computers ({ $bot }) take the places that are free then.
web-cup-nobody = Nobody takes part yet.
web-cup-who = Who takes part
web-cup-standing = Standing
web-cup-column-points = Points
web-cup-column-compared = Comparison
web-cup-column-score = Scores
# Of one game.
web-cup-column-game = Score
web-cup-compared-what = Points: one for each at the table who came behind. Comparison: the share of those with the same seat whose score one has beaten.
web-cup-withdrawn = withdrawn
web-cup-which = Which round
web-cup-round = Round { $n }
web-cup-table = Table { $n }
web-cup-closed = What happens at the tables is seen by those who sit there. When the last game of the round is over, all of them can be looked at.
web-cup-playing = under way
web-cup-done = finished
web-cup-look = Look at the game
web-cup-look-at = Look at the game of table { $n }

## What one does

web-cup-join = Take part
web-cup-leave = Do not take part after all
web-cup-to-table = To my table
web-cup-start = Start now
web-cup-start-sure = Start this tournament now?
web-cup-start-what = The first round begins at once, and nobody can join any more.
web-cup-withdraw = Withdraw
web-cup-withdraw-sure = Withdraw from this tournament?
web-cup-withdraw-what = From the next round on the house plays for you, and you are listed behind all who stay. You cannot come back.
web-cup-remove = Delete
web-cup-remove-sure = Delete this tournament?
web-cup-remove-what = It does not take place, and nobody takes part any more.
web-cup-computers = Computers that take part
web-cup-computers-number = How many
web-cup-computers-set = Let in
web-refusal-too-many-tournaments = You have opened too many tournaments. Wait until one is over, or delete one.
web-refusal-cup-full = This tournament is full.
web-refusal-cup-started = This tournament has begun already.
web-refusal-cup-over = This tournament is over.
