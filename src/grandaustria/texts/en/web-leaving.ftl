### Going away from a game: who is away, giving up, ending it together, taking back a turn that ended.

web-leaving-question = A question to the table
# $name: who asks.
web-leaving-asks-end = { $name } asks to end the game. It would count for nothing.
web-leaving-asks-back = { $name } asks to take back the last turn.
web-leaving-asked-end = You ask to end the game.
web-leaving-asked-back = You ask to take back your turn.
# $count: how many have not answered.
web-leaving-awaited = Answers awaited: { $count }.
web-leaving-withdraw = Withdraw
web-leaving-agree = Agree
web-leaving-decline = Do not agree
web-leaving-away-name = Somebody is away
# $name: for whom the game waits. $when: such as "3 minutes ago".
web-leaving-away = { $name } is not here, last seen { $when }.
# $when: such as "in 7 minutes".
web-leaving-away-until = The computer may play { $when }.
web-leaving-news-ended = The game was ended without a result.
web-leaving-news-resigned = { $name } has given up.
# $name: who is away.
web-leaving-news-away = The computer plays for { $name } until the seat is taken back.
web-leaving-news-declined = { $name } does not agree.
web-leaving-news-withdrawn = { $name } withdraws the question.
web-leaving-news-back = The turn is taken back.
web-leaving-end = Ask to end the game
web-leaving-end-sure = All others who play are asked. If they all agree, the game ends and counts for nothing.
web-leaving-end-alone = The game ends and counts for nothing.
web-leaving-end-ask = Ask the others
web-leaving-give-up = Give up
web-leaving-give-up-two = The game ends, and you have lost it.
web-leaving-give-up-more = You have lost. The computer plays your seat to the end, and you cannot take it back.
web-leaving-give-up-yes = Give up for good
web-leaving-seat-resigned = Has given up; the computer plays on
# $when: such as "3 minutes ago".
web-leaving-seat-away = Last seen { $when }.
# On the button that takes steps back, when the turn has ended.
web-leaving-back = Ask to take back the turn
# Under a name in a result: this player gave up.
web-leaving-note = gave up
# $name: who wins. $other: who gave up.
web-leaving-headline = { $name } wins: { $other } has given up.
# $n: how many games were given up.
web-leaving-figure = given up: { $n }
web-leaving-patience = If somebody stays away
web-leaving-patience-hint = After this time the others may let the computer play.
web-leaving-patience-live = 10 minutes: we play live
web-leaving-patience-days = 3 days: we play over days
