### Слова игры: цвета, количества, источники очков.
### Аргументы: $amount — число. Ключи среди аргументов ($colour, $food, …) — английские слова, форма выбирается по ним.

colour-blue = синий
colour-red = красный
colour-yellow = жёлтый
colour-green = зелёный
colour-any = любой цвет

kind-blue = аристократы
kind-red = горожане
kind-yellow = люди искусства
kind-green = туристы

## Посчитанные вещи внутри предложения, в винительном падеже: «получает 1 крону»

count-strudel = { $amount ->
    [one] { $amount } штрудель
    [few] { $amount } штруделя
    [many] { $amount } штруделей
   *[other] { $amount } штруделя
}
count-cake = { $amount ->
    [one] { $amount } пирожное
    [few] { $amount } пирожных
    [many] { $amount } пирожных
   *[other] { $amount } пирожного
}
count-wine = { $amount ->
    [one] { $amount } вино
    [few] { $amount } вина
    [many] { $amount } вин
   *[other] { $amount } вина
}
count-coffee = { $amount ->
    [one] { $amount } кофе
    [few] { $amount } кофе
    [many] { $amount } кофе
   *[other] { $amount } кофе
}
count-krones = { $amount ->
    [one] { $amount } крону
    [few] { $amount } кроны
    [many] { $amount } крон
   *[other] { $amount } кроны
}
count-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
    [many] { $amount } очков
   *[other] { $amount } очка
}
count-emperor = { $amount ->
    [one] { $amount } шаг к императору
    [few] { $amount } шага к императору
    [many] { $amount } шагов к императору
   *[other] { $amount } шага к императору
}
count-staff = { $amount ->
    [one] { $amount } карту персонала
    [few] { $amount } карты персонала
    [many] { $amount } карт персонала
   *[other] { $amount } карты персонала
}
count-guests = { $amount ->
    [one] { $amount } гостя
    [few] { $amount } гостей
    [many] { $amount } гостей
   *[other] { $amount } гостя
}
count-rooms = { $amount ->
    [one] { $amount } номер
    [few] { $amount } номера
    [many] { $amount } номеров
   *[other] { $amount } номера
}
count-dice = { $amount ->
    [one] { $amount } кубик
    [few] { $amount } кубика
    [many] { $amount } кубиков
   *[other] { $amount } кубика
}

## Прибыль и потери, как они стоят в перечне; $amount никогда не отрицателен

gain-points = { $amount ->
    [one] +{ $amount } очко
    [few] +{ $amount } очка
    [many] +{ $amount } очков
   *[other] +{ $amount } очка
}
gain-krones = { $amount ->
    [one] +{ $amount } крона
    [few] +{ $amount } кроны
    [many] +{ $amount } крон
   *[other] +{ $amount } кроны
}
gain-emperor = { $amount ->
    [one] +{ $amount } шаг к императору
    [few] +{ $amount } шага к императору
    [many] +{ $amount } шагов к императору
   *[other] +{ $amount } шага к императору
}
gain-strudel = { $amount ->
    [one] +{ $amount } штрудель
    [few] +{ $amount } штруделя
    [many] +{ $amount } штруделей
   *[other] +{ $amount } штруделя
}
gain-cake = { $amount ->
    [one] +{ $amount } пирожное
    [few] +{ $amount } пирожных
    [many] +{ $amount } пирожных
   *[other] +{ $amount } пирожного
}
gain-wine = { $amount ->
    [one] +{ $amount } вино
    [few] +{ $amount } вина
    [many] +{ $amount } вин
   *[other] +{ $amount } вина
}
gain-coffee = { $amount ->
    [one] +{ $amount } кофе
    [few] +{ $amount } кофе
    [many] +{ $amount } кофе
   *[other] +{ $amount } кофе
}
gain-staff = { $amount ->
    [one] +{ $amount } карта персонала
    [few] +{ $amount } карты персонала
    [many] +{ $amount } карт персонала
   *[other] +{ $amount } карты персонала
}
loss-points = { $amount ->
    [one] −{ $amount } очко
    [few] −{ $amount } очка
    [many] −{ $amount } очков
   *[other] −{ $amount } очка
}
loss-krones = { $amount ->
    [one] −{ $amount } крона
    [few] −{ $amount } кроны
    [many] −{ $amount } крон
   *[other] −{ $amount } кроны
}
loss-emperor = { $amount ->
    [one] −{ $amount } шаг к императору
    [few] −{ $amount } шага к императору
    [many] −{ $amount } шагов к императору
   *[other] −{ $amount } шага к императору
}
loss-strudel = { $amount ->
    [one] −{ $amount } штрудель
    [few] −{ $amount } штруделя
    [many] −{ $amount } штруделей
   *[other] −{ $amount } штруделя
}
loss-cake = { $amount ->
    [one] −{ $amount } пирожное
    [few] −{ $amount } пирожных
    [many] −{ $amount } пирожных
   *[other] −{ $amount } пирожного
}
loss-wine = { $amount ->
    [one] −{ $amount } вино
    [few] −{ $amount } вина
    [many] −{ $amount } вин
   *[other] −{ $amount } вина
}
loss-coffee = { $amount ->
    [one] −{ $amount } кофе
    [few] −{ $amount } кофе
    [many] −{ $amount } кофе
   *[other] −{ $amount } кофе
}
loss-staff = { $amount ->
    [one] −{ $amount } карта персонала
    [few] −{ $amount } карты персонала
    [many] −{ $amount } карт персонала
   *[other] −{ $amount } карты персонала
}

## Откуда очки

source-guests = Гости
source-staff = Нанятый персонал
source-emperor = Шкала императора
source-tiles = Бонусы императора
source-objectives = Цели
source-groups = Полные группы
source-rooms = Подготовка номеров
source-staff_end = Персонал в конце
source-floors = Заселённые номера
source-krones = Остаток крон
source-kitchen = Остаток на кухне
source-cafe = Гости без номера
source-total = Итого

## Подготовка

hotel-night = Ночной отель
hotel-day_a = Дневной отель A
hotel-day_b = Дневной отель B
hotel-day_c = Дневной отель C
hotel-day_d = Дневной отель D
hotels-night = Ночные отели, одинаковые
hotels-named = Отели на выбор
hotels-day = Дневные отели, все разные
staff-standard = Случайные карты
staff-intro = Начальные наборы
staff-draft = Драфт
level-easy = Лёгкий
level-medium = Средний
level-hard = Сложный
leopold = Леопольд
player-number = Игрок { $number }
# Как посетитель зовётся вначале; $number — четыре цифры
guest-name = Гость { $number }
# Два бота одного уровня за одним столом: $name — название уровня
bot-numbered = { $name } { $number }
solo-level = Соло, уровень: { $level }
# Две части перечня, в которых могут быть свои запятые
parts-joined = { $first }; { $second }

## Столбцы таблиц карт

column-number = №
column-name = Название
column-colour = Цвет
column-order = Заказ
column-points = Очки
column-reward = Награда
column-cost = Цена
column-timing = Когда
column-effect = Свойство
column-group = Группа
column-condition = Условие
column-bonus = Бонус
column-penalty = Штраф
column-hotel = Отель
column-floor = Этаж
column-rooms = Номера
column-guests = Гости
column-die = Кубик
column-actions = Действия
column-hand = Ничья
column-player = Игрок
column-staff = Персонал
column-set = Набор

title-guests = Гости
title-staff = Персонал
title-objectives = Цели
title-tiles = Жетоны императора
title-hotels = Отели
title-sets = Начальные наборы
title-solo = Карты Леопольда
title-scores = Счёт

timing-once = сразу
timing-round = раз в раунд
timing-permanent = постоянно
timing-end = в конце
