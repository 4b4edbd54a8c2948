### Rule options: the name of each, and one sentence for each value. The first value is that of the 2022 edition.

preset-2022 = Edition of 2022
preset-de2015 = German edition of 2015
preset-fr2015 = French edition of 2015
preset-it2015 = Italian edition of 2015
preset-mixed = A mix of editions

option-kitchen_hand = Kitchen Hand (17)
option-kitchen_hand-5 = The Kitchen Hand costs 5 krones.
option-kitchen_hand-3 = The Kitchen Hand costs 3 krones.

option-assistant_manager = Assistant Manager (32)
option-assistant_manager-2 = The Assistant Manager scores 2 points for each staff card.
option-assistant_manager-4 = The Assistant Manager scores 4 points for each staff card.

option-conference_manager = Conference Manager (26)
option-conference_manager-pay = The Conference Manager lets you pay to be spared a penalty.
option-conference_manager-immune = The Conference Manager keeps every penalty away.

option-secretary = Secretary (29)
option-secretary-opponents = The Secretary copies a card of an opponent.
option-secretary-anyone = The Secretary copies a card of an opponent or one of your own.

option-custodian = Custodian (23)
option-custodian-rooms = The Custodian pays for every room that becomes occupied.
option-custodian-guests = The Custodian pays only when a guest moves in.

option-groom_stableman = Groom and Stableman (5, 6)
option-groom_stableman-check-in = Groom and Stableman act when the guest checks in.
option-groom_stableman-completed = Groom and Stableman act when the guest's order is completed.

option-operator = Operator (41)
option-operator-unlimited = The Operator scores without a limit.
option-operator-12 = The Operator scores 12 points at most.

option-e_gizia = E. Gizia (97)
option-e_gizia-action = E. Gizia brings an extra action in the same turn.
option-e_gizia-turn = E. Gizia brings an extra turn after this one.

option-penalty = Penalties with two sides
option-penalty-first = The first side counts if it can be paid in full, otherwise the second.
option-penalty-choice = The player chooses between the sides that are possible.

option-tile_b4 = Penalty of tile B4
option-tile_b4-empty = Tile B4 takes prepared rooms.
option-tile_b4-occupied = Tile B4 takes occupied rooms.

option-tile_c2 = Second room of tile C2
option-tile_c2-lower = The second room comes from the next lower floor that has one.
option-tile_c2-column = The second room is the next occupied one further down the same column.
option-tile_c2-below = The second room is the one directly below, if it is occupied.
option-tile_c2-floor = The second room comes from the floor directly below, if it has one.

option-first_rooms = First rooms
option-first_rooms-exactly = Everybody starts with the full number of rooms.
option-first_rooms-up_to = Everybody may start with fewer rooms.

option-occupancy_bonus = Occupancy bonus at check-in
option-occupancy_bonus-free = The bonus comes before or after the guest's reward, as the player likes.
option-occupancy_bonus-after = The bonus comes after the guest's reward.

option-table = Table of the guest checked in
option-table-before = The table is free before the guest's reward.
option-table-after = The table is free after the guest's reward.
