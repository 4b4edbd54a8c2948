### Что игрок может сейчас сделать, коротким предложением о том, что делается.
### Ids кончаются названиями событий из log.ftl, аргументы те же: $guest, $staff, $objective: имена; $room с $floor и
### $colour; $price, $strength: числа; $food: strudel, cake, wine или coffee; $items: перечень.
### Что это принесёт, следует после двоеточия по первому сообщению; само предложение этого не говорит.

choice-with-gains = { $sentence }: { $gains }.

## Ход

choice-ends-turn = Завершить ход.
choice-passes = Спасовать.
choice-takes-first-guest = Взять первым гостем «{ $guest }».
choice-takes-guest = { $price ->
    [0] Взять гостя «{ $guest }» бесплатно.
    [one] Взять гостя «{ $guest }» за { $price } крону.
    [few] Взять гостя «{ $guest }» за { $price } кроны.
    [many] Взять гостя «{ $guest }» за { $price } крон.
   *[other] Взять гостя «{ $guest }» за { $price } кроны.
}
choice-takes-die = { $price ->
    [0] Взять кубик { $die } с силой { $strength }.
    [one] Взять кубик { $die } с силой { $strength } за { $price } крону.
    [few] Взять кубик { $die } с силой { $strength } за { $price } кроны.
    [many] Взять кубик { $die } с силой { $strength } за { $price } крон.
   *[other] Взять кубик { $die } с силой { $strength } за { $price } кроны.
}
choice-takes-die-for-nothing = Взять кубик { $die }; без кроны он ничего не даёт.
choice-copies-action = Использовать как { $action } с силой { $strength }.
choice-extra-action = { $price ->
    [0] Выполнить действие { $action } с силой { $strength }; кубики остаются.
    [one] Выполнить действие { $action } с силой { $strength } за { $price } крону; кубики остаются.
    [few] Выполнить действие { $action } с силой { $strength } за { $price } кроны; кубики остаются.
    [many] Выполнить действие { $action } с силой { $strength } за { $price } крон; кубики остаются.
   *[other] Выполнить действие { $action } с силой { $strength } за { $price } кроны; кубики остаются.
}
choice-splits = Взять { $items }.
choice-claims = Достичь цели «{ $objective }».

## Угощения и гости

choice-chooses-food = Выбрать { $food ->
    [strudel] штрудель
    [cake] пирожное
    [wine] вино
   *[coffee] кофе
}.
choice-places-food = Сразу подать { $food ->
    [strudel] штрудель
    [cake] пирожное
    [wine] вино
   *[coffee] кофе
} гостю «{ $guest }».
choice-stores-food = Положить на кухню { $items }.
choice-serves = { $price ->
    [0] Подать { $food ->
            [strudel] штрудель
            [cake] пирожное
            [wine] вино
           *[coffee] кофе
        } гостю «{ $guest }».
    [one] Подать { $food ->
            [strudel] штрудель
            [cake] пирожное
            [wine] вино
           *[coffee] кофе
        } гостю «{ $guest }» за { $price } крону.
    [few] Подать { $food ->
            [strudel] штрудель
            [cake] пирожное
            [wine] вино
           *[coffee] кофе
        } гостю «{ $guest }» за { $price } кроны.
    [many] Подать { $food ->
            [strudel] штрудель
            [cake] пирожное
            [wine] вино
           *[coffee] кофе
        } гостю «{ $guest }» за { $price } крон.
   *[other] Подать { $food ->
            [strudel] штрудель
            [cake] пирожное
            [wine] вино
           *[coffee] кофе
        } гостю «{ $guest }» за { $price } кроны.
}
choice-completes-order = Выполнить из запаса заказ гостя «{ $guest }».
choice-checks-in = Заселить гостя «{ $guest }» в { $colour ->
    [blue] синий
    [red] красный
   *[yellow] жёлтый
} номер { $room } на { $floor }-м этаже.
# $effect: предложение о том, что делает эта часть награды
choice-reward = Сначала это: { $effect }
choice-occupancy-bonus = Сначала бонус полной { $colour ->
    [blue] синей
    [red] красной
   *[yellow] жёлтой
} группы из { $size } { $size ->
    [1] номера
   *[other] номеров
}.

## Номера

choice-prepares-room = { $price ->
    [0] Подготовить бесплатно { $colour ->
            [blue] синий
            [red] красный
           *[yellow] жёлтый
        } номер { $room } на { $floor }-м этаже.
    [one] Подготовить { $colour ->
            [blue] синий
            [red] красный
           *[yellow] жёлтый
        } номер { $room } на { $floor }-м этаже за { $price } крону.
    [few] Подготовить { $colour ->
            [blue] синий
            [red] красный
           *[yellow] жёлтый
        } номер { $room } на { $floor }-м этаже за { $price } кроны.
    [many] Подготовить { $colour ->
            [blue] синий
            [red] красный
           *[yellow] жёлтый
        } номер { $room } на { $floor }-м этаже за { $price } крон.
   *[other] Подготовить { $colour ->
            [blue] синий
            [red] красный
           *[yellow] жёлтый
        } номер { $room } на { $floor }-м этаже за { $price } кроны.
}
choice-occupies-room = Заселить { $colour ->
    [blue] синий
    [red] красный
   *[yellow] жёлтый
} номер { $room } на { $floor }-м этаже.
choice-room-removed = Потерять { $colour ->
    [blue] синий
    [red] красный
   *[yellow] жёлтый
} номер { $room } на { $floor }-м этаже.

## Персонал

choice-hires = { $price ->
    [0] Нанять карту «{ $staff }» бесплатно.
    [one] Нанять карту «{ $staff }» за { $price } крону.
    [few] Нанять карту «{ $staff }» за { $price } кроны.
    [many] Нанять карту «{ $staff }» за { $price } крон.
   *[other] Нанять карту «{ $staff }» за { $price } кроны.
}
choice-uses-staff = Использовать карту «{ $staff }».
choice-staff-under = Положить под низ колоды: { $list }.
choice-draft-keeps = Оставить себе: { $list }.
choice-dismisses = Уволить карту «{ $staff }».

## Штраф императора

choice-penalty-paid-off = { $price ->
    [one] Заплатить { $price } крону и избежать штрафа.
    [few] Заплатить { $price } кроны и избежать штрафа.
    [many] Заплатить { $price } крон и избежать штрафа.
   *[other] Заплатить { $price } кроны и избежать штрафа.
}
# $kind говорит, что отнимается, $amount — сколько
choice-suffer = { $kind ->
    [krones] { $amount ->
        [one] Потерять { $amount } крону.
        [few] Потерять { $amount } кроны.
        [many] Потерять { $amount } крон.
       *[other] Потерять { $amount } кроны.
    }
    [points] Потерять { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
        [many] { $amount } очков
       *[other] { $amount } очка
    }.
    [points_per_staff] Потерять { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
        [many] { $amount } очков
       *[other] { $amount } очка
    } за каждую нанятую карту персонала.
    [kitchen] Потерять всё с кухни.
    [food] Потерять всё с кухни и со столиков гостей.
    [staff] { $amount ->
        [one] Положить { $amount } карту персонала с руки под низ колоды.
        [few] Положить { $amount } карты персонала с руки под низ колоды.
        [many] Положить { $amount } карт персонала с руки под низ колоды.
       *[other] Положить { $amount } карты персонала с руки под низ колоды.
    }
    [empty_rooms] { $amount ->
        [one] Потерять { $amount } готовый номер.
        [few] Потерять { $amount } готовых номера.
        [many] Потерять { $amount } готовых номеров.
       *[other] Потерять { $amount } готового номера.
    }
    [occupied_rooms] { $amount ->
        [one] Потерять { $amount } заселённый номер.
        [few] Потерять { $amount } заселённых номера.
        [many] Потерять { $amount } заселённых номеров.
       *[other] Потерять { $amount } заселённого номера.
    }
    [top_rooms] Потерять заселённые номера, самые высокие из возможных.
   *[end_staff] Потерять карту персонала, дающую очки в конце.
}

## Отказ и завершение того, что можно продолжать; ids кончаются тем, о чём спрашивают

choice-done-prepare = Не готовить номер.
choice-done-first_rooms = Больше не готовить номера.
choice-done-die-3 = Не готовить номера этим кубиком.
choice-done-die-3-begun = Больше не готовить номера.
choice-done-die-5 = Никого не нанимать этим кубиком.
choice-done-hire = Никого не нанимать.
choice-done-pick = Не нанимать никого из них.
choice-done-occupy = Остальные номера не трогать.
choice-done-guest = Не брать гостя.
choice-done-gizia = Отказаться от дополнительного действия.
choice-done-serve = Больше не подавать.
