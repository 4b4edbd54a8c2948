### Choosing at the same time, talk beside the table, private notes.

web-together-choose = Puoi già scegliere. Nessuno lo vede prima del tuo turno.
# $choice: sentences that say what was chosen.
web-together-ready = Hai scelto. { $choice }
web-together-change = Cambia
# $names: a list of players.
web-together-others = Scelta fatta: { $names }.
web-together-rooms = Che cosa si vede
web-together-room-players = Tavolo
web-together-room-spectators = Pubblico
web-together-room-notes = I miei appunti
web-together-say = Scrivi agli altri del pubblico
web-together-apart = Chi gioca lo legge solo a partita finita.
web-together-over = Lo ha detto il pubblico.
web-together-notes = Appunti su questa partita
web-together-notes-about = Li leggi solo tu. Restano anche a partita finita.
web-together-keep = Conserva
web-together-kept = Conservato.
web-refusal-not-together = Prima del tuo turno non c’è niente da scegliere.
web-refusal-too-many-notes = Hai appunti su troppe partite. Svuotane uno che non ti serve.
