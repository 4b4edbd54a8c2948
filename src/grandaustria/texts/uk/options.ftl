### Варіанти правил: назва кожного й по реченню на кожне значення. Перше значення — з видання 2022 року.

preset-2022 = Видання 2022 року
preset-de2015 = Німецьке видання 2015 року
preset-fr2015 = Французьке видання 2015 року
preset-it2015 = Італійське видання 2015 року
preset-mixed = Суміш видань

option-kitchen_hand = Помічниця кухаря (17)
option-kitchen_hand-5 = Помічниця кухаря коштує 5 крон.
option-kitchen_hand-3 = Помічниця кухаря коштує 3 крони.

option-assistant_manager = Помічник керівника (32)
option-assistant_manager-2 = Помічник керівника дає 2 очки за кожну карту персоналу.
option-assistant_manager-4 = Помічник керівника дає 4 очки за кожну карту персоналу.

option-conference_manager = Організатор конференцій (26)
option-conference_manager-pay = Організатор конференцій дає змогу відкупитися від штрафу.
option-conference_manager-immune = Організатор конференцій захищає від усіх штрафів.

option-secretary = Секретарка (29)
option-secretary-opponents = Секретарка копіює карту суперника.
option-secretary-anyone = Секретарка копіює карту суперника або одну з твоїх.

option-custodian = Доглядач (23)
option-custodian-rooms = Доглядач платить за кожен номер, що стає зайнятим.
option-custodian-guests = Доглядач платить, лише коли оселяється гість.

option-groom_stableman = Стайничий і конюх (5, 6)
option-groom_stableman-check-in = Стайничий і конюх діють, коли гість заселяється.
option-groom_stableman-completed = Стайничий і конюх діють, коли замовлення гостя виконано.

option-operator = Телефоністка (41)
option-operator-unlimited = Телефоністка дає очки без обмеження.
option-operator-12 = Телефоністка дає щонайбільше 12 очок.

option-e_gizia = Е. Гізія (97)
option-e_gizia-action = Е. Гізія дає додаткову дію в тому самому ході.
option-e_gizia-turn = Е. Гізія дає додатковий хід після цього.

option-penalty = Штрафи з двома варіантами
option-penalty-first = Діє перший варіант, якщо його можна виконати повністю, інакше другий.
option-penalty-choice = Гравець обирає з можливих варіантів.

option-tile_b4 = Штраф плитки B4
option-tile_b4-empty = Плитка B4 забирає готові номери.
option-tile_b4-occupied = Плитка B4 забирає зайняті номери.

option-tile_c2 = Другий номер плитки C2
option-tile_c2-lower = Другий номер — з наступного нижчого поверху, де він є.
option-tile_c2-column = Другий номер — наступний зайнятий нижче в тому самому стовпці.
option-tile_c2-below = Другий номер — просто під першим, якщо він зайнятий.
option-tile_c2-floor = Другий номер — з поверху просто під першим, якщо він там є.

option-first_rooms = Перші номери
option-first_rooms-exactly = Кожен починає з повною кількістю номерів.
option-first_rooms-up_to = Кожен може почати з меншою кількістю номерів.

option-occupancy_bonus = Бонус за заселення
option-occupancy_bonus-free = Бонус приходить до або після винагороди гостя, на вибір гравця.
option-occupancy_bonus-after = Бонус приходить після винагороди гостя.

option-table = Столик заселеного гостя
option-table-before = Столик звільняється до винагороди гостя.
option-table-after = Столик звільняється після винагороди гостя.
