### Planning ahead: the own next turn tried on a copy of the table, kept, and played by itself.

web-planner-plan = Prepara
web-planner-about = Mentre gli altri giocano puoi provare il tuo prossimo turno su una copia del tavolo. Un piano che conservi si gioca da solo, qualche secondo dopo l’inizio del tuo turno, se ogni passo è ancora possibile, non costa di più e non rende di meno. Lo vedi solo tu, e qualunque cosa tu faccia al tavolo lo annulla.
web-planner-try = Prova il mio prossimo turno
web-planner-not-now = Con questi dadi non hai altri turni, oppure è il tuo turno adesso.
web-planner-key-no = Adesso non c’è un turno da preparare.
web-planner-mark = Un piano: non si gioca nulla
# $count: how many guests have come of whom nothing is known.
web-planner-guests = { $count ->
    [one] L’ospite che arriva resta coperto.
   *[other] { $count } ospiti che arrivano restano coperti.
}
# $count: how many cards have been drawn of which nothing is known.
web-planner-staff = { $count ->
    [one] La carta pescata resta coperta.
   *[other] Le { $count } carte pescate restano coperte.
}
web-planner-open = Dipende da carte che nessuno ha visto: non si può conservare.
web-planner-whole = Il turno è completo: puoi conservarlo come piano.
# $why: the sentence of the rules.
web-planner-changed = Il tavolo è cambiato e il resto non è più possibile. { $why }
web-planner-back = Torna al tavolo
web-planner-anew = Ricomincia
web-planner-keep = Conserva il piano
web-planner-second = Come secondo piano
web-planner-kept = Il piano è conservato.
web-planner-steps = Passi del piano
web-planner-none = Ancora nessun passo.
web-planner-first = Quando tocca a me
web-planner-then = Se non è possibile
web-planner-unread = Questo piano viene da un’altra versione e non si può leggere.
web-planner-nothing = Non c’è nulla in programma.
web-planner-forget = Dimentica tutti i piani
web-planner-pass = Passare
web-planner-until = Passa automaticamente finché
web-planner-pass-on = Passa fino ad allora
web-planner-pass-off = Non passare più
# $what: what is waited for, such as "a new round begins".
web-planner-passing = Se nessun piano è possibile, passi finché { $what }.
web-planner-until-round = non comincia un nuovo round
# $face: the number on the dice.
web-planner-until-die = non c’è un dado con { $face }
# $colour: blue, red, yellow or green.
web-planner-until-guest = { $colour ->
    [blue] non arriva un ospite della nobiltà
    [red] non arriva un cittadino
    [yellow] non arriva un artista
   *[green] non arriva un turista
}
web-planner-until-check-in = qualcun altro non alloggia un ospite
web-planner-until-claim = qualcuno non rivendica un obiettivo
web-planner-became-first = Il tuo piano è stato giocato.
web-planner-became-second = Il tuo secondo piano è stato giocato.
web-planner-became-pass = Hai passato, come previsto.
web-planner-became-impossible = Quello che avevi preparato non è più possibile. È il tuo turno.
web-planner-became-changed = È successo quello che aspettavi. È il tuo turno.
web-refusal-no-plans = Dove giochi in solitario, o su un solo schermo, non si prepara nulla.
web-refusal-no-turn = Con questi dadi non hai altri turni, oppure è il tuo turno adesso.
web-refusal-unfinished = Un piano finisce con il turno e non lascia nulla da scegliere lungo la strada.
web-refusal-met = Quello che vuoi aspettare è già così.
