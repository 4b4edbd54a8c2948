### What is expected of whom, one sentence: -own speaks to the player who decides, -other tells everybody else.
### $player: the one who decides, as everybody else sees the name. $amount: a number. $guest: a name.

## A turn

# Nothing has been done in this turn; a guest can be taken.
ask-turn-own = Tocca a te: un ospite se vuoi, poi un dado; o passa.
# Nothing has been done in this turn; no guest can be taken.
ask-turn-no-guest-own = Tocca a te: prendi un dado o passa.
ask-turn-other = È il turno di { $player }.
# Something small has been done; a guest can still be taken.
ask-turn-begun-own = Prendi un ospite se vuoi, poi un dado.
ask-turn-seated-own = { $guest } è a tavola. Ora prendi un dado.
ask-turn-die-own = Ora prendi un dado.
ask-turn-die-other = { $player } deve ancora prendere un dado.
# The die has been used; there are still other things that can be done.
ask-turn-rest-own = Fai ancora ciò che vuoi, poi termina il turno.
ask-turn-end-own = Hai finito. Termina il turno.
ask-turn-end-other = { $player } può terminare il turno.
# An extra turn: an action is done with the dice of a space, but none is taken.
ask-extra-own = È un turno extra. Prendi un ospite se vuoi, poi svolgi l’azione di uno spazio; i dadi restano.
ask-extra-no-guest-own = È un turno extra. Svolgi l’azione di uno spazio; i dadi restano.
ask-extra-other = { $player } ha un turno extra.

## Set-up

ask-draft-own = Tieni una di queste carte Personale; le altre passano a sinistra.
ask-draft-other = { $player } sceglie una carta Personale da tenere.
ask-guests-own = Prendi il tuo primo ospite dalla fila. Non costa nulla.
ask-guests-other = { $player } sceglie un primo ospite.
# $amount: rooms still to be prepared
ask-first_rooms-own = { $amount ->
    [one] Prepara ancora { $amount } camera iniziale, accanto a una delle tue.
   *[other] Prepara { $amount } camere iniziali, dall’angolo in basso a sinistra, ognuna accanto a un’altra.
}
ask-first_rooms-other = { $player } prepara le prime camere.

## Dice

# $amount: the strength to be divided
ask-die-1-own = { $amount ->
    [one] Prendi { $amount } strudel.
   *[other] Dividi { $amount } porzioni tra strudel e torte, mai più torte che strudel.
}
ask-die-1-other = { $player } sceglie strudel e torte.
ask-die-2-own = { $amount ->
    [one] Prendi { $amount } vino.
   *[other] Dividi { $amount } porzioni tra vino e caffè, mai più caffè che vino.
}
ask-die-2-other = { $player } sceglie vino e caffè.
# $amount: rooms that may still be prepared
ask-die-3-own = { $amount ->
    [one] Puoi preparare { $amount } camera.
   *[other] Puoi preparare fino a { $amount } camere.
}
ask-die-3-other = { $player } prepara camere.
ask-die-4-own = { $amount ->
    [one] Prendi { $amount } corona o avanza di { $amount } casella sul tracciato dell’Imperatore.
   *[other] Dividi { $amount } tra corone e passi dell’Imperatore.
}
ask-die-4-other = { $player } sceglie tra corone e Imperatore.
# $amount: krones that the card costs less
ask-die-5-own = { $amount ->
    [one] Puoi assumere una carta della tua mano per { $amount } corona in meno.
   *[other] Puoi assumere una carta della tua mano per { $amount } corone in meno.
}
ask-die-5-other = { $player } sceglie chi assumere.
# $amount: the strength of the 6
ask-six-own = Scegli l’azione del tuo 6 (forza { $amount }).
ask-six-other = { $player } sceglie l’azione del 6.
ask-gizia-own = Puoi svolgere l’azione di uno spazio con dadi; i dadi restano.
ask-gizia-other = { $player } può svolgere l’azione di uno spazio senza prendere un dado.

## Food

ask-food-own = Dai ai tuoi ospiti ciò che hai appena ricevuto, o mettilo in cucina.
ask-food-other = { $player } distribuisce cibi e bevande.
# $amount: items still to be chosen
ask-any-own = { $amount ->
    [one] Scegli { $amount } porzione di qualsiasi tipo.
   *[other] Scegli { $amount } porzioni di qualsiasi tipo.
}
ask-any-other = { $player } sceglie cibi e bevande.
# $amount: items that may still be served for the price already paid
ask-serve-own = { $amount ->
    [one] Puoi servire ancora { $amount } porzione.
   *[other] Puoi servire ancora { $amount } porzioni.
}
ask-serve-other = { $player } serve gli ospiti.
ask-complete-own = Scegli l’ospite di cui completare l’ordinazione dalla riserva.
ask-complete-other = { $player } sceglie un ospite di cui completare l’ordinazione.

## Rewards

ask-reward-own = Scegli quale parte della ricompensa applicare ora.
ask-reward-other = { $player } sceglie una parte di una ricompensa.
ask-guest-own = { $amount ->
    [one] Puoi prendere gratis { $amount } ospite dalla fila.
   *[other] Puoi prendere gratis { $amount } ospiti dalla fila, uno dopo l’altro.
}
ask-guest-other = { $player } sceglie un ospite.
ask-prepare-own = Puoi preparare una camera.
ask-prepare-other = { $player } sceglie una camera.
ask-prepare-occupy-own = Puoi preparare una camera; è subito occupata.
ask-prepare-occupy-other = { $player } sceglie una camera.
ask-occupy-own = { $amount ->
    [one] Puoi girare { $amount } camera preparata sul lato occupato.
   *[other] Puoi girare fino a { $amount } camere preparate sul lato occupato.
}
ask-occupy-other = { $player } sceglie camere da girare sul lato occupato.

## Staff

ask-hire-own = Puoi assumere una carta della tua mano.
ask-hire-other = { $player } sceglie chi assumere.
ask-pick-own = Puoi assumere una delle carte offerte.
ask-pick-other = { $player } sceglie tra il personale offerto.
ask-under-own = Scegli quale delle carte offerte va ora in fondo al mazzo.
ask-under-other = { $player } mette carte in fondo al mazzo.
# $amount: cards that still have to go
ask-return-own = { $amount ->
    [one] Metti { $amount } carta della tua mano in fondo al mazzo.
   *[other] Metti { $amount } carte della tua mano in fondo al mazzo, una dopo l’altra.
}
ask-return-other = { $player } mette carte in fondo al mazzo.

## The emperor

ask-penalty-own = L’Imperatore non è contento. Scegli la penalità.
ask-penalty-other = { $player } subisce la penalità dell’Imperatore.
ask-remove-own = { $amount ->
    [one] Scegli la camera che perdi.
   *[other] Scegli una dopo l’altra le camere che perdi: { $amount } in tutto.
}
ask-remove-other = { $player } perde una camera.
ask-dismiss-own = Scegli la carta Personale che perdi.
ask-dismiss-other = { $player } perde una carta Personale.

## Nothing more to choose

ask-confirm-own = Hai scelto tutto. Conferma, o annulla una scelta.
ask-confirm-other = { $player } ha scelto e sta per confermare.
ask-ended = La partita è stata chiusa prima della fine.
ask-chance = Si lanciano i dadi o si pescano carte.

## Dice and the emperor at a glance

# How the strength of a die comes about. $dice: dice on the space. $staff: what staff adds.
strength-none = Qui non c’è nessun dado.
strength-dice = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}
strength-dice-and-staff = { $dice ->
    [one] { $dice } dado, +{ $staff }
   *[other] { $dice } dadi, +{ $staff }
}
outlook-nothing = Né bonus né penalità.
outlook-immune = Al sicuro dalla penalità.
