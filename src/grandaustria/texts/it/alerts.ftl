### Messages to somebody who is not at the table; its address follows after the text. $title: what the table is called.

alert-table = Grand Austria Hotel
alert-turn-subject = Tocca a te: { $title }
alert-turn-text = Tocca a te al tavolo { $title }.
alert-confirm-subject = Il tuo codice per Grand Austria
# Followed by nothing: the whole letter. $code: eight letters and digits
alert-confirm-text = Il codice che conferma questo indirizzo è { $code }. Se non lo hai richiesto, non devi fare nulla.
# $count: how many, at least two.
alert-many-turn = Tocca a te in { $count } partite
# $count: how many, at least two.
alert-many-news = { $count } messaggi dai tuoi tavoli
alert-trial-subject = Così ti avvisiamo
alert-trial-text = Funziona: questo browser ti dice quando tocca a te.
