### Экран стола: что на нём лежит, строка хода, вестибюль открытого стола.
### $name, $guest, $player: имена, как их видит читатель. $points, $krones, $count и т. п. — числа.

web-table-laying = Стол накрывается…
web-table-rail = Очерёдность, соперники и новости
web-table-turn = Ход
web-table-tray = Что нужно решить
web-table-log = Журнал

## Что это за вещь и что будет, если её нажать; читается вслух. $name — предложение или имя, $text — целое предложение.

web-table-label = { $name } { $text }
# То же с названием, которое не предложение
web-table-label-named = { $name }. { $text }
web-table-label-final = { $text } Отменить это нельзя.
# { $colour } — одно из web-table-colour-…; $order — перечень вроде «2 штруделя, 1 кофе»; $reward — целые предложения.
web-table-guest = { $name }, цвет: { $colour }. Заказ: { $order }. { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
} { $reward }
web-table-guest-price = { $price ->
    [0] { $name }, бесплатно, цвет: { $colour }.
    [one] { $name }, за { $price } крону, цвет: { $colour }.
    [few] { $name }, за { $price } кроны, цвет: { $colour }.
    [many] { $name }, за { $price } крон, цвет: { $colour }.
   *[other] { $name }, за { $price } кроны, цвет: { $colour }.
} Заказ: { $order }. { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
} { $reward }
web-table-reward-none = Без награды.
# Гость в кафе, который ещё ждёт $missing, перечень угощений.
web-table-seated = { $name }, цвет: { $colour }. Ещё нужно: { $missing }. { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
} { $reward }
web-table-seated-full = { $name }, цвет: { $colour }. Заказ выполнен. { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
} { $reward }
# Карта персонала; $timing — одно из web-table-timing-…, $text говорит, что она делает.
web-table-staff = { $cost ->
    [0] { $name }, ничего не стоит, { $timing }: { $text }
    [one] { $name }, стоит { $cost } крону, { $timing }: { $text }
    [few] { $name }, стоит { $cost } кроны, { $timing }: { $text }
    [many] { $name }, стоит { $cost } крон, { $timing }: { $text }
   *[other] { $name }, стоит { $cost } кроны, { $timing }: { $text }
}
# Номер; $state — в каком он состоянии, $occupied из $size номеров его группы заселены.
web-table-room = Этаж { $floor }, номер { $column }, { $colour }, { $state ->
    [occupied] заселён
    [prepared] готов
   *[empty] не готов
}.
web-table-die = { $dice ->
    [one] Клетка { $face }, { $action }: { $dice } кубик, сила { $strength }.
    [few] Клетка { $face }, { $action }: { $dice } кубика, сила { $strength }.
    [many] Клетка { $face }, { $action }: { $dice } кубиков, сила { $strength }.
   *[other] Клетка { $face }, { $action }: { $dice } кубика, сила { $strength }.
}
web-table-die-none = Клетка { $face }, { $action }: нет кубиков.
web-table-objective = Цель { $group }, «{ $name }»: { $text } { $claimed ->
    [yes] Цель достигнута.
   *[no] У тебя { $have } из { $need }.
}
# $items — перечень вроде «2 штруделя» или web-table-count-none.
web-table-kitchen-item = { $food } на кухне: { $items }.
# $guests: "Major or Prince"; $price: "1 krone"
web-table-kitchen-guests = Выбери это, затем гостя: { $guests }, { $price }.
web-table-gained = Только что получено: { $items }.
web-table-gained-kitchen = Никто в твоём кафе этого не ждёт: это идёт на кухню.
web-table-rival = { $name }: { $figures } Показать отель.

web-table-colour-blue = синий
web-table-colour-red = красный
web-table-colour-yellow = жёлтый
web-table-colour-green = зелёный, для любого номера
web-table-timing-once = сразу
web-table-timing-round = раз в раунд
web-table-timing-always = постоянно
web-table-timing-end = в конце
web-table-food-strudel = Штрудель
web-table-food-cake = Пирожное
web-table-food-wine = Вино
web-table-food-coffee = Кофе
web-table-count-strudel = { $count ->
    [one] { $count } штрудель
    [few] { $count } штруделя
    [many] { $count } штруделей
   *[other] { $count } штруделя
}
web-table-count-cake = { $count ->
    [one] { $count } пирожное
    [few] { $count } пирожных
    [many] { $count } пирожных
   *[other] { $count } пирожного
}
web-table-count-wine = { $count ->
    [one] { $count } вино
    [few] { $count } вина
    [many] { $count } вин
   *[other] { $count } вина
}
web-table-count-coffee = { $count ->
    [one] { $count } кофе
    [few] { $count } кофе
    [many] { $count } кофе
   *[other] { $count } кофе
}
web-table-count-none = ничего
web-table-price = { $krones ->
    [one] { $krones } крона
    [few] { $krones } кроны
    [many] { $krones } крон
   *[other] { $krones } кроны
}
web-table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
web-table-krones = Кроны
web-table-steps = Император
web-table-hand-cards = Карты на руке
web-table-times = ×{ $count }

## Заголовки частей стола

web-table-queue = Очередь
web-table-queue-taken = гость взят
web-table-dice = Клетки действий
web-table-cafe = Кафе
web-table-kitchen = Кухня
web-table-hand = Персонал на руке
# Стоит мелко после заголовка: когда эти карты можно сыграть
web-table-hand-when = · кубиком 5 или 6
web-table-hand-empty = На руке нет карт. Новые приносят гости и император.
web-table-hand-hidden = { $count ->
    [one] { $count } карта, которую видит только владелец
    [few] { $count } карты, которые видит только владелец
    [many] { $count } карт, которые видит только владелец
   *[other] { $count } карты, которые видит только владелец
}
web-table-work = Нанятый персонал
web-table-work-empty = Здесь ещё никто не работает. Нанимай кубиком 5.
web-table-work-none = Здесь ещё никто не работает.
web-table-hotel = Твой отель
web-table-objectives = Цели
web-table-emperor = Император
web-table-rounds = Раунды
web-table-order = Очерёдность хода
web-table-rivals = Другие отели

## Шесть клеток действий, коротко

web-table-space-1 = Сладости
web-table-space-2 = Вино, кофе
web-table-space-3 = Номера
web-table-space-4 = Кроны, шаги
web-table-space-5 = Персонал
web-table-space-6 = Любое
web-table-no-die = пусто

## Кафе и кухня

web-table-table-free = Свободный столик
web-table-free = свободно
web-table-check-in = Заселить
web-table-will-be-full = будет выполнен
web-table-full = выполнен
web-table-to-guest = гостю «{ $guest }»
web-table-to-kitchen = на кухню
web-table-choose-room = Выбери номер для гостя «{ $guest }».
web-table-choose-guest = Выбери, какому гостю подать.
web-table-kitchen-choose = Выбери угощение, которое получаешь.
web-table-serve = Подай до { $count ->
    [one] { $count } угощения
    [few] { $count } угощений
   *[many] { $count } угощений
}: выбери угощение или место в заказе.
web-table-serve-none = На кухне нет ничего, чего ждут гости.
web-table-serve-more = { $count ->
    [one] Можно подать ещё { $count } угощение.
    [few] Можно подать ещё до { $count } угощений.
    [many] Можно подать ещё до { $count } угощений.
   *[other] Можно подать ещё { $count } угощения.
}

## Персонал

web-table-use = Применить
web-table-dismiss = Уволить
web-table-used = Уже применено в этом раунде
# Сколько принесла бы сейчас карта «в конце игры»; стоит рядом с венком
web-table-now = сейчас { $points }
web-table-claim = Забрать +{ $points }

## Полоса под кубиками

web-table-strip-idle = Наведи на что-нибудь в золотой рамке, чтобы увидеть, что это даст.
web-table-strip-tap = Коснись чего-нибудь в золотой рамке, чтобы увидеть, что это даст; коснись ещё раз, чтобы сделать.
web-table-final = отменить нельзя
web-table-take-it = Взять

## Строка хода

web-table-head-turn = { $name } · твой ход, номер { $number }
web-table-head-choice = { $name } · твой выбор
web-table-head-other = Ходит { $name }
web-table-head-watching = Ты смотришь · ходит { $name }
web-table-head-over = Игра окончена
web-table-steps-title = Шаги хода
web-table-step-guest = Гость
web-table-step-die = Кубик
web-table-step-end = Конец
web-table-step-done = сделано:
web-table-boost = Усилить +1
web-table-boost-price = { $price ->
    [one] за { $price } крону
    [few] за { $price } кроны
   *[many] за { $price } крон
}
web-table-boost-about = Усиление: заплати { $price ->
    [one] { $price } крону
    [few] { $price } кроны
   *[many] { $price } крон
}, и сила взятого кубика больше на 1.
web-table-undo = Отменить
web-table-redo = Вернуть
web-table-pass = Пас
web-table-pass-begun = ход уже начат
web-table-end = Завершить ход
web-table-end-die = сначала возьми кубик
web-table-end-anyway = Всё равно завершить
web-table-confirm = Подтвердить
web-table-watching = Зритель
web-table-to-score = К итогам
# $left: целые предложения о том, что ещё можно сделать
web-table-reminder = Ещё можно: { $left }

## Что отменит кнопка отмены; коротко

web-table-undo-takes-die = Отменить кубик
web-table-undo-takes-die-for-nothing = Отменить кубик
web-table-undo-copies-action = Отменить действие
web-table-undo-extra-action = Отменить действие
web-table-undo-splits = Отменить делёж
web-table-undo-chooses-food = Отменить выбор
web-table-undo-places-food = Отменить подачу
web-table-undo-stores-food = Забрать с кухни
web-table-undo-serves = Отменить подачу
web-table-undo-completes-order = Отменить заказ
web-table-undo-checks-in = Отменить заселение
web-table-undo-reward = Отменить награду
web-table-undo-occupancy-bonus = Отменить бонус
web-table-undo-prepares-room = Отменить номер
web-table-undo-occupies-room = Отменить номер
web-table-undo-hires = Отменить наём
web-table-undo-uses-staff = Отменить карту
web-table-undo-claims = Отменить цель
web-table-undo-declines = Отменить отказ
web-table-undo-staff-under = Отменить карту
web-table-undo-draft-keeps = Отменить карту
web-table-undo-penalty-paid-off = Отменить плату
web-table-undo-loses = Отменить потерю
web-table-undo-room-removed = Отменить потерю
web-table-undo-dismisses = Отменить потерю

## Большая кнопка, пока что-то можно закончить или отклонить; коротко

web-table-done = Отказаться
web-table-done-pick = Никого
web-table-done-food = Остальное на кухню
web-table-done-prepare = Без номера
web-table-done-first_rooms = Номеров хватит
web-table-done-hire = Не нанимать
web-table-done-occupy = Не заселять
web-table-done-guest = Без гостя
web-table-done-gizia = Без действия
web-table-done-die-3 = Номеров хватит
web-table-done-die-5 = Не нанимать
web-table-done-serve = Больше не подавать

## Император

# Что дал бы ближайший подсчёт: $points за деление, потом назад на $space; $text — целое предложение.
web-table-emperor-outlook = { $points ->
    [one] Если бы раунд { $round } кончился сейчас: { $points } очко, потом назад на деление { $space }. { $text }
    [few] Если бы раунд { $round } кончился сейчас: { $points } очка, потом назад на деление { $space }. { $text }
    [many] Если бы раунд { $round } кончился сейчас: { $points } очков, потом назад на деление { $space }. { $text }
   *[other] Если бы раунд { $round } кончился сейчас: { $points } очка, потом назад на деление { $space }. { $text }
}

## Соперники

# Что принёс бы сопернику ближайший подсчёт; $tile — название жетона
web-table-rival-outcome = { $outcome ->
    [bonus] Потом был бы бонус жетона «{ $tile }».
    [penalty] Потом был бы штраф жетона «{ $tile }».
   *[nothing] Ни бонуса, ни штрафа.
}
web-table-passed = пас
# Стоит после числа: нанятые карты персонала
web-table-played = нанято
# Маркер Леопольда на цели идёт от III к I
web-table-marker = { $marker ->
    [0] Маркер Леопольда на цели { $group } ещё не двигался.
    [one] Маркер Леопольда на цели { $group } продвинулся на { $marker } деление.
    [few] Маркер Леопольда на цели { $group } продвинулся на { $marker } деления.
    [many] Маркер Леопольда на цели { $group } продвинулся на { $marker } делений.
   *[other] Маркер Леопольда на цели { $group } продвинулся на { $marker } деления.
}
# Несколько компьютеров одного уровня за столом: «Официант 2»
web-table-bot-number = { $name } { $number }

## На телефоне

# Раунд 0 — подготовка
web-table-round-of = { $round ->
    [0] Начало
   *[other] Раунд { $round } из { $rounds }
}
web-table-tabs = Части стола
web-table-tab-hotel = Отель
web-table-tab-guests = Гости
web-table-tab-staff = Персонал
web-table-tab-court = Двор
web-table-tab-rivals = Соперники
web-table-tab-alive = здесь что-то можно сделать
web-table-tab-news = здесь что-то произошло

## Открытый стол

web-table-lobby-wait = Ещё есть свободное место. Отправь ссылку другу или посади компьютер.
web-table-lobby-ready = Все в сборе.
web-table-seats = Места
web-table-you = ты
web-table-host = хозяин
web-table-a-computer = компьютер
web-table-sit = Сесть
web-table-bot-away = Убрать
web-table-remove = Убрать
web-table-remove-whom = Убрать: { $name }
web-table-remove-sure = Убрать из-за стола: { $name }?
web-table-remove-what = Место освободится, и по старой ссылке { $name } не вернётся. У стола будет новая ссылка: она нужна приглашённым, которых ещё нет за столом.
web-table-remove-no = Оставить
web-table-close = Закрыть
web-table-close-seat = Закрыть место { $number }
web-table-reopen = Снова открыть
web-table-reopen-seat = Снова открыть место { $number }
web-table-removed = Ты больше не сидишь за этим столом: так решил хозяин стола.
web-table-gone = Этот стол тебе больше не виден
web-table-gone-text = Тебя убрали из-за стола, ссылка на него изменилась, или его больше нет.
web-table-start = Начать
web-table-start-fill = Начать с компьютерами на свободных местах
web-table-leave = Встать
web-table-wait-host = Игру начнёт { $name }.
web-table-invite = Пригласить друга

## Игра, которая не продолжается

web-table-stopped-closed = Этот стол закрыт
web-table-stopped-closed-text = Его закрыли до начала игры, поэтому смотреть нечего.
web-table-stopped-ended = Эта игра прекращена
web-table-stopped-ended-text = Игроки закончили её без итога. Сыгранное можно посмотреть.
web-table-stopped-frozen = Эта игра заморожена
web-table-stopped-frozen-text = Она начата по правилам, по которым эта версия больше не играет. Её можно читать и сохранить, но не продолжать.
web-table-to-replay = Смотреть повтор
web-table-export = Сохранить игру
