### Messaggi a chi non è al tavolo, dalle partite rapide e dagli inviti; l’indirizzo segue il testo. $title: come si chiama il tavolo.

alert-paired-subject = La tua partita è iniziata: { $title }
alert-paired-text = Hai trovato con chi giocare. La tua partita al tavolo { $title } è iniziata.
alert-round-subject = Il turno è iniziato: { $title }
alert-round-text = Nel torneo { $title } è iniziato un turno: il tuo tavolo ti aspetta.
# $name: chi invita.
alert-invited-subject = { $name } ti invita: { $title }
# $name: chi invita.
alert-invited-text = { $name } ti invita al tavolo { $title }. Finché un posto è libero, l’invito ti aspetta nella pagina iniziale.
