### Why an action is refused. $text: what was given. $price, $krones: numbers of krones.
### $guest, $staff, $objective: names as the reader sees them. $missing: a list of items. $seat: counted from 1.

## Turn

error-game-over = La partita è finita.
error-chance-pending = I dadi o le carte non sono ancora noti.
error-not-chance = Ora non si aspetta nessun dado e nessuna carta.
error-not-legal = { $action } ora non è possibile.
error-unknown-action = Non c’è un’azione numero { $text }.
error-other-seat = Ora decide il posto { $seat }, non questo.
error-pass-begun = Si può passare solo al posto di un turno, non a metà.
error-pass-extra = Non si può passare un turno extra.
error-end-without-die = Devi prendere un dado prima di terminare il turno.
error-end-without-action = Devi svolgere l’azione di uno spazio prima di terminare il turno extra.
error-cannot-decline = Non puoi rinunciarvi.

## Dice

error-no-die = Sulla plancia non c’è nessun { $die }.
error-die-taken = In questo turno hai già preso un dado.
error-action-done = Il turno extra ha una sola azione.
error-boost-price = { $price ->
    [one] Potenziare costa { $price } corona; ne hai { $krones }.
   *[other] Potenziare costa { $price } corone; ne hai { $krones }.
}
error-boosted-six = { $price ->
    [one] Un 6 potenziato costa { $price } corona; ne hai { $krones }.
   *[other] Un 6 potenziato costa { $price } corone; ne hai { $krones }.
}
error-six-price = { $price ->
    [one] Un 6 costa { $price } corona; ne hai { $krones }.
   *[other] Un 6 costa { $price } corone; ne hai { $krones }.
}
error-six-copied = Un 6 svolge una delle azioni da 1 a 5.
error-split-range = { $second ->
    [cake] Torte: al massimo { $highest }; mai più torte che strudel.
    [coffee] Caffè: al massimo { $highest }; mai più caffè che vino.
   *[emperor] Passi sul tracciato dell’Imperatore: al massimo { $highest }.
}

## Guests and food

error-guest-after-die = Un ospite si può prendere solo prima del dado.
error-guest-taken = In questo turno hai già preso un ospite.
error-no-guest = Al posto { $place } della fila non c’è nessun ospite.
error-no-free-table = Tutti i tuoi tavoli sono occupati.
error-guest-price = { $price ->
    [one] Questo ospite costa { $price } corona; ne hai { $krones }.
   *[other] Questo ospite costa { $price } corone; ne hai { $krones }.
}
error-table-empty = Al tavolo { $table } non siede nessuno.
error-order-incomplete = { $guest } aspetta ancora { $missing }.
error-order-complete = L’ordinazione di { $guest } è già completa.
error-not-ordered = { $guest } non vuole { $food ->
    [strudel] altro strudel
    [cake] altra torta
    [wine] altro vino
   *[coffee] altro caffè
}.
error-no-food = In cucina non hai { $food ->
    [strudel] strudel
    [cake] torte
    [wine] vino
   *[coffee] caffè
}.
error-food-not-gained = Tra ciò che hai appena ricevuto non c’è { $food ->
    [strudel] uno strudel
    [cake] una torta
    [wine] un vino
   *[coffee] un caffè
}.
error-serve-price = { $price ->
    [one] Servire costa { $price } corona; ne hai { $krones }.
   *[other] Servire costa { $price } corone; ne hai { $krones }.
}

## Rooms

error-no-room = Non hai camere preparate.
error-no-room-of-colour = Non hai camere { $colour ->
    [blue] blu
    [red] rosse
   *[yellow] gialle
} preparate.
error-room-colour = La camera { $room } non è { $colour ->
    [blue] blu
    [red] rossa
   *[yellow] gialla
}.
error-room-not-prepared = La camera { $room } non è preparata.
error-room-occupied = La camera { $room } è già occupata.
error-room-not-occupied = La camera { $room } non è occupata.
error-room-taken = La camera { $room } è già preparata o occupata.
error-not-adjacent = La camera { $room } non è accanto a nessuna camera del tuo hotel.
error-first-room = La prima camera è quella in basso a sinistra.
error-room-price = { $price ->
    [one] La camera { $room } costa { $price } corona; ne hai { $krones }.
   *[other] La camera { $room } costa { $price } corone; ne hai { $krones }.
}
error-floor-limit = Qui sono possibili solo camere fino al piano { $floor }.
error-room-not-removable = La camera { $room } non è la prossima: la penalità toglie la più alta possibile.

## Staff

error-staff-not-in-hand = { $staff } non è nella tua mano.
error-staff-not-offered = { $staff } non è tra le carte offerte.
error-staff-price = { $price ->
    [one] { $staff } costa { $price } corona; ne hai { $krones }.
   *[other] { $staff } costa { $price } corone; ne hai { $krones }.
}
error-staff-not-played = { $staff } non lavora per te.
error-staff-used = In questo round hai già usato { $staff }.
error-staff-not-end = { $staff } non è una carta di fine partita.
error-staff-not-in-pack = { $staff } non è nel mazzetto davanti a te.
error-hire-between = Si assume prima o dopo le camere, non nel mezzo.
error-staff-not-round = { $staff } non è una carta da usare una volta per round.

## Objectives

error-objective-unmet = La condizione dell’obiettivo «{ $objective }» non è soddisfatta.
error-objective-claimed = Hai già rivendicato l’obiettivo «{ $objective }».
error-objective-full = Sull’obiettivo «{ $objective }» non c’è più posto.

## Rewards and penalties

error-no-bonus = Nessun gruppo di camere si è appena riempito.
error-bonus-after-reward = Il bonus del gruppo pieno ora arriva dopo la ricompensa.
error-reward-done = Di questa ricompensa non resta la parte { $part }.
error-reward-order = Prima viene l’altra parte; in quest’ordine non cambierebbe nulla.
error-penalty-unprotected = Nessuno del tuo personale può evitarti una penalità.
error-penalty-price = { $price ->
    [one] Evitare la penalità costa { $price } corona; ne hai { $krones }.
   *[other] Evitare la penalità costa { $price } corone; ne hai { $krones }.
}
error-penalty-too-much = Non puoi pagare per intero questa penalità.
error-penalty-first = Puoi pagare per intero la prima penalità, quindi vale quella.
error-one-penalty = Questa tessera ha una sola penalità.

## Something else is asked first

error-open-draft = Prima tieni una carta del mazzetto.
error-open-guests = Prima prendi un ospite dalla fila.
error-open-first_rooms = Prima prepara le tue prime camere.
error-open-pick = Prima assumi una delle carte offerte, o nessuna.
error-open-under = Prima metti le carte offerte in fondo al mazzo.
error-open-return = Prima metti in fondo al mazzo delle carte della tua mano.
error-open-food = Prima decidi dove va ciò che hai appena ricevuto.
error-open-any = Prima scegli la porzione che ricevi.
error-open-prepare = Prima prepara una camera, o rinuncia.
error-open-hire = Prima assumi una carta della tua mano, o rinuncia.
error-open-occupy = Prima scegli le camere da girare sul lato occupato, o rinuncia.
error-open-guest = Prima prendi gratis un ospite, o rinuncia.
error-open-gizia = Prima svolgi l’azione extra, o rinuncia.
error-open-six = Prima scegli l’azione del 6.
error-open-die-1 = Prima dividi la forza tra strudel e torte.
error-open-die-2 = Prima dividi la forza tra vino e caffè.
error-open-die-3 = Prima prepara camere con il dado, o smetti.
error-open-die-4 = Prima dividi la forza tra corone e Imperatore.
error-open-die-5 = Prima assumi una carta con il dado, o rinuncia.
error-open-serve = Prima finisci di servire, o smetti.
error-open-complete = Prima scegli l’ospite di cui completare l’ordinazione.
error-open-reward = Prima scegli quale parte della ricompensa applicare.
error-open-penalty = Prima decidi sulla penalità dell’Imperatore.
error-open-remove = Prima scegli la camera da perdere.
error-open-dismiss = Prima scegli la carta da perdere.

## In a turn, when nothing is asked

error-when-done = Non c’è nulla da rifiutare o da interrompere; un turno finisce con la sua azione.
error-when-pay = Solo quando l’Imperatore punisce puoi pagare per evitare la penalità.
error-when-suffer = Solo il conteggio imperiale porta una penalità.
error-when-bonus = Il bonus di un gruppo pieno arriva solo con il suo ultimo ospite.
error-when-reward = Ora non c’è nessuna ricompensa in corso.
error-when-action = Un’azione si sceglie solo con un 6 o grazie a un ospite che lo permette.
error-when-food = Cibi e bevande si scelgono solo quando una carta lascia la scelta.
error-when-place = Si assegna solo ciò che hai appena ricevuto; dalla cucina bisogna servire.
error-when-complete = Solo una carta che lo dice completa subito un’ordinazione.
error-when-split = La forza si divide solo dopo aver preso un 1, un 2 o un 4.
error-when-prepare = Le camere si preparano con un 3 o con una carta che lo permette.
error-when-occupy = Le camere diventano occupate quando vi alloggia un ospite o con una carta che lo permette.
error-when-remove = Le camere si perdono solo per le penalità dell’Imperatore.
error-when-hire = Il personale si assume con un 5 o con una carta che lo permette.
error-when-under = Nessuna carta deve andare in fondo al mazzo.
error-when-keep = Le carte si tengono solo durante il draft.
error-when-dismiss = Il personale si licenzia solo per le penalità dell’Imperatore.

## Chance

error-other-chance = { $awaited ->
    [roll] Si aspetta un lancio di dado.
    [first] Si aspetta di sapere chi comincia.
    [hotel] Si aspetta un hotel.
    [tile] Si aspetta una tessera Imperatore.
    [objective] Si aspetta un obiettivo.
    [draw-guest] Si aspetta un ospite.
    [leopold] Si aspetta una carta di Leopold.
   *[draw-staff] Si aspetta una carta Personale.
}
error-outcome-seat = Non c’è un posto { $seat }.
error-outcome-hotel = { $hotel ->
    [night] L’hotel notturno non viene distribuito.
    [day_a] L’hotel diurno A è già stato distribuito.
    [day_b] L’hotel diurno B è già stato distribuito.
    [day_c] L’hotel diurno C è già stato distribuito.
   *[day_d] L’hotel diurno D è già stato distribuito.
}
error-outcome-group = Ora si pesca il gruppo { $group }.
error-outcome-guest = { $guest } non è nel mazzo.
error-outcome-staff = { $staff } non può arrivare ora.
error-outcome-leopold = La carta { $card } di Leopold è già stata scoperta.

## Undo

error-nothing-to-undo = Non c’è nulla da annullare.
error-nothing-to-redo = Non c’è nulla da ripristinare.
error-undo-revealed = Ciò che è stato scoperto non si può annullare.
