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
line-passes = { $count ->
    [one] пас
    [few] пас { $count } раза подряд
    [many] пас { $count } раз подряд
   *[other] пас { $count } раза подряд
}
# Stands alone, as a whole sentence.
line-dustbin = { $count ->
    [one] { log-dustbin }
    [few] { $count } кубика один за другим уходят в мусорный бак.
    [many] { $count } кубиков один за другим уходят в мусорный бак.
   *[other] { $count } кубика один за другим уходят в мусорный бак.
}

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
line-emperor-nothing = шкала императора: с { $space } на { $left }, ни бонуса, ни штрафа
line-emperor-bonus = бонус императора
line-emperor-penalty = штраф императора
line-penalty-paid-off = откуп от штрафа
line-penalty-immune = штраф не грозит
line-penalty-empty = штрафу нечего забрать
line-loses = потеря: { $items }

## Set-up

line-first-player = первый игрок
line-hotel = { $hotel ->
    [night] ночной отель
    [day_a] дневной отель A
    [day_b] дневной отель B
    [day_c] дневной отель C
    [day_d] дневной отель D
   *[other] отель { $hotel }
}
line-starting-set = набор персонала { $set }
line-draft-keeps = { $count ->
    [one] оставлена { $count } карта персонала
    [few] оставлено { $count } карты персонала
    [many] оставлено { $count } карт персонала
   *[other] оставлено { $count } карты персонала
}
line-takes-first-guest = первый гость: «{ $guest }»

## Leopold

line-leopold-deck = { $count ->
    [one] { $count } карта персонала рубашкой вверх
    [few] { $count } карты персонала рубашкой вверх
    [many] { $count } карт персонала рубашкой вверх
   *[other] { $count } карты персонала рубашкой вверх
}
line-leopold-card = открыта следующая карта
line-leopold-shuffles = карты перемешаны
line-leopold-no-guest = ни один гость не подходит
line-leopold-die = забран кубик { $die }
line-leopold-emperor = { $amount ->
    [one] { $amount } шаг по шкале императора
    [few] { $amount } шага по шкале императора
    [many] { $amount } шагов по шкале императора
   *[other] { $amount } шага по шкале императора
}
line-leopold-staff = открыта карта «{ $staff }»
line-leopold-no-staff = карт персонала не осталось
line-leopold-objective = маркер на цели «{ $objective }»: { $space }
line-leopold-no-objective = целей не осталось

## The final scoring

line-final-staff = { $points ->
    [one] { $points } очко за персонал
    [few] { $points } очка за персонал
    [many] { $points } очков за персонал
   *[other] { $points } очка за персонал
}
line-final-floors = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за { $count ->
    [one] { $count } заселённый номер
    [few] { $count } заселённых номера
    [many] { $count } заселённых номеров
   *[other] { $count } заселённого номера
}
line-final-krones = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за { $count ->
    [one] { $count } крону
    [few] { $count } кроны
    [many] { $count } крон
   *[other] { $count } кроны
}
line-final-kitchen = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за { $count ->
    [one] { $count } угощение на кухне
    [few] { $count } угощения на кухне
    [many] { $count } угощений на кухне
   *[other] { $count } угощения на кухне
}
line-final-cafe = { $points ->
    [one] −{ $points } очко
    [few] −{ $points } очка
    [many] −{ $points } очков
   *[other] −{ $points } очка
} за { $count ->
    [one] { $count } гостя, оставшегося в кафе
    [few] { $count } гостей, оставшихся в кафе
    [many] { $count } гостей, оставшихся в кафе
   *[other] { $count } гостя, оставшихся в кафе
}
line-final-score = { $points ->
    [one] всего { $points } очко
    [few] всего { $points } очка
    [many] всего { $points } очков
   *[other] всего { $points } очка
}
