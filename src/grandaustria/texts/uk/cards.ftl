### Завдання, плитки імператора й карти соло-суперника.

## Завдання: $amount — число з карти; $blue, $red, $yellow — кількості номерів

objective-105-name = Тугий гаманець
objective-105-condition = { $amount ->
    [one] Маєш { $amount } крону.
    [few] Маєш { $amount } крони.
    [many] Маєш { $amount } крон.
   *[other] Маєш { $amount } крони.
}
objective-106-name = Дім на славу
objective-106-condition = { $amount ->
    [one] Маєш { $amount } номер, готовий чи зайнятий.
    [few] Маєш { $amount } номери, готові чи зайняті.
    [many] Маєш { $amount } номерів, готових чи зайнятих.
   *[other] Маєш { $amount } номера, готових чи зайнятих.
}
objective-107-name = Усі при ділі
objective-107-condition = { $amount ->
    [one] Маєш { $amount } найняту карту персоналу.
    [few] Маєш { $amount } найняті карти персоналу.
    [many] Маєш { $amount } найнятих карт персоналу.
   *[other] Маєш { $amount } найнятої карти персоналу.
}
objective-108-name = У ласці при дворі
objective-108-condition = Стоїш на поділці { $amount } треку імператора або вище.
objective-109-name = Поверх за поверхом
objective-109-condition = { $amount ->
    [one] Повністю зайнято { $amount } поверх.
    [few] Повністю зайнято { $amount } поверхи.
    [many] Повністю зайнято { $amount } поверхів.
   *[other] Повністю зайнято { $amount } поверху.
}
objective-110-name = Повні апартаменти
objective-110-condition = { $amount ->
    [one] Повністю зайнято { $amount } групу номерів.
    [few] Повністю зайнято { $amount } групи номерів.
    [many] Повністю зайнято { $amount } груп номерів.
   *[other] Повністю зайнято { $amount } групи номерів.
}
objective-111-name = Чисті барви
objective-111-condition = { $amount ->
    [one] Зайнято всі номери { $amount } кольору.
    [few] Зайнято всі номери { $amount } кольорів.
    [many] Зайнято всі номери { $amount } кольорів.
   *[other] Зайнято всі номери { $amount } кольору.
}
objective-112-name = Від льоху до даху
objective-112-condition = { $amount ->
    [one] Повністю зайнято { $amount } стовпець.
    [few] Повністю зайнято { $amount } стовпці.
    [many] Повністю зайнято { $amount } стовпців.
   *[other] Повністю зайнято { $amount } стовпця.
}
objective-113-name = Строкате товариство
objective-113-condition = Зайнято номерів: синіх — { $blue }, червоних — { $red }, жовтих — { $yellow }.
objective-114-name = Міщани й митці
objective-114-condition = Зайнято номерів: червоних — { $red }, жовтих — { $yellow }.
objective-115-name = Митці й дворяни
objective-115-condition = Зайнято номерів: жовтих — { $yellow }, синіх — { $blue }.
objective-116-name = Дворяни й міщани
objective-116-condition = Зайнято номерів: синіх — { $blue }, червоних — { $red }.

## Плитки імператора; що вони дають і забирають, стоїть в effects.ftl

tile-A1-name = Імператорська калитка
tile-A2-name = Ключ від комори
tile-A3-name = Рекомендаційні листи
tile-A4-name = Нове крило
tile-B1-name = Придворний бенкет
tile-B2-name = Скарбниця
tile-B3-name = Придворна челядь
tile-B4-name = Ерцгерцог у дорозі
tile-C1-name = Похвала імператора
tile-C2-name = Імператорські покої
tile-C3-name = Парад ліврей
tile-C4-name = Постачальник двору

## Леопольд: $level — найнижчий рівень, на якому грає ця частина

leopold-name = Леопольд, карта { $number }
leopold-guest = { $colour ->
    [any] бере найкращого гостя
    [blue] бере синього гостя
    [red] бере червоного гостя
    [yellow] бере жовтого гостя
   *[green] бере зеленого гостя
}
leopold-die-any = бере кубик звідти, де їх найбільше
leopold-die-face = бере кубик { $faces }
leopold-emperor = { $amount ->
    [one] просувається треком імператора на { $amount } крок
    [few] просувається треком імператора на { $amount } кроки
    [many] просувається треком імператора на { $amount } кроків
   *[other] просувається треком імператора на { $amount } кроку
}
leopold-staff = відкриває карту персоналу
leopold-objective = { $group ->
    [any] просувається до найдальшого завдання
   *[other] просувається до завдання { $group }
}
leopold-from-medium = { $part } (середній і складний)
leopold-from-hard = { $part } (складний)
leopold-hand-left = нічия: лівий, менший, спершу A
leopold-hand-right = нічия: правий, більший, спершу C
