### The rules in short, in our own words. Figures of the boards come as arguments, those of `web/src/cards/figures.ts`.

web-rules-title = Le regole in breve
web-rules-lead = Due pagine da leggere prima della prima sera. Al tavolo non si può fare nulla di vietato, e ogni rifiuto è spiegato.
web-rules-contents = Indice
web-rules-learn = Impara giocando
web-rules-cards = Il libro delle carte
web-rules-die = Dado { $face }

web-rules-aim = Di che cosa si tratta
web-rules-aim-text = Vienna a cavallo fra i secoli. Gestisci un caffè e l’hotel di sopra. Gli ospiti siedono nel tuo caffè e ordinano strudel, torta, vino e caffè; serviti di tutto, prendono una camera di sopra e lasciano punti e doni. Tutto si fa con dadi che tutti condividono.
web-rules-aim-points = Dopo { $rounds } round vince la casa con più punti. I punti vengono da ospiti, gruppi blu pieni, obiettivi, favore dell’Imperatore, personale, camere occupate, e da corone e porzioni rimaste.

web-rules-setup = L’inizio
web-rules-setup-text = Ognuno ha { $start_krones ->
    [one] { $start_krones } corona
   *[other] { $start_krones } corone
}, { $start_hand ->
    [one] { $start_hand } carta Personale
   *[other] { $start_hand } carte Personale
} in mano e, in cucina, { $start_kitchen }. Tre tessere Imperatore e tre obiettivi si pescano per tutti. Cinque ospiti formano la fila; a partire dall’ultimo posto ognuno ne prende uno gratis.
web-rules-setup-rooms = Poi ognuno prepara { $start_rooms ->
    [one] { $start_rooms } camera
   *[other] { $start_rooms } camere
}, la prima in basso a sinistra, le altre accanto a una già preparata, al prezzo del loro piano.
web-rules-setup-variants = Di notte tutti gli hotel sono uguali, di giorno ognuno è diverso. Il personale si distribuisce, si sceglie con il draft, o arriva in set introduttivi, i migliori per una prima partita.
web-rules-hotel-label = Un hotel di venti camere su quattro piani: quattro camere occupate, quattro preparate, le altre vuote.
web-rules-hotel-caption = Una porta aperta è una camera preparata, un colore intenso con un segno una occupata. Muri spessi circondano un gruppo.

web-rules-round = Un round
web-rules-round-text = La partita ha { $rounds } round. All’inizio di ognuno si lanciano tutti i dadi ({ $dice_two } in due, { $dice_three } in tre, { $dice_four } in quattro) e si dispongono per numero. Ognuno ha due turni per round. L’ordine va e torna: chi è ultimo ha due turni di seguito, chi comincia ha il primo turno e l’ultimo.
web-rules-round-pass = Al posto di un turno puoi passare. Quando tutti gli altri hanno passato o finito, un dado esce dal round, gli altri si rilanciano, e chi ha passato torna in gioco.

web-rules-turn = Un turno
web-rules-turn-guest = Prima puoi prendere un ospite dalla fila nel tuo caffè, se uno dei tuoi { $tables } tavoli è libero. Più è a destra, più ha aspettato e meno costa.
web-rules-turn-prices = Quanto costa un ospite, dalla sinistra della fila alla destra.
web-rules-turn-die = Poi prendi un dado e fai ciò che dice il suo numero. La forza è il numero di dadi in quello spazio, contati prima che tu prenda il tuo.
web-rules-die-1-name = Strudel e torte.
web-rules-die-1 = Tante porzioni quante ne indica la forza, ma mai più torte che strudel.
web-rules-die-2-name = Vino e caffè.
web-rules-die-2 = Tante porzioni quante ne indica la forza, ma mai più caffè che vino.
web-rules-die-3-name = Camere.
web-rules-die-3 = Prepara al massimo tante camere quante ne indica la forza, ognuna accanto a una camera del tuo hotel, ognuna al prezzo del suo piano: dal basso in alto { $floor_prices } corone.
web-rules-die-4-name = Corone e corte.
web-rules-die-4 = La forza si divide come vuoi tra la tua borsa e il tracciato dell’Imperatore.
web-rules-die-5-name = Personale.
web-rules-die-5 = Assumi una carta dalla tua mano; la forza ne riduce il prezzo.
web-rules-die-6-name = Ciò che vuoi.
web-rules-die-6 = Paga { $six_price ->
    [1] una corona
   *[other] { $six_price } corone
} e svolgi una delle azioni da 1 a 5 con la forza dei sei.
web-rules-turn-boost = Una volta per turno { $boost_price ->
    [1] una corona aggiunge
   *[other] { $boost_price } corone aggiungono
} un punto di forza al tuo dado. Lo dici prima di prenderlo. Nessuno ha mai più di { $most_krones ->
    [one] { $most_krones } corona
   *[other] { $most_krones } corone
}; l’eccedenza va persa.

web-rules-free = In ogni momento del tuo turno
web-rules-free-text = Quante volte vuoi, prima e dopo ospite e dado, ma mai nel mezzo di un’altra azione:
web-rules-free-serve-name = Servire.
web-rules-free-serve = Paga { $serve_price ->
    [1] una corona
   *[other] { $serve_price } corone
} e porta fino a { $serve_items ->
    [one] { $serve_items } porzione
   *[other] { $serve_items } porzioni
} dalla cucina ai tuoi ospiti.
web-rules-free-checkin-name = Alloggiare.
web-rules-free-checkin = Un ospite con l’ordinazione completa prende alloggio in una camera preparata del suo colore.
web-rules-free-claim-name = Rivendicare.
web-rules-free-claim = Prendi il valore libero più alto di un obiettivo che soddisfi in quel momento.
web-rules-free-use-name = Usare il personale.
web-rules-free-use = Ogni carta che lavora una volta per round, una volta per round.
web-rules-food = Ciò che ricevi può andare subito, gratis, sulle ordinazioni che lo chiedono. Il resto va in cucina. Ciò che sta su un’ordinazione ci resta.

web-rules-checkin = Alloggio e gruppi pieni
web-rules-checkin-text = Gli ospiti blu dormono in camere blu, i rossi in camere rosse, i gialli in camere gialle; i verdi dormono ovunque. La camera si gira sul lato occupato, l’ospite lascia il caffè, e il suo tavolo è di nuovo libero.
web-rules-checkin-reward = Segni i suoi punti e ricevi i suoi doni, ognuno se lo vuoi, nell’ordine che vuoi.
web-rules-groups = Quando l’ultima camera di un gruppo diventa occupata, in qualunque modo, il gruppo paga una volta:
web-rules-groups-caption = Quanto dà un gruppo pieno, per colore e grandezza
web-rules-groups-size = Camere del gruppo
web-rules-group-blue = Punti
web-rules-group-red = Corone
web-rules-group-yellow = Passi Imperatore

web-rules-emperor = L’Imperatore
web-rules-emperor-text = Dopo i round { $emperor_rounds } l’Imperatore fa il bilancio. Ognuno segna i punti della sua casella sul tracciato e poi arretra.
web-rules-emperor-back = Si arretra di { $back_first ->
    [one] { $back_first } casella
   *[other] { $back_first } caselle
} la prima volta, poi di { $back_second }, poi di { $back_third }, ma mai sotto lo 0. Chi allora è sulla casella { $bonus_from } o più in alto riceve il bonus della tessera; su 0 arriva la penalità; in mezzo non succede nulla.
web-rules-emperor-steps = Ogni passo oltre la fine del tracciato vale subito { $emperor_beyond ->
    [1] un punto
   *[other] { $emperor_beyond } punti
}.

web-rules-end = La fine
web-rules-end-text = Dopo l’ultimo round e l’ultima visita dell’Imperatore si aggiungono:
web-rules-final-staff = ciò che porta il personale di fine partita;
web-rules-final-rooms = { $floor_points } punti per una camera occupata, dal piano più basso in su;
web-rules-final-krones = { $final_krone ->
    [one] { $final_krone } punto
   *[other] { $final_krone } punti
} per ogni corona;
web-rules-final-kitchen = { $final_kitchen_item ->
    [one] { $final_kitchen_item } punto
   *[other] { $final_kitchen_item } punti
} per ogni porzione rimasta in cucina;
web-rules-final-cafe = meno { $final_cafe_guest ->
    [one] { $final_cafe_guest } punto
   *[other] { $final_cafe_guest } punti
} per ogni ospite ancora seduto nel caffè.
web-rules-end-tie = In parità vince chi ha più punti da corone e cucina. Se anche questo è pari, la vittoria è condivisa.
web-rules-objectives = Quanto vale un obiettivo per chi lo rivendica per primo, secondo e terzo.

web-rules-solo = In solitario contro Leopold
web-rules-solo-text = Leopold, che gestisce la casa rivale, gioca secondo venti carte sue. A ogni suo turno ne scopre una: porta ospiti direttamente nelle sue camere, toglie un dado, sale a corte, scopre personale e lavora agli obiettivi. Non gli servono né denaro né cibo, e non passa mai. Lo batti con più punti; in parità vince lui.

web-rules-editions = Che cosa fanno di diverso le edizioni
web-rules-editions-text = Il gioco è stato stampato più volte, e i regolamenti non concordano su tutto. Qui ne scegli uno per ogni tavolo, o li mescoli punto per punto.
