### The card book: all components, with search and filters. Names and sentences of cards come from the server.

web-cards-title = Le livre des cartes
web-cards-lead = Toute la boîte : chaque client, tout le personnel, les souhaits de la cour. Cherche par nom, par numéro ou par effet.
web-cards-search = Nom, numéro ou effet
web-cards-rules = Édition
web-cards-kinds = Sorte de carte
web-cards-parts = Lesquelles
web-cards-kind-all = Toutes
web-cards-kind-guest = Clients
web-cards-kind-staff = Personnel
web-cards-kind-objective = Objectifs
web-cards-kind-tile = Tuiles Empereur
web-cards-kind-hotel = Hôtels
web-cards-kind-leopold = Cartes de Léopold
web-cards-part-all = Toutes
# Colours of guests, as the name of a filter and in a heading
web-cards-part-blue = Bleu
web-cards-part-red = Rouge
web-cards-part-yellow = Jaune
web-cards-part-green = Vert
# When staff acts, as the name of a filter and in a heading
web-cards-part-once = Tout de suite
web-cards-part-round = Chaque manche
web-cards-part-always = Toujours
web-cards-part-end = À la fin
# A heading: $kind is one of the kinds, $part one of the parts above
web-cards-heading = { $kind } · { $part }
web-cards-found = { $n ->
    [one] { $n } carte sur { $all }
   *[other] { $n } cartes sur { $all }
}
web-cards-none = Rien de tel dans la boîte
web-cards-none-text = Essaie avec moins de mots, ou cherche dans toutes les sortes.
web-cards-clear = Tout montrer
web-cards-shown = La carte choisie
web-cards-choose = Choisis une carte pour la voir en grand.
web-cards-number = Carte { $number }
web-cards-before = Précédente
web-cards-after = Suivante

## One card in large

web-cards-colour-blue = Noblesse : ne dort que dans les chambres bleues.
web-cards-colour-red = Citoyen : ne dort que dans les chambres rouges.
web-cards-colour-yellow = Artiste : ne dort que dans les chambres jaunes.
web-cards-colour-green = Touriste : toute chambre lui convient.
web-cards-order = La commande
web-cards-brings = À l’installation
web-cards-points = { $points ->
    [0] Aucun point.
    [one] { $points } point.
   *[other] { $points } points.
}
web-cards-cost = { $cost ->
    [0] Ne coûte rien.
    [one] Coûte { $cost } couronne.
   *[other] Coûte { $cost } couronnes.
}
web-cards-timing-once = Agit une fois, à l’engagement.
web-cards-timing-round = S’utilise une fois par manche, à ton tour.
web-cards-timing-always = Agit d’elle-même dès l’engagement.
web-cards-timing-end = Compte quand la partie est finie.
web-cards-objective = Qui le valide en premier prend le plus grand montant, le suivant le deuxième, puis le troisième. Une seule fois par personne.
web-cards-tile = L’Empereur regarde celle-ci après la manche { $round }.
web-cards-bonus = Sur la case { $space } ou plus haut
web-cards-penalty = Sur la case 0
web-cards-hotel-night = Hôtel de nuit
web-cards-hotel-day_a = Hôtel de jour A
web-cards-hotel-day_b = Hôtel de jour B
web-cards-hotel-day_c = Hôtel de jour C
web-cards-hotel-day_d = Hôtel de jour D
web-cards-hotel-text-night = De nuit, tous les hôtels se ressemblent. Les murs montrent où finit un groupe de chambres.
web-cards-hotel-text-day = De jour, chacun tient un hôtel différent. Les murs montrent où finit un groupe de chambres.
web-cards-leopold = Léopold, carte { $number }
web-cards-leopold-text = En solo, Léopold révèle une de ces cartes à chacun de ses tours et fait ce qu’elle dit, de haut en bas.
web-cards-editions = Ce que disent les éditions

## Good to know about single cards, in our own words

web-cards-note = Bon à savoir
web-cards-note-12 = Les points viennent aussitôt, quand le dé est pris. Un 6 utilisé comme un autre chiffre reste un 6.
web-cards-note-14 = Avant ou après toute l’action du dé, jamais au milieu.
web-cards-note-15 = La force ajoutée en renforçant compte double aussi. Il faut un dé de ce chiffre même, pas un 6 utilisé comme tel.
web-cards-note-22 = Avant ou après toute l’action du dé, jamais au milieu.
web-cards-note-23 = Pas seulement les installations : les chambres remplies par d’autres cartes ou par l’Empereur comptent aussi.
web-cards-note-24 = Le reste du service ne change pas : { $items } mets au plus, aussi souvent que tu veux.
web-cards-note-26 = Tu décides chaque fois, avant que la pénalité ne tombe.
web-cards-note-29 = Tu comptes ce que compte la carte copiée, mais dans ton propre hôtel. S’il y en a plusieurs, la meilleure est prise pour toi. S’il n’y en a pas, elle ne vaut rien.
web-cards-note-32 = Elle se compte elle-même.
web-cards-note-35 = Autant que tu veux, ou aucune. Si elles complètent un groupe, le bonus attend que toutes soient retournées.
web-cards-note-38 = Le client doit encore être logé ; c’est une étape à part.
web-cards-note-41 = On compte les cases, pas les points imprimés dessous.
web-cards-note-42 = Il suffit d’être assez haut, même si le bonus lui-même ne te sert à rien.
web-cards-note-49 = La chambre doit toucher ton hôtel comme toujours.
web-cards-note-75 = Personne d’autre ne voit ces cartes. Celles que tu n’engages pas vont sous la pioche dans l’ordre de ton choix.
web-cards-note-76 = Personne d’autre ne voit ces cartes. Celles que tu n’engages pas vont sous la pioche dans l’ordre de ton choix.
web-cards-note-87 = La file est complétée avant que tu choisisses le client suivant. Il faut une table pour chacun.
web-cards-note-97 = Après tous ses autres dons. Aucun dé n’est pris : rien de ce qui agit à la prise d’un dé n’agit, et on ne peut pas renforcer ; un 6 garde son prix.
web-cards-note-A3 = Personne d’autre ne voit ces cartes. Pour la pénalité, tu choisis les cartes que tu donnes.
web-cards-note-B3 = Personne d’autre ne voit ces cartes. Pour la pénalité, tu choisis les cartes que tu donnes.
web-cards-note-B4 = La chambre doit toucher ton hôtel comme toujours. Chambres du même étage : tu choisis celle que tu perds.
web-cards-note-C2 = La chambre doit toucher ton hôtel comme toujours. Chambres du même étage : tu choisis celle que tu perds.
web-cards-note-C4 = Tu choisis la carte ; elle quitte le jeu pour de bon.
