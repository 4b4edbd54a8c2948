### Messages to somebody who is not at the table, from quick pairing and invitations; an address follows after the text. $title: what the table is called.

alert-paired-subject = Your game has begun: { $title }
alert-paired-text = You have found people to play with. Your game has begun at the table { $title }.
alert-round-subject = The round has begun: { $title }
alert-round-text = A round of the tournament { $title } has begun, and your table is waiting for you.
# $name: who invites.
alert-invited-subject = { $name } invites you: { $title }
# $name: who invites.
alert-invited-text = { $name } invites you to the table { $title }. As long as a seat is free, the invitation stands on the home page.
