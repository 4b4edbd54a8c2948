### Trouver avec qui jouer : recherche rapide, personnes rencontrées, invitations, blocages.

web-title-people = Joueurs

## Recherche rapide : son propre souhait

web-pairing = Jouer avec d’autres
web-pairing-text = Dis à quoi tu veux jouer : qui veut la même partie s’assied avec toi.
web-pairing-find = Trouver des joueurs
web-pairing-people = Avec qui tu as joué
web-pairing-how-fast = À quelle allure ?
web-pairing-pace-quick = Rapide
web-pairing-pace-steady = Soutenue
web-pairing-pace-calm = Tranquille
web-pairing-pace-daily = Chaque jour
web-pairing-pace-slow = Tous les quelques jours
web-pairing-live = En direct, d’une traite.
web-pairing-over-days = Sur plusieurs jours.
web-pairing-counts = La partie compte-t-elle ?
web-pairing-counts-no = Pour le plaisir
web-pairing-counts-no-text = Aucune cote ne change.
web-pairing-counts-yes = Classée
web-pairing-counts-yes-text = Elle compte pour ta cote : pas de conseils, aucun tour n’est repris, et partir, c’est perdre.
web-pairing-account = Les parties classées demandent un compte.
web-pairing-rated = classée
web-pairing-kind = { $players ->
    [2] Une partie à deux
    [3] Une partie à trois
   *[other] Une partie à quatre
}

## Ce que d’autres attendent

web-pairing-others-title = Ce que d’autres attendent
web-pairing-others = { $people ->
    [one] Une personne veut jouer
   *[other] { $people } personnes veulent jouer
} { $players ->
    [2] à deux.
    [3] à trois.
   *[other] à quatre.
}
web-pairing-join = Me joindre

## Pendant l’attente

web-pairing-looking = Recherche de joueurs
web-pairing-missing = { $count ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $count } personnes.
}
web-pairing-since = Tu attends depuis { $time }
web-pairing-stay-live = Promène-toi dans la maison en attendant, mais laisses-en une page ouverte : elle ira à la table quand ta partie commencera.
web-pairing-stay-days = Tu peux fermer la page. Ton souhait prend fin si tu restes longtemps sans revenir : { $time }.
web-pairing-stop = Ne plus chercher
web-pairing-show = Voir
web-pairing-stopped = Tu ne cherches plus de joueurs.
web-pairing-lost = Tu ne cherches plus de joueurs : cette page n’a pas donné de nouvelles depuis trop longtemps.
web-pairing-again = Chercher encore
web-pairing-begun = Ta partie commence

## Ce que la maison propose au bout d’un moment

web-pairing-offer = La maison propose
web-pairing-offer-alone = { $seats ->
    [one] Un ordinateur ({ $bot }) peut prendre la place libre, et ta partie commence aussitôt.
   *[other] Des ordinateurs ({ $bot }) peuvent prendre les { $seats } places libres, et ta partie commence aussitôt.
}
web-pairing-offer-some = { $seats ->
    [one] Un ordinateur ({ $bot }) peut prendre la place libre. On demande aussi à qui attend avec toi.
   *[other] Des ordinateurs ({ $bot }) peuvent prendre les { $seats } places libres. On demande aussi à qui attend avec toi.
}
web-pairing-offer-asked = { $agreed ->
    [one] Une personne veut commencer, avec l’ordinateur ({ $bot }) aux places libres. Si tu n’acceptes pas à temps, la partie commence sans toi, et tu attends encore.
   *[other] { $agreed } personnes veulent commencer, avec l’ordinateur ({ $bot }) aux places libres. Si tu n’acceptes pas à temps, la partie commence sans toi, et tu attends encore.
}
web-pairing-offer-accepted = Tu acceptes : l’ordinateur ({ $bot }) prend ce qui reste libre.
web-pairing-begins = Début dans { $time } au plus tard.
web-pairing-offer-fill = Commencer avec l’ordinateur
web-pairing-wait-on = Attendre encore

## Avec qui on a joué

web-people-lead = Les dernières rencontres d’abord. Invite à une table, ou fais en sorte de ne plus vous croiser.
web-people-games = { $count ->
    [one] Une partie ensemble.
   *[other] { $count } parties ensemble.
}
web-people-last = Dernière partie { $when }.
web-people-none = Tu n’as encore joué avec personne
web-people-none-text = Qui s’assied à une table avec toi apparaît ici quand la partie commence.
web-people-invite = Inviter
web-people-invite-whom = Inviter { $name }
web-people-tables = À une de tes tables ouvertes
web-people-open = Ouvrir une table ensemble
web-people-invited = Invitation envoyée
web-people-declined = A décliné

## Invitations reçues

web-people-invitations = Invitations reçues
web-people-invites = { $name } t’invite.
web-people-decline = Décliner
web-people-declined-said = Tu as décliné l’invitation de { $name }.

## Blocages

web-people-blocked = Personnes bloquées
web-people-block = Bloquer
web-people-block-whom = Bloquer { $name }
web-people-block-sure = Bloquer { $name } ?
web-people-block-what = Tu ne lis plus ce qu’écrit { $name }, vous ne jouez plus ensemble par la recherche, et ses invitations ne t’arrivent plus ; { $name } ne peut pas s’asseoir à tes tables. Personne ne le lui dit. Sous « { web-title-people } », tu peux revenir là-dessus.
web-people-blocked-said = { $name } est sur ta liste de blocage.
web-people-unblock = Débloquer
web-people-unblock-whom = Débloquer { $name }
web-people-unblocked-said = { $name } n’est plus sur ta liste de blocage.
