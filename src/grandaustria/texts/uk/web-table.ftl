### Екран столу: що на ньому лежить, рядок ходу, вестибюль відкритого столу.
### $name, $guest, $player: імена, як їх бачить читач. $points, $krones, $count тощо — числа.

web-table-laying = Накриваємо стіл…
web-table-rail = Порядок ходів, суперники й новини
web-table-turn = Хід
web-table-tray = Що треба вирішити
web-table-log = Журнал

## Що це за річ і що буде, якщо її натиснути; читають уголос. $name — речення або ім’я, $text — ціле речення.

web-table-label = { $name } { $text }
# Те саме з назвою, що не є реченням
web-table-label-named = { $name }. { $text }
web-table-label-final = { $text } Скасувати це не можна.
# { $colour } — одне з web-table-colour-…; $order — перелік на зразок «2 струдлі, 1 кава»; $reward — цілі речення.
web-table-guest = { $name }, колір: { $colour }. Замовлення: { $order }. { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
    [many] { $points } очок.
   *[other] { $points } очка.
} { $reward }
web-table-guest-price = { $price ->
    [0] { $name }, безплатно, колір: { $colour }.
    [one] { $name }, за { $price } крону, колір: { $colour }.
    [few] { $name }, за { $price } крони, колір: { $colour }.
    [many] { $name }, за { $price } крон, колір: { $colour }.
   *[other] { $name }, за { $price } крони, колір: { $colour }.
} Замовлення: { $order }. { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
    [many] { $points } очок.
   *[other] { $points } очка.
} { $reward }
web-table-reward-none = Без винагороди.
# Гість у кав’ярні, який ще чекає на $missing, перелік частувань.
web-table-seated = { $name }, колір: { $colour }. Ще треба: { $missing }. { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
    [many] { $points } очок.
   *[other] { $points } очка.
} { $reward }
web-table-seated-full = { $name }, колір: { $colour }. Замовлення виконано. { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
    [many] { $points } очок.
   *[other] { $points } очка.
} { $reward }
# Карта персоналу; $timing — одне з web-table-timing-…, $text каже, що вона робить.
web-table-staff = { $cost ->
    [0] { $name }, нічого не коштує, { $timing }: { $text }
    [one] { $name }, коштує { $cost } крону, { $timing }: { $text }
    [few] { $name }, коштує { $cost } крони, { $timing }: { $text }
    [many] { $name }, коштує { $cost } крон, { $timing }: { $text }
   *[other] { $name }, коштує { $cost } крони, { $timing }: { $text }
}
# Номер; $state — у якому він стані, $occupied з $size номерів його групи зайнято.
web-table-room = Поверх { $floor }, номер { $column }, { $colour }, { $state ->
    [occupied] зайнятий
    [prepared] готовий
   *[empty] не готовий
}.
web-table-die = { $dice ->
    [one] Комірка { $face }, { $action }: { $dice } кубик, сила { $strength }.
    [few] Комірка { $face }, { $action }: { $dice } кубики, сила { $strength }.
    [many] Комірка { $face }, { $action }: { $dice } кубиків, сила { $strength }.
   *[other] Комірка { $face }, { $action }: { $dice } кубика, сила { $strength }.
}
web-table-die-none = Комірка { $face }, { $action }: немає кубиків.
web-table-objective = Завдання { $group }, «{ $name }»: { $text } { $claimed ->
    [yes] Завдання виконано.
   *[no] У тебе { $have } з { $need }.
}
# $items — перелік на зразок «2 струдлі» або web-table-count-none.
web-table-kitchen-item = { $food } на кухні: { $items }.
# $guests: "Major or Prince"; $price: "1 krone"
web-table-kitchen-guests = Обери це, потім гостя: { $guests }, { $price }.
web-table-gained = Щойно отримано: { $items }.
web-table-gained-kitchen = Ніхто у твоїй кав’ярні на це не чекає: воно йде на кухню.
web-table-rival = { $name }: { $figures } Показати готель.

web-table-colour-blue = синій
web-table-colour-red = червоний
web-table-colour-yellow = жовтий
web-table-colour-green = зелений, для будь-якого номера
web-table-timing-once = одразу
web-table-timing-round = раз на раунд
web-table-timing-always = постійно
web-table-timing-end = наприкінці
web-table-food-strudel = Струдель
web-table-food-cake = Тортик
web-table-food-wine = Вино
web-table-food-coffee = Кава
web-table-count-strudel = { $count ->
    [one] { $count } струдель
    [few] { $count } струдлі
    [many] { $count } струдлів
   *[other] { $count } струдля
}
web-table-count-cake = { $count ->
    [one] { $count } тортик
    [few] { $count } тортики
    [many] { $count } тортиків
   *[other] { $count } тортика
}
web-table-count-wine = { $count ->
    [one] { $count } вино
    [few] { $count } вина
    [many] { $count } вин
   *[other] { $count } вина
}
web-table-count-coffee = { $count ->
    [one] { $count } кава
    [few] { $count } кави
    [many] { $count } кав
   *[other] { $count } кави
}
web-table-count-none = нічого
web-table-price = { $krones ->
    [one] { $krones } крона
    [few] { $krones } крони
    [many] { $krones } крон
   *[other] { $krones } крони
}
web-table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
web-table-krones = Крони
web-table-steps = Імператор
web-table-hand-cards = Карти на руці
web-table-times = ×{ $count }

## Заголовки частин столу

web-table-queue = Черга гостей
web-table-queue-taken = гостя взято
web-table-dice = Комірки дій
web-table-cafe = Кав’ярня
web-table-kitchen = Кухня
web-table-hand = Персонал на руці
# Стоїть дрібно після заголовка: коли ці карти можна зіграти
web-table-hand-when = · кубиком 5 або 6
web-table-hand-empty = На руці немає карт. Нові дають гості й імператор.
web-table-hand-hidden = { $count ->
    [one] { $count } карта, яку бачить лише власник
    [few] { $count } карти, які бачить лише власник
    [many] { $count } карт, які бачить лише власник
   *[other] { $count } карти, які бачить лише власник
}
web-table-work = Найнятий персонал
web-table-work-empty = Тут ще ніхто не працює. Наймай кубиком 5.
web-table-work-none = Тут ще ніхто не працює.
web-table-hotel = Твій готель
web-table-objectives = Завдання
web-table-emperor = Імператор
web-table-rounds = Раунди
web-table-order = Порядок ходів
web-table-rivals = Інші готелі

## Шість комірок дій, коротко

web-table-space-1 = Смаколики
web-table-space-2 = Вино, кава
web-table-space-3 = Номери
web-table-space-4 = Крони, кроки
web-table-space-5 = Персонал
web-table-space-6 = Будь-яка дія
web-table-no-die = порожньо

## Кав’ярня й кухня

web-table-table-free = Вільний столик
web-table-free = вільно
web-table-check-in = Заселити
web-table-will-be-full = буде виконано
web-table-full = виконано
web-table-to-guest = гостю «{ $guest }»
web-table-to-kitchen = на кухню
web-table-choose-room = Обери номер для гостя «{ $guest }».
web-table-choose-guest = Обери, якому гостю подати.
web-table-kitchen-choose = Обери частування, яке отримуєш.
web-table-serve = Подай до { $count ->
    [one] { $count } частування
    [few] { $count } частувань
   *[many] { $count } частувань
}: обери частування або місце в замовленні.
web-table-serve-none = На кухні немає нічого, на що чекають гості.
web-table-serve-more = { $count ->
    [one] Можна подати ще { $count } частування.
    [few] Можна подати ще до { $count } частувань.
    [many] Можна подати ще до { $count } частувань.
   *[other] Можна подати ще { $count } частування.
}

## Персонал

web-table-use = Застосувати
web-table-dismiss = Звільнити
web-table-used = Уже застосовано в цьому раунді
# Скільки дала б зараз карта «наприкінці гри»; стоїть поряд із вінком
web-table-now = зараз { $points }
web-table-claim = Забрати +{ $points }

## Смуга під кубиками

web-table-strip-idle = Наведи на щось у золотій рамці, щоб побачити, що воно дасть.
web-table-strip-tap = Торкнися чогось у золотій рамці, щоб побачити, що воно дасть; торкнися ще раз, щоб зробити.
web-table-final = скасувати не можна
web-table-take-it = Узяти

## Рядок ходу

web-table-head-turn = { $name } · твій хід, номер { $number }
web-table-head-choice = { $name } · твій вибір
web-table-head-other = Ходить { $name }
web-table-head-watching = Ти дивишся · ходить { $name }
web-table-head-over = Гру завершено
web-table-steps-title = Кроки ходу
web-table-step-guest = Гість
web-table-step-die = Кубик
web-table-step-end = Кінець
web-table-step-done = зроблено:
web-table-boost = Посилити +1
web-table-boost-price = { $price ->
    [one] за { $price } крону
    [few] за { $price } крони
   *[many] за { $price } крон
}
web-table-boost-about = Посилення: заплати { $price ->
    [one] { $price } крону
    [few] { $price } крони
   *[many] { $price } крон
}, і сила взятого кубика більша на 1.
web-table-undo = Скасувати
web-table-redo = Повернути
web-table-pass = Пас
web-table-pass-begun = хід уже почато
web-table-end = Завершити хід
web-table-end-die = спершу візьми кубик
web-table-end-anyway = Усе одно завершити
web-table-confirm = Підтвердити
web-table-watching = Глядач
web-table-to-score = До підсумку
# $left: цілі речення про те, що ще можна зробити
web-table-reminder = Ще можна: { $left }

## Що скасує кнопка скасування; коротко

web-table-undo-takes-die = Скасувати кубик
web-table-undo-takes-die-for-nothing = Скасувати кубик
web-table-undo-copies-action = Скасувати дію
web-table-undo-extra-action = Скасувати дію
web-table-undo-splits = Скасувати поділ
web-table-undo-chooses-food = Скасувати вибір
web-table-undo-places-food = Скасувати подачу
web-table-undo-stores-food = Забрати з кухні
web-table-undo-serves = Скасувати подачу
web-table-undo-completes-order = Скасувати замовлення
web-table-undo-checks-in = Скасувати заселення
web-table-undo-reward = Скасувати винагороду
web-table-undo-occupancy-bonus = Скасувати бонус
web-table-undo-prepares-room = Скасувати номер
web-table-undo-occupies-room = Скасувати номер
web-table-undo-hires = Скасувати наймання
web-table-undo-uses-staff = Скасувати карту
web-table-undo-claims = Скасувати завдання
web-table-undo-declines = Скасувати відмову
web-table-undo-staff-under = Скасувати карту
web-table-undo-draft-keeps = Скасувати карту
web-table-undo-penalty-paid-off = Скасувати оплату
web-table-undo-loses = Скасувати втрату
web-table-undo-room-removed = Скасувати втрату
web-table-undo-dismisses = Скасувати втрату

## Велика кнопка, поки щось можна завершити або відхилити; коротко

web-table-done = Відмовитися
web-table-done-pick = Нікого
web-table-done-food = Решту на кухню
web-table-done-prepare = Без номера
web-table-done-first_rooms = Номерів досить
web-table-done-hire = Не наймати
web-table-done-occupy = Не заселяти
web-table-done-guest = Без гостя
web-table-done-gizia = Без дії
web-table-done-die-3 = Номерів досить
web-table-done-die-5 = Не наймати
web-table-done-serve = Більше не подавати

## Імператор

# Що дав би найближчий підрахунок: $points за поділку, тоді назад на $space; $text — ціле речення.
web-table-emperor-outlook = { $points ->
    [one] Якби раунд { $round } закінчився зараз: { $points } очко, тоді назад на поділку { $space }. { $text }
    [few] Якби раунд { $round } закінчився зараз: { $points } очки, тоді назад на поділку { $space }. { $text }
    [many] Якби раунд { $round } закінчився зараз: { $points } очок, тоді назад на поділку { $space }. { $text }
   *[other] Якби раунд { $round } закінчився зараз: { $points } очка, тоді назад на поділку { $space }. { $text }
}

## Суперники

# Що приніс би суперникові найближчий підрахунок; $tile — назва плитки
web-table-rival-outcome = { $outcome ->
    [bonus] Потім був би бонус плитки «{ $tile }».
    [penalty] Потім був би штраф плитки «{ $tile }».
   *[nothing] Ні бонусу, ні штрафу.
}
web-table-passed = пас
# Стоїть після числа: найняті карти персоналу
web-table-played = найнято
# Маркер Леопольда на завданні йде від III до I
web-table-marker = { $marker ->
    [0] Маркер Леопольда на завданні { $group } ще не рушив.
    [one] Маркер Леопольда на завданні { $group } просунувся на { $marker } поділку.
    [few] Маркер Леопольда на завданні { $group } просунувся на { $marker } поділки.
    [many] Маркер Леопольда на завданні { $group } просунувся на { $marker } поділок.
   *[other] Маркер Леопольда на завданні { $group } просунувся на { $marker } поділки.
}
# Кілька комп’ютерів одного рівня за столом: «Офіціант 2»
web-table-bot-number = { $name } { $number }

## На телефоні

# Раунд 0 — приготування
web-table-round-of = { $round ->
    [0] Старт
   *[other] Раунд { $round } із { $rounds }
}
web-table-tabs = Частини столу
web-table-tab-hotel = Готель
web-table-tab-guests = Гості
web-table-tab-staff = Персонал
web-table-tab-court = Двір
web-table-tab-rivals = Суперники
web-table-tab-alive = тут щось можна зробити
web-table-tab-news = тут щось сталося

## Відкритий стіл

web-table-lobby-wait = Ще є вільне місце. Надішли посилання другові або посади комп’ютер.
web-table-lobby-ready = Усі на місці.
web-table-seats = Місця
web-table-you = ти
web-table-host = господар
web-table-a-computer = комп’ютер
web-table-sit = Сісти
web-table-bot-away = Прибрати
web-table-remove = Прибрати
web-table-remove-whom = Прибрати: { $name }
web-table-remove-sure = Прибрати з-за столу: { $name }?
web-table-remove-what = Місце звільниться, і за старим посиланням { $name } не повернеться. Стіл матиме нове посилання: воно потрібне запрошеним, яких ще немає за столом.
web-table-remove-no = Залишити
web-table-close = Закрити
web-table-close-seat = Закрити місце { $number }
web-table-reopen = Знову відкрити
web-table-reopen-seat = Знову відкрити місце { $number }
web-table-removed = Ти більше не сидиш за цим столом: так вирішив господар столу.
web-table-gone = Цей стіл тобі більше не видно
web-table-gone-text = Тебе прибрали з-за столу, посилання на нього змінилося, або його більше немає.
web-table-start = Почати
web-table-start-fill = Почати з комп’ютерами на вільних місцях
web-table-leave = Встати
web-table-wait-host = Гру почне { $name }.
web-table-invite = Запросити друга

## Гра, що не триває далі

web-table-stopped-closed = Цей стіл закрито
web-table-stopped-closed-text = Його закрито до початку гри, тож переглядати нічого.
web-table-stopped-ended = Цю гру припинено
web-table-stopped-ended-text = Гравці закінчили її без підсумку. Зігране можна переглянути.
web-table-stopped-frozen = Цю гру заморожено
web-table-stopped-frozen-text = Її почато за правилами, за якими ця версія більше не грає. Її можна читати й зберегти, але не продовжувати.
web-table-to-replay = Дивитися повтор
web-table-export = Зберегти гру
