### Ce que sont un hôtel et une chambre : dit à côté d’eux, et lu à voix haute comme leur nom.

## Un hôtel : des chiffres qui se suivent, séparés par des virgules

seat-space = case { $space } de l’Empereur
seat-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
seat-played = { $count ->
    [one] { $count } carte en service
   *[other] { $count } cartes en service
}
seat-rooms = { $prepared ->
    [one] { $prepared } chambre préparée
   *[other] { $prepared } chambres préparées
} et { $occupied ->
    [one] { $occupied } occupée
   *[other] { $occupied } occupées
}

## Son café et sa cuisine

seat-guest-waits = { $guest } attend encore { $items }.
seat-guest-served = { $guest } a toute sa commande.
seat-kitchen = Cuisine : { $items }.
seat-kitchen-empty = La cuisine est vide.

## Une chambre

room-alone = Un groupe à elle seule : une fois occupée, { $bonus }.
room-group = Chambres occupées dans son groupe : { $occupied } sur { $size } ; une fois le groupe complet, { $bonus }.
room-full = Son groupe est complet et a rapporté { $bonus }.
room-price = { $price ->
    [0] La préparer ne coûte rien.
    [one] La préparer coûte { $price } couronne.
   *[other] La préparer coûte { $price } couronnes.
}
room-floor-price = { $price ->
    [0] Les chambres de cet étage sont gratuites.
    [one] Les chambres de cet étage coûtent { $price } couronne.
   *[other] Les chambres de cet étage coûtent { $price } couronnes.
}
room-far = Hors d’atteinte : on prépare à côté de ses propres chambres.
room-printed = { $bonus } une fois préparée.
room-end = { $points ->
    [one] { $points } point à la fin, si elle est occupée.
   *[other] { $points } points à la fin, si elle est occupée.
}
