### Rule options: the name of each, and one sentence for each value. The first value is that of the 2022 edition.

preset-2022 = Edizione 2022
preset-de2015 = Edizione tedesca 2015
preset-fr2015 = Edizione francese 2015
preset-it2015 = Edizione italiana 2015
preset-mixed = Edizioni miste

option-kitchen_hand = Lavapiatti (17)
option-kitchen_hand-5 = Il Lavapiatti costa 5 corone.
option-kitchen_hand-3 = Il Lavapiatti costa 3 corone.

option-assistant_manager = Vice Direttore (32)
option-assistant_manager-2 = Il Vice Direttore dà 2 punti per ogni carta Personale.
option-assistant_manager-4 = Il Vice Direttore dà 4 punti per ogni carta Personale.

option-conference_manager = Direttore Eventi (26)
option-conference_manager-pay = Con il Direttore Eventi si può pagare per evitare una penalità.
option-conference_manager-immune = Il Direttore Eventi tiene lontana ogni penalità.

option-secretary = Segretaria (29)
option-secretary-opponents = La Segretaria copia una carta di un avversario.
option-secretary-anyone = La Segretaria copia una carta di un avversario o una delle tue.

option-custodian = Custode (23)
option-custodian-rooms = Il Custode paga per ogni camera che diventa occupata.
option-custodian-guests = Il Custode paga solo quando un ospite prende alloggio.

option-groom_stableman = Stalliere e Cocchiere (5, 6)
option-groom_stableman-check-in = Stalliere e Cocchiere agiscono quando l’ospite prende alloggio.
option-groom_stableman-completed = Stalliere e Cocchiere agiscono quando l’ordinazione dell’ospite è completa.

option-operator = Centralinista (41)
option-operator-unlimited = La Centralinista dà punti senza limite.
option-operator-12 = La Centralinista dà al massimo 12 punti.

option-e_gizia = E. Gizia (97)
option-e_gizia-action = E. Gizia porta un’azione extra nello stesso turno.
option-e_gizia-turn = E. Gizia porta un turno extra dopo questo.

option-penalty = Penalità a due voci
option-penalty-first = Vale la prima voce se può essere pagata per intero, altrimenti la seconda.
option-penalty-choice = Si sceglie tra le voci possibili.

option-tile_b4 = Penalità della tessera B4
option-tile_b4-empty = La tessera B4 toglie camere preparate.
option-tile_b4-occupied = La tessera B4 toglie camere occupate.

option-tile_c2 = Seconda camera della tessera C2
option-tile_c2-lower = La seconda camera viene dal piano inferiore più vicino che ne ha una.
option-tile_c2-column = La seconda camera è la prossima occupata più in basso nella stessa colonna.
option-tile_c2-below = La seconda camera è quella subito sotto, se è occupata.
option-tile_c2-floor = La seconda camera viene dal piano subito sotto, se ne ha una.

option-first_rooms = Prime camere
option-first_rooms-exactly = Si comincia con tutte le camere previste.
option-first_rooms-up_to = Si può cominciare con meno camere.

option-occupancy_bonus = Momento del bonus di occupazione
option-occupancy_bonus-free = Il bonus arriva prima o dopo la ricompensa dell’ospite, a scelta.
option-occupancy_bonus-after = Il bonus arriva dopo la ricompensa dell’ospite.

option-table = Tavolo dell’ospite alloggiato
option-table-before = Il tavolo è libero prima della ricompensa dell’ospite.
option-table-after = Il tavolo è libero dopo la ricompensa dell’ospite.
