### A rival's turn in few lines, without saying who: the name stands above them. As short as can be, no full stop.
### $guest, $staff, $objective: names. $items: a list such as "2 strudels and 1 cake". Numbers otherwise.

# What was gained and lost follows.
line-with-gains = { $sentence } ({ $gains })

line-takes-guest = новый гость: «{ $guest }»
line-served = { $items } гостю «{ $guest }»
line-served-full = { $items } гостю «{ $guest }», заказ выполнен
line-stores-food = { $items } на кухню
line-chooses-food = выбор: { $items }
line-completes-order = выполнен заказ гостя «{ $guest }»
line-checks-in = заселён гость «{ $guest }»
line-claims = достигнута цель «{ $objective }»

# $die: the face of the die. $action: the space it was used as.
line-takes-die = кубик { $die } с силой { $strength }
line-takes-die-items = кубик { $die }: { $items }
line-takes-die-action = кубик { $die } как { $action } с силой { $strength }
line-takes-die-action-items = кубик { $die } как { $action }: { $items }
line-takes-die-for-nothing = кубик { $die } без пользы
line-extra-action = действие { $action } без кубика, сила { $strength }
line-extra-action-items = действие { $action } без кубика: { $items }
line-extra-turn = дополнительный ход
line-passes = пас

line-prepares-room = { $count ->
    [one] подготовлен { $count } номер
    [few] подготовлено { $count } номера
    [many] подготовлено { $count } номеров
   *[other] подготовлено { $count } номера
}
line-occupies-room = { $count ->
    [one] заселён { $count } номер
    [few] заселено { $count } номера
    [many] заселено { $count } номеров
   *[other] заселено { $count } номера
}
line-room-removed = { $count ->
    [one] потерян { $count } номер
    [few] потеряно { $count } номера
    [many] потеряно { $count } номеров
   *[other] потеряно { $count } номера
}
line-occupancy-bonus = заполнена { $colour ->
    [blue] синяя
    [red] красная
   *[yellow] жёлтая
} группа из { $size }

line-hires = нанята карта «{ $staff }»
line-uses-staff = использована карта «{ $staff }»
line-dismisses = уволена карта «{ $staff }»
line-draws-staff = { $count ->
    [one] взята { $count } карта персонала
    [few] взято { $count } карты персонала
    [many] взято { $count } карт персонала
   *[other] взято { $count } карты персонала
}
line-offer = { $count ->
    [one] просмотрена { $count } карта персонала
    [few] просмотрено { $count } карты персонала
    [many] просмотрено { $count } карт персонала
   *[other] просмотрено { $count } карты персонала
}
line-staff-under = { $count ->
    [one] { $count } карта персонала под низ колоды
    [few] { $count } карты персонала под низ колоды
    [many] { $count } карт персонала под низ колоды
   *[other] { $count } карты персонала под низ колоды
}

# $space: where one stood on the emperor track, $left: where one stands after it.
line-emperor = шкала императора: с { $space } на { $left }
line-emperor-bonus = бонус императора
line-emperor-penalty = штраф императора
line-emperor-nothing = ни бонуса, ни штрафа
line-penalty-paid-off = откуп от штрафа
line-penalty-immune = штраф не грозит
line-penalty-empty = штрафу нечего забрать
line-loses = потеря: { $items }
