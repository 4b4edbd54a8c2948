### Що кажуть малюнки столу: слова на них і їхні назви для тих, хто слухає.

## Кількості

# $count кубиків лежить в одній комірці; показано один кубик і це число
web-pieces-times = ×{ $count }
web-pieces-food-strudel = { $n ->
    [one] { $n } струдель
    [few] { $n } струдлі
    [many] { $n } струдлів
   *[other] { $n } струдля
}
web-pieces-food-cake = { $n ->
    [one] { $n } тортик
    [few] { $n } тортики
    [many] { $n } тортиків
   *[other] { $n } тортика
}
web-pieces-food-wine = { $n ->
    [one] { $n } вино
    [few] { $n } вина
    [many] { $n } вин
   *[other] { $n } вина
}
web-pieces-food-coffee = { $n ->
    [one] { $n } кава
    [few] { $n } кави
    [many] { $n } кав
   *[other] { $n } кави
}
web-pieces-krones = { $n ->
    [one] { $n } крона
    [few] { $n } крони
    [many] { $n } крон
   *[other] { $n } крони
}

## Гості

# $colour: blue (дворяни), red (міщани), yellow (митці), green (туристи); $points: скільки очок варта карта
web-pieces-guest = { $colour ->
    [blue] Синій гість
    [red] Червоний гість
    [yellow] Жовтий гість
   *[green] Зелений гість для будь-якого номера
}, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
# $items і $missing — переліки на зразок «2 струдлі і 1 вино»; $served: подано щось чи нічого
web-pieces-order = { $served ->
    [some] Замовлення: { $items }; ще треба: { $missing }.
   *[none] Замовлення: { $items }.
}
web-pieces-order-full = Замовлення: { $items }; усе подано.
web-pieces-no-reward = без винагороди

## Слова всередині ряду значків; короткі, стоять на маленьких картах

# «2 очки за карту персоналу», зі значками очок і карти
web-pieces-per = за
# штраф забирає все частування, зі значком
web-pieces-all = усе
web-pieces-no-penalty = без штрафу
# бонус імператора
web-pieces-bonus = бонус
# після числа очок: «5 очок за поверх»
web-pieces-floor = за поверх
web-pieces-column = за стовпець
web-pieces-group = за повну групу
# карта персоналу, що дає очки як карта іншого гравця
web-pieces-copy = як карта суперника

## Персонал: коли діє карта

web-pieces-timing-once = Одразу
web-pieces-timing-round = Раз на раунд
web-pieces-timing-always = Постійно
web-pieces-timing-end = Наприкінці

## Готель

# вивіска над номерами; показана великими літерами
web-pieces-hotel-sign = Готель «{ $name }»
web-pieces-hotel = Готель гравця { $name }
# $column рахують зліва, $floor — знизу
web-pieces-room = { $state ->
    [occupied] Поверх { $floor }, номер { $column }: { $colour ->
            [blue] синій
            [red] червоний
           *[yellow] жовтий
        }, зайнятий.
    [prepared] Поверх { $floor }, номер { $column }: { $colour ->
            [blue] синій
            [red] червоний
           *[yellow] жовтий
        }, готовий.
   *[empty] Поверх { $floor }, номер { $column }: { $colour ->
            [blue] синій
            [red] червоний
           *[yellow] жовтий
        }, ще не готовий.
}
# заголовок таблиці на даху, за ним розміри 1, 2, 3, 4; не більше ніж 14 літер
web-pieces-full-group = Група з
# що дає повна група; одне слово не довше ніж 10 літер
web-pieces-bonus-points = очки
web-pieces-bonus-krones = крони
web-pieces-bonus-emperor = імператор
# $amounts — перелік із чотирьох чисел
web-pieces-group-bonus = { $colour ->
    [blue] { $kind ->
        [points] Повна синя група з 1, 2, 3 або 4 номерів дає { $amounts } очок.
        [krones] Повна синя група з 1, 2, 3 або 4 номерів дає { $amounts } крон.
       *[emperor] Повна синя група з 1, 2, 3 або 4 номерів дає { $amounts } кроків до імператора.
    }
    [red] { $kind ->
        [points] Повна червона група з 1, 2, 3 або 4 номерів дає { $amounts } очок.
        [krones] Повна червона група з 1, 2, 3 або 4 номерів дає { $amounts } крон.
       *[emperor] Повна червона група з 1, 2, 3 або 4 номерів дає { $amounts } кроків до імператора.
    }
   *[yellow] { $kind ->
        [points] Повна жовта група з 1, 2, 3 або 4 номерів дає { $amounts } очок.
        [krones] Повна жовта група з 1, 2, 3 або 4 номерів дає { $amounts } крон.
       *[emperor] Повна жовта група з 1, 2, 3 або 4 номерів дає { $amounts } кроків до імператора.
    }
}
# під ціною поверху; не більше ніж 5 літер
web-pieces-wing-cost = ціна
# під очками поверху наприкінці гри; не більше ніж 5 літер
web-pieces-wing-end = фінал

## Двір

web-pieces-rounds = Раунди
web-pieces-round = Раунд { $round }
web-pieces-tile = Імператор після раунду { $round }. Бонус: { $bonus } Штраф: { $penalty }
web-pieces-tile-unknown = Імператор прийде після раунду { $round }.
web-pieces-emperor = Трек імператора
# перед треком; не більше ніж 10 літер
web-pieces-emperor-short = Імператор
# над поділками, що означають штраф; коротко
web-pieces-emperor-penalty = після раунду { $round }: штраф
# над поділками, що означають бонус; $back: на скільки поділок усі відходять назад; коротко
web-pieces-emperor-bonus = бонус з { $space } (назад { $back })
# $outcome: що дав би найближчий підрахунок
web-pieces-emperor-seat = { $outcome ->
    [bonus] { $name } на поділці { $space }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }, а тоді бонус.
    [penalty] { $name } на поділці { $space }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }, але тоді штраф.
    [nothing] { $name } на поділці { $space }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }, ні бонусу, ні штрафу.
   *[none] { $name } на поділці { $space }.
}

## Завдання

web-pieces-progress = { $have } з { $need }
web-pieces-objective = { $name }: { $text }
# Чого вимагає завдання: заголовок його карти; id закінчуються його видом
web-pieces-objective-krones = { $amount ->
    [one] { $amount } крона
    [few] { $amount } крони
    [many] { $amount } крон
   *[other] { $amount } крони
}
web-pieces-objective-tiles = { $amount ->
    [one] { $amount } номер
    [few] { $amount } номери
    [many] { $amount } номерів
   *[other] { $amount } номера
}
web-pieces-objective-staff = { $amount ->
    [one] { $amount } найнята карта
    [few] { $amount } найняті карти
    [many] { $amount } найнятих карт
   *[other] { $amount } найнятої карти
}
web-pieces-objective-emperor = Імператор від { $amount }
web-pieces-objective-floors = { $amount ->
    [one] { $amount } повний поверх
    [few] { $amount } повні поверхи
    [many] { $amount } повних поверхів
   *[other] { $amount } повного поверху
}
web-pieces-objective-groups = { $amount ->
    [one] { $amount } повна група
    [few] { $amount } повні групи
    [many] { $amount } повних груп
   *[other] { $amount } повної групи
}
web-pieces-objective-colours = { $amount ->
    [one] { $amount } повний колір
    [few] { $amount } повні кольори
    [many] { $amount } повних кольорів
   *[other] { $amount } повного кольору
}
web-pieces-objective-columns = { $amount ->
    [one] { $amount } повний стовпець
    [few] { $amount } повні стовпці
    [many] { $amount } повних стовпців
   *[other] { $amount } повного стовпця
}
web-pieces-claimed = { $points ->
    [one] { $points } очко, зайнято: { $name }
    [few] { $points } очки, зайнято: { $name }
    [many] { $points } очок, зайнято: { $name }
   *[other] { $points } очка, зайнято: { $name }
}
web-pieces-unclaimed = { $points ->
    [one] { $points } очко, ще вільно
    [few] { $points } очки, ще вільно
    [many] { $points } очок, ще вільно
   *[other] { $points } очка, ще вільно
}

## Порядок ходів

web-pieces-turn-order = Порядок ходів
web-pieces-turn = { $state ->
    [now] Номер { $number }: { $name }, зараз.
    [used] Номер { $number }: { $name }, хід зроблено.
   *[waiting] Номер { $number }: { $name }.
}

## Сторінка стилю, для тих, хто малює й будує

web-pieces-style-lead = Гості круглі, персонал квадратний, двір восьмикутний, очки в лавровому вінку. Золото — лише для того, що тобі можна.
web-pieces-style-palette = Палітра
web-pieces-style-colour-bg = льон
web-pieces-style-colour-paper = папір
web-pieces-style-colour-ink = чорнило
web-pieces-style-colour-chrome = мідна зелень
web-pieces-style-colour-brass = латунь
web-pieces-style-colour-gold2 = позолота
web-pieces-style-colour-burg = двір
web-pieces-style-colour-blue = синій
web-pieces-style-colour-red = червоний
web-pieces-style-colour-yellow = жовтий
web-pieces-style-colour-green = зелений
web-pieces-style-belong = Колір, візерунок і знак завжди разом.
web-pieces-style-type = Шрифти
# рядок, щоб показати літери; останні два слова — кирилицею
web-pieces-style-sample = Grand Austria 0123 Готель Їжа
web-pieces-style-families = Philosopher — для імен, чисел і головного речення ходу. Commissioner — для всього іншого, не дрібніше ніж 11 px.
web-pieces-style-food = Частування і три їхні стани: треба, могло б прийти, подано
web-pieces-style-dice = Кубики
web-pieces-style-tokens = Жетони
web-pieces-style-states = Стани всього, що на столі
web-pieces-style-resting = Спокій
web-pieces-style-resting-text = тонка рамка
web-pieces-style-alive = Можна
web-pieces-style-alive-text = золота рамка, піднято
web-pieces-style-selected = Обрано
web-pieces-style-selected-text = залито, з позначкою
web-pieces-style-preview = Попередній вигляд
web-pieces-style-preview-text = золотий пунктир
web-pieces-style-not-now = Не зараз
web-pieces-style-not-now-text = причина словами
web-pieces-style-focus = Фокус
web-pieces-style-focus-text = кільце з проміжком
web-pieces-style-buttons = Кнопки
# три кнопки-зразки
web-pieces-style-main = Головний крок
web-pieces-style-usual = Інший крок
web-pieces-style-switch = Перемикач
web-pieces-style-switch-text = скільки це коштує
web-pieces-style-guests = Гості
web-pieces-style-staff = Персонал
web-pieces-style-objectives = Завдання
web-pieces-style-rooms = Номери
web-pieces-style-room-empty = ще ні: двері пунктиром
web-pieces-style-room-prepared = готовий: відчинені двері й світло
web-pieces-style-room-occupied = зайнятий: хтось удома
web-pieces-style-turn = Показати наступний стан цього номера
web-pieces-style-hotels = Готелі
web-pieces-style-court = Двір
web-pieces-style-order = Порядок ходів
web-pieces-style-themes = Удень і вночі
web-pieces-style-portraits = Усі гості
web-pieces-style-all-guests = Усі карти гостей
web-pieces-style-all-staff = Увесь персонал
web-pieces-style-icons = Значки
