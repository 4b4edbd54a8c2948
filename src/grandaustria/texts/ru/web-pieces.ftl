### Что говорят рисунки стола: слова на них и их названия для тех, кто слушает.

## Количества

# $count кубиков лежит на одной клетке; показан один кубик и это число
web-pieces-times = ×{ $count }
web-pieces-food-strudel = { $n ->
    [one] { $n } штрудель
    [few] { $n } штруделя
    [many] { $n } штруделей
   *[other] { $n } штруделя
}
web-pieces-food-cake = { $n ->
    [one] { $n } пирожное
    [few] { $n } пирожных
    [many] { $n } пирожных
   *[other] { $n } пирожного
}
web-pieces-food-wine = { $n ->
    [one] { $n } вино
    [few] { $n } вина
    [many] { $n } вин
   *[other] { $n } вина
}
web-pieces-food-coffee = { $n ->
    [one] { $n } кофе
    [few] { $n } кофе
    [many] { $n } кофе
   *[other] { $n } кофе
}
web-pieces-krones = { $n ->
    [one] { $n } крона
    [few] { $n } кроны
    [many] { $n } крон
   *[other] { $n } кроны
}

## Гости

# $colour: blue (аристократы), red (горожане), yellow (люди искусства), green (туристы); $points: сколько очков стоит карта
web-pieces-guest = { $colour ->
    [blue] Синий гость
    [red] Красный гость
    [yellow] Жёлтый гость
   *[green] Зелёный гость для любого номера
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
# $items и $missing — перечни вроде «2 штруделя и 1 вино»; $served: подано что-то или ничего
web-pieces-order = { $served ->
    [some] Заказ: { $items }; ещё нужно: { $missing }.
   *[none] Заказ: { $items }.
}
web-pieces-order-full = Заказ: { $items }; всё подано.
web-pieces-no-reward = без награды

## Слова внутри ряда значков; короткие, стоят на маленьких картах

# «2 очка за карту персонала», со значками очков и карты
web-pieces-per = за
# штраф забирает всё угощение, со значком
web-pieces-all = всё
web-pieces-no-penalty = без штрафа
# бонус императора
web-pieces-bonus = бонус
# после числа очков: «5 очков за этаж»
web-pieces-floor = за этаж
web-pieces-column = за столбец
web-pieces-group = за полную группу
# карта персонала, приносящая очки как карта другого игрока
web-pieces-copy = как карта соперника

## Персонал: когда действует карта

web-pieces-timing-once = Сразу
web-pieces-timing-round = Раз в раунд
web-pieces-timing-always = Постоянно
web-pieces-timing-end = В конце

## Отель

# вывеска над номерами; показана прописными
web-pieces-hotel-sign = Отель «{ $name }»
web-pieces-hotel = Отель игрока { $name }
# $column считается слева, $floor — снизу
web-pieces-room = { $state ->
    [occupied] Этаж { $floor }, номер { $column }: { $colour ->
            [blue] синий
            [red] красный
           *[yellow] жёлтый
        }, заселён.
    [prepared] Этаж { $floor }, номер { $column }: { $colour ->
            [blue] синий
            [red] красный
           *[yellow] жёлтый
        }, готов.
   *[empty] Этаж { $floor }, номер { $column }: { $colour ->
            [blue] синий
            [red] красный
           *[yellow] жёлтый
        }, ещё не готов.
}
# заголовок таблицы на крыше, за ним размеры 1, 2, 3, 4; не больше 14 букв
web-pieces-full-group = Группа из
# что приносит полная группа; одно слово не длиннее 10 букв
web-pieces-bonus-points = очки
web-pieces-bonus-krones = кроны
web-pieces-bonus-emperor = император
# $amounts — перечень из четырёх чисел
web-pieces-group-bonus = { $colour ->
    [blue] { $kind ->
        [points] Полная синяя группа из 1, 2, 3 или 4 номеров приносит { $amounts } очков.
        [krones] Полная синяя группа из 1, 2, 3 или 4 номеров приносит { $amounts } крон.
       *[emperor] Полная синяя группа из 1, 2, 3 или 4 номеров приносит { $amounts } шагов к императору.
    }
    [red] { $kind ->
        [points] Полная красная группа из 1, 2, 3 или 4 номеров приносит { $amounts } очков.
        [krones] Полная красная группа из 1, 2, 3 или 4 номеров приносит { $amounts } крон.
       *[emperor] Полная красная группа из 1, 2, 3 или 4 номеров приносит { $amounts } шагов к императору.
    }
   *[yellow] { $kind ->
        [points] Полная жёлтая группа из 1, 2, 3 или 4 номеров приносит { $amounts } очков.
        [krones] Полная жёлтая группа из 1, 2, 3 или 4 номеров приносит { $amounts } крон.
       *[emperor] Полная жёлтая группа из 1, 2, 3 или 4 номеров приносит { $amounts } шагов к императору.
    }
}
# под ценой этажа; не больше 5 букв
web-pieces-wing-cost = цена
# под очками этажа в конце игры; не больше 5 букв
web-pieces-wing-end = финал

## Двор

web-pieces-rounds = Раунды
web-pieces-round = Раунд { $round }
web-pieces-tile = Император после раунда { $round }. Бонус: { $bonus } Штраф: { $penalty }
web-pieces-tile-unknown = Император придёт после раунда { $round }.
web-pieces-emperor = Шкала императора
# перед шкалой; не больше 10 букв
web-pieces-emperor-short = Император
# над делениями, означающими штраф; коротко
web-pieces-emperor-penalty = после раунда { $round }: штраф
# над делениями, означающими бонус; $back: на сколько делений все отходят назад; коротко
web-pieces-emperor-bonus = бонус с { $space } (назад { $back })
# $outcome: что принёс бы ближайший подсчёт
web-pieces-emperor-seat = { $outcome ->
    [bonus] { $name } на делении { $space }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, а потом бонус.
    [penalty] { $name } на делении { $space }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, но потом штраф.
    [nothing] { $name } на делении { $space }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, ни бонуса, ни штрафа.
   *[none] { $name } на делении { $space }.
}

## Цели

web-pieces-progress = { $have } из { $need }
web-pieces-objective = { $name }: { $text }
# Чего требует цель: заголовок её карты; id кончаются её видом
web-pieces-objective-krones = { $amount ->
    [one] { $amount } крона
    [few] { $amount } кроны
    [many] { $amount } крон
   *[other] { $amount } кроны
}
web-pieces-objective-tiles = { $amount ->
    [one] { $amount } номер
    [few] { $amount } номера
    [many] { $amount } номеров
   *[other] { $amount } номера
}
web-pieces-objective-staff = { $amount ->
    [one] { $amount } нанятая карта
    [few] { $amount } нанятые карты
    [many] { $amount } нанятых карт
   *[other] { $amount } нанятой карты
}
web-pieces-objective-emperor = Император от { $amount }
web-pieces-objective-floors = { $amount ->
    [one] { $amount } полный этаж
    [few] { $amount } полных этажа
    [many] { $amount } полных этажей
   *[other] { $amount } полного этажа
}
web-pieces-objective-groups = { $amount ->
    [one] { $amount } полная группа
    [few] { $amount } полные группы
    [many] { $amount } полных групп
   *[other] { $amount } полной группы
}
web-pieces-objective-colours = { $amount ->
    [one] { $amount } полный цвет
    [few] { $amount } полных цвета
    [many] { $amount } полных цветов
   *[other] { $amount } полного цвета
}
web-pieces-objective-columns = { $amount ->
    [one] { $amount } полный столбец
    [few] { $amount } полных столбца
    [many] { $amount } полных столбцов
   *[other] { $amount } полного столбца
}
web-pieces-claimed = { $points ->
    [one] { $points } очко, занято: { $name }
    [few] { $points } очка, занято: { $name }
    [many] { $points } очков, занято: { $name }
   *[other] { $points } очка, занято: { $name }
}
web-pieces-unclaimed = { $points ->
    [one] { $points } очко, ещё свободно
    [few] { $points } очка, ещё свободно
    [many] { $points } очков, ещё свободно
   *[other] { $points } очка, ещё свободно
}

## Очерёдность хода

web-pieces-turn-order = Очерёдность хода
web-pieces-turn = { $state ->
    [now] Номер { $number }: { $name }, сейчас.
    [used] Номер { $number }: { $name }, ход сделан.
   *[waiting] Номер { $number }: { $name }.
}

## Страница стиля, для тех, кто рисует и строит

web-pieces-style-lead = Гости круглые, персонал квадратный, двор восьмиугольный, очки в лавровом венке. Золото — только для того, что тебе можно.
web-pieces-style-palette = Палитра
web-pieces-style-colour-bg = лён
web-pieces-style-colour-paper = бумага
web-pieces-style-colour-ink = чернила
web-pieces-style-colour-chrome = медная зелень
web-pieces-style-colour-brass = латунь
web-pieces-style-colour-gold2 = позолота
web-pieces-style-colour-burg = двор
web-pieces-style-colour-blue = синий
web-pieces-style-colour-red = красный
web-pieces-style-colour-yellow = жёлтый
web-pieces-style-colour-green = зелёный
web-pieces-style-belong = Цвет, узор и знак всегда вместе.
web-pieces-style-type = Шрифты
# строка, чтобы показать буквы; последние два слова — кириллицей
web-pieces-style-sample = Grand Austria 0123 Отель Князь
web-pieces-style-families = Philosopher — для имён, чисел и главного предложения хода. Commissioner — для всего остального, не мельче 11 px.
web-pieces-style-food = Угощения и три их состояния: нужно, могло бы прийти, подано
web-pieces-style-dice = Кубики
web-pieces-style-tokens = Жетоны
web-pieces-style-states = Состояния всего, что на столе
web-pieces-style-resting = Покой
web-pieces-style-resting-text = тонкая рамка
web-pieces-style-alive = Можно
web-pieces-style-alive-text = золотая рамка, приподнято
web-pieces-style-selected = Выбрано
web-pieces-style-selected-text = залито, с галочкой
web-pieces-style-preview = Предпросмотр
web-pieces-style-preview-text = золотой пунктир
web-pieces-style-not-now = Не сейчас
web-pieces-style-not-now-text = причина словами
web-pieces-style-focus = Фокус
web-pieces-style-focus-text = кольцо с просветом
web-pieces-style-buttons = Кнопки
# три кнопки-образца
web-pieces-style-main = Главный шаг
web-pieces-style-usual = Другой шаг
web-pieces-style-switch = Переключатель
web-pieces-style-switch-text = сколько это стоит
web-pieces-style-guests = Гости
web-pieces-style-staff = Персонал
web-pieces-style-objectives = Цели
web-pieces-style-rooms = Номера
web-pieces-style-room-empty = ещё нет: дверь пунктиром
web-pieces-style-room-prepared = готов: открытая дверь и свет
web-pieces-style-room-occupied = заселён: кто-то дома
web-pieces-style-turn = Показать следующее состояние этого номера
web-pieces-style-hotels = Отели
web-pieces-style-court = Двор
web-pieces-style-order = Очерёдность хода
web-pieces-style-themes = Днём и ночью
web-pieces-style-portraits = Все гости
web-pieces-style-all-guests = Все карты гостей
web-pieces-style-all-staff = Весь персонал
web-pieces-style-icons = Значки
