### Имена гостей и персонала; цели, жетоны императора и карты соло-соперника. Двух гостей и двух карт персонала с одним
### именем не бывает.
### Точка в середине слова показывает, где узкая карта может его перенести.

## Гости: имена из издания, где оно называет то же лицо

guest-49-name = Скульптор
guest-50-name = Музыкант
guest-51-name = Композитор
guest-52-name = Портной
guest-53-name = Танцовщица фламенко
guest-54-name = Портретист
guest-55-name = Фотограф
guest-56-name = Камер-певица
guest-57-name = Архитектор
guest-58-name = Актриса
guest-59-name = Поэт
guest-60-name = Ювелир
guest-61-name = Живописец
guest-62-name = Оперная певица
guest-63-name = Придворная дама
guest-64-name = Герцогиня
guest-65-name = Рейхс·риттер
guest-66-name = Ланд·графиня
guest-67-name = Князь
guest-68-name = Принцесса
guest-69-name = Графиня
guest-70-name = Курфюрст
guest-71-name = Барон
guest-72-name = Принц
guest-73-name = Граф
guest-74-name = Рейхсграф
guest-75-name = Баронесса
guest-76-name = Герцог
guest-77-name = Аптекарь
guest-78-name = Почтовый советник
guest-79-name = Тайный советник
guest-80-name = Профессор
guest-81-name = Генерал
guest-82-name = Старший советник
guest-83-name = Коммер·ческий советник
guest-84-name = Надворный советник
guest-85-name = Майор
guest-86-name = Ветери·нарный советник
guest-87-name = Меди·цинский советник
guest-88-name = Гене·ральный прокурор
guest-89-name = Верховный комиссар
guest-90-name = Мини·стерский секретарь
guest-91-name = Тескат·липока
guest-92-name = Капитан Золотой Крюк
guest-93-name = Герр Хорза
guest-94-name = М. Инголлс
guest-95-name = Мистер Бойделл
guest-96-name = Герр Ундо
guest-97-name = Е. Гипет
guest-98-name = М. Поло
guest-99-name = Крамер·софоль
guest-100-name = Фермер Франц
guest-101-name = Брат Уве
guest-102-name = Кондуктор
guest-103-name = Каверн
guest-104-name = Маклауд

## Персонал

staff-1-name = Кельнер
staff-2-name = Официантка
staff-3-name = Бармен
staff-4-name = Су-шеф
staff-5-name = Конюх
staff-6-name = Конюший
staff-7-name = Масса·жистка
staff-8-name = Гид
staff-9-name = Дворецкий
staff-10-name = Шофёр
staff-11-name = Флорист
staff-12-name = Старшая горничная
staff-13-name = Управля·ющий рестораном
staff-14-name = Декоратор
staff-15-name = Чистильщик обуви
staff-16-name = Прачка
staff-17-name = Кухарка
staff-18-name = Гарде·робщица
staff-19-name = Оформитель интерьеров
staff-20-name = Сыщик
staff-21-name = Шеф-повар
staff-22-name = Управля·ющий персоналом
staff-23-name = Смотритель
staff-24-name = Старший кельнер
staff-25-name = Посыльный
staff-26-name = Органи·затор меро·приятий
staff-27-name = Управля·ющий брониро·ванием
staff-28-name = Консьерж
staff-29-name = Секретарь
staff-30-name = Клерк
staff-31-name = Горничная
staff-32-name = Помощник управля·ющего
staff-33-name = Дежурный по этажу
staff-34-name = Админи·стратор
staff-35-name = Коридорный
staff-36-name = Сомелье
staff-37-name = Камердинер
staff-38-name = Портье
staff-39-name = Кондитер
staff-40-name = Директор по рекламе
staff-41-name = Телефо·нистка
staff-42-name = Садовник
staff-43-name = Бариста
staff-44-name = Буфетчица
staff-45-name = Дежурный по бассейну
staff-46-name = Дежурная по этажу
staff-47-name = Лифтёр
staff-48-name = Управля·ющий отелем

## Цели: $amount — число с карты; $blue, $red, $yellow — количества номеров

objective-105-name = Тугой кошелёк
objective-105-condition = { $amount ->
    [one] У тебя есть { $amount } крона.
    [few] У тебя есть { $amount } кроны.
    [many] У тебя есть { $amount } крон.
   *[other] У тебя есть { $amount } кроны.
}
objective-106-name = Дом — полная чаша
objective-106-condition = { $amount ->
    [one] В отеле { $amount } номер, готовый или заселённый.
    [few] В отеле { $amount } номера, готовых или заселённых.
    [many] В отеле { $amount } номеров, готовых или заселённых.
   *[other] В отеле { $amount } номера, готовых или заселённых.
}
objective-107-name = Все при деле
objective-107-condition = { $amount ->
    [one] У тебя { $amount } нанятая карта персонала.
    [few] У тебя { $amount } нанятые карты персонала.
    [many] У тебя { $amount } нанятых карт персонала.
   *[other] У тебя { $amount } нанятой карты персонала.
}
objective-108-name = В милости у двора
objective-108-condition = Ты на делении { $amount } шкалы императора или выше.
objective-109-name = Этаж за этажом
objective-109-condition = { $amount ->
    [one] Полностью заселён { $amount } этаж.
    [few] Полностью заселены { $amount } этажа.
    [many] Полностью заселены { $amount } этажей.
   *[other] Полностью заселены { $amount } этажа.
}
objective-110-name = Полные апартаменты
objective-110-condition = { $amount ->
    [one] Полностью заселена { $amount } группа номеров.
    [few] Полностью заселены { $amount } группы номеров.
    [many] Полностью заселены { $amount } групп номеров.
   *[other] Полностью заселены { $amount } группы номеров.
}
objective-111-name = Чистые цвета
objective-111-condition = { $amount ->
    [one] Заселены все номера { $amount } цвета.
    [few] Заселены все номера { $amount } цветов.
    [many] Заселены все номера { $amount } цветов.
   *[other] Заселены все номера { $amount } цвета.
}
objective-112-name = От подвала до крыши
objective-112-condition = { $amount ->
    [one] Полностью заселён { $amount } столбец.
    [few] Полностью заселены { $amount } столбца.
    [many] Полностью заселены { $amount } столбцов.
   *[other] Полностью заселены { $amount } столбца.
}
objective-113-name = Пёстрое общество
objective-113-condition = Заселены номера: синих — { $blue }, красных — { $red }, жёлтых — { $yellow }.
objective-114-name = Горожане и люди искусства
objective-114-condition = Заселены номера: красных — { $red }, жёлтых — { $yellow }.
objective-115-name = Люди искусства и аристократы
objective-115-condition = Заселены номера: жёлтых — { $yellow }, синих — { $blue }.
objective-116-name = Аристократы и горожане
objective-116-condition = Заселены номера: синих — { $blue }, красных — { $red }.

## Жетоны императора; что они дают и отнимают, стоит в effects.ftl

tile-A1-name = Императорский кошель
tile-A2-name = Ключ от кладовой
tile-A3-name = Рекомендательные письма
tile-A4-name = Новое крыло
tile-B1-name = Придворный банкет
tile-B2-name = Казначейство
tile-B3-name = Придворная челядь
tile-B4-name = Эрцгерцог в пути
tile-C1-name = Похвала императора
tile-C2-name = Императорские покои
tile-C3-name = Парад ливрей
tile-C4-name = Поставщик двора

## Леопольд: $level — низший уровень, на котором играет эта часть

leopold-name = Леопольд, карта { $number }
leopold-guest = { $colour ->
    [any] берёт лучшего гостя
    [blue] берёт синего гостя
    [red] берёт красного гостя
    [yellow] берёт жёлтого гостя
   *[green] берёт зелёного гостя
}
leopold-die-any = берёт кубик оттуда, где их больше всего
leopold-die-face = берёт кубик { $faces }
leopold-emperor = { $amount ->
    [one] продвигается на { $amount } шаг по шкале императора
    [few] продвигается на { $amount } шага по шкале императора
    [many] продвигается на { $amount } шагов по шкале императора
   *[other] продвигается на { $amount } шага по шкале императора
}
leopold-staff = открывает карту персонала
leopold-objective = { $group ->
    [any] продвигается к самой далёкой цели
   *[other] продвигается к цели { $group }
}
leopold-from-medium = { $part } (средний и сложный)
leopold-from-hard = { $part } (сложный)
leopold-hand-left = ничья: левый, меньший, сначала A
leopold-hand-right = ничья: правый, больший, сначала C
