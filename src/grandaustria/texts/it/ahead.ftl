### Che cosa potrebbe portare un dado, che cosa fanno i sei spazi azione e che cosa si può fare in una volta.

## Che cosa potrebbe seguire: frasi intere

ahead-served = { $guest } riceve { $items }.
ahead-full = { $guest } riceve { $items } e ha tutto ciò che ha ordinato.
ahead-kitchen = { $items } in cucina.
ahead-rooms-all = { $amount ->
    [one] Potresti preparare { $amount } di queste camere: { $list }.
   *[other] Potresti preparare fino a { $amount } di queste camere: { $list }.
}
ahead-no-room-all = Non potresti preparare camere: non puoi pagarne nessuna di quelle a portata.
ahead-divide-all = { $amount ->
    [one] { $amount } corona o { $amount } casella sul tracciato dell’Imperatore.
   *[other] { $amount } tra corone e caselle del tracciato dell’Imperatore, divise come vuoi.
}
ahead-staff-all = Potresti assumere una di queste carte: { $list }.
ahead-nobody-all = Non potresti assumere nessuno: non puoi pagare nessuna carta della tua mano.
ahead-copies-all = Si potrebbe usare come { $list } con forza { $strength }.

## Lo stesso nella striscia sotto i dadi: il più breve possibile

ahead-rooms = { $amount ->
    [one] { $amount } camera
   *[other] fino a { $amount } camere
}
ahead-at = { $what } { $price ->
    [0] gratis
    [one] per { $price } corona
   *[other] per { $price } corone
}
ahead-no-room = nessuna camera possibile
ahead-divide = { $amount ->
    [one] { $amount } corona o casella
   *[other] { $amount } corone e caselle
}
ahead-staff = { $count ->
    [one] { $count } carta da assumere
   *[other] { $count } carte da assumere
}
ahead-nobody = nessuno da assumere
ahead-copies = vale come { $list }
ahead-boost = potenziato: { $strength }

## Che cosa fanno i sei spazi

space-1 = Prendi strudel e torte, in tutto quanti ne indica la forza, ma mai più torte che strudel. Dalli subito ai tuoi ospiti; il resto va nella tua cucina.
space-2 = Prendi vino e caffè, in tutto quanti ne indica la forza, ma mai più caffè che vino. Dalli subito ai tuoi ospiti; il resto va nella tua cucina.
space-3 = Prepara camere, al massimo quante ne indica la forza, ognuna accanto a una che hai già e al prezzo del suo piano.
space-4 = Prendi corone e caselle sul tracciato dell’Imperatore, in tutto quante ne indica la forza, divise come vuoi.
space-5 = Assumi una carta Personale dalla tua mano; la forza si sottrae dal suo prezzo.
space-6 = { $price ->
    [one] Paga { $price } corona e svolgi una qualsiasi altra azione, con la forza di questo spazio.
   *[other] Paga { $price } corone e svolgi una qualsiasi altra azione, con la forza di questo spazio.
}
space-strength = La forza è il numero di dadi su questo spazio, più ciò che aggiunge il tuo personale.

## Che cosa si può fare in una volta: pulsanti

proposal-all = Tutto agli ospiti
proposal-all-marked = Come indicato
proposal-serve = Servi tutto il possibile
proposal-serve-marked = Servi la proposta
