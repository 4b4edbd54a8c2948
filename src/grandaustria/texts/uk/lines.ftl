### A rival's turn in few lines, without saying who: the name stands above them. As short as can be, no full stop.
### $guest, $staff, $objective: names. $items: a list such as "2 strudels and 1 cake". Numbers otherwise.

# What was gained and lost follows.
line-with-gains = { $sentence } ({ $gains })

line-takes-guest = новий гість: «{ $guest }»
line-served = { $items } гостю «{ $guest }»
line-served-full = { $items } гостю «{ $guest }», замовлення виконано
line-stores-food = { $items } на кухню
line-chooses-food = вибір: { $items }
line-completes-order = виконано замовлення гостя «{ $guest }»
line-checks-in = заселено гостя «{ $guest }»
line-claims = виконано завдання «{ $objective }»

# $die: the face of the die. $action: the space it was used as.
line-takes-die = кубик { $die } із силою { $strength }
line-takes-die-items = кубик { $die }: { $items }
line-takes-die-action = кубик { $die } як { $action } із силою { $strength }
line-takes-die-action-items = кубик { $die } як { $action }: { $items }
line-takes-die-for-nothing = кубик { $die } без користі
line-extra-action = дія { $action } без кубика, сила { $strength }
line-extra-action-items = дія { $action } без кубика: { $items }
line-extra-turn = додатковий хід
line-passes = { $count ->
    [one] пас
    [few] пас { $count } рази поспіль
    [many] пас { $count } разів поспіль
   *[other] пас { $count } разу поспіль
}
# Stands alone, as a whole sentence.
line-dustbin = { $count ->
    [one] { log-dustbin }
    [few] { $count } кубики один за одним ідуть у сміттєвий кошик.
    [many] { $count } кубиків один за одним ідуть у сміттєвий кошик.
   *[other] { $count } кубика один за одним ідуть у сміттєвий кошик.
}

line-prepares-room = { $count ->
    [one] підготовлено { $count } номер
    [few] підготовлено { $count } номери
    [many] підготовлено { $count } номерів
   *[other] підготовлено { $count } номера
}
line-occupies-room = { $count ->
    [one] заселено { $count } номер
    [few] заселено { $count } номери
    [many] заселено { $count } номерів
   *[other] заселено { $count } номера
}
line-room-removed = { $count ->
    [one] втрачено { $count } номер
    [few] втрачено { $count } номери
    [many] втрачено { $count } номерів
   *[other] втрачено { $count } номера
}
line-occupancy-bonus = заповнено { $colour ->
    [blue] синю
    [red] червону
   *[yellow] жовту
} групу з { $size }

line-hires = найнято карту «{ $staff }»
line-uses-staff = використано карту «{ $staff }»
line-dismisses = звільнено карту «{ $staff }»
line-draws-staff = { $count ->
    [one] взято { $count } карту персоналу
    [few] взято { $count } карти персоналу
    [many] взято { $count } карт персоналу
   *[other] взято { $count } карти персоналу
}
line-offer = { $count ->
    [one] переглянуто { $count } карту персоналу
    [few] переглянуто { $count } карти персоналу
    [many] переглянуто { $count } карт персоналу
   *[other] переглянуто { $count } карти персоналу
}
line-staff-under = { $count ->
    [one] { $count } карту персоналу під низ колоди
    [few] { $count } карти персоналу під низ колоди
    [many] { $count } карт персоналу під низ колоди
   *[other] { $count } карти персоналу під низ колоди
}

# $space: where one stood on the emperor track, $left: where one stands after it.
line-emperor = трек імператора: з { $space } на { $left }
line-emperor-nothing = трек імператора: з { $space } на { $left }, ні бонусу, ні штрафу
line-emperor-bonus = бонус імператора
line-emperor-penalty = штраф імператора
line-penalty-paid-off = відкуп від штрафу
line-penalty-immune = штраф не загрожує
line-penalty-empty = штрафу нічого забрати
line-loses = втрата: { $items }

## Set-up

line-first-player = перший гравець
line-hotel = { $hotel ->
    [night] нічний готель
    [day_a] денний готель A
    [day_b] денний готель B
    [day_c] денний готель C
    [day_d] денний готель D
   *[other] готель { $hotel }
}
line-starting-set = набір персоналу { $set }
line-draft-keeps = { $count ->
    [one] залишено { $count } карту персоналу
    [few] залишено { $count } карти персоналу
    [many] залишено { $count } карт персоналу
   *[other] залишено { $count } карти персоналу
}
line-takes-first-guest = перший гість: «{ $guest }»

## Leopold

line-leopold-deck = { $count ->
    [one] { $count } карта персоналу долілиць
    [few] { $count } карти персоналу долілиць
    [many] { $count } карт персоналу долілиць
   *[other] { $count } карти персоналу долілиць
}
line-leopold-card = відкрито наступну карту
line-leopold-shuffles = карти перетасовано
line-leopold-no-guest = жоден гість не пасує
line-leopold-die = забрано кубик { $die }
line-leopold-emperor = { $amount ->
    [one] { $amount } крок треком імператора
    [few] { $amount } кроки треком імператора
    [many] { $amount } кроків треком імператора
   *[other] { $amount } кроку треком імператора
}
line-leopold-staff = відкрито карту «{ $staff }»
line-leopold-no-staff = карт персоналу не лишилося
line-leopold-objective = маркер на завданні «{ $objective }»: { $space }
line-leopold-no-objective = завдань не лишилося

## The final scoring

line-final-staff = { $points ->
    [one] { $points } очко за персонал
    [few] { $points } очки за персонал
    [many] { $points } очок за персонал
   *[other] { $points } очка за персонал
}
line-final-floors = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} за { $count ->
    [one] { $count } зайнятий номер
    [few] { $count } зайняті номери
    [many] { $count } зайнятих номерів
   *[other] { $count } зайнятого номера
}
line-final-krones = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} за { $count ->
    [one] { $count } крону
    [few] { $count } крони
    [many] { $count } крон
   *[other] { $count } крони
}
line-final-kitchen = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} за { $count ->
    [one] { $count } частування на кухні
    [few] { $count } частування на кухні
    [many] { $count } частувань на кухні
   *[other] { $count } частування на кухні
}
line-final-cafe = { $points ->
    [one] −{ $points } очко
    [few] −{ $points } очки
    [many] −{ $points } очок
   *[other] −{ $points } очка
} за { $count ->
    [one] { $count } гостя, що лишився в кав’ярні
    [few] { $count } гостей, що лишилися в кав’ярні
    [many] { $count } гостей, що лишилися в кав’ярні
   *[other] { $count } гостя, що лишилися в кав’ярні
}
line-final-score = { $points ->
    [one] разом { $points } очко
    [few] разом { $points } очки
    [many] разом { $points } очок
   *[other] разом { $points } очка
}
