### Che cosa sono un hotel e una camera: detto accanto a loro, e letto ad alta voce come loro nome.

## Un hotel: cifre che si susseguono, separate da virgole

seat-space = casella { $space } dell’Imperatore
seat-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
seat-played = { $count ->
    [one] { $count } carta in servizio
   *[other] { $count } carte in servizio
}
seat-rooms = { $prepared ->
    [one] { $prepared } camera preparata
   *[other] { $prepared } camere preparate
} e { $occupied ->
    [one] { $occupied } occupata
   *[other] { $occupied } occupate
}

## Il suo caffè e la sua cucina

seat-guest-waits = { $guest } aspetta ancora { $items }.
seat-guest-served = { $guest } ha tutto ciò che ha ordinato.
seat-kitchen = Cucina: { $items }.
seat-kitchen-empty = La cucina è vuota.

## Una camera

room-alone = Un gruppo a sé: una volta occupata, { $bonus }.
room-group = Camere occupate nel suo gruppo: { $occupied } su { $size }; una volta completo, { $bonus }.
room-full = Il suo gruppo è completo e ha portato { $bonus }.
room-price = { $price ->
    [0] Prepararla non costa nulla.
    [one] Prepararla costa { $price } corona.
   *[other] Prepararla costa { $price } corone.
}
room-floor-price = { $price ->
    [0] Le camere di questo piano sono gratis.
    [one] Le camere di questo piano costano { $price } corona.
   *[other] Le camere di questo piano costano { $price } corone.
}
room-far = Fuori portata: si prepara accanto alle proprie camere.
room-printed = { $bonus } una volta preparata.
room-end = { $points ->
    [one] { $points } punto alla fine, se è occupata.
   *[other] { $points } punti alla fine, se è occupata.
}
