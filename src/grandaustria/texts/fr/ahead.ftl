### Ce qu’un dé pourrait apporter, ce que font les six cases d’action et ce qui peut se faire en une fois.

## Ce qui pourrait suivre : phrases entières

ahead-served = { $guest } reçoit { $items }.
ahead-full = { $guest } reçoit { $items } et a toute sa commande.
ahead-kitchen = { $items } en cuisine.
ahead-rooms-all = { $amount ->
    [one] Tu pourrais préparer { $amount } de ces chambres : { $list }.
   *[other] Tu pourrais préparer jusqu’à { $amount } de ces chambres : { $list }.
}
ahead-no-room-all = Tu ne pourrais préparer aucune chambre : aucune n’est à la fois à portée et dans tes moyens.
ahead-divide-all = { $amount ->
    [one] { $amount } couronne ou { $amount } case sur la piste de l’Empereur.
   *[other] { $amount } en couronnes et en cases sur la piste de l’Empereur, à répartir à ton gré.
}
ahead-staff-all = Tu pourrais engager une de ces cartes : { $list }.
ahead-nobody-all = Tu ne pourrais engager personne : tu ne peux payer aucune carte de ta main.
ahead-copies-all = Il ferait l’action { $list } avec une force de { $strength }.

## La même chose dans la bande sous les dés : le plus court possible

ahead-rooms = { $amount ->
    [one] { $amount } chambre
   *[other] jusqu’à { $amount } chambres
}
ahead-at = { $what } { $price ->
    [0] gratuitement
    [one] pour { $price } couronne
   *[other] pour { $price } couronnes
}
ahead-no-room = aucune chambre possible
ahead-divide = { $amount ->
    [one] { $amount } couronne ou case
   *[other] { $amount } couronnes et cases
}
ahead-staff = { $count ->
    [one] { $count } carte à engager
   *[other] { $count } cartes à engager
}
ahead-nobody = personne à engager
ahead-copies = action { $list }
ahead-boost = renforcé : { $strength }

## Ce que font les six cases

space-1 = Prends des strudels et des gâteaux, en tout autant que la force, mais jamais plus de gâteaux que de strudels. Donne-les aussitôt à tes clients ; le reste va dans ta cuisine.
space-2 = Prends du vin et du café, en tout autant que la force, mais jamais plus de café que de vin. Donne-les aussitôt à tes clients ; le reste va dans ta cuisine.
space-3 = Prépare des chambres, au plus autant que la force, chacune à côté d’une des tiennes et au prix de son étage.
space-4 = Prends des couronnes et des cases sur la piste de l’Empereur, en tout autant que la force, à répartir à ton gré.
space-5 = Engage une carte Personnel de ta main ; la force est déduite de son prix.
space-6 = { $price ->
    [one] Paie { $price } couronne et fais n’importe quelle autre action, avec la force de cette case.
   *[other] Paie { $price } couronnes et fais n’importe quelle autre action, avec la force de cette case.
}
space-strength = La force est le nombre de dés posés ici, plus ce que ton personnel y ajoute.

## Ce qui peut se faire en une fois : boutons

proposal-all = Tout aux clients
proposal-all-marked = Comme indiqué
proposal-serve = Servir tout le possible
proposal-serve-marked = Servir la proposition
