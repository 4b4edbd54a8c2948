### Імена гостей і персоналу; завдання, плитки імператора й карти соло-суперника. Двох гостей і двох карт персоналу з
### однаковим ім’ям не буває.
### Крапка посередині слова показує, де вузька карта може його перенести.

## Гості: імена з видання, де воно називає ту саму особу

guest-49-name = Скульптор
guest-50-name = Музикант
guest-51-name = Композитор
guest-52-name = Кравець
guest-53-name = Танцівниця фламенко
guest-54-name = Портретист
guest-55-name = Фотограф
guest-56-name = Вокалістка
guest-57-name = Архітектор
guest-58-name = Акторка
guest-59-name = Поет
guest-60-name = Ювелір
guest-61-name = Художник
guest-62-name = Оперна співачка
guest-63-name = Придворна дама
guest-64-name = Герцогиня
guest-65-name = Імперський лицар
guest-66-name = Ланд·графиня
guest-67-name = Князь
guest-68-name = Принцеса
guest-69-name = Графиня
guest-70-name = Курфюрст
guest-71-name = Барон
guest-72-name = Принц
guest-73-name = Граф
guest-74-name = Рейхсграф
guest-75-name = Баронеса
guest-76-name = Герцог
guest-77-name = Аптекар
guest-78-name = Поштовий радник
guest-79-name = Таємний радник
guest-80-name = Професор-емерит
guest-81-name = Генерал
guest-82-name = Старший радник
guest-83-name = Комер·ційний радник
guest-84-name = Надвірний радник
guest-85-name = Майор
guest-86-name = Ветеринар
guest-87-name = Лікар
guest-88-name = Прокурор
guest-89-name = Верховний комісар
guest-90-name = Старший юридичний секретар
guest-91-name = Тескат·ліпока
guest-92-name = Капітан Голдгакен
guest-93-name = Пан Горса
guest-94-name = М. Інгаллз
guest-95-name = Пан Бойделл
guest-96-name = Пан Оундо
guest-97-name = Е. Гізія
guest-98-name = М. Поло
guest-99-name = Крамер·софолус
guest-100-name = Фермер Франц
guest-101-name = Брат Уве
guest-102-name = Кондуктор
guest-103-name = Дургойн
guest-104-name = Маклауд

## Персонал

staff-1-name = Кельнер
staff-2-name = Офіціантка
staff-3-name = Бармен
staff-4-name = Су-шеф
staff-5-name = Стайничий
staff-6-name = Конюх
staff-7-name = Масажистка
staff-8-name = Гід
staff-9-name = Дворецький
staff-10-name = Шофер
staff-11-name = Квітни·карка
staff-12-name = Старша покоївка
staff-13-name = Керівник ресторану
staff-14-name = Декоратор
staff-15-name = Чистильник взуття
staff-16-name = Прачка
staff-17-name = Помічниця кухаря
staff-18-name = Гарде·робниця
staff-19-name = Дизайнер інтер’єру
staff-20-name = Детектив
staff-21-name = Шеф-кухар
staff-22-name = Керівник персоналу
staff-23-name = Доглядач
staff-24-name = Головний кельнер
staff-25-name = Посильний
staff-26-name = Органі·затор конфе·ренцій
staff-27-name = Менеджер з бронювання
staff-28-name = Консьєрж
staff-29-name = Секретарка
staff-30-name = Клерк
staff-31-name = Покоївка
staff-32-name = Помічник керівника
staff-33-name = Черговий по поверху
staff-34-name = Адміні·стратор
staff-35-name = Коридорний
staff-36-name = Сомельє
staff-37-name = Камердинер
staff-38-name = Порт’є
staff-39-name = Кондитер
staff-40-name = Рекламник
staff-41-name = Телефо·ністка
staff-42-name = Садівник
staff-43-name = Бариста
staff-44-name = Буфетниця
staff-45-name = Черговий по басейну
staff-46-name = Чергова по поверху
staff-47-name = Ліфтер
staff-48-name = Керівник готелю

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
