### Choosing at the same time, talk beside the table, private notes.

web-together-choose = Tu peux déjà choisir. Personne ne le voit avant ton tour.
# $choice: sentences that say what was chosen.
web-together-ready = Ton choix est fait. { $choice }
web-together-change = Modifier
# $names: a list of players.
web-together-others = Choix fait : { $names }.
web-together-rooms = Ce qui est affiché
web-together-room-players = Table
web-together-room-spectators = Public
web-together-room-notes = Mes notes
web-together-say = Écris aux autres du public
web-together-apart = Celles et ceux qui jouent ne le lisent qu’à la fin de la partie.
web-together-over = C’est le public qui a dit cela.
web-together-notes = Notes sur cette partie
web-together-notes-about = Toi seul peux les lire. Elles restent après la partie.
web-together-keep = Garder
web-together-kept = Gardé.
web-refusal-not-together = Il n’y a rien à choisir avant ton tour.
web-refusal-too-many-notes = Tu as des notes sur trop de parties. Vides-en une dont tu n’as plus besoin.
