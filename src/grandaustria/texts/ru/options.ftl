### Варианты правил: название каждого и по предложению на каждое значение. Первое значение — из издания 2022 года.

preset-2022 = Издание 2022 года
preset-de2015 = Немецкое издание 2015 года
preset-fr2015 = Французское издание 2015 года
preset-it2015 = Итальянское издание 2015 года
preset-mixed = Смесь изданий

option-kitchen_hand = Кухарка (17)
option-kitchen_hand-5 = Кухарка стоит 5 крон.
option-kitchen_hand-3 = Кухарка стоит 3 кроны.

option-assistant_manager = Помощник управляющего (32)
option-assistant_manager-2 = Помощник управляющего приносит 2 очка за каждую карту персонала.
option-assistant_manager-4 = Помощник управляющего приносит 4 очка за каждую карту персонала.

option-conference_manager = Организатор мероприятий (26)
option-conference_manager-pay = Организатор мероприятий позволяет откупиться от штрафа.
option-conference_manager-immune = Организатор мероприятий защищает от всех штрафов.

option-secretary = Секретарь (29)
option-secretary-opponents = Секретарь копирует карту соперника.
option-secretary-anyone = Секретарь копирует карту соперника или одну из твоих.

option-custodian = Смотритель (23)
option-custodian-rooms = Смотритель платит за каждый номер, ставший заселённым.
option-custodian-guests = Смотритель платит, только когда въезжает гость.

option-groom_stableman = Конюх и конюший (5, 6)
option-groom_stableman-check-in = Конюх и конюший действуют, когда гость заселяется.
option-groom_stableman-completed = Конюх и конюший действуют, когда заказ гостя выполнен.

option-operator = Телефонистка (41)
option-operator-unlimited = Телефонистка приносит очки без ограничения.
option-operator-12 = Телефонистка приносит не больше 12 очков.

option-e_gizia = Е. Гипет (97)
option-e_gizia-action = Е. Гипет даёт дополнительное действие в том же ходу.
option-e_gizia-turn = Е. Гипет даёт дополнительный ход после этого.

option-penalty = Штрафы с двумя вариантами
option-penalty-first = Действует первый вариант, если его можно выполнить целиком, иначе второй.
option-penalty-choice = Игрок выбирает из возможных вариантов.

option-tile_b4 = Штраф жетона B4
option-tile_b4-empty = Жетон B4 забирает готовые номера.
option-tile_b4-occupied = Жетон B4 забирает заселённые номера.

option-tile_c2 = Второй номер жетона C2
option-tile_c2-lower = Второй номер — со следующего этажа ниже, где он есть.
option-tile_c2-column = Второй номер — следующий заселённый ниже в том же столбце.
option-tile_c2-below = Второй номер — прямо под первым, если он заселён.
option-tile_c2-floor = Второй номер — с этажа прямо под первым, если он там есть.

option-first_rooms = Первые номера
option-first_rooms-exactly = Каждый начинает с полным числом номеров.
option-first_rooms-up_to = Каждый может начать с меньшим числом номеров.

option-occupancy_bonus = Бонус заселения
option-occupancy_bonus-free = Бонус приходит до или после награды гостя, на выбор игрока.
option-occupancy_bonus-after = Бонус приходит после награды гостя.

option-table = Столик заселённого гостя
option-table-before = Столик освобождается до награды гостя.
option-table-after = Столик освобождается после награды гостя.
