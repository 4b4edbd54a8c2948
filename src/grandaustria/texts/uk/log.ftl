### Що сталося, по реченню на подію.
### $player, $guest, $staff, $objective, $tile: імена, як їх бачить читач, у називному відмінку. $room: номер кімнати,
### з $floor і $colour. $price, $amount, $points тощо: числа. $list: перелік імен. $items: перелік на зразок «2 крони і
### 1 тортик». Що гравець при цьому отримав чи втратив, іде після двокрапки за першим повідомленням; саме речення
### цього не каже. -own: для місця, якому карти видно, -hidden: для всіх інших.

log-with-gains = { $sentence }: { $gains }.

## Приготування

log-game-begins = { $players ->
    [one] Нова гра, { $players } гравець: { $options }.
    [few] Нова гра, { $players } гравці: { $options }.
    [many] Нова гра, { $players } гравців: { $options }.
   *[other] Нова гра, { $players } гравця: { $options }.
}
log-game-goes-on = { $round ->
    [0] Гра триває з підготовки.
   *[other] Гра триває з раунду { $round }.
}
log-tile = Плитка імператора { $id }: { $tile }.
log-objective = Завдання { $group }: { $objective }.
log-first-player = Перший гравець — { $player }.
log-hotel = { $player } керує { $hotel ->
    [night] нічним готелем
    [day_a] денним готелем A
    [day_b] денним готелем B
    [day_c] денним готелем C
    [day_d] денним готелем D
   *[other] готелем { $hotel }
}.
log-starting-set = { $player } починає з набором персоналу { $set }: { $list }.
log-queue-opens = Черга зліва направо: { $list }.
log-guest-arrives = { $guest } стає в чергу.
log-guests-reshuffled = Гостей, що пішли, затасовано в нову колоду.
log-takes-first-guest = { $player } вітає першого гостя: { $guest }.

## Раунди й кубики

log-round-begins = Раунд { $round } починає { $player }.
log-round-ends = Раунд { $round } завершено.
log-dice-rolled = { $count ->
    [one] Кидок, { $count } кубик: { $list }.
    [few] Кидок, { $count } кубики: { $list }.
    [many] Кидок, { $count } кубиків: { $list }.
   *[other] Кидок, { $count } кубика: { $list }.
}
log-passes = { $player } пасує.
log-dustbin = { $left ->
    [0] Останній кубик іде в сміттєвий кошик.
    [one] Один кубик іде в сміттєвий кошик, останній перекидають.
    [few] Один кубик іде в сміттєвий кошик, решту перекидають.
    [many] Один кубик іде в сміттєвий кошик, решту перекидають.
   *[other] Один кубик іде в сміттєвий кошик, решту перекидають.
}
log-numbers-lost = { $count ->
    [one] Кубиків не лишилося: втрачено { $count } хід.
    [few] Кубиків не лишилося: втрачено { $count } ходи.
    [many] Кубиків не лишилося: втрачено { $count } ходів.
   *[other] Кубиків не лишилося: втрачено { $count } ходу.
}
log-ends-turn = { $player } завершує хід.

## Хід

log-takes-guest = { $price ->
    [0] { $player } безплатно бере гостя «{ $guest }».
    [one] { $player } бере гостя «{ $guest }» за { $price } крону.
    [few] { $player } бере гостя «{ $guest }» за { $price } крони.
    [many] { $player } бере гостя «{ $guest }» за { $price } крон.
   *[other] { $player } бере гостя «{ $guest }» за { $price } крони.
}
log-takes-die = { $price ->
    [0] { $player } бере кубик { $die } із силою { $strength }.
    [one] { $player } бере кубик { $die } із силою { $strength } за { $price } крону.
    [few] { $player } бере кубик { $die } із силою { $strength } за { $price } крони.
    [many] { $player } бере кубик { $die } із силою { $strength } за { $price } крон.
   *[other] { $player } бере кубик { $die } із силою { $strength } за { $price } крони.
}
log-takes-die-for-nothing = { $player } бере кубик { $die } без користі.
log-copies-action = { $player } виконує ним дію { $action } із силою { $strength }.
log-extra-action = { $price ->
    [0] { $player } виконує дію { $action } із силою { $strength }, не беручи кубика.
    [one] { $player } за { $price } крону виконує дію { $action } із силою { $strength }, не беручи кубика.
    [few] { $player } за { $price } крони виконує дію { $action } із силою { $strength }, не беручи кубика.
    [many] { $player } за { $price } крон виконує дію { $action } із силою { $strength }, не беручи кубика.
   *[other] { $player } за { $price } крони виконує дію { $action } із силою { $strength }, не беручи кубика.
}
log-extra-turn = { $player } має додатковий хід.
log-splits = { $player } отримує { $items }.
log-chooses-food = { $player } обирає { $food ->
    [strudel] струдель
    [cake] тортик
    [wine] вино
   *[coffee] каву
}.
log-declines = { $what ->
    [prepare] { $player } не готує номера.
    [hire] { $player } нікого не наймає.
    [offer] { $player } не наймає нікого з них.
    [occupy] { $player } не чіпає готових номерів.
    [guest] { $player } лишає гостей у черзі.
   *[action] { $player } відмовляється від додаткової дії.
}

## Номери

log-prepares-room = { $price ->
    [0] { $player } безплатно готує { $colour ->
            [blue] синій
            [red] червоний
           *[yellow] жовтий
        } номер { $room } на { $floor }-му поверсі.
    [one] { $player } готує { $colour ->
            [blue] синій
            [red] червоний
           *[yellow] жовтий
        } номер { $room } на { $floor }-му поверсі за { $price } крону.
    [few] { $player } готує { $colour ->
            [blue] синій
            [red] червоний
           *[yellow] жовтий
        } номер { $room } на { $floor }-му поверсі за { $price } крони.
    [many] { $player } готує { $colour ->
            [blue] синій
            [red] червоний
           *[yellow] жовтий
        } номер { $room } на { $floor }-му поверсі за { $price } крон.
   *[other] { $player } готує { $colour ->
            [blue] синій
            [red] червоний
           *[yellow] жовтий
        } номер { $room } на { $floor }-му поверсі за { $price } крони.
}
log-occupies-room = { $player } заселяє { $colour ->
    [blue] синій
    [red] червоний
   *[yellow] жовтий
} номер { $room } на { $floor }-му поверсі.
log-room-removed = { $player } втрачає { $colour ->
    [blue] синій
    [red] червоний
   *[yellow] жовтий
} номер { $room } на { $floor }-му поверсі.
log-occupancy-bonus = { $player } заповнює { $colour ->
    [blue] синю
    [red] червону
   *[yellow] жовту
} групу з { $size } { $size ->
    [1] номера
   *[other] номерів
}: { $colour ->
    [blue] { $amount ->
        [one] +{ $amount } очко
        [few] +{ $amount } очки
        [many] +{ $amount } очок
       *[other] +{ $amount } очка
    }
    [red] { $amount ->
        [one] +{ $amount } крона
        [few] +{ $amount } крони
        [many] +{ $amount } крон
       *[other] +{ $amount } крони
    }
   *[yellow] { $amount ->
        [one] +{ $amount } крок до імператора
        [few] +{ $amount } кроки до імператора
        [many] +{ $amount } кроків до імператора
       *[other] +{ $amount } кроку до імператора
    }
}.

## Гості

log-serves = { $price ->
    [0] { $player } подає { $food ->
            [strudel] струдель
            [cake] тортик
            [wine] вино
           *[coffee] каву
        } гостю «{ $guest }».
    [one] { $player } за { $price } крону подає { $food ->
            [strudel] струдель
            [cake] тортик
            [wine] вино
           *[coffee] каву
        } гостю «{ $guest }».
    [few] { $player } за { $price } крони подає { $food ->
            [strudel] струдель
            [cake] тортик
            [wine] вино
           *[coffee] каву
        } гостю «{ $guest }».
    [many] { $player } за { $price } крон подає { $food ->
            [strudel] струдель
            [cake] тортик
            [wine] вино
           *[coffee] каву
        } гостю «{ $guest }».
   *[other] { $player } за { $price } крони подає { $food ->
            [strudel] струдель
            [cake] тортик
            [wine] вино
           *[coffee] каву
        } гостю «{ $guest }».
}
log-places-food = { $player } відразу подає { $food ->
    [strudel] струдель
    [cake] тортик
    [wine] вино
   *[coffee] каву
} гостю «{ $guest }».
log-stores-food = { $player } кладе на кухню { $items }.
log-order-complete = Замовлення гостя «{ $guest }» виконано.
log-completes-order = { $player } виконує із запасу замовлення гостя «{ $guest }».
log-checks-in = { $player } заселяє гостя «{ $guest }» у { $colour ->
    [blue] синій
    [red] червоний
   *[yellow] жовтий
} номер { $room } на { $floor }-му поверсі.
log-reward = { $player } отримує винагороду гостя «{ $guest }».
log-claims = { $player } виконує завдання «{ $objective }».

## Персонал

log-hires = { $price ->
    [0] { $player } безплатно наймає карту «{ $staff }».
    [one] { $player } наймає карту «{ $staff }» за { $price } крону.
    [few] { $player } наймає карту «{ $staff }» за { $price } крони.
    [many] { $player } наймає карту «{ $staff }» за { $price } крон.
   *[other] { $player } наймає карту «{ $staff }» за { $price } крони.
}
log-uses-staff = { $player } використовує карту «{ $staff }».
log-draws-staff-own = { $player } бере з колоди: { $list }.
log-draws-staff-hidden = { $count ->
    [one] { $player } бере { $count } карту персоналу.
    [few] { $player } бере { $count } карти персоналу.
    [many] { $player } бере { $count } карт персоналу.
   *[other] { $player } бере { $count } карти персоналу.
}
log-no-staff-left = Колода персоналу порожня.
log-offer-own = { $player } може обрати: { $list }.
log-offer-hidden = { $count ->
    [one] { $player } дивиться { $count } карту персоналу.
    [few] { $player } дивиться { $count } карти персоналу.
    [many] { $player } дивиться { $count } карт персоналу.
   *[other] { $player } дивиться { $count } карти персоналу.
}
log-staff-under-own = { $player } кладе під низ колоди: { $list }.
log-staff-under-hidden = { $count ->
    [one] { $player } кладе { $count } карту персоналу під низ колоди.
    [few] { $player } кладе { $count } карти персоналу під низ колоди.
    [many] { $player } кладе { $count } карт персоналу під низ колоди.
   *[other] { $player } кладе { $count } карти персоналу під низ колоди.
}
log-draft-keeps-own = { $player } лишає собі: { $list }.
log-draft-keeps-hidden = { $player } лишає собі карту персоналу.
log-draft-passes-on = Решта карт переходить ліворуч.
log-dismisses = { $player } звільняє карту «{ $staff }».

## Імператор

log-emperor-begins = Імператор судить готелі за плиткою { $id }: { $tile }.
log-emperor = { $back ->
    [0] { $player } стоїть на поділці { $space } треку імператора.
    [one] { $player } стоїть на поділці { $space } треку імператора й відходить на { $back } поділку назад.
    [few] { $player } стоїть на поділці { $space } треку імператора й відходить на { $back } поділки назад.
    [many] { $player } стоїть на поділці { $space } треку імператора й відходить на { $back } поділок назад.
   *[other] { $player } стоїть на поділці { $space } треку імператора й відходить на { $back } поділки назад.
}
log-emperor-bonus = { $player } отримує бонус.
log-emperor-penalty = { $player } отримує штраф.
log-emperor-nothing = { $player } лишається без бонусу й без штрафу.
log-penalty-paid-off = { $price ->
    [one] { $player } платить { $price } крону й уникає штрафу.
    [few] { $player } платить { $price } крони й уникає штрафу.
    [many] { $player } платить { $price } крон і уникає штрафу.
   *[other] { $player } платить { $price } крони й уникає штрафу.
}
log-penalty-immune = Штраф не загрожує гравцеві { $player }.
log-penalty-empty = Штрафові нічого забрати: { $player } нічого не втрачає.
log-loses = { $player } втрачає { $items }.

## Леопольд

log-leopold-card = Леопольд відкриває наступну карту.
log-leopold-shuffles = Леопольд тасує свої карти.
log-leopold-guest = Леопольд заселяє гостя «{ $guest }» у { $colour ->
    [blue] синій
    [red] червоний
   *[yellow] жовтий
} номер { $room } на { $floor }-му поверсі.
log-leopold-no-guest = Жоден гість не пасує готелю Леопольда.
log-leopold-die = Леопольд забирає кубик { $die }.
log-leopold-emperor = { $amount ->
    [one] Леопольд просувається треком імператора на { $amount } крок.
    [few] Леопольд просувається треком імператора на { $amount } кроки.
    [many] Леопольд просувається треком імператора на { $amount } кроків.
   *[other] Леопольд просувається треком імператора на { $amount } кроку.
}
log-leopold-staff = Леопольд відкриває карту «{ $staff }».
log-leopold-no-staff = У Леопольда не лишилося карт персоналу.
log-leopold-objective = Маркер Леопольда на завданні «{ $objective }» переходить на { $space }.
log-leopold-claims = Леопольд виконує завдання «{ $objective }».
log-leopold-no-objective = У Леопольда не лишилося завдань.
log-leopold-deck = { $count ->
    [one] Леопольд кладе { $count } карту персоналу долілиць.
    [few] Леопольд кладе { $count } карти персоналу долілиць.
    [many] Леопольд кладе { $count } карт персоналу долілиць.
   *[other] Леопольд кладе { $count } карти персоналу долілиць.
}

## Кінець

log-final = Гру завершено, готелі рахують очки.
log-final-staff = { $points ->
    [one] { $player }: { $points } очко за персонал ({ $list }).
    [few] { $player }: { $points } очки за персонал ({ $list }).
    [many] { $player }: { $points } очок за персонал ({ $list }).
   *[other] { $player }: { $points } очка за персонал ({ $list }).
}
log-final-floors = { $player }: { line-final-floors }.
log-final-krones = { $player }: { line-final-krones }.
log-final-kitchen = { $player }: { line-final-kitchen }.
log-final-cafe = { $player }: { line-final-cafe }.
log-final-score = { $points ->
    [one] { $player }: разом { $points } очко.
    [few] { $player }: разом { $points } очки.
    [many] { $player }: разом { $points } очок.
   *[other] { $player }: разом { $points } очка.
}
log-winners = { $count ->
    [one] { $list } перемагає
    [few] { $list } ділять перемогу
    [many] { $list } ділять перемогу
   *[other] { $list } ділять перемогу
}: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
