### Rating: tavoli classificati, classifiche, la pagina di una persona, e tutti i propri dati in un file.

web-title-leaderboards = Classifiche
web-title-person = Chi gioca qui

## Aprire e trovare tavoli classificati

web-ratings-choice = Classifica
web-ratings-choice-no = Per divertimento
web-ratings-choice-no-text = Nessun rating cambia.
web-ratings-choice-yes = Classificata
web-ratings-choice-yes-text = Il risultato cambia il rating di chi gioca.
web-ratings-about = Una partita classificata ha un orologio e le regole di un regolamento; non ci sono suggerimenti e nessun turno si riprende. Conta dal primo dado: chi se ne va dopo ha perso, anche contro i computer, e l’apprendista gioca al suo posto. Al tavolo ognuno vede il rating di tutti.
web-ratings-account = Per le partite classificate serve un account: un nome e una password.
web-ratings-account-do = Crea un account
web-ratings-join = Un posto è tenuto per te. Per prenderlo ti serve un account.
web-ratings-rules = Una partita classificata segue un regolamento, e qui ci sono regole cambiate.
web-ratings-sum = La partita è classificata.
web-ratings-mark = classificata
web-ratings-filter-true = Solo classificate
web-ratings-filter-false = Solo per divertimento

## Perché no

web-refusal-rated = In una partita classificata non è possibile.
web-refusal-rated-solo = In solitario non c’è nessuno con cui misurarsi.
web-refusal-rated-hot-seat = Le partite su un solo schermo non sono classificate.
web-refusal-rated-rules = Una partita classificata segue un regolamento. Annulla le modifiche alle singole regole.
web-refusal-rated-clock = Una partita classificata ha un orologio. Scegline uno.
web-refusal-rated-then = In una partita classificata gioca il computer quando il tempo scade. Scegli come.
web-refusal-rated-stand-in = In una partita classificata solo l’apprendista gioca al posto di qualcuno.
web-refusal-rated-bot = Questo computer non gioca partite classificate.
web-refusal-rated-back = In una partita classificata nessun turno si riprende.
web-refusal-rated-end = Questa partita conta già. Chi non vuole continuare si arrende.

## Al tavolo, e dopo la partita

web-ratings-told = Rating: { $rating }
web-ratings-told-provisional = Rating: { $rating }? (provvisorio)
web-ratings-provisional = provvisorio
web-ratings-provisional-text = Provvisorio: dopo così poche partite può essere ancora lontano dal vero.
web-ratings-news-unrated = Non più classificata: qualcuno è andato via o in ritardo.
web-ratings-ratings = I rating
web-ratings-before = Prima
web-ratings-change = Variazione
web-ratings-after = Dopo
web-ratings-fixed = resta uguale

## Classifiche

web-ratings-ways = Statistiche e rating
web-ratings-way-statistics = Le mie statistiche
web-ratings-way-leaderboards = Classifiche
web-ratings-way-person = La mia pagina
web-ratings-board-lead = I migliori tra chi mostra il proprio rating, e i computer in mezzo a loro.
web-ratings-board-empty = In questa classifica non c’è ancora nessuno.
web-ratings-board-empty-text = Apri un tavolo classificato o siediti a uno. Chi ha giocato abbastanza e mostra il proprio rating entra in classifica.
web-ratings-players = Persone
web-ratings-pace = Ritmo
web-ratings-pace-live = Dal vivo
web-ratings-pace-days = Su più giorni
web-ratings-column-place = Posto
web-ratings-column-name = Nome
web-ratings-column-rating = Rating
web-ratings-column-last = Ultima partita
web-ratings-column-day = Giorno
web-ratings-deviation = ±{ $deviation }
web-ratings-computer = { $name } (computer)
web-ratings-you = tu
web-ratings-own-none = Non hai ancora giocato una partita classificata di questo tipo.
web-ratings-own-provisional = La tua riga la vedi solo tu: il tuo rating è ancora provvisorio.
web-ratings-own-hidden = La tua riga la vedi solo tu: non mostri il tuo rating.
web-ratings-to-account = Cambia che cosa vedono gli altri

## La pagina di una persona

web-ratings-since = In questa casa dal { $day }
web-ratings-seen-all = Tutti possono vedere questa pagina, con i tuoi rating.
web-ratings-seen-page = Tutti possono vedere questa pagina. I rating li vedi solo tu.
web-ratings-seen-none = Solo tu puoi vedere questa pagina.
web-ratings-unseen = Qui non c’è una pagina da vedere
web-ratings-unseen-text = Nessuno con questo nome gioca qui, oppure la pagina non è mostrata.
web-ratings-person-empty = Ancora niente da raccontare
web-ratings-person-empty-text = La prima partita giocata fino in fondo comparirà qui.
web-ratings-kind-live = { $count ->
    [one] { $count } persona, dal vivo
   *[other] { $count } persone, dal vivo
}
web-ratings-kind-days = { $count ->
    [one] { $count } persona, su più giorni
   *[other] { $count } persone, su più giorni
}
web-ratings-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
web-ratings-course = Il rating nel tempo
web-ratings-which = Quale rating
web-ratings-course-mark = dopo una partita
web-ratings-course-band = quanto era incerto
web-ratings-against = Contro i computer
web-ratings-won = Davanti a loro
web-ratings-drawn = Pari
web-ratings-lost = Dietro di loro
web-ratings-guests = Ospiti preferiti
web-ratings-staff = Personale preferito

## Nell’account

web-ratings-shown = Che cosa vedono gli altri
web-ratings-shown-text = A un tavolo classificato tutti quelli che vedono il tavolo vedono comunque il tuo rating.
web-ratings-show-ratings = Mostra i miei rating
web-ratings-show-ratings-text = Nelle classifiche, ai tavoli non classificati e sulla mia pagina, se è mostrata.
web-ratings-show-page = Mostra la mia pagina
web-ratings-show-page-text = Tutti vedono i miei risultati, le mie carte preferite e le mie partite pubbliche.
web-ratings-export = I miei dati
web-ratings-export-text = Tutto ciò che questa casa sa di te, in un file.
web-ratings-export-do = Tutte le mie partite e i miei dati
