### Повтор гри: стіл у будь-яку мить. Що сталося, розповідає сервер, реченнями з log.ftl.

web-replay-title = Повтор
web-replay-score = Підсумок
web-replay-table = До столу
web-replay-begin = Стіл порожній; вечір ще не почався.
web-replay-hotels = Готелі цієї миті
web-replay-queue = Черга гостей
web-replay-no-guest = нікого
web-replay-dice = Кубики
# $face — число від 1 до 6, $n — скільки кубиків його показують.
web-replay-die = { $n ->
    [0] У комірці { $face } немає кубиків.
    [one] У комірці { $face }: { $n } кубик.
    [few] У комірці { $face }: { $n } кубики.
    [many] У комірці { $face }: { $n } кубиків.
   *[other] У комірці { $face }: { $n } кубика.
}
web-replay-objectives = Завдання
# a fold with the round track and the emperor track
web-replay-court = Двір
web-replay-acting = Зараз хід цього гравця.
web-replay-krones = Крони
web-replay-emperor = Поділка треку імператора
web-replay-hand = На руці
web-replay-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
web-replay-hotel = Номерів готово: { $prepared }, зайнято: { $occupied }
web-replay-cafe = Кав’ярня
# $order і $served — переліки на зразок «2 струдлі і 1 вино».
web-replay-order = Замовлення: { $order }; уже подано: { $served }.
web-replay-nothing = нічого
web-replay-free = вільний столик
web-replay-kitchen = Кухня
web-replay-work = Найнято
web-replay-nobody = поки нікого
web-replay-events = Що сталося

## Рядок програвача

web-replay-controls = Програвач
web-replay-slider = Мить гри
# $n — номер миті, $of — скільки їх усього.
web-replay-where = Раунд { $round } · { $n } з { $of }
web-replay-setup = Приготування · { $n } з { $of }
web-replay-first = На початок
web-replay-turn-back = На хід назад
web-replay-back = На подію назад
web-replay-on = На подію вперед
web-replay-turn-on = На хід уперед
web-replay-last = У кінець
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-speed = Швидкість
# Швидкість, на зразок «2×»
web-replay-times = { $speed }×
web-replay-link = Посилання сюди
web-replay-copied = Посилання скопійовано
