### З ким зіграти: швидкий підбір, люди, з якими грали, запрошення, блокування.

web-title-people = Люди

## Швидкий підбір: власне бажання

web-pairing = Гра з іншими
web-pairing-text = Скажи, у що хочеш зіграти: хто хоче того самого, сяде з тобою за стіл.
web-pairing-find = Знайти гравців
web-pairing-people = З ким уже були партії
web-pairing-how-fast = У якому темпі?
web-pairing-pace-quick = Швидко
web-pairing-pace-steady = Розмірено
web-pairing-pace-calm = Неквапно
web-pairing-pace-daily = Щодня
web-pairing-pace-slow = Раз на кілька днів
web-pairing-live = Наживо, за один раз.
web-pairing-over-days = На кілька днів.
web-pairing-counts = На рейтинг?
web-pairing-counts-no = Для задоволення
web-pairing-counts-no-text = Нічий рейтинг не змінюється.
web-pairing-counts-yes = На рейтинг
web-pairing-counts-yes-text = Партія йде в рейтинг: без підказок, ходи не повертаються, а вихід — поразка.
web-pairing-account = Партії на рейтинг — для тих, хто має обліковий запис.
web-pairing-rated = на рейтинг
web-pairing-kind = { $players ->
    [2] Партія на двох
    [3] Партія на трьох
   *[other] Партія на чотирьох
}

## На що чекають інші

web-pairing-others-title = На що чекають інші
web-pairing-others = { $people ->
    [one] { $people } людина хоче зіграти
    [few] { $people } людини хочуть зіграти
    [many] { $people } людей хочуть зіграти
   *[other] { $people } людини хочуть зіграти
} { $players ->
    [2] удвох.
    [3] утрьох.
   *[other] учотирьох.
}
web-pairing-join = Приєднатися

## Поки чекаєш

web-pairing-looking = Пошук гравців
web-pairing-missing = { $count ->
    [one] Потрібен ще { $count } гравець.
    [few] Потрібні ще { $count } гравці.
    [many] Потрібно ще { $count } гравців.
   *[other] Потрібно ще { $count } гравця.
}
web-pairing-since = Очікування: { $time }
web-pairing-stay-live = Роздивися поки що в домі, але залиш відкритою будь-яку його сторінку: вона перейде до столу, щойно партія почнеться.
web-pairing-stay-days = Сторінку можна закрити. Пошук припиниться, якщо тебе довго не буде: { $time }.
web-pairing-stop = Більше не шукати
web-pairing-show = Показати
web-pairing-stopped = Пошук гравців припинено.
web-pairing-lost = Пошук гравців припинено: ця сторінка надто довго не озивалася.
web-pairing-again = Шукати знову
web-pairing-begun = Твоя партія починається

## Що дім пропонує згодом

web-pairing-offer = Пропозиція дому
web-pairing-offer-alone = { $seats ->
    [one] { $seats } вільне місце може зайняти комп’ютер ({ $bot }), і партія почнеться одразу.
    [few] { $seats } вільні місця можуть зайняти комп’ютери ({ $bot }), і партія почнеться одразу.
    [many] { $seats } вільних місць можуть зайняти комп’ютери ({ $bot }), і партія почнеться одразу.
   *[other] { $seats } вільного місця можуть зайняти комп’ютери ({ $bot }), і партія почнеться одразу.
}
web-pairing-offer-some = { $seats ->
    [one] { $seats } вільне місце може зайняти комп’ютер ({ $bot }). Тих, хто чекає з тобою, теж запитають.
    [few] { $seats } вільні місця можуть зайняти комп’ютери ({ $bot }). Тих, хто чекає з тобою, теж запитають.
    [many] { $seats } вільних місць можуть зайняти комп’ютери ({ $bot }). Тих, хто чекає з тобою, теж запитають.
   *[other] { $seats } вільного місця можуть зайняти комп’ютери ({ $bot }). Тих, хто чекає з тобою, теж запитають.
}
web-pairing-offer-asked = { $agreed ->
    [one] { $agreed } гравець хоче почати з комп’ютером ({ $bot }) на вільних місцях. Якщо не погодитися вчасно, партія почнеться без тебе, а пошук триватиме.
    [few] { $agreed } гравці хочуть почати з комп’ютером ({ $bot }) на вільних місцях. Якщо не погодитися вчасно, партія почнеться без тебе, а пошук триватиме.
    [many] { $agreed } гравців хочуть почати з комп’ютером ({ $bot }) на вільних місцях. Якщо не погодитися вчасно, партія почнеться без тебе, а пошук триватиме.
   *[other] { $agreed } гравця хочуть почати з комп’ютером ({ $bot }) на вільних місцях. Якщо не погодитися вчасно, партія почнеться без тебе, а пошук триватиме.
}
web-pairing-offer-accepted = Ти погоджуєшся: що лишиться вільним, займе комп’ютер ({ $bot }).
web-pairing-begins = Початок не пізніше ніж за { $time }.
web-pairing-offer-fill = Почати з комп’ютерами
web-pairing-wait-on = Чекати далі

## Люди, з якими грали

web-people-lead = Спершу останні. Запроси їх за стіл або зроби так, щоб більше не зустрічатися.
web-people-games = { $count ->
    [one] { $count } партія разом.
    [few] { $count } партії разом.
    [many] { $count } партій разом.
   *[other] { $count } партії разом.
}
web-people-last = Остання гра: { $when }.
web-people-none = Спільних партій поки не було
web-people-none-text = Хто сяде з тобою за стіл, з’явиться тут, коли почнеться партія.
web-people-invite = Запросити
web-people-invite-whom = Запросити: { $name }
web-people-tables = За один із твоїх відкритих столів
web-people-open = Відкрити спільний стіл
web-people-invited = Запрошення надіслано
web-people-declined = Відмова

## Запрошення тобі

web-people-invitations = Запрошення
web-people-invites = { $name } запрошує тебе.
web-people-decline = Відмовитися
web-people-declined-said = Запрошення відхилено: { $name }.

## Блокування

web-people-blocked = Заблоковані
web-people-block = Заблокувати
web-people-block-whom = Заблокувати: { $name }
web-people-block-sure = Заблокувати гравця { $name }?
web-people-block-what = Повідомлення гравця { $name } сховаються, підбір не зведе вас за одним столом, запрошення від нього не надійдуть, а за твої столи він не сяде. Йому про це не скажуть. На сторінці «{ web-title-people }» це можна скасувати.
web-people-blocked-said = Блокування ввімкнено: { $name }.
web-people-unblock = Розблокувати
web-people-unblock-whom = Розблокувати: { $name }
web-people-unblocked-said = Блокування знято: { $name }.
