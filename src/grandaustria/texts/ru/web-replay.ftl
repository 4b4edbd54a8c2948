### Повтор игры: стол в любой момент. Что произошло, рассказывает сервер, предложениями из log.ftl.

web-replay-title = Повтор
web-replay-score = Итоги
web-replay-table = К столу
web-replay-begin = Стол пуст; вечер ещё не начался.
web-replay-hotels = Отели в этот момент
web-replay-queue = Очередь гостей
web-replay-no-guest = никого
web-replay-dice = Кубики
# $face — число от 1 до 6, $n — сколько кубиков его показывают.
web-replay-die = { $n ->
    [0] На клетке { $face } нет кубиков.
    [one] На клетке { $face }: { $n } кубик.
    [few] На клетке { $face }: { $n } кубика.
    [many] На клетке { $face }: { $n } кубиков.
   *[other] На клетке { $face }: { $n } кубика.
}
web-replay-objectives = Цели
# a fold with the round track and the emperor track
web-replay-court = Двор
web-replay-acting = Сейчас ход этого игрока.
web-replay-krones = Кроны
web-replay-emperor = Деление шкалы императора
web-replay-hand = На руке
web-replay-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
web-replay-hotel = Номеров готово: { $prepared }, заселено: { $occupied }
web-replay-cafe = Кафе
# $order и $served — перечни вроде «2 штруделя и 1 вино».
web-replay-order = Заказ: { $order }; уже подано: { $served }.
web-replay-nothing = ничего
web-replay-free = свободный столик
web-replay-kitchen = Кухня
web-replay-work = Нанято
web-replay-nobody = пока никого
web-replay-events = Что произошло

## Строка проигрывателя

web-replay-controls = Проигрыватель
web-replay-slider = Момент игры
# $n — номер момента, $of — сколько их всего.
web-replay-where = Раунд { $round } · { $n } из { $of }
web-replay-setup = Подготовка · { $n } из { $of }
web-replay-first = К началу
web-replay-turn-back = На ход назад
web-replay-back = На событие назад
web-replay-on = На событие вперёд
web-replay-turn-on = На ход вперёд
web-replay-last = К концу
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-speed = Скорость
# Скорость, вроде «2×»
web-replay-times = { $speed }×
web-replay-link = Ссылка сюда
web-replay-copied = Ссылка скопирована
