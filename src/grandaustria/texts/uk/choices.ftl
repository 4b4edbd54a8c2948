### Що гравець може зараз зробити, коротким реченням про те, що робиться.
### Ids закінчуються назвами подій з log.ftl, аргументи ті самі: $guest, $staff, $objective: імена; $room з $floor і
### $colour; $price, $strength: числа; $food: strudel, cake, wine або coffee; $items: перелік.
### Що це принесе, іде після двокрапки за першим повідомленням; саме речення цього не каже.

choice-with-gains = { $sentence }: { $gains }.

## Хід

choice-ends-turn = Завершити хід.
choice-passes = Спасувати.
choice-takes-first-guest = Узяти першим гостем «{ $guest }».
choice-takes-guest = { $price ->
    [0] Узяти гостя «{ $guest }» безплатно.
    [one] Узяти гостя «{ $guest }» за { $price } крону.
    [few] Узяти гостя «{ $guest }» за { $price } крони.
    [many] Узяти гостя «{ $guest }» за { $price } крон.
   *[other] Узяти гостя «{ $guest }» за { $price } крони.
}
choice-takes-die = { $price ->
    [0] Узяти кубик { $die } із силою { $strength }.
    [one] Узяти кубик { $die } із силою { $strength } за { $price } крону.
    [few] Узяти кубик { $die } із силою { $strength } за { $price } крони.
    [many] Узяти кубик { $die } із силою { $strength } за { $price } крон.
   *[other] Узяти кубик { $die } із силою { $strength } за { $price } крони.
}
choice-takes-die-for-nothing = Узяти кубик { $die }; без крони він нічого не дає.
choice-copies-action = Використати як { $action } із силою { $strength }.
choice-extra-action = { $price ->
    [0] Виконати дію { $action } із силою { $strength }; кубики лишаються.
    [one] Виконати дію { $action } із силою { $strength } за { $price } крону; кубики лишаються.
    [few] Виконати дію { $action } із силою { $strength } за { $price } крони; кубики лишаються.
    [many] Виконати дію { $action } із силою { $strength } за { $price } крон; кубики лишаються.
   *[other] Виконати дію { $action } із силою { $strength } за { $price } крони; кубики лишаються.
}
choice-splits = Узяти { $items }.
choice-claims = Виконати завдання «{ $objective }».

## Частування й гості

choice-chooses-food = Обрати { $food ->
    [strudel] струдель
    [cake] тортик
    [wine] вино
   *[coffee] каву
}.
choice-places-food = Відразу подати { $food ->
    [strudel] струдель
    [cake] тортик
    [wine] вино
   *[coffee] каву
} гостю «{ $guest }».
choice-stores-food = Покласти на кухню { $items }.
choice-serves = { $price ->
    [0] Подати { $food ->
            [strudel] струдель
            [cake] тортик
            [wine] вино
           *[coffee] каву
        } гостю «{ $guest }».
    [one] Подати { $food ->
            [strudel] струдель
            [cake] тортик
            [wine] вино
           *[coffee] каву
        } гостю «{ $guest }» за { $price } крону.
    [few] Подати { $food ->
            [strudel] струдель
            [cake] тортик
            [wine] вино
           *[coffee] каву
        } гостю «{ $guest }» за { $price } крони.
    [many] Подати { $food ->
            [strudel] струдель
            [cake] тортик
            [wine] вино
           *[coffee] каву
        } гостю «{ $guest }» за { $price } крон.
   *[other] Подати { $food ->
            [strudel] струдель
            [cake] тортик
            [wine] вино
           *[coffee] каву
        } гостю «{ $guest }» за { $price } крони.
}
choice-completes-order = Виконати із запасу замовлення гостя «{ $guest }».
choice-checks-in = Заселити гостя «{ $guest }» у { $colour ->
    [blue] синій
    [red] червоний
   *[yellow] жовтий
} номер { $room } на { $floor }-му поверсі.
# $effect: речення про те, що робить ця частина винагороди
choice-reward = Спершу це: { $effect }
choice-occupancy-bonus = Спершу бонус повної { $colour ->
    [blue] синьої
    [red] червоної
   *[yellow] жовтої
} групи з { $size } { $size ->
    [1] номера
   *[other] номерів
}.

## Номери

choice-prepares-room = { $price ->
    [0] Підготувати безплатно { $colour ->
            [blue] синій
            [red] червоний
           *[yellow] жовтий
        } номер { $room } на { $floor }-му поверсі.
    [one] Підготувати { $colour ->
            [blue] синій
            [red] червоний
           *[yellow] жовтий
        } номер { $room } на { $floor }-му поверсі за { $price } крону.
    [few] Підготувати { $colour ->
            [blue] синій
            [red] червоний
           *[yellow] жовтий
        } номер { $room } на { $floor }-му поверсі за { $price } крони.
    [many] Підготувати { $colour ->
            [blue] синій
            [red] червоний
           *[yellow] жовтий
        } номер { $room } на { $floor }-му поверсі за { $price } крон.
   *[other] Підготувати { $colour ->
            [blue] синій
            [red] червоний
           *[yellow] жовтий
        } номер { $room } на { $floor }-му поверсі за { $price } крони.
}
choice-occupies-room = Заселити { $colour ->
    [blue] синій
    [red] червоний
   *[yellow] жовтий
} номер { $room } на { $floor }-му поверсі.
choice-room-removed = Втратити { $colour ->
    [blue] синій
    [red] червоний
   *[yellow] жовтий
} номер { $room } на { $floor }-му поверсі.

## Персонал

choice-hires = { $price ->
    [0] Найняти карту «{ $staff }» безплатно.
    [one] Найняти карту «{ $staff }» за { $price } крону.
    [few] Найняти карту «{ $staff }» за { $price } крони.
    [many] Найняти карту «{ $staff }» за { $price } крон.
   *[other] Найняти карту «{ $staff }» за { $price } крони.
}
choice-uses-staff = Використати карту «{ $staff }».
choice-staff-under = Покласти під низ колоди: { $list }.
choice-draft-keeps = Лишити собі: { $list }.
choice-dismisses = Звільнити карту «{ $staff }».

## Штраф імператора

choice-penalty-paid-off = { $price ->
    [one] Заплатити { $price } крону й уникнути штрафу.
    [few] Заплатити { $price } крони й уникнути штрафу.
    [many] Заплатити { $price } крон і уникнути штрафу.
   *[other] Заплатити { $price } крони й уникнути штрафу.
}
# $kind каже, що забирають, $amount — скільки
choice-suffer = { $kind ->
    [krones] { $amount ->
        [one] Втратити { $amount } крону.
        [few] Втратити { $amount } крони.
        [many] Втратити { $amount } крон.
       *[other] Втратити { $amount } крони.
    }
    [points] Втратити { $amount ->
        [one] { $amount } очко
        [few] { $amount } очки
        [many] { $amount } очок
       *[other] { $amount } очка
    }.
    [points_per_staff] Втратити { $amount ->
        [one] { $amount } очко
        [few] { $amount } очки
        [many] { $amount } очок
       *[other] { $amount } очка
    } за кожну найняту карту персоналу.
    [kitchen] Втратити все з кухні.
    [food] Втратити все з кухні та зі столиків гостей.
    [staff] { $amount ->
        [one] Покласти { $amount } карту персоналу з руки під низ колоди.
        [few] Покласти { $amount } карти персоналу з руки під низ колоди.
        [many] Покласти { $amount } карт персоналу з руки під низ колоди.
       *[other] Покласти { $amount } карти персоналу з руки під низ колоди.
    }
    [empty_rooms] { $amount ->
        [one] Втратити { $amount } готовий номер.
        [few] Втратити { $amount } готові номери.
        [many] Втратити { $amount } готових номерів.
       *[other] Втратити { $amount } готового номера.
    }
    [occupied_rooms] { $amount ->
        [one] Втратити { $amount } зайнятий номер.
        [few] Втратити { $amount } зайняті номери.
        [many] Втратити { $amount } зайнятих номерів.
       *[other] Втратити { $amount } зайнятого номера.
    }
    [top_rooms] Втратити зайняті номери, найвищі з можливих.
   *[end_staff] Втратити карту персоналу, що дає очки наприкінці.
}

## Відмова й завершення того, що можна продовжувати; ids закінчуються тим, про що питають

choice-done-prepare = Не готувати номера.
choice-done-first_rooms = Більше не готувати номерів.
choice-done-die-3 = Не готувати номерів цим кубиком.
choice-done-die-3-begun = Більше не готувати номерів.
choice-done-die-5 = Нікого не наймати цим кубиком.
choice-done-hire = Нікого не наймати.
choice-done-pick = Не наймати нікого з них.
choice-done-occupy = Решти номерів не чіпати.
choice-done-guest = Не брати гостя.
choice-done-gizia = Відмовитися від додаткової дії.
choice-done-serve = Більше не подавати.
