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
line-passes = пас

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
    [one] { $count } карту персоналу під спід колоди
    [few] { $count } карти персоналу під спід колоди
    [many] { $count } карт персоналу під спід колоди
   *[other] { $count } карти персоналу під спід колоди
}

# $space: where one stood on the emperor track, $left: where one stands after it.
line-emperor = трек імператора: з { $space } на { $left }
line-emperor-bonus = бонус імператора
line-emperor-penalty = штраф імператора
line-emperor-nothing = ні бонусу, ні штрафу
line-penalty-paid-off = відкуп від штрафу
line-penalty-immune = штраф не загрожує
line-penalty-empty = штрафу нічого забрати
line-loses = втрата: { $items }
