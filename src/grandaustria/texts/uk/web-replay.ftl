### Повтор гри: стіл у будь-яку мить. Що сталося, розповідає сервер, реченнями з log.ftl.

web-replay-score = Підсумок
web-replay-table = До столу
web-replay-begin = Стіл накрито; вечір починається.
# before a choice of players
web-replay-from = Чиїми очима
web-replay-events = Що сталося

## Рядок програвача

web-replay-controls = Програвач
web-replay-slider = Мить гри
# $n — номер миті, $of — скільки їх усього.
web-replay-where = Раунд { $round } · { $n } з { $of }
web-replay-setup = Підготовка · { $n } з { $of }
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

## What the house would do at a moment, and a new game from there

web-replay-house = Як зіграв би дім?
web-replay-play-on = Грати звідси
web-replay-play-on-text = Відкриється новий стіл — такий, яким він був цієї миті. Усе, що було до неї, зберігається; кубики й карти після неї — нові.
web-replay-play-as = Твоє місце
web-replay-play-on-note = У такій грі зазначено, звідки вона, і до статистики вона не входить.
web-replay-play-on-start = Відкрити стіл
# Of such a game: at the table, in lists, on the score sheet. $round is 0 in the set-up.
web-origin = { $round ->
    [0] Продовження іншої гри, від підготовки
   *[other] Продовження іншої гри, раунд { $round }
}
