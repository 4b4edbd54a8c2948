### Разбор оконченной игры, ход за ходом.

web-analysis-lead = Ход за ходом — по тому, что каждый тогда мог знать.
web-analysis-progress = { $n ->
    [one] Рассмотрен { $n } ход из { $of }
    [few] Рассмотрено { $n } хода из { $of }
    [many] Рассмотрено { $n } ходов из { $of }
   *[other] Рассмотрено { $n } хода из { $of }
}
web-analysis-done = { $n ->
    [one] Рассмотрен { $n } ход
    [few] Рассмотрены все { $n } хода
    [many] Рассмотрены все { $n } ходов
   *[other] Рассмотрены все { $n } хода
}
web-analysis-curve = Течение игры
web-analysis-slider = Ход игры
web-analysis-what = Что показывают кривые
web-analysis-chance = Шанс на победу
web-analysis-margin = Отрыв в очках
web-analysis-keys = Стрелки переводят от хода к ходу.
web-analysis-legend = Чем крупнее знак, тем больше очков упущено этим ходом.
web-analysis-matter = Решающие ходы
web-analysis-matter-wait = Они найдутся, пока рассматриваются ходы.
web-analysis-matter-none = Ни один ход не упустил и очка. Дом кланяется.
web-analysis-turns = Все ходы
web-analysis-turn = Раунд { $round }, { $name }
web-analysis-played = Сыграно
web-analysis-better = Лучше
web-analysis-cost = { $points ->
    [one] упущено { $points } очко
    [few] упущено { $points } очка
    [many] упущено { $points } очков
   *[other] упущено { $points } очка
}
web-analysis-good = Дом не нашёл ничего лучше.
# Читается вслух после сыгранного. $before и $after — проценты, $better — целые предложения.
web-analysis-judged = { $points ->
    [one] Шанс на победу с { $before } до { $after }, упущено { $points } очко. Лучше: { $better }
    [few] Шанс на победу с { $before } до { $after }, упущено { $points } очка. Лучше: { $better }
    [many] Шанс на победу с { $before } до { $after }, упущено { $points } очков. Лучше: { $better }
   *[other] Шанс на победу с { $before } до { $after }, упущено { $points } очка. Лучше: { $better }
}
web-analysis-judged-good = Шанс на победу с { $before } до { $after }. Дом не нашёл ничего лучше.
web-analysis-not-yet = Ещё не рассмотрен
web-analysis-to-replay = Посмотреть в повторе
# $turn — web-analysis-turn.
web-analysis-moment = Посмотреть в повторе: { $turn }
# Читается вслух: $turn — web-analysis-turn, остальное — целые предложения.
web-analysis-told = { $turn }: { $played } { $judged }
web-analysis-none = Рассматривать нечего
web-analysis-none-text = В этой игре нет ходов, о которых можно судить.
