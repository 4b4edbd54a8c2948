### Повтор игры: стол в любой момент. Что произошло, рассказывает сервер, предложениями из log.ftl.

web-replay-score = Итоги
web-replay-table = К столу
web-replay-begin = Стол накрыт; вечер начинается.
# before a choice of players
web-replay-from = Чьими глазами
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

## What the house would do at a moment, and a new game from there

web-replay-house = Как сыграл бы дом?
web-replay-play-on = Играть отсюда
web-replay-play-on-text = Откроется новый стол — такой, каким он был в этот момент. Всё, что было до него, сохраняется; кубики и карты после него — новые.
web-replay-play-as = Твоё место
web-replay-play-on-note = У такой игры указано, откуда она, и в статистику она не входит.
web-replay-play-on-start = Открыть стол
# Of such a game: at the table, in lists, on the score sheet. $round is 0 in the set-up.
web-origin = { $round ->
    [0] Продолжение другой игры, с подготовки
   *[other] Продолжение другой игры, раунд { $round }
}
