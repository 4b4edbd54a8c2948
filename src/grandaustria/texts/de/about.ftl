### Was ein Hotel und ein Zimmer sind: daneben gesagt und als ihr Name vorgelesen.

## Ein Hotel: Zahlen, die mit Kommas aufeinanderfolgen

seat-space = Kaiserfeld { $space }
seat-hand = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
seat-played = { $count ->
    [one] { $count } Personalkarte im Dienst
   *[other] { $count } Personalkarten im Dienst
}
seat-rooms = { $prepared } vorbereitete und { $occupied } belegte Zimmer

## Sein Kaffeehaus und seine Küche

seat-guest-waits = { $guest } wartet noch auf { $items }.
seat-guest-served = { $guest } hat alles bekommen.
seat-kitchen = Küche: { $items }.
seat-kitchen-empty = Die Küche ist leer.

## Ein Zimmer

room-alone = Ein Bereich für sich: sobald es belegt ist, { $bonus }.
room-group = In seinem Bereich belegt: { $occupied } von { $size } Zimmern; sobald es alle sind, { $bonus }.
room-full = Sein Bereich ist voll und hat { $bonus } gebracht.
room-price = { $price ->
    [0] Es vorzubereiten kostet nichts.
    [one] Es vorzubereiten kostet { $price } Krone.
   *[other] Es vorzubereiten kostet { $price } Kronen.
}
room-floor-price = { $price ->
    [0] Zimmer dieser Etage kosten nichts.
    [one] Zimmer dieser Etage kosten { $price } Krone.
   *[other] Zimmer dieser Etage kosten { $price } Kronen.
}
room-far = Noch nicht erreichbar: Zimmer werden neben eigenen vorbereitet.
room-printed = { $bonus }, sobald es vorbereitet ist.
room-end = { $points ->
    [one] Am Ende { $points } Punkt, wenn es belegt ist.
   *[other] Am Ende { $points } Punkte, wenn es belegt ist.
}
