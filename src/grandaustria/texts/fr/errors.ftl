### Why an action is refused. $text: what was given. $price, $krones: numbers of krones.
### $guest, $staff, $objective: names as the reader sees them. $missing: a list of items. $seat: counted from 1.

## Turn

error-game-over = La partie est finie.
error-chance-pending = Les dés ou les cartes ne sont pas encore connus.
error-not-chance = Aucun dé ni aucune carte n’est attendu maintenant.
error-not-legal = { $action } n’est pas possible maintenant.
error-unknown-action = Il n’y a pas d’action numéro { $text }.
error-other-seat = C’est à la place { $seat } de décider, pas à celle-ci.
error-pass-begun = On ne peut passer qu’à la place d’un tour, pas au milieu.
error-pass-extra = On ne peut pas passer pendant un tour supplémentaire.
error-end-without-die = Tu dois prendre un dé avant de terminer ton tour.
error-end-without-action = Tu dois faire l’action d’une case avant de terminer le tour supplémentaire.
error-cannot-decline = Tu ne peux pas y renoncer.

## Dice

error-no-die = Il n’y a pas de { $die } sur le plateau.
error-die-taken = Tu as déjà pris un dé ce tour-ci.
error-action-done = Le tour supplémentaire n’a qu’une action.
error-boost-price = { $price ->
    [one] Renforcer l’action coûte { $price } couronne ; tu en as { $krones }.
   *[other] Renforcer l’action coûte { $price } couronnes ; tu en as { $krones }.
}
error-boosted-six = { $price ->
    [one] Un 6 renforcé coûte { $price } couronne ; tu en as { $krones }.
   *[other] Un 6 renforcé coûte { $price } couronnes ; tu en as { $krones }.
}
error-six-price = { $price ->
    [one] Un 6 coûte { $price } couronne ; tu en as { $krones }.
   *[other] Un 6 coûte { $price } couronnes ; tu en as { $krones }.
}
error-six-copied = Un 6 fait une des actions 1 à 5.
error-split-range = { $second ->
    [cake] Gâteaux : { $highest } au plus ; jamais plus de gâteaux que de strudels.
    [coffee] Cafés : { $highest } au plus ; jamais plus de cafés que de vins.
   *[emperor] Cases sur la piste de l’Empereur : { $highest } au plus.
}

## Guests and food

error-guest-after-die = On ne peut prendre un client qu’avant le dé.
error-guest-taken = Tu as déjà pris un client ce tour-ci.
error-no-guest = Il n’y a pas de client à la place { $place } de la file.
error-no-free-table = Toutes tes tables sont prises.
error-guest-price = { $price ->
    [one] Ce client coûte { $price } couronne ; tu en as { $krones }.
   *[other] Ce client coûte { $price } couronnes ; tu en as { $krones }.
}
error-table-empty = Personne n’est assis à la table { $table }.
error-order-incomplete = { $guest } attend encore { $missing }.
error-order-complete = { $guest } a déjà toute sa commande.
error-not-ordered = { $guest } ne veut plus de { $food ->
    [strudel] strudel
    [cake] gâteau
    [wine] vin
   *[coffee] café
}.
error-no-food = Tu n’as pas de { $food ->
    [strudel] strudel
    [cake] gâteau
    [wine] vin
   *[coffee] café
} en cuisine.
error-food-not-gained = Tu ne viens pas de recevoir de { $food ->
    [strudel] strudel
    [cake] gâteau
    [wine] vin
   *[coffee] café
}.
error-serve-price = { $price ->
    [one] Servir coûte { $price } couronne ; tu en as { $krones }.
   *[other] Servir coûte { $price } couronnes ; tu en as { $krones }.
}

## Rooms

error-no-room = Tu n’as pas de chambre préparée.
error-no-room-of-colour = Tu n’as pas de chambre { $colour ->
    [blue] bleue
    [red] rouge
   *[yellow] jaune
} préparée.
error-room-colour = La chambre { $room } n’est pas { $colour ->
    [blue] bleue
    [red] rouge
   *[yellow] jaune
}.
error-room-not-prepared = La chambre { $room } n’est pas préparée.
error-room-occupied = La chambre { $room } est déjà occupée.
error-room-not-occupied = La chambre { $room } n’est pas occupée.
error-room-taken = La chambre { $room } est déjà préparée ou occupée.
error-not-adjacent = La chambre { $room } ne touche aucune chambre de ton hôtel.
error-first-room = La première chambre est celle en bas à gauche.
error-room-price = { $price ->
    [one] La chambre { $room } coûte { $price } couronne ; tu en as { $krones }.
   *[other] La chambre { $room } coûte { $price } couronnes ; tu en as { $krones }.
}
error-floor-limit = Ici, seules les chambres jusqu’à l’étage { $floor } sont possibles.
error-room-not-removable = La chambre { $room } n’est pas la prochaine : la pénalité prend la plus haute possible.

## Staff

error-staff-not-in-hand = { $staff } n’est pas dans ta main.
error-staff-not-offered = { $staff } ne fait pas partie des cartes proposées.
error-staff-price = { $price ->
    [one] { $staff } coûte { $price } couronne ; tu en as { $krones }.
   *[other] { $staff } coûte { $price } couronnes ; tu en as { $krones }.
}
error-staff-not-played = { $staff } ne travaille pas pour toi.
error-staff-used = { $staff } a déjà servi pendant cette manche.
error-staff-not-end = { $staff } n’est pas une carte de fin de partie.
error-staff-not-in-pack = { $staff } n’est pas dans le paquet devant toi.
error-hire-between = On engage avant ou après les chambres, pas entre elles.
error-staff-not-round = { $staff } n’est pas une carte à utiliser une fois par manche.

## Objectives

error-objective-unmet = La condition de l’objectif « { $objective } » n’est pas remplie.
error-objective-claimed = Tu as déjà validé l’objectif « { $objective } ».
error-objective-full = Il ne reste plus de place sur l’objectif « { $objective } ».

## Rewards and penalties

error-no-bonus = Aucun groupe de chambres ne vient d’être rempli.
error-bonus-after-reward = Le bonus du groupe rempli vient maintenant après la récompense.
error-reward-done = Il ne reste pas de partie { $part } dans cette récompense.
error-reward-order = L’autre partie vient d’abord ; cet ordre ne changerait rien.
error-penalty-unprotected = Personne dans ton personnel ne peut t’éviter une pénalité.
error-penalty-price = { $price ->
    [one] Échapper à la pénalité coûte { $price } couronne ; tu en as { $krones }.
   *[other] Échapper à la pénalité coûte { $price } couronnes ; tu en as { $krones }.
}
error-penalty-too-much = Tu ne peux pas payer cette pénalité en entier.
error-penalty-first = Tu peux payer la première pénalité en entier, c’est donc elle qui s’applique.
error-one-penalty = Cette tuile n’a qu’une pénalité.

## Something else is asked first

error-open-draft = Garde d’abord une carte du paquet.
error-open-guests = Prends d’abord un client dans la file.
error-open-first_rooms = Prépare d’abord tes premières chambres.
error-open-pick = Engage d’abord une des cartes proposées, ou aucune.
error-open-under = Mets d’abord les cartes proposées sous la pioche.
error-open-return = Mets d’abord des cartes de ta main sous la pioche.
error-open-food = Décide d’abord où va ce que tu viens de recevoir.
error-open-any = Choisis d’abord le mets que tu reçois.
error-open-prepare = Prépare d’abord une chambre, ou renonce.
error-open-hire = Engage d’abord une carte de ta main, ou renonce.
error-open-occupy = Choisis d’abord les chambres à retourner côté occupé, ou renonce.
error-open-guest = Prends d’abord un client gratuitement, ou renonce.
error-open-gizia = Fais d’abord l’action supplémentaire, ou renonce.
error-open-six = Choisis d’abord l’action de ton 6.
error-open-die-1 = Répartis d’abord la force entre strudels et gâteaux.
error-open-die-2 = Répartis d’abord la force entre vins et cafés.
error-open-die-3 = Prépare d’abord des chambres avec le dé, ou arrête.
error-open-die-4 = Répartis d’abord la force entre couronnes et Empereur.
error-open-die-5 = Engage d’abord une carte avec le dé, ou renonce.
error-open-serve = Finis d’abord de servir, ou arrête.
error-open-complete = Choisis d’abord le client dont la commande est à compléter.
error-open-reward = Choisis d’abord la partie de la récompense à appliquer.
error-open-penalty = Décide d’abord de la pénalité de l’Empereur.
error-open-remove = Choisis d’abord la chambre à perdre.
error-open-dismiss = Choisis d’abord la carte à perdre.

## In a turn, when nothing is asked

error-when-done = Il n’y a rien à refuser ni à arrêter ; un tour se termine par sa propre action.
error-when-pay = On ne peut payer pour échapper à une pénalité que lorsque l’Empereur punit.
error-when-suffer = Seul le décompte impérial apporte une pénalité.
error-when-bonus = Le bonus d’un groupe rempli ne vient qu’avec son dernier client.
error-when-reward = Aucune récompense n’est en cours.
error-when-action = On ne choisit une action qu’avec un 6 ou grâce à un client qui le permet.
error-when-food = On ne choisit un mets que si une carte laisse le choix.
error-when-place = Seul ce que tu viens de recevoir se place ; depuis la cuisine, il faut servir.
error-when-complete = Une commande n’est complétée d’un coup que par une carte qui le dit.
error-when-split = La force ne se répartit qu’après un 1, un 2 ou un 4.
error-when-prepare = On prépare des chambres avec un 3 ou grâce à une carte qui le permet.
error-when-occupy = Une chambre devient occupée quand un client s’installe ou grâce à une carte qui le permet.
error-when-remove = On ne perd des chambres que par les pénalités de l’Empereur.
error-when-hire = On engage du personnel avec un 5 ou grâce à une carte qui le permet.
error-when-under = Aucune carte ne doit aller sous la pioche.
error-when-keep = On ne garde des cartes que pendant le draft.
error-when-dismiss = Du personnel n’est renvoyé que par les pénalités de l’Empereur.

## Chance

error-other-chance = { $awaited ->
    [roll] Un lancer de dé est attendu.
    [first] On attend de savoir qui commence.
    [hotel] Un hôtel est attendu.
    [tile] Une tuile Empereur est attendue.
    [objective] Un objectif est attendu.
    [draw-guest] Un client est attendu.
    [leopold] Une carte de Léopold est attendue.
   *[draw-staff] Une carte Personnel est attendue.
}
error-outcome-seat = Il n’y a pas de place { $seat }.
error-outcome-hotel = { $hotel ->
    [night] L’hôtel de nuit n’est pas distribué.
    [day_a] L’hôtel de jour A est déjà distribué.
    [day_b] L’hôtel de jour B est déjà distribué.
    [day_c] L’hôtel de jour C est déjà distribué.
   *[day_d] L’hôtel de jour D est déjà distribué.
}
error-outcome-group = C’est le groupe { $group } qui est tiré maintenant.
error-outcome-guest = { $guest } n’est pas dans la pioche.
error-outcome-staff = { $staff } ne peut pas venir maintenant.
error-outcome-leopold = La carte { $card } de Léopold est déjà révélée.

## Undo

error-nothing-to-undo = Il n’y a rien à annuler.
error-nothing-to-redo = Il n’y a rien à rétablir.
error-undo-revealed = Ce qui a été révélé ne peut plus être annulé.
