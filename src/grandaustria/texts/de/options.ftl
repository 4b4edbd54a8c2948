### Rule options: the name of each, and one sentence for each value. The first value is that of the 2022 edition.

preset-2022 = Ausgabe 2022
preset-de2015 = Deutsche Ausgabe 2015
preset-fr2015 = Französische Ausgabe 2015
preset-it2015 = Italienische Ausgabe 2015
preset-mixed = Ausgaben gemischt

option-kitchen_hand = Küchenhilfe (17)
option-kitchen_hand-5 = Die Küchenhilfe kostet 5 Kronen.
option-kitchen_hand-3 = Die Küchenhilfe kostet 3 Kronen.

option-assistant_manager = Direktionsassistent (32)
option-assistant_manager-2 = Der Direktionsassistent bringt 2 Punkte für jede Personalkarte.
option-assistant_manager-4 = Der Direktionsassistent bringt 4 Punkte für jede Personalkarte.

option-conference_manager = Veranstaltungsleiter (26)
option-conference_manager-pay = Mit dem Veranstaltungsleiter kann man sich von einer Strafe loskaufen.
option-conference_manager-immune = Der Veranstaltungsleiter hält jede Strafe fern.

option-secretary = Sekretärin (29)
option-secretary-opponents = Die Sekretärin kopiert eine Karte eines Gegners.
option-secretary-anyone = Die Sekretärin kopiert eine Karte eines Gegners oder eine eigene.

option-custodian = Hausverwalter (23)
option-custodian-rooms = Der Hausverwalter zahlt für jedes Zimmer, das belegt wird.
option-custodian-guests = Der Hausverwalter zahlt nur, wenn ein Gast einzieht.

option-groom_stableman = Pferdeknecht und Stallmeister (5, 6)
option-groom_stableman-check-in = Pferdeknecht und Stallmeister wirken, wenn der Gast einzieht.
option-groom_stableman-completed = Pferdeknecht und Stallmeister wirken, wenn die Bestellung des Gastes erfüllt ist.

option-operator = Telefonistin (41)
option-operator-unlimited = Die Telefonistin bringt Punkte ohne Grenze.
option-operator-12 = Die Telefonistin bringt höchstens 12 Punkte.

option-e_gizia = E. Gizia (97)
option-e_gizia-action = E. Gizia bringt eine Zusatzaktion im selben Zug.
option-e_gizia-turn = E. Gizia bringt einen Zusatzzug nach diesem.

option-penalty = Strafen mit zwei Seiten
option-penalty-first = Die erste Seite gilt, wenn sie ganz zu bezahlen ist, sonst die zweite.
option-penalty-choice = Man wählt zwischen den möglichen Seiten.

option-tile_b4 = Strafe von Plättchen B4
option-tile_b4-empty = Plättchen B4 nimmt vorbereitete Zimmer.
option-tile_b4-occupied = Plättchen B4 nimmt belegte Zimmer.

option-tile_c2 = Zweites Zimmer von Plättchen C2
option-tile_c2-lower = Das zweite Zimmer kommt aus der nächsttieferen Etage, die eines hat.
option-tile_c2-column = Das zweite Zimmer ist das nächste belegte weiter unten in derselben Spalte.
option-tile_c2-below = Das zweite Zimmer ist das direkt darunter, falls es belegt ist.
option-tile_c2-floor = Das zweite Zimmer kommt aus der Etage direkt darunter, falls sie eines hat.

option-first_rooms = Erste Zimmer
option-first_rooms-exactly = Alle beginnen mit der vollen Zahl von Zimmern.
option-first_rooms-up_to = Alle dürfen mit weniger Zimmern beginnen.

option-occupancy_bonus = Belegungsbonus beim Einzug
option-occupancy_bonus-free = Der Bonus kommt nach Wahl vor oder nach der Belohnung des Gastes.
option-occupancy_bonus-after = Der Bonus kommt nach der Belohnung des Gastes.

option-table = Tisch des einquartierten Gastes
option-table-before = Der Tisch ist vor der Belohnung des Gastes frei.
option-table-after = Der Tisch ist nach der Belohnung des Gastes frei.
