### Clocks of tables: choosing one, how much time is left, and what happens when it is up.

## Choosing one

web-clock = Clock
web-clock-kind-none = No clock
web-clock-kind-none-text = Everybody takes the time they need.
web-clock-kind-turn = A time for each turn
web-clock-kind-turn-text = For a game in one sitting.
web-clock-kind-budget = A time for the whole game
web-clock-kind-budget-text = Every turn adds a little to it.
web-clock-kind-days = Over days
web-clock-kind-days-text = Half a day to a week for each turn, with days off.
web-clock-each = For each turn
web-clock-whole = For the whole game
web-clock-addition = More for each turn
web-clock-days-off = Days off for everybody
web-clock-then = When the time is up
web-clock-then-turn = The computer plays this turn
web-clock-then-seat = The computer plays on until they are back
web-clock-then-wait = Everybody waits

## What was agreed

# $time, $more: lengths of time, such as "One day"; $count: days off.
web-clock-sum-turn = Time for a turn: { $time }.
web-clock-sum-budget = Time for the whole game: { $time }; more for each turn: { $more }.
web-clock-sum-days = Time for a turn: { $time }; days off: { $count }.
# $bot: the level that stands in.
web-clock-then-turn-sum = When it is up, the computer ({ $bot }) plays that turn.
web-clock-then-seat-sum = When it is up, the computer ({ $bot }) plays on until the seat is taken back.
web-clock-then-wait-sum = When it is up, everybody waits.

## At the table

web-clock-hours = { $hours } h { $minutes } min
web-clock-days-hours = { $days } d { $hours } h
web-clock-yours = Your time
web-clock-up = Time is up
# The title of the page in the own turn. $time: such as 0:09.
web-clock-title = { $time } left: your turn
web-clock-up-turn = Your time is up. In a few seconds the computer plays this turn.
web-clock-up-seat = Your time is up. In a few seconds the computer plays on, until you take your seat back.
web-clock-up-wait = Your time is up. The others wait for you.
# After the time is up: seconds in which a lost connection may come back.
web-clock-grace = { $seconds } s more, in case the connection was lost
web-clock-stood-in = Your time was up: the computer plays this turn.
web-clock-stood-in-for = { $name }'s time was up: the computer plays.
web-clock-off = Days off: { $count }
web-clock-off-take = Take a day off
