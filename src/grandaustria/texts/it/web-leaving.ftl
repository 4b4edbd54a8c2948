### Going away from a game: who is away, giving up, ending it together, taking back a turn that ended.

web-leaving-question = Una domanda al tavolo
# $name: who asks.
web-leaving-asks-end = { $name } chiede di chiudere la partita. Non conterebbe.
web-leaving-asks-back = { $name } chiede di annullare l’ultimo turno.
web-leaving-asked-end = Chiedi di chiudere la partita.
web-leaving-asked-back = Chiedi di annullare il tuo turno.
# $count: how many have not answered.
web-leaving-awaited = Risposte attese: { $count }.
web-leaving-withdraw = Ritira
web-leaving-agree = Accetta
web-leaving-decline = Rifiuta
web-leaving-away-name = Qualcuno non c’è
# $name: for whom the game waits. $when: such as "3 minutes ago".
web-leaving-away = { $name } non c’è, ultima presenza { $when }.
# $when: such as "in 7 minutes".
web-leaving-away-until = Il computer potrà giocare { $when }.
web-leaving-news-ended = La partita è stata chiusa senza risultato.
web-leaving-news-resigned = { $name } abbandona.
# $name: who is away.
web-leaving-news-away = Il computer gioca per { $name } finché il posto non viene ripreso.
web-leaving-news-declined = { $name } non è d’accordo.
web-leaving-news-withdrawn = { $name } ritira la domanda.
web-leaving-news-back = Il turno è annullato.
web-leaving-end = Chiedi di chiudere la partita
web-leaving-end-sure = Si chiede a tutti gli altri. Se tutti accettano, la partita finisce e non conta.
web-leaving-end-alone = La partita finisce e non conta.
web-leaving-end-ask = Chiedi agli altri
web-leaving-give-up = Abbandona
web-leaving-give-up-two = La partita finisce e l’hai persa.
web-leaving-give-up-more = Hai perso. Il computer gioca al tuo posto fino alla fine e non potrai riprenderlo.
web-leaving-give-up-yes = Abbandona per sempre
web-leaving-seat-resigned = Ha abbandonato; il computer continua
# $when: such as "3 minutes ago".
web-leaving-seat-away = Ultima presenza { $when }.
# On the button that takes steps back, when the turn has ended.
web-leaving-back = Chiedi di annullare il turno
# Under a name in a result: this player gave up.
web-leaving-note = abbandono
# $name: who wins. $other: who gave up.
web-leaving-headline = { $name } vince: { $other } abbandona.
# $n: how many games were given up.
web-leaving-figure = abbandoni: { $n }
web-leaving-patience = Se qualcuno resta assente
web-leaving-patience-hint = Dopo questo tempo gli altri possono far giocare il computer.
web-leaving-patience-live = 10 minuti: giochiamo dal vivo
web-leaving-patience-days = 3 giorni: giochiamo su più giorni
