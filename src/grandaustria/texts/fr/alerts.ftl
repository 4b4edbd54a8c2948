### Messages to somebody who is not at the table; its address follows after the text. $title: what the table is called.

alert-table = Grand Austria Hotel
alert-turn-subject = C’est à toi de jouer : { $title }
alert-turn-text = C’est à toi de jouer à la table { $title }.
alert-confirm-subject = Ton code pour Grand Austria
# Followed by nothing: the whole letter. $code: eight letters and digits
alert-confirm-text = Le code qui confirme cette adresse est { $code }. Si tu ne l’as pas demandé, tu n’as rien à faire.
# $count: how many, at least two.
alert-many-turn = C’est à toi de jouer dans { $count } parties
# $count: how many, at least two.
alert-many-news = { $count } messages de tes tables
alert-trial-subject = Voici comment tu l’apprends
alert-trial-text = Ça marche : ce navigateur te dit quand c’est à toi de jouer.
