### Rule options: the name of each, and one sentence for each value. The first value is that of the 2022 edition.

preset-2022 = Édition 2022
preset-de2015 = Édition allemande 2015
preset-fr2015 = Édition française 2015
preset-it2015 = Édition italienne 2015
preset-mixed = Éditions mélangées

option-kitchen_hand = Aide-cuisinier (17)
option-kitchen_hand-5 = L’Aide-cuisinier coûte 5 couronnes.
option-kitchen_hand-3 = L’Aide-cuisinier coûte 3 couronnes.

option-assistant_manager = Assistant de direction (32)
option-assistant_manager-2 = L’Assistant de direction rapporte 2 points par carte Personnel.
option-assistant_manager-4 = L’Assistant de direction rapporte 4 points par carte Personnel.

option-conference_manager = Responsable des congrès (26)
option-conference_manager-pay = Avec le Responsable des congrès, on peut payer pour échapper à une pénalité.
option-conference_manager-immune = Le Responsable des congrès écarte toutes les pénalités.

option-secretary = Secrétaire (29)
option-secretary-opponents = La Secrétaire copie une carte d’un adversaire.
option-secretary-anyone = La Secrétaire copie une carte d’un adversaire ou une des tiennes.

option-custodian = Gardien (23)
option-custodian-rooms = Le Gardien paie pour chaque chambre qui devient occupée.
option-custodian-guests = Le Gardien ne paie que quand un client s’installe.

option-groom_stableman = Palefrenier et Écuyer (5, 6)
option-groom_stableman-check-in = Le Palefrenier et l’Écuyer agissent quand le client s’installe.
option-groom_stableman-completed = Le Palefrenier et l’Écuyer agissent quand la commande du client est complète.

option-operator = Téléphoniste (41)
option-operator-unlimited = La Téléphoniste rapporte des points sans limite.
option-operator-12 = La Téléphoniste rapporte 12 points au plus.

option-e_gizia = É. Gypte (97)
option-e_gizia-action = É. Gypte donne une action supplémentaire dans le même tour.
option-e_gizia-turn = É. Gypte donne un tour supplémentaire après celui-ci.

option-penalty = Pénalités à deux volets
option-penalty-first = Le premier volet s’applique s’il peut être payé en entier, sinon le second.
option-penalty-choice = On choisit entre les volets possibles.

option-tile_b4 = Pénalité de la tuile B4
option-tile_b4-empty = La tuile B4 prend des chambres préparées.
option-tile_b4-occupied = La tuile B4 prend des chambres occupées.

option-tile_c2 = Seconde chambre de la tuile C2
option-tile_c2-lower = La seconde chambre vient de l’étage inférieur le plus proche qui en a une.
option-tile_c2-column = La seconde chambre est la prochaine occupée, plus bas dans la même colonne.
option-tile_c2-below = La seconde chambre est celle juste en dessous, si elle est occupée.
option-tile_c2-floor = La seconde chambre vient de l’étage juste en dessous, s’il en a une.

option-first_rooms = Premières chambres
option-first_rooms-exactly = Chacun commence avec le nombre complet de chambres.
option-first_rooms-up_to = Chacun peut commencer avec moins de chambres.

option-occupancy_bonus = Bonus d’occupation à l’installation
option-occupancy_bonus-free = Le bonus vient avant ou après la récompense du client, au choix.
option-occupancy_bonus-after = Le bonus vient après la récompense du client.

option-table = Table du client logé
option-table-before = La table est libre avant la récompense du client.
option-table-after = La table est libre après la récompense du client.
