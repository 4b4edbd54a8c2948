### С кем сыграть: быстрый подбор, люди, с которыми играли, приглашения, блокировка.

web-title-people = Люди

## Быстрый подбор: своё желание

web-pairing = Игра с другими
web-pairing-text = Скажи, во что хочешь сыграть: кто хочет того же, сядет с тобой за стол.
web-pairing-find = Найти игроков
web-pairing-people = С кем уже были партии
web-pairing-how-fast = В каком темпе?
web-pairing-pace-quick = Быстро
web-pairing-pace-steady = Размеренно
web-pairing-pace-calm = Неспешно
web-pairing-pace-daily = Каждый день
web-pairing-pace-slow = Раз в несколько дней
web-pairing-live = Вживую, за один присест.
web-pairing-over-days = На несколько дней.
web-pairing-counts = На рейтинг?
web-pairing-counts-no = Для удовольствия
web-pairing-counts-no-text = Ничей рейтинг не меняется.
web-pairing-counts-yes = На рейтинг
web-pairing-counts-yes-text = Партия идёт в рейтинг: без подсказок, ходы не возвращаются, а уход — поражение.
web-pairing-account = Партии на рейтинг — для тех, у кого есть учётная запись.
web-pairing-rated = на рейтинг
web-pairing-kind = { $players ->
    [2] Партия на двоих
    [3] Партия на троих
   *[other] Партия на четверых
}

## Чего ждут другие

web-pairing-others-title = Чего ждут другие
web-pairing-others = { $people ->
    [one] { $people } человек хочет сыграть
    [few] { $people } человека хотят сыграть
    [many] { $people } человек хотят сыграть
   *[other] { $people } человека хотят сыграть
} { $players ->
    [2] вдвоём.
    [3] втроём.
   *[other] вчетвером.
}
web-pairing-join = Присоединиться

## Пока ждёшь

web-pairing-looking = Поиск игроков
web-pairing-missing = { $count ->
    [one] Нужен ещё { $count } игрок.
    [few] Нужны ещё { $count } игрока.
    [many] Нужны ещё { $count } игроков.
   *[other] Нужны ещё { $count } игрока.
}
web-pairing-since = Ожидание: { $time }
web-pairing-stay-live = Осмотрись пока в доме, но оставь открытой любую его страницу: она перейдёт к столу, как только партия начнётся.
web-pairing-stay-days = Страницу можно закрыть. Поиск прекратится, если тебя долго не будет: { $time }.
web-pairing-stop = Больше не искать
web-pairing-show = Показать
web-pairing-stopped = Поиск игроков прекращён.
web-pairing-lost = Поиск игроков прекращён: эта страница слишком долго не подавала вестей.
web-pairing-again = Искать снова
web-pairing-begun = Твоя партия начинается

## Что дом предлагает спустя время

web-pairing-offer = Предложение дома
web-pairing-offer-alone = { $seats ->
    [one] { $seats } свободное место может занять компьютер ({ $bot }), и партия начнётся сразу.
    [few] { $seats } свободных места могут занять компьютеры ({ $bot }), и партия начнётся сразу.
    [many] { $seats } свободных мест могут занять компьютеры ({ $bot }), и партия начнётся сразу.
   *[other] { $seats } свободного места могут занять компьютеры ({ $bot }), и партия начнётся сразу.
}
web-pairing-offer-some = { $seats ->
    [one] { $seats } свободное место может занять компьютер ({ $bot }). Тех, кто ждёт с тобой, тоже спросят.
    [few] { $seats } свободных места могут занять компьютеры ({ $bot }). Тех, кто ждёт с тобой, тоже спросят.
    [many] { $seats } свободных мест могут занять компьютеры ({ $bot }). Тех, кто ждёт с тобой, тоже спросят.
   *[other] { $seats } свободного места могут занять компьютеры ({ $bot }). Тех, кто ждёт с тобой, тоже спросят.
}
web-pairing-offer-asked = { $agreed ->
    [one] { $agreed } игрок хочет начать с компьютером ({ $bot }) на свободных местах. Если не согласиться вовремя, партия начнётся без тебя, а поиск продолжится.
    [few] { $agreed } игрока хотят начать с компьютером ({ $bot }) на свободных местах. Если не согласиться вовремя, партия начнётся без тебя, а поиск продолжится.
    [many] { $agreed } игроков хотят начать с компьютером ({ $bot }) на свободных местах. Если не согласиться вовремя, партия начнётся без тебя, а поиск продолжится.
   *[other] { $agreed } игрока хотят начать с компьютером ({ $bot }) на свободных местах. Если не согласиться вовремя, партия начнётся без тебя, а поиск продолжится.
}
web-pairing-offer-accepted = Ты соглашаешься: что останется свободным, займёт компьютер ({ $bot }).
web-pairing-begins = Начало не позже чем через { $time }.
web-pairing-offer-fill = Начать с компьютерами
web-pairing-wait-on = Ждать дальше

## Люди, с которыми играли

web-people-lead = Сначала последние. Пригласи их за стол или сделай так, чтобы больше не встречаться.
web-people-games = { $count ->
    [one] { $count } партия вместе.
    [few] { $count } партии вместе.
    [many] { $count } партий вместе.
   *[other] { $count } партии вместе.
}
web-people-last = Последняя игра: { $when }.
web-people-none = Совместных партий пока не было
web-people-none-text = Кто сядет с тобой за стол, появится здесь, когда начнётся партия.
web-people-invite = Пригласить
web-people-invite-whom = Пригласить: { $name }
web-people-tables = За один из твоих открытых столов
web-people-open = Открыть общий стол
web-people-invited = Приглашение отправлено
web-people-declined = Отказ

## Приглашения тебе

web-people-invitations = Приглашения
web-people-invites = { $name } приглашает тебя.
web-people-decline = Отказаться
web-people-declined-said = Приглашение отклонено: { $name }.

## Блокировка

web-people-blocked = Заблокированные
web-people-block = Заблокировать
web-people-block-whom = Заблокировать: { $name }
web-people-block-sure = Заблокировать игрока { $name }?
web-people-block-what = Сообщения игрока { $name } скроются, подбор не сведёт вас за одним столом, приглашения от него не придут, а за твои столы он не сядет. Ему об этом не скажут. На странице «{ web-title-people }» это можно отменить.
web-people-blocked-said = Блокировка включена: { $name }.
web-people-unblock = Разблокировать
web-people-unblock-whom = Разблокировать: { $name }
web-people-unblocked-said = Блокировка снята: { $name }.
