### Что произошло, по предложению на событие.
### $player, $guest, $staff, $objective, $tile: имена, как их видит читатель, в именительном падеже. $room: номер комнаты,
### с $floor и $colour. $price, $amount, $points и т. п.: числа. $list: перечень имён. $items: перечень вроде «2 кроны и
### 1 пирожное». Что игрок при этом получил или потерял, следует после двоеточия по первому сообщению; само предложение
### этого не говорит. -own: для места, которому карты видны, -hidden: для всех остальных.

log-with-gains = { $sentence }: { $gains }.

## Подготовка

log-game-begins = { $players ->
    [one] Новая игра, { $players } игрок: { $options }.
    [few] Новая игра, { $players } игрока: { $options }.
    [many] Новая игра, { $players } игроков: { $options }.
   *[other] Новая игра, { $players } игрока: { $options }.
}
log-game-goes-on = { $round ->
    [0] Игра продолжается с подготовки.
   *[other] Игра продолжается с раунда { $round }.
}
log-tile = Жетон императора { $id }: { $tile }.
log-objective = Цель { $group }: { $objective }.
log-first-player = Первый игрок — { $player }.
log-hotel = { $player } управляет { $hotel ->
    [night] ночным отелем
    [day_a] дневным отелем A
    [day_b] дневным отелем B
    [day_c] дневным отелем C
    [day_d] дневным отелем D
   *[other] отелем { $hotel }
}.
log-starting-set = { $player } начинает с набором персонала { $set }: { $list }.
log-queue-opens = Очередь слева направо: { $list }.
log-guest-arrives = { $guest } встаёт в очередь.
log-guests-reshuffled = Ушедшие гости замешиваются в новую колоду.
log-takes-first-guest = { $player } встречает первого гостя: { $guest }.

## Раунды и кубики

log-round-begins = Раунд { $round } начинает { $player }.
log-round-ends = Раунд { $round } окончен.
log-dice-rolled = { $count ->
    [one] Бросок, { $count } кубик: { $list }.
    [few] Бросок, { $count } кубика: { $list }.
    [many] Бросок, { $count } кубиков: { $list }.
   *[other] Бросок, { $count } кубика: { $list }.
}
log-passes = { $player } пасует.
log-dustbin = { $left ->
    [0] Последний кубик уходит в мусорный бак.
    [one] Один кубик уходит в мусорный бак, последний перебрасывается.
    [few] Один кубик уходит в мусорный бак, остальные перебрасываются.
    [many] Один кубик уходит в мусорный бак, остальные перебрасываются.
   *[other] Один кубик уходит в мусорный бак, остальные перебрасываются.
}
log-numbers-lost = { $count ->
    [one] Кубиков не осталось: { $count } ход пропадает.
    [few] Кубиков не осталось: { $count } хода пропадают.
    [many] Кубиков не осталось: { $count } ходов пропадает.
   *[other] Кубиков не осталось: { $count } хода пропадает.
}
log-ends-turn = { $player } завершает ход.

## Ход

log-takes-guest = { $price ->
    [0] { $player } бесплатно берёт гостя «{ $guest }».
    [one] { $player } берёт гостя «{ $guest }» за { $price } крону.
    [few] { $player } берёт гостя «{ $guest }» за { $price } кроны.
    [many] { $player } берёт гостя «{ $guest }» за { $price } крон.
   *[other] { $player } берёт гостя «{ $guest }» за { $price } кроны.
}
log-takes-die = { $price ->
    [0] { $player } берёт кубик { $die } с силой { $strength }.
    [one] { $player } берёт кубик { $die } с силой { $strength } за { $price } крону.
    [few] { $player } берёт кубик { $die } с силой { $strength } за { $price } кроны.
    [many] { $player } берёт кубик { $die } с силой { $strength } за { $price } крон.
   *[other] { $player } берёт кубик { $die } с силой { $strength } за { $price } кроны.
}
log-takes-die-for-nothing = { $player } берёт кубик { $die } без пользы.
log-copies-action = { $player } выполняет им действие { $action } с силой { $strength }.
log-extra-action = { $price ->
    [0] { $player } выполняет действие { $action } с силой { $strength }, не беря кубика.
    [one] { $player } за { $price } крону выполняет действие { $action } с силой { $strength }, не беря кубика.
    [few] { $player } за { $price } кроны выполняет действие { $action } с силой { $strength }, не беря кубика.
    [many] { $player } за { $price } крон выполняет действие { $action } с силой { $strength }, не беря кубика.
   *[other] { $player } за { $price } кроны выполняет действие { $action } с силой { $strength }, не беря кубика.
}
log-extra-turn = { $player } делает дополнительный ход.
log-splits = { $player } получает { $items }.
log-chooses-food = { $player } выбирает { $food ->
    [strudel] штрудель
    [cake] пирожное
    [wine] вино
   *[coffee] кофе
}.
log-declines = { $what ->
    [prepare] { $player } не готовит номер.
    [hire] { $player } никого не нанимает.
    [offer] { $player } не нанимает никого из них.
    [occupy] { $player } не трогает готовые номера.
    [guest] { $player } оставляет гостей в очереди.
   *[action] { $player } отказывается от дополнительного действия.
}

## Номера

log-prepares-room = { $price ->
    [0] { $player } бесплатно готовит { $colour ->
            [blue] синий
            [red] красный
           *[yellow] жёлтый
        } номер { $room } на { $floor }-м этаже.
    [one] { $player } готовит { $colour ->
            [blue] синий
            [red] красный
           *[yellow] жёлтый
        } номер { $room } на { $floor }-м этаже за { $price } крону.
    [few] { $player } готовит { $colour ->
            [blue] синий
            [red] красный
           *[yellow] жёлтый
        } номер { $room } на { $floor }-м этаже за { $price } кроны.
    [many] { $player } готовит { $colour ->
            [blue] синий
            [red] красный
           *[yellow] жёлтый
        } номер { $room } на { $floor }-м этаже за { $price } крон.
   *[other] { $player } готовит { $colour ->
            [blue] синий
            [red] красный
           *[yellow] жёлтый
        } номер { $room } на { $floor }-м этаже за { $price } кроны.
}
log-occupies-room = { $player } заселяет { $colour ->
    [blue] синий
    [red] красный
   *[yellow] жёлтый
} номер { $room } на { $floor }-м этаже.
log-room-removed = { $player } теряет { $colour ->
    [blue] синий
    [red] красный
   *[yellow] жёлтый
} номер { $room } на { $floor }-м этаже.
log-occupancy-bonus = { $player } заполняет { $colour ->
    [blue] синюю
    [red] красную
   *[yellow] жёлтую
} группу из { $size } { $size ->
    [1] номера
   *[other] номеров
}: { $colour ->
    [blue] { $amount ->
        [one] +{ $amount } очко
        [few] +{ $amount } очка
        [many] +{ $amount } очков
       *[other] +{ $amount } очка
    }
    [red] { $amount ->
        [one] +{ $amount } крона
        [few] +{ $amount } кроны
        [many] +{ $amount } крон
       *[other] +{ $amount } кроны
    }
   *[yellow] { $amount ->
        [one] +{ $amount } шаг к императору
        [few] +{ $amount } шага к императору
        [many] +{ $amount } шагов к императору
       *[other] +{ $amount } шага к императору
    }
}.

## Гости

log-serves = { $price ->
    [0] { $player } подаёт { $food ->
            [strudel] штрудель
            [cake] пирожное
            [wine] вино
           *[coffee] кофе
        } гостю «{ $guest }».
    [one] { $player } за { $price } крону подаёт { $food ->
            [strudel] штрудель
            [cake] пирожное
            [wine] вино
           *[coffee] кофе
        } гостю «{ $guest }».
    [few] { $player } за { $price } кроны подаёт { $food ->
            [strudel] штрудель
            [cake] пирожное
            [wine] вино
           *[coffee] кофе
        } гостю «{ $guest }».
    [many] { $player } за { $price } крон подаёт { $food ->
            [strudel] штрудель
            [cake] пирожное
            [wine] вино
           *[coffee] кофе
        } гостю «{ $guest }».
   *[other] { $player } за { $price } кроны подаёт { $food ->
            [strudel] штрудель
            [cake] пирожное
            [wine] вино
           *[coffee] кофе
        } гостю «{ $guest }».
}
log-places-food = { $player } сразу подаёт { $food ->
    [strudel] штрудель
    [cake] пирожное
    [wine] вино
   *[coffee] кофе
} гостю «{ $guest }».
log-stores-food = { $player } кладёт на кухню { $items }.
log-order-complete = Заказ гостя «{ $guest }» выполнен.
log-completes-order = { $player } выполняет из запаса заказ гостя «{ $guest }».
log-checks-in = { $player } заселяет гостя «{ $guest }» в { $colour ->
    [blue] синий
    [red] красный
   *[yellow] жёлтый
} номер { $room } на { $floor }-м этаже.
log-reward = { $player } получает награду гостя «{ $guest }».
log-claims = { $player } достигает цели «{ $objective }».

## Персонал

log-hires = { $price ->
    [0] { $player } бесплатно нанимает карту «{ $staff }».
    [one] { $player } нанимает карту «{ $staff }» за { $price } крону.
    [few] { $player } нанимает карту «{ $staff }» за { $price } кроны.
    [many] { $player } нанимает карту «{ $staff }» за { $price } крон.
   *[other] { $player } нанимает карту «{ $staff }» за { $price } кроны.
}
log-uses-staff = { $player } использует карту «{ $staff }».
log-draws-staff-own = { $player } берёт из колоды: { $list }.
log-draws-staff-hidden = { $count ->
    [one] { $player } берёт { $count } карту персонала.
    [few] { $player } берёт { $count } карты персонала.
    [many] { $player } берёт { $count } карт персонала.
   *[other] { $player } берёт { $count } карты персонала.
}
log-no-staff-left = Колода персонала пуста.
log-offer-own = { $player } может выбрать: { $list }.
log-offer-hidden = { $count ->
    [one] { $player } смотрит { $count } карту персонала.
    [few] { $player } смотрит { $count } карты персонала.
    [many] { $player } смотрит { $count } карт персонала.
   *[other] { $player } смотрит { $count } карты персонала.
}
log-staff-under-own = { $player } кладёт под низ колоды: { $list }.
log-staff-under-hidden = { $count ->
    [one] { $player } кладёт { $count } карту персонала под низ колоды.
    [few] { $player } кладёт { $count } карты персонала под низ колоды.
    [many] { $player } кладёт { $count } карт персонала под низ колоды.
   *[other] { $player } кладёт { $count } карты персонала под низ колоды.
}
log-draft-keeps-own = { $player } оставляет себе: { $list }.
log-draft-keeps-hidden = { $player } оставляет себе карту персонала.
log-draft-passes-on = Остальные карты переходят влево.
log-dismisses = { $player } увольняет карту «{ $staff }».

## Император

log-emperor-begins = Император судит отели по жетону { $id }: { $tile }.
log-emperor = { $back ->
    [0] { $player } стоит на делении { $space } шкалы императора.
    [one] { $player } стоит на делении { $space } шкалы императора и отходит на { $back } деление назад.
    [few] { $player } стоит на делении { $space } шкалы императора и отходит на { $back } деления назад.
    [many] { $player } стоит на делении { $space } шкалы императора и отходит на { $back } делений назад.
   *[other] { $player } стоит на делении { $space } шкалы императора и отходит на { $back } деления назад.
}
log-emperor-bonus = { $player } получает бонус.
log-emperor-penalty = { $player } получает штраф.
log-emperor-nothing = { $player } остаётся без бонуса и без штрафа.
log-penalty-paid-off = { $price ->
    [one] { $player } платит { $price } крону и избегает штрафа.
    [few] { $player } платит { $price } кроны и избегает штрафа.
    [many] { $player } платит { $price } крон и избегает штрафа.
   *[other] { $player } платит { $price } кроны и избегает штрафа.
}
log-penalty-immune = Штраф не грозит игроку { $player }.
log-penalty-empty = Штрафу нечего взять: { $player } ничего не теряет.
log-loses = { $player } теряет { $items }.

## Леопольд

log-leopold-card = Леопольд открывает следующую карту.
log-leopold-shuffles = Леопольд перемешивает свои карты.
log-leopold-guest = Леопольд заселяет гостя «{ $guest }» в { $colour ->
    [blue] синий
    [red] красный
   *[yellow] жёлтый
} номер { $room } на { $floor }-м этаже.
log-leopold-no-guest = Ни один гость не подходит отелю Леопольда.
log-leopold-die = Леопольд забирает кубик { $die }.
log-leopold-emperor = { $amount ->
    [one] Леопольд продвигается на { $amount } шаг по шкале императора.
    [few] Леопольд продвигается на { $amount } шага по шкале императора.
    [many] Леопольд продвигается на { $amount } шагов по шкале императора.
   *[other] Леопольд продвигается на { $amount } шага по шкале императора.
}
log-leopold-staff = Леопольд открывает карту «{ $staff }».
log-leopold-no-staff = У Леопольда не осталось карт персонала.
log-leopold-objective = Маркер Леопольда на цели «{ $objective }» переходит на { $space }.
log-leopold-claims = Леопольд достигает цели «{ $objective }».
log-leopold-no-objective = У Леопольда не осталось целей.
log-leopold-deck = { $count ->
    [one] Леопольд кладёт { $count } карту персонала рубашкой вверх.
    [few] Леопольд кладёт { $count } карты персонала рубашкой вверх.
    [many] Леопольд кладёт { $count } карт персонала рубашкой вверх.
   *[other] Леопольд кладёт { $count } карты персонала рубашкой вверх.
}

## Конец

log-final = Игра окончена, отели подсчитывают очки.
log-final-staff = { $points ->
    [one] { $player }: { $points } очко за персонал ({ $list }).
    [few] { $player }: { $points } очка за персонал ({ $list }).
    [many] { $player }: { $points } очков за персонал ({ $list }).
   *[other] { $player }: { $points } очка за персонал ({ $list }).
}
log-final-floors = { $player }: { line-final-floors }.
log-final-krones = { $player }: { line-final-krones }.
log-final-kitchen = { $player }: { line-final-kitchen }.
log-final-cafe = { $player }: { line-final-cafe }.
log-final-score = { $points ->
    [one] { $player }: всего { $points } очко.
    [few] { $player }: всего { $points } очка.
    [many] { $player }: всего { $points } очков.
   *[other] { $player }: всего { $points } очка.
}
log-winners = { $count ->
    [one] { $list } побеждает
    [few] { $list } делят победу
    [many] { $list } делят победу
   *[other] { $list } делят победу
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
