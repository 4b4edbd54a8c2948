### The table screen: what lies there, the turn bar, the lobby of an open table.
### $name, $guest, $player: names as the reader sees them. $points, $krones, $count and the like are numbers.

web-table-laying = On dresse la table…
web-table-rail = Ordre du tour, autres hôtels et nouvelles
web-table-turn = Tour
web-table-tray = Ce qu’il faut décider
web-table-log = Journal

## What a thing is and what pressing it does; read aloud. $name is a sentence or a name, $text a whole sentence.

web-table-label = { $name } { $text }
# The same with a name that is no sentence: "End turn. You end your turn."
web-table-label-named = { $name }. { $text }
web-table-label-final = { $text } Cela ne peut pas être annulé.
# { $colour } is one of web-table-colour-…; $order is a list such as "2 strudels, 1 coffee"; $reward holds whole sentences.
web-table-guest = { $name }, { $colour }. Commande : { $order }. { $points ->
    [one] { $points } point.
   *[other] { $points } points.
} { $reward }
web-table-guest-price = { $price ->
    [0] { $name }, { $colour }, gratuitement.
    [one] { $name }, { $colour }, pour { $price } couronne.
   *[other] { $name }, { $colour }, pour { $price } couronnes.
} Commande : { $order }. { $points ->
    [one] { $points } point.
   *[other] { $points } points.
} { $reward }
web-table-reward-none = Pas de récompense.
# A guest in the café who still waits for $missing, a list of items.
web-table-seated = { $name }, { $colour }, attend encore { $missing }. { $points ->
    [one] { $points } point.
   *[other] { $points } points.
} { $reward }
web-table-seated-full = { $name }, { $colour }, a toute sa commande. { $points ->
    [one] { $points } point.
   *[other] { $points } points.
} { $reward }
# A staff card; $timing is one of web-table-timing-…, $text says what it does.
web-table-staff = { $cost ->
    [0] { $name }, ne coûte rien, { $timing } : { $text }
    [one] { $name }, coûte { $cost } couronne, { $timing } : { $text }
   *[other] { $name }, coûte { $cost } couronnes, { $timing } : { $text }
}
# A room; $state says how it is, $occupied of $size rooms of its group are occupied.
web-table-room = Étage { $floor }, chambre { $column }, { $colour }, { $state ->
    [occupied] occupée
    [prepared] préparée
   *[empty] pas préparée
}.
web-table-die = { $dice ->
    [one] Case { $face }, { $action } : { $dice } dé, force { $strength }.
   *[other] Case { $face }, { $action } : { $dice } dés, force { $strength }.
}
web-table-die-none = Case { $face }, { $action } : pas de dé.
web-table-objective = Objectif { $group }, { $name } : { $text } { $claimed ->
    [yes] Tu l’as validé.
   *[no] Tu as { $have } sur { $need }.
}
# $items is a list such as "2 strudels", or web-table-count-none.
web-table-kitchen-item = { $food } en cuisine : { $items }.
# $guests: "Major or Prince"; $price: "1 krone"
web-table-kitchen-guests = Choisis-le, puis le client : { $guests }, { $price }.
web-table-gained = Tu viens de recevoir : { $items }.
web-table-gained-kitchen = Personne dans ton café ne l’attend : direction la cuisine.
web-table-rival = { $name } : { $figures } Montrer l’hôtel.

web-table-colour-blue = couleur bleue
web-table-colour-red = couleur rouge
web-table-colour-yellow = couleur jaune
web-table-colour-green = couleur verte, pour toute chambre
web-table-timing-once = tout de suite
web-table-timing-round = à chaque manche
web-table-timing-always = toujours
web-table-timing-end = à la fin
web-table-food-strudel = Strudel
web-table-food-cake = Gâteau
web-table-food-wine = Vin
web-table-food-coffee = Café
web-table-count-strudel = { $count ->
    [one] { $count } strudel
   *[other] { $count } strudels
}
web-table-count-cake = { $count ->
    [one] { $count } gâteau
   *[other] { $count } gâteaux
}
web-table-count-wine = { $count ->
    [one] { $count } vin
   *[other] { $count } vins
}
web-table-count-coffee = { $count ->
    [one] { $count } café
   *[other] { $count } cafés
}
web-table-count-none = rien
web-table-price = { $krones ->
    [one] { $krones } couronne
   *[other] { $krones } couronnes
}
web-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-table-krones = Couronnes
web-table-steps = Empereur
web-table-hand-cards = Cartes en main
web-table-times = ×{ $count }

## Headings of the parts of the table

web-table-queue = La file
web-table-queue-taken = déjà pris
web-table-dice = Cases Action
web-table-cafe = Café
web-table-kitchen = Cuisine
web-table-hand = Personnel en main
# Stands small after the heading: when these cards can be played
web-table-hand-when = · jouable avec un 5 ou un 6
web-table-hand-empty = Aucune carte en main. Les clients et l’Empereur en apportent.
web-table-hand-hidden = { $count ->
    [one] { $count } carte que seul son propriétaire voit
   *[other] { $count } cartes que seul leur propriétaire voit
}
web-table-work = Personnel en service
web-table-work-empty = Personne ne travaille encore ici. Engage avec un 5.
web-table-work-none = Personne ne travaille encore ici.
web-table-hotel = Ton hôtel
web-table-objectives = Objectifs
web-table-emperor = L’Empereur
web-table-rounds = Manches
web-table-order = Ordre du tour
web-table-rivals = Les autres hôtels

## The six action spaces, short

web-table-space-1 = Desserts
web-table-space-2 = Boissons
web-table-space-3 = Chambres
web-table-space-4 = Argent, piste
web-table-space-5 = Personnel
web-table-space-6 = Au choix
web-table-no-die = aucun dé

## Café and kitchen

web-table-table-free = Table libre
web-table-free = libre
web-table-check-in = Loger
web-table-will-be-full = sera complet
web-table-full = complet
web-table-to-guest = à { $guest }
web-table-to-kitchen = en cuisine
web-table-choose-room = Choisis la chambre où { $guest } s’installe.
web-table-choose-guest = Choisis le client qui le reçoit.
web-table-kitchen-choose = Choisis ce que tu reçois.
web-table-serve = Sers jusqu’à { $count } mets : choisis-en un, ou une place sur une commande.
web-table-serve-none = Rien en cuisine ne correspond à une commande.
web-table-serve-more = { $count ->
    [one] Tu peux encore servir un mets.
   *[other] Tu peux encore servir jusqu’à { $count } mets.
}

## Staff

web-table-use = Utiliser
web-table-dismiss = Renvoyer
web-table-used = Déjà utilisé cette manche
# What an end-of-game card would bring now; stands beside a laurel
web-table-now = { $points } à présent
web-table-claim = Valider { $points }

## The strip under the dice

web-table-strip-idle = Pointe ce qui est encadré d’or pour voir l’effet.
web-table-strip-tap = Touche ce qui est encadré d’or pour voir l’effet ; touche encore pour jouer.
web-table-final = définitif
web-table-take-it = Prendre

## The turn bar

web-table-head-turn = { $name } · ton tour, numéro { $number }
web-table-head-choice = { $name } · ton choix
web-table-head-other = { $name } joue
web-table-head-watching = Tu regardes · { $name } joue
web-table-head-over = La partie est finie
web-table-steps-title = Étapes du tour
web-table-step-guest = Client
web-table-step-die = Dé
web-table-step-end = Fin
web-table-step-done = fait :
web-table-boost = Renforcer +1
web-table-boost-price = { $price ->
    [one] pour { $price } couronne
   *[other] pour { $price } couronnes
}
web-table-boost-about = Renforcer : paie { $price ->
    [one] { $price } couronne
   *[other] { $price } couronnes
}, et le dé que tu prends a 1 de force en plus.
web-table-undo = Annuler
web-table-redo = Rétablir
web-table-pass = Passer
web-table-pass-begun = tour commencé
web-table-end = Finir le tour
web-table-end-die = prends d’abord un dé
web-table-end-anyway = Finir quand même
web-table-confirm = Confirmer
web-table-watching = Tu regardes
web-table-to-score = À la feuille de score
# $left: whole sentences of what could still be done, such as "Claim the objective 12 rooms."
web-table-reminder = Encore possible : { $left }

## What the undo button would take back; short

web-table-undo-takes-die = Annuler le dé
web-table-undo-takes-die-for-nothing = Annuler le dé
web-table-undo-copies-action = Annuler l’action
web-table-undo-extra-action = Annuler l’action
web-table-undo-splits = Annuler le partage
web-table-undo-chooses-food = Annuler le mets
web-table-undo-places-food = Annuler le placement
web-table-undo-stores-food = Annuler le rangement
web-table-undo-serves = Annuler le service
web-table-undo-completes-order = Annuler la commande
web-table-undo-checks-in = Annuler l’installation
web-table-undo-reward = Annuler la récompense
web-table-undo-occupancy-bonus = Annuler le bonus
web-table-undo-prepares-room = Annuler la chambre
web-table-undo-occupies-room = Annuler la chambre
web-table-undo-hires = Annuler l’engagement
web-table-undo-uses-staff = Annuler le personnel
web-table-undo-claims = Annuler l’objectif
web-table-undo-declines = Annuler le refus
web-table-undo-staff-under = Annuler la carte
web-table-undo-draft-keeps = Annuler la carte
web-table-undo-penalty-paid-off = Annuler le paiement
web-table-undo-loses = Annuler la perte
web-table-undo-room-removed = Annuler la perte
web-table-undo-dismisses = Annuler la perte

## The large button while something may be finished or declined; short

web-table-done = Renoncer
web-table-done-pick = N’engager personne
web-table-done-food = Le reste en cuisine
web-table-done-prepare = Pas de chambre
web-table-done-first_rooms = Assez de chambres
web-table-done-hire = N’engager personne
web-table-done-occupy = Laisser les chambres
web-table-done-guest = Pas de client
web-table-done-gizia = Pas d’action en plus
web-table-done-die-3 = Assez de chambres
web-table-done-die-5 = N’engager personne
web-table-done-serve = Assez servi

## The emperor

# What the coming scoring would do: $points for the space one stands on, then back to $space; $text is a whole sentence.
web-table-emperor-outlook = { $points ->
    [one] Si la manche { $round } finissait maintenant : { $points } point, puis recul à la case { $space }. { $text }
   *[other] Si la manche { $round } finissait maintenant : { $points } points, puis recul à la case { $space }. { $text }
}

## Rivals

# What the coming scoring would do to another player; $tile is the name of the tile
web-table-rival-outcome = { $outcome ->
    [bonus] Suivrait le bonus de la tuile « { $tile } ».
    [penalty] Suivrait la pénalité de la tuile « { $tile } ».
   *[nothing] Ni bonus ni pénalité.
}
web-table-passed = a passé
# Stands after a number: staff cards that were played
web-table-played = en jeu
# Leopold's marker on an objective counts down from III to I
web-table-marker = { $marker ->
    [0] Le pion de Léopold sur l’objectif { $group } n’a pas encore bougé.
    [one] Le pion de Léopold sur l’objectif { $group } a avancé de { $marker } case.
   *[other] Le pion de Léopold sur l’objectif { $group } a avancé de { $marker } cases.
}
# Several computers of one level at a table: "Serveur 2"
web-table-bot-number = { $name } { $number }

## On a phone

# Round 0 is the set-up
web-table-round-of = { $round ->
    [0] Mise en place
   *[other] Manche { $round } sur { $rounds }
}
web-table-tabs = Parties de la table
web-table-tab-hotel = Hôtel
web-table-tab-guests = Clients
web-table-tab-staff = Personnel
web-table-tab-court = Cour
web-table-tab-rivals = Rivaux
web-table-tab-alive = il y a quelque chose à faire ici
web-table-tab-news = il s’est passé quelque chose ici

## An open table

web-table-lobby-wait = Il reste une place libre. Envoie le lien à des amis, ou laisse jouer l’ordinateur.
web-table-lobby-ready = Tout le monde est là.
web-table-seats = Places
web-table-you = toi
web-table-host = hôte
web-table-a-computer = ordinateur
web-table-sit = S’asseoir
web-table-bot-away = Congédier
web-table-remove = Écarter
web-table-remove-whom = Écarter { $name }
web-table-remove-sure = Écarter { $name } de la table ?
web-table-remove-what = La place se libère, et l’ancien lien n’y ramène plus { $name }. La table reçoit un nouveau lien : toute personne invitée et pas encore là en aura besoin.
web-table-remove-no = Ne rien faire
web-table-close = Fermer
web-table-close-seat = Fermer la place { $number }
web-table-reopen = Rouvrir
web-table-reopen-seat = Rouvrir la place { $number }
web-table-removed = Tu n’as plus de place à cette table : l’hôte en a décidé ainsi.
web-table-gone = Tu ne vois plus cette table
web-table-gone-text = L’hôte t’a fait quitter la table, son lien a changé, ou elle n’existe plus.
web-table-start = Commencer
web-table-start-fill = Commencer, l’ordinateur aux places libres
web-table-leave = Se lever
web-table-wait-host = { $name } lancera la partie.
web-table-invite = Inviter des amis

## A game that does not go on

web-table-stopped-closed = Cette table a été fermée
web-table-stopped-closed-text = Elle a été fermée avant le début de la partie. Il n’y a donc rien à regarder.
web-table-stopped-ended = Cette partie a été arrêtée
web-table-stopped-ended-text = La table y a mis fin sans résultat. Ce qui a été joué peut encore être regardé.
web-table-stopped-frozen = Cette partie est gelée
web-table-stopped-frozen-text = Elle a commencé sous des règles que cette version ne joue plus de la même façon. On peut la lire et l’exporter, mais plus la jouer.
web-table-to-replay = Voir la relecture
web-table-export = Exporter la partie
