### What is expected of whom, one sentence: -own speaks to the player who decides, -other tells everybody else.
### $player: the one who decides, as everybody else sees the name. $amount: a number. $guest: a name.

## A turn

# Nothing has been done in this turn; a guest can be taken.
ask-turn-own = À toi : un client si tu veux, puis un dé ; ou passe.
# Nothing has been done in this turn; no guest can be taken.
ask-turn-no-guest-own = À toi : prends un dé ou passe.
ask-turn-other = C’est à { $player } de jouer.
# Something small has been done; a guest can still be taken.
ask-turn-begun-own = Prends un client si tu veux, puis un dé.
ask-turn-seated-own = { $guest } est à table. Prends maintenant un dé.
ask-turn-die-own = Prends maintenant un dé.
ask-turn-die-other = { $player } doit encore prendre un dé.
# The die has been used; there are still other things that can be done.
ask-turn-rest-own = Fais ce que tu veux encore, puis termine ton tour.
ask-turn-end-own = Tu as fini. Termine ton tour.
ask-turn-end-other = { $player } peut terminer son tour.
# An extra turn: an action is done with the dice of a space, but none is taken.
ask-extra-own = C’est un tour supplémentaire. Prends un client si tu veux, puis fais l’action d’une case ; les dés restent.
ask-extra-no-guest-own = C’est un tour supplémentaire. Fais l’action d’une case ; les dés restent.
ask-extra-other = { $player } a un tour supplémentaire.

## Set-up

ask-draft-own = Garde une de ces cartes Personnel ; les autres passent à gauche.
ask-draft-other = { $player } choisit une carte Personnel à garder.
ask-guests-own = Prends ton premier client dans la file. Cela ne coûte rien.
ask-guests-other = { $player } choisit un premier client.
# $amount: rooms still to be prepared
ask-first_rooms-own = { $amount ->
    [one] Prépare encore { $amount } chambre de départ, à côté d’une des tiennes.
   *[other] Prépare { $amount } chambres de départ, à partir du coin en bas à gauche, chacune à côté d’une autre.
}
ask-first_rooms-other = { $player } prépare ses premières chambres.

## Dice

# $amount: the strength to be divided
ask-die-1-own = { $amount ->
    [one] Prends { $amount } strudel.
   *[other] Répartis { $amount } desserts entre strudels et gâteaux, jamais plus de gâteaux que de strudels.
}
ask-die-1-other = { $player } choisit strudels et gâteaux.
ask-die-2-own = { $amount ->
    [one] Prends { $amount } vin.
   *[other] Répartis { $amount } boissons entre vins et cafés, jamais plus de cafés que de vins.
}
ask-die-2-other = { $player } choisit vins et cafés.
# $amount: rooms that may still be prepared
ask-die-3-own = { $amount ->
    [one] Tu peux préparer { $amount } chambre.
   *[other] Tu peux préparer jusqu’à { $amount } chambres.
}
ask-die-3-other = { $player } prépare des chambres.
ask-die-4-own = { $amount ->
    [one] Prends { $amount } couronne ou avance de { $amount } case sur la piste de l’Empereur.
   *[other] Répartis { $amount } entre couronnes et cases de l’Empereur.
}
ask-die-4-other = { $player } choisit entre les couronnes et l’Empereur.
# $amount: krones that the card costs less
ask-die-5-own = { $amount ->
    [one] Tu peux engager une carte de ta main pour { $amount } couronne de moins.
   *[other] Tu peux engager une carte de ta main pour { $amount } couronnes de moins.
}
ask-die-5-other = { $player } choisit qui engager.
# $amount: the strength of the 6
ask-six-own = Choisis l’action de ton 6 (force { $amount }).
ask-six-other = { $player } choisit l’action de son 6.
ask-gizia-own = Tu peux faire l’action d’une case où il y a des dés ; les dés restent.
ask-gizia-other = { $player } peut faire l’action d’une case sans prendre de dé.

## Food

ask-food-own = Donne à tes clients ce que tu viens de recevoir, ou mets-le en cuisine.
ask-food-other = { $player } distribue des mets.
# $amount: items still to be chosen
ask-any-own = Choisis { $amount } mets de n’importe quelle sorte.
ask-any-other = { $player } choisit des mets.
# $amount: items that may still be served for the price already paid
ask-serve-own = Tu peux encore servir { $amount } mets.
ask-serve-other = { $player } sert ses clients.
ask-complete-own = Choisis le client dont tu complètes la commande avec la réserve.
ask-complete-other = { $player } choisit un client pour compléter sa commande.

## Rewards

ask-reward-own = Choisis la partie de la récompense à appliquer maintenant.
ask-reward-other = { $player } choisit une partie d’une récompense.
ask-guest-own = { $amount ->
    [one] Tu peux prendre gratuitement { $amount } client dans la file.
   *[other] Tu peux prendre gratuitement { $amount } clients dans la file, l’un après l’autre.
}
ask-guest-other = { $player } choisit un client.
ask-prepare-own = Tu peux préparer une chambre.
ask-prepare-other = { $player } choisit une chambre.
ask-prepare-occupy-own = Tu peux préparer une chambre ; elle est aussitôt occupée.
ask-prepare-occupy-other = { $player } choisit une chambre.
ask-occupy-own = { $amount ->
    [one] Tu peux retourner { $amount } chambre préparée côté occupé.
   *[other] Tu peux retourner jusqu’à { $amount } chambres préparées côté occupé.
}
ask-occupy-other = { $player } choisit des chambres à retourner côté occupé.

## Staff

ask-hire-own = Tu peux engager une carte de ta main.
ask-hire-other = { $player } choisit qui engager.
ask-pick-own = Tu peux engager une des cartes proposées.
ask-pick-other = { $player } choisit parmi le personnel proposé.
ask-under-own = Choisis la prochaine des cartes proposées à mettre sous la pioche.
ask-under-other = { $player } met des cartes sous la pioche.
# $amount: cards that still have to go
ask-return-own = { $amount ->
    [one] Mets { $amount } carte de ta main sous la pioche.
   *[other] Mets { $amount } cartes de ta main sous la pioche, l’une après l’autre.
}
ask-return-other = { $player } met des cartes sous la pioche.

## The emperor

ask-penalty-own = L’Empereur n’est pas content. Choisis la pénalité.
ask-penalty-other = { $player } doit subir la pénalité de l’Empereur.
ask-remove-own = { $amount ->
    [one] Choisis la chambre que tu perds.
   *[other] Choisis une à une les chambres que tu perds : { $amount } en tout.
}
ask-remove-other = { $player } perd une chambre.
ask-dismiss-own = Choisis la carte Personnel que tu perds.
ask-dismiss-other = { $player } perd une carte Personnel.

## Nothing more to choose

ask-confirm-own = Tous tes choix sont faits. Confirme-les ou reviens sur l’un d’eux.
ask-confirm-other = { $player } a fait ses choix et va confirmer.
ask-ended = La partie a été arrêtée avant la fin.
ask-chance = On lance les dés ou on pioche des cartes.

## Dice and the emperor at a glance

# How the strength of a die comes about. $dice: dice on the space. $staff: what staff adds.
strength-none = Il n’y a pas de dé ici.
strength-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
strength-dice-and-staff = { $dice ->
    [one] { $dice } dé, +{ $staff }
   *[other] { $dice } dés, +{ $staff }
}
outlook-nothing = Ni bonus ni pénalité.
outlook-immune = À l’abri de la pénalité.
