### Messages to somebody who is not at the table; its address follows after the text. $title: what the table is called.

alert-table = Grand Austria Hotel
alert-turn-subject = It is your turn: { $title }
alert-turn-text = It is your turn at the table { $title }.
