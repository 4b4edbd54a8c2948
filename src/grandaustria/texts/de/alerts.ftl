### Messages to somebody who is not at the table; its address follows after the text. $title: what the table is called.

alert-table = Grand Austria Hotel
alert-turn-subject = Du bist am Zug: { $title }
alert-turn-text = Du bist am Tisch { $title } am Zug.
alert-confirm-subject = Dein Code für Grand Austria
# Followed by nothing: the whole letter. $code: eight letters and digits
alert-confirm-text = Der Code, der diese Adresse bestätigt, lautet { $code }. Falls du ihn nicht angefordert hast, brauchst du nichts zu tun.
# $count: how many, at least two.
alert-many-turn = Du bist in { $count } Partien am Zug
# $count: how many, at least two.
alert-many-news = { $count } Nachrichten von deinen Tischen
alert-trial-subject = So erfährst du es
alert-trial-text = Es klappt: Dieser Browser sagt dir, wenn du am Zug bist.
