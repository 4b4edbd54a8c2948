### Objectives, emperor tiles and the cards of the solo opponent.

## Objectives: $amount is the figure of the card; $blue, $red, $yellow are numbers of rooms

objective-105-name = Borsa piena
objective-105-condition = { $amount ->
    [one] Avere { $amount } corona.
   *[other] Avere { $amount } corone.
}
objective-106-name = Casa ben arredata
objective-106-condition = { $amount ->
    [one] Avere { $amount } camera, preparata o occupata.
   *[other] Avere { $amount } camere, preparate o occupate.
}
objective-107-name = Casa operosa
objective-107-condition = { $amount ->
    [one] Avere { $amount } carta Personale in servizio.
   *[other] Avere { $amount } carte Personale in servizio.
}
objective-108-name = Favore a corte
objective-108-condition = Essere almeno sulla casella { $amount } del tracciato dell’Imperatore.
objective-109-name = Piano per piano
objective-109-condition = { $amount ->
    [one] Avere { $amount } piano tutto occupato.
   *[other] Avere { $amount } piani tutti occupati.
}
objective-110-name = Suite al completo
objective-110-condition = { $amount ->
    [one] Avere { $amount } gruppo di camere tutto occupato.
   *[other] Avere { $amount } gruppi di camere tutti occupati.
}
objective-111-name = Questione di colore
objective-111-condition = { $amount ->
    [one] Avere occupate tutte le camere di { $amount } colore.
   *[other] Avere occupate tutte le camere di { $amount } colori.
}
objective-112-name = Dalla cantina al tetto
objective-112-condition = { $amount ->
    [one] Avere { $amount } colonna tutta occupata.
   *[other] Avere { $amount } colonne tutte occupate.
}
objective-113-name = Compagnia mista
objective-113-condition = Avere occupate { $blue } camere blu, { $red } rosse e { $yellow } gialle.
objective-114-name = Funzionari e artisti
objective-114-condition = Avere occupate { $red } camere rosse e { $yellow } gialle.
objective-115-name = Artisti e nobili
objective-115-condition = Avere occupate { $yellow } camere gialle e { $blue } blu.
objective-116-name = Nobili e funzionari
objective-116-condition = Avere occupate { $blue } camere blu e { $red } rosse.

## Emperor tiles; what they give and take stands in effects.ftl

tile-A1-name = La cassa privata
tile-A2-name = La chiave della dispensa
tile-A3-name = Lettere di referenze
tile-A4-name = La nuova ala
tile-B1-name = Il banchetto di corte
tile-B2-name = Il tesoro
tile-B3-name = La servitù di corte
tile-B4-name = L’arciduca in viaggio
tile-C1-name = L’elogio dell’Imperatore
tile-C2-name = La suite imperiale
tile-C3-name = La parata delle livree
tile-C4-name = Fornitore della corte

## Leopold: $level is the lowest level that plays this part

leopold-name = Leopold, carta { $number }
leopold-guest = { $colour ->
    [any] prende l’ospite migliore
    [blue] prende un ospite blu
    [red] prende un ospite rosso
    [yellow] prende un ospite giallo
   *[green] prende un ospite verde
}
leopold-die-any = prende un dado dove ce ne sono di più
leopold-die-face = prende un { $faces }
leopold-emperor = { $amount ->
    [one] avanza di { $amount } casella sul tracciato dell’Imperatore
   *[other] avanza di { $amount } caselle sul tracciato dell’Imperatore
}
leopold-staff = scopre una carta Personale
leopold-objective = { $group ->
    [any] lavora all’obiettivo meno avanzato
   *[other] lavora all’obiettivo { $group }
}
leopold-from-medium = { $part } (medio e difficile)
leopold-from-hard = { $part } (difficile)
leopold-hand-left = parità: a sinistra, il più basso, prima A
leopold-hand-right = parità: a destra, il più alto, prima C
