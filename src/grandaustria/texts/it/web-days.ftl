### La partita del giorno: una volta per tutti, con la stessa fortuna, e com’è andata.

web-title-days = Partite del giorno
web-title-day = Partita del giorno

## Nella pagina iniziale

web-day-earlier = Giorni passati
web-day-same = La stessa fortuna per tutti, contro lo stesso avversario: { $bot }.
web-day-begun = { $count ->
    [0] Nessuno l’ha ancora cominciata.
    [one] Una persona l’ha cominciata.
   *[other] { $count } persone l’hanno cominciata.
}
web-day-next = La prossima arriva { $when }.
web-day-play = Gioca
web-day-go-on = Continua
web-day-results = Risultati
web-day-own = La mia partita
web-day-once = Un solo tentativo: una partita cominciata conta, finita o no.
web-day-counts = Nessun altro la vede finché il giorno non è finito; poi tutti possono guardare tutte le partite.
web-day-account = Può giocarla solo chi ha un account.
web-day-honest = Con un secondo account qualcuno potrebbe guardare prima; nessuno può impedirlo, perciò non conta per nessun rating.

## Un giorno, e tutti

web-day-waiting = Il giorno non è ancora finito
web-day-waiting-text = I risultati arrivano quando nessuno gioca più, al più tardi: { $when }. Fino ad allora tutte le partite sono chiuse.
web-day-column-points = Punti
web-day-look = { $name }: guarda la partita
web-day-unfinished = non finita
web-days-lead = Ciascuno con i suoi risultati, e tutte le partite da guardare.
web-days-none = Nessun giorno è ancora finito
web-days-none-text = I risultati saranno qui appena sarà stata giocata la prima partita del giorno.
web-day-opponent = Avversario: { $bot }
web-day-best = Il massimo dei punti: { $points }.
