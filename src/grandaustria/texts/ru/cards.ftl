### Цели, жетоны императора и карты соло-соперника.

## Цели: $amount — число с карты; $blue, $red, $yellow — количества номеров

objective-105-name = Тугой кошелёк
objective-105-condition = { $amount ->
    [one] У тебя есть { $amount } крона.
    [few] У тебя есть { $amount } кроны.
    [many] У тебя есть { $amount } крон.
   *[other] У тебя есть { $amount } кроны.
}
objective-106-name = Дом — полная чаша
objective-106-condition = { $amount ->
    [one] В отеле { $amount } номер, готовый или заселённый.
    [few] В отеле { $amount } номера, готовых или заселённых.
    [many] В отеле { $amount } номеров, готовых или заселённых.
   *[other] В отеле { $amount } номера, готовых или заселённых.
}
objective-107-name = Все при деле
objective-107-condition = { $amount ->
    [one] У тебя { $amount } нанятая карта персонала.
    [few] У тебя { $amount } нанятые карты персонала.
    [many] У тебя { $amount } нанятых карт персонала.
   *[other] У тебя { $amount } нанятой карты персонала.
}
objective-108-name = В милости у двора
objective-108-condition = Ты на делении { $amount } шкалы императора или выше.
objective-109-name = Этаж за этажом
objective-109-condition = { $amount ->
    [one] Полностью заселён { $amount } этаж.
    [few] Полностью заселены { $amount } этажа.
    [many] Полностью заселены { $amount } этажей.
   *[other] Полностью заселены { $amount } этажа.
}
objective-110-name = Полные апартаменты
objective-110-condition = { $amount ->
    [one] Полностью заселена { $amount } группа номеров.
    [few] Полностью заселены { $amount } группы номеров.
    [many] Полностью заселены { $amount } групп номеров.
   *[other] Полностью заселены { $amount } группы номеров.
}
objective-111-name = Чистые цвета
objective-111-condition = { $amount ->
    [one] Заселены все номера { $amount } цвета.
    [few] Заселены все номера { $amount } цветов.
    [many] Заселены все номера { $amount } цветов.
   *[other] Заселены все номера { $amount } цвета.
}
objective-112-name = От подвала до крыши
objective-112-condition = { $amount ->
    [one] Полностью заселён { $amount } столбец.
    [few] Полностью заселены { $amount } столбца.
    [many] Полностью заселены { $amount } столбцов.
   *[other] Полностью заселены { $amount } столбца.
}
objective-113-name = Пёстрое общество
objective-113-condition = Заселены номера: синих — { $blue }, красных — { $red }, жёлтых — { $yellow }.
objective-114-name = Горожане и люди искусства
objective-114-condition = Заселены номера: красных — { $red }, жёлтых — { $yellow }.
objective-115-name = Люди искусства и аристократы
objective-115-condition = Заселены номера: жёлтых — { $yellow }, синих — { $blue }.
objective-116-name = Аристократы и горожане
objective-116-condition = Заселены номера: синих — { $blue }, красных — { $red }.

## Жетоны императора; что они дают и отнимают, стоит в effects.ftl

tile-A1-name = Императорский кошель
tile-A2-name = Ключ от кладовой
tile-A3-name = Рекомендательные письма
tile-A4-name = Новое крыло
tile-B1-name = Придворный банкет
tile-B2-name = Казначейство
tile-B3-name = Придворная челядь
tile-B4-name = Эрцгерцог в пути
tile-C1-name = Похвала императора
tile-C2-name = Императорские покои
tile-C3-name = Парад ливрей
tile-C4-name = Поставщик двора

## Леопольд: $level — низший уровень, на котором играет эта часть

leopold-name = Леопольд, карта { $number }
leopold-guest = { $colour ->
    [any] берёт лучшего гостя
    [blue] берёт синего гостя
    [red] берёт красного гостя
    [yellow] берёт жёлтого гостя
   *[green] берёт зелёного гостя
}
leopold-die-any = берёт кубик оттуда, где их больше всего
leopold-die-face = берёт кубик { $faces }
leopold-emperor = { $amount ->
    [one] продвигается на { $amount } шаг по шкале императора
    [few] продвигается на { $amount } шага по шкале императора
    [many] продвигается на { $amount } шагов по шкале императора
   *[other] продвигается на { $amount } шага по шкале императора
}
leopold-staff = открывает карту персонала
leopold-objective = { $group ->
    [any] продвигается к самой далёкой цели
   *[other] продвигается к цели { $group }
}
leopold-from-medium = { $part } (средний и сложный)
leopold-from-hard = { $part } (сложный)
leopold-hand-left = ничья: левый, меньший, сначала A
leopold-hand-right = ничья: правый, больший, сначала C
