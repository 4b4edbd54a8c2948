### Турніри: за всіма столами туру удача та сама.

web-cup-lead = За всіма столами туру удача та сама: у всіх ті самі гості, той самий персонал і ті самі кубики. Різниця лише в тому, як граєш.
web-cup-none = Турнірів поки немає.
web-cup-none-text = Відкрити турнір може кожен, хто має обліковий запис. Останні столи доповнюють комп’ютери.
web-cup-account = Для турнірів потрібен обліковий запис: ім’я та пароль.
web-cup-taking-part = з тобою
# $name: who has opened it.
web-cup-hosted = організатор: { $name }
web-cup-all = Усі турніри
web-cup-entries = { $count ->
    [0] поки ніхто не бере участі
    [one] { $count } учасник
    [few] { $count } учасники
    [many] { $count } учасників
   *[other] { $count } учасника
}

## Відкрити

web-cup-open-do = Відкрити турнір
web-cup-name = Назва
web-cup-method = Хто з ким зустрічається
web-cup-method-swiss = Швейцарська система
web-cup-method-swiss-text = Зустрічаються ті, хто має приблизно порівну очок.
web-cup-method-round-robin = Коловий турнір
web-cup-method-round-robin-text = Кожен з кожним, не більше 16.
web-cup-rounds = Тури
web-cup-rounds-hint = Не більше половини кількості учасників, щоб ніхто не зустрівся двічі.
web-cup-level = Комп’ютери на порожніх місцях
web-cup-start-when = Початок
web-cup-start-host = Коли я скажу
web-cup-rounds-count = { $count ->
    [one] { $count } тур
    [few] { $count } тури
    [many] { $count } турів
   *[other] { $count } туру
}
# $players: how many sit at a table, from 2 to 4.
web-cup-kind = гравців за столом: { $players }

## Як іде

web-cup-status-open = Відкритий
# $round: the number of the round that is played.
web-cup-status-running = Тур { $round } з { $rounds }
web-cup-status-over = Закінчено
# $when: such as "in 3 hours".
web-cup-starts = Початок { $when }
# $name: who has opened it.
web-cup-begins-host = Почнеться, коли скаже { $name }.
# $when: day and time.
web-cup-begins-at = Почнеться сам: { $when }.
# $bot: a level of the computers.
web-cup-fill = Місця, що лишаться вільними, займуть комп’ютери ({ $bot }).
web-cup-nobody = Поки ніхто не бере участі.
web-cup-who = Хто бере участь
web-cup-standing = Турнірна таблиця
web-cup-column-points = Очки
web-cup-column-compared = Порівняння
web-cup-column-score = Рахунок
# Of one game.
web-cup-column-game = Рахунок
web-cup-compared-what = Очки: по одному за кожного за столом, хто лишився позаду. Порівняння: частка тих на тому самому місці, чий рахунок менший.
web-cup-withdrawn = вибув
web-cup-which = Який тур
web-cup-round = Тур { $n }
web-cup-table = Стіл { $n }
web-cup-closed = Що відбувається за столом, бачать лише ті, хто за ним сидить. Коли закінчиться остання партія туру, можна переглянути всі.
web-cup-playing = триває
web-cup-done = закінчена
web-cup-look = Дивитися партію
web-cup-look-at = Дивитися партію столу { $n }

## Що можна зробити

web-cup-join = Взяти участь
web-cup-leave = Більше не брати участі
web-cup-to-table = До мого столу
web-cup-start = Почати зараз
web-cup-start-sure = Почати цей турнір зараз?
web-cup-start-what = Перший тур почнеться одразу, і приєднатися вже ніхто не зможе.
web-cup-withdraw = Вийти з турніру
web-cup-withdraw-sure = Вийти з цього турніру?
web-cup-withdraw-what = З наступного туру за тебе грає дім, а в таблиці ти будеш позаду всіх, хто лишився. Повернутися не можна.
web-cup-remove = Видалити
web-cup-remove-sure = Видалити цей турнір?
web-cup-remove-what = Він не відбудеться, і ніхто в ньому більше не бере участі.
web-cup-computers = Комп’ютери, що беруть участь
web-cup-computers-number = Скільки
web-cup-computers-set = Допустити
web-refusal-too-many-tournaments = У тебе забагато турнірів. Зачекай, доки один закінчиться, або видали один.
web-refusal-cup-full = У цьому турнірі місць більше немає.
web-refusal-cup-started = Цей турнір уже почався.
web-refusal-cup-over = Цей турнір уже закінчено.
