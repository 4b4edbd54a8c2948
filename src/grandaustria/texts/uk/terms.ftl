### Слова гри: кольори, кількості, джерела очок.
### Аргументи: $amount — число. Ключі серед аргументів ($colour, $food, …) — англійські слова, форму обрано за ними.

colour-blue = синій
colour-red = червоний
colour-yellow = жовтий
colour-green = зелений
colour-any = будь-який колір

kind-blue = дворяни
kind-red = міщани
kind-yellow = митці
kind-green = туристи

## Полічені речі всередині речення, у знахідному відмінку: «отримує 1 крону»

count-strudel = { $amount ->
    [one] { $amount } струдель
    [few] { $amount } струдлі
    [many] { $amount } струдлів
   *[other] { $amount } струдля
}
count-cake = { $amount ->
    [one] { $amount } тортик
    [few] { $amount } тортики
    [many] { $amount } тортиків
   *[other] { $amount } тортика
}
count-wine = { $amount ->
    [one] { $amount } вино
    [few] { $amount } вина
    [many] { $amount } вин
   *[other] { $amount } вина
}
count-coffee = { $amount ->
    [one] { $amount } каву
    [few] { $amount } кави
    [many] { $amount } кав
   *[other] { $amount } кави
}
count-krones = { $amount ->
    [one] { $amount } крону
    [few] { $amount } крони
    [many] { $amount } крон
   *[other] { $amount } крони
}
count-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очки
    [many] { $amount } очок
   *[other] { $amount } очка
}
count-emperor = { $amount ->
    [one] { $amount } крок до імператора
    [few] { $amount } кроки до імператора
    [many] { $amount } кроків до імператора
   *[other] { $amount } кроку до імператора
}
count-staff = { $amount ->
    [one] { $amount } карту персоналу
    [few] { $amount } карти персоналу
    [many] { $amount } карт персоналу
   *[other] { $amount } карти персоналу
}
count-guests = { $amount ->
    [one] { $amount } гостя
    [few] { $amount } гостей
    [many] { $amount } гостей
   *[other] { $amount } гостя
}
count-rooms = { $amount ->
    [one] { $amount } номер
    [few] { $amount } номери
    [many] { $amount } номерів
   *[other] { $amount } номера
}
count-dice = { $amount ->
    [one] { $amount } кубик
    [few] { $amount } кубики
    [many] { $amount } кубиків
   *[other] { $amount } кубика
}

## Прибуток і втрати, як вони стоять у переліку; $amount ніколи не від’ємний

gain-points = { $amount ->
    [one] +{ $amount } очко
    [few] +{ $amount } очки
    [many] +{ $amount } очок
   *[other] +{ $amount } очка
}
gain-krones = { $amount ->
    [one] +{ $amount } крона
    [few] +{ $amount } крони
    [many] +{ $amount } крон
   *[other] +{ $amount } крони
}
gain-emperor = { $amount ->
    [one] +{ $amount } крок до імператора
    [few] +{ $amount } кроки до імператора
    [many] +{ $amount } кроків до імператора
   *[other] +{ $amount } кроку до імператора
}
gain-strudel = { $amount ->
    [one] +{ $amount } струдель
    [few] +{ $amount } струдлі
    [many] +{ $amount } струдлів
   *[other] +{ $amount } струдля
}
gain-cake = { $amount ->
    [one] +{ $amount } тортик
    [few] +{ $amount } тортики
    [many] +{ $amount } тортиків
   *[other] +{ $amount } тортика
}
gain-wine = { $amount ->
    [one] +{ $amount } вино
    [few] +{ $amount } вина
    [many] +{ $amount } вин
   *[other] +{ $amount } вина
}
gain-coffee = { $amount ->
    [one] +{ $amount } кава
    [few] +{ $amount } кави
    [many] +{ $amount } кав
   *[other] +{ $amount } кави
}
gain-staff = { $amount ->
    [one] +{ $amount } карта персоналу
    [few] +{ $amount } карти персоналу
    [many] +{ $amount } карт персоналу
   *[other] +{ $amount } карти персоналу
}
loss-points = { $amount ->
    [one] −{ $amount } очко
    [few] −{ $amount } очки
    [many] −{ $amount } очок
   *[other] −{ $amount } очка
}
loss-krones = { $amount ->
    [one] −{ $amount } крона
    [few] −{ $amount } крони
    [many] −{ $amount } крон
   *[other] −{ $amount } крони
}
loss-emperor = { $amount ->
    [one] −{ $amount } крок до імператора
    [few] −{ $amount } кроки до імператора
    [many] −{ $amount } кроків до імператора
   *[other] −{ $amount } кроку до імператора
}
loss-strudel = { $amount ->
    [one] −{ $amount } струдель
    [few] −{ $amount } струдлі
    [many] −{ $amount } струдлів
   *[other] −{ $amount } струдля
}
loss-cake = { $amount ->
    [one] −{ $amount } тортик
    [few] −{ $amount } тортики
    [many] −{ $amount } тортиків
   *[other] −{ $amount } тортика
}
loss-wine = { $amount ->
    [one] −{ $amount } вино
    [few] −{ $amount } вина
    [many] −{ $amount } вин
   *[other] −{ $amount } вина
}
loss-coffee = { $amount ->
    [one] −{ $amount } кава
    [few] −{ $amount } кави
    [many] −{ $amount } кав
   *[other] −{ $amount } кави
}
loss-staff = { $amount ->
    [one] −{ $amount } карта персоналу
    [few] −{ $amount } карти персоналу
    [many] −{ $amount } карт персоналу
   *[other] −{ $amount } карти персоналу
}

## Звідки очки

source-guests = Гості
source-staff = Найнятий персонал
source-emperor = Трек імператора
source-tiles = Бонуси імператора
source-objectives = Завдання
source-groups = Повні групи
source-rooms = Підготовка номерів
source-staff_end = Персонал наприкінці
source-floors = Зайняті номери
source-krones = Решта крон
source-kitchen = Решта на кухні
source-cafe = Гості без номера
source-total = Разом

## Приготування

hotel-night = Нічний готель
hotel-day_a = Денний готель A
hotel-day_b = Денний готель B
hotel-day_c = Денний готель C
hotel-day_d = Денний готель D
hotels-night = Нічні готелі, однакові
hotels-named = Готелі на вибір
hotels-day = Денні готелі, усі різні
staff-standard = Випадкові карти
staff-intro = Початкові набори
staff-draft = Драфт
level-easy = Легкий
level-medium = Середній
level-hard = Складний
leopold = Леопольд
player-number = Гравець { $number }
# Як відвідувача звуть спочатку; $number — чотири цифри
guest-name = Гість { $number }
# Два боти одного рівня за одним столом: $name — назва рівня
bot-numbered = { $name } { $number }
solo-level = Соло, рівень: { $level }
# Дві частини переліку, у яких можуть бути свої коми
parts-joined = { $first }; { $second }

## Стовпці таблиць карт

column-number = №
column-name = Назва
column-colour = Колір
column-order = Замовлення
column-points = Очки
column-reward = Винагорода
column-cost = Ціна
column-timing = Коли
column-effect = Ефект
column-group = Група
column-condition = Умова
column-bonus = Бонус
column-penalty = Штраф
column-hotel = Готель
column-floor = Поверх
column-rooms = Номери
column-guests = Гості
column-die = Кубик
column-actions = Дії
column-hand = Нічия
column-player = Гравець
column-staff = Персонал
column-set = Набір

title-guests = Гості
title-staff = Персонал
title-objectives = Завдання
title-tiles = Плитки імператора
title-hotels = Готелі
title-sets = Початкові набори
title-solo = Карти Леопольда
title-scores = Рахунок

timing-once = одразу
timing-round = раз на раунд
timing-permanent = постійно
timing-end = наприкінці
