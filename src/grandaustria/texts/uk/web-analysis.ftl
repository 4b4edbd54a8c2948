### Розбір завершеної гри, хід за ходом.

web-analysis-lead = Хід за ходом — за тим, що кожен тоді міг знати.
web-analysis-progress = { $n ->
    [one] Розглянуто { $n } хід із { $of }
    [few] Розглянуто { $n } ходи з { $of }
    [many] Розглянуто { $n } ходів із { $of }
   *[other] Розглянуто { $n } ходу з { $of }
}
web-analysis-done = { $n ->
    [one] Розглянуто { $n } хід
    [few] Розглянуто всі { $n } ходи
    [many] Розглянуто всі { $n } ходів
   *[other] Розглянуто всі { $n } ходу
}
web-analysis-curve = Перебіг гри
web-analysis-slider = Хід гри
web-analysis-what = Що показують криві
web-analysis-chance = Шанс на перемогу
web-analysis-margin = Відрив в очках
web-analysis-keys = Стрілки переводять від ходу до ходу.
web-analysis-legend = Що більший знак, то більше очок утрачено цим ходом.
web-analysis-matter = Вирішальні ходи
web-analysis-matter-wait = Вони знайдуться, поки розглядаються ходи.
web-analysis-matter-none = Жоден хід не втратив і очка. Дім уклоняється.
web-analysis-turns = Усі ходи
web-analysis-turn = Раунд { $round }, { $name }
web-analysis-played = Зіграно
web-analysis-better = Краще
web-analysis-cost = { $points ->
    [one] утрачено { $points } очко
    [few] утрачено { $points } очки
    [many] утрачено { $points } очок
   *[other] утрачено { $points } очка
}
web-analysis-good = Дім не знайшов нічого кращого.
# Читається вголос після зіграного. $before і $after — відсотки, $better — цілі речення.
web-analysis-judged = { $points ->
    [one] Шанс на перемогу з { $before } до { $after }, утрачено { $points } очко. Краще: { $better }
    [few] Шанс на перемогу з { $before } до { $after }, утрачено { $points } очки. Краще: { $better }
    [many] Шанс на перемогу з { $before } до { $after }, утрачено { $points } очок. Краще: { $better }
   *[other] Шанс на перемогу з { $before } до { $after }, утрачено { $points } очка. Краще: { $better }
}
web-analysis-judged-good = Шанс на перемогу з { $before } до { $after }. Дім не знайшов нічого кращого.
web-analysis-not-yet = Ще не розглянуто
web-analysis-to-replay = Подивитися в повторі
# $turn — web-analysis-turn.
web-analysis-moment = Подивитися в повторі: { $turn }
# Читається вголос: $turn — web-analysis-turn, решта — цілі речення.
web-analysis-told = { $turn }: { $played } { $judged }
web-analysis-none = Розглядати нічого
web-analysis-none-text = У цій грі немає ходів, про які можна судити.
