### Messages to somebody who is not at the table; its address follows after the text. $title: what the table is called.

alert-table = Grand Austria Hotel
alert-turn-subject = It is your turn: { $title }
alert-turn-text = It is your turn at the table { $title }.
alert-confirm-subject = Your code for Grand Austria
# Followed by nothing: the whole letter. $code: eight letters and digits
alert-confirm-text = The code that confirms this address is { $code }. If you did not ask for it, you need not do anything.
# $count: how many, at least two.
alert-many-turn = It is your turn in { $count } games
# $count: how many, at least two.
alert-many-news = { $count } messages from your tables
alert-trial-subject = This is how you are told
alert-trial-text = It works: this browser tells you when it is your turn.
