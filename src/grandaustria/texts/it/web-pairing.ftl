### Trovare con chi giocare: ricerca rapida, persone con cui si è giocato, inviti, blocchi.

web-title-people = Persone

## Ricerca rapida: il proprio desiderio

web-pairing = Gioca con altri
web-pairing-text = Di’ a che cosa vuoi giocare: chi vuole lo stesso si siede con te.
web-pairing-find = Trova giocatori
web-pairing-people = Con chi hai giocato
web-pairing-how-fast = A che ritmo?
web-pairing-pace-quick = Veloce
web-pairing-pace-steady = Regolare
web-pairing-pace-calm = Con calma
web-pairing-pace-daily = Ogni giorno
web-pairing-pace-slow = Ogni pochi giorni
web-pairing-live = Dal vivo, in una volta.
web-pairing-over-days = In più giorni.
web-pairing-counts = La partita conta?
web-pairing-counts-no = Per divertimento
web-pairing-counts-no-text = Nessun rating cambia.
web-pairing-counts-yes = Classificata
web-pairing-counts-yes-text = Conta per il tuo rating: niente suggerimenti, nessun turno si riprende, e chi se ne va perde.
web-pairing-account = Le partite classificate sono per chi ha un account.
web-pairing-rated = classificata
web-pairing-kind = { $players ->
    [2] Una partita in due
    [3] Una partita in tre
   *[other] Una partita in quattro
}

## Che cosa aspettano gli altri

web-pairing-others-title = Che cosa aspettano gli altri
web-pairing-others = { $people ->
    [one] Una persona vuole giocare
   *[other] { $people } persone vogliono giocare
} { $players ->
    [2] in due.
    [3] in tre.
   *[other] in quattro.
}
web-pairing-join = Unisciti

## Durante l’attesa

web-pairing-looking = Ricerca di giocatori
web-pairing-missing = { $count ->
    [one] Manca ancora una persona.
   *[other] Mancano ancora { $count } persone.
}
web-pairing-since = Aspetti da { $time }
web-pairing-stay-live = Intanto gira pure per la casa, ma lasciane aperta una pagina: andrà al tavolo quando la tua partita comincia.
web-pairing-stay-days = Puoi chiudere la pagina. Il tuo desiderio finisce se manchi a lungo: { $time }.
web-pairing-stop = Non cercare più
web-pairing-show = Mostra
web-pairing-stopped = Non cerchi più giocatori.
web-pairing-lost = Non cerchi più giocatori: questa pagina non si è fatta sentire per troppo tempo.
web-pairing-again = Cerca ancora
web-pairing-begun = La tua partita comincia

## Che cosa offre la casa dopo un po’

web-pairing-offer = Un’offerta della casa
web-pairing-offer-alone = { $seats ->
    [one] Un computer ({ $bot }) può prendere il posto libero, e la tua partita comincia subito.
   *[other] I computer ({ $bot }) possono prendere i { $seats } posti liberi, e la tua partita comincia subito.
}
web-pairing-offer-some = { $seats ->
    [one] Un computer ({ $bot }) può prendere il posto libero. Si chiede anche a chi aspetta con te.
   *[other] I computer ({ $bot }) possono prendere i { $seats } posti liberi. Si chiede anche a chi aspetta con te.
}
web-pairing-offer-asked = { $agreed ->
    [one] Una persona vuole cominciare, con il computer ({ $bot }) nei posti liberi. Se non accetti in tempo, la partita comincia senza di te, e tu aspetti ancora.
   *[other] { $agreed } persone vogliono cominciare, con il computer ({ $bot }) nei posti liberi. Se non accetti in tempo, la partita comincia senza di te, e tu aspetti ancora.
}
web-pairing-offer-accepted = Accetti: quel che resta libero lo prende il computer ({ $bot }).
web-pairing-begins = Si comincia al più tardi tra { $time }.
web-pairing-offer-fill = Comincia con il computer
web-pairing-wait-on = Aspetta ancora

## Persone con cui si è giocato

web-people-lead = Dalle più recenti. Invitale a un tavolo, o fa’ in modo di non incontrarle più.
web-people-games = { $count ->
    [one] Una partita insieme.
   *[other] { $count } partite insieme.
}
web-people-last = Ultima partita { $when }.
web-people-none = Non hai ancora giocato con nessuno
web-people-none-text = Chi si siede a un tavolo con te appare qui quando la partita comincia.
web-people-invite = Invita
web-people-invite-whom = Invita { $name }
web-people-tables = A uno dei tuoi tavoli aperti
web-people-open = Apri un tavolo insieme
web-people-invited = Invito spedito
web-people-declined = Ha rifiutato

## Inviti ricevuti

web-people-invitations = Inviti
web-people-invites = { $name } ti invita.
web-people-decline = Rifiuta
web-people-declined-said = Hai rifiutato l’invito di { $name }.

## Blocchi

web-people-blocked = Persone bloccate
web-people-block = Blocca
web-people-block-whom = Blocca { $name }
web-people-block-sure = Bloccare { $name }?
web-people-block-what = Non leggi più ciò che scrive { $name }, la ricerca non vi mette insieme, e i suoi inviti non ti arrivano; { $name } non può sedersi ai tuoi tavoli. Nessuno glielo dice. Sotto «{ web-title-people }» puoi tornare indietro.
web-people-blocked-said = Hai bloccato { $name }.
web-people-unblock = Sblocca
web-people-unblock-whom = Sblocca { $name }
web-people-unblocked-said = Hai sbloccato { $name }.
