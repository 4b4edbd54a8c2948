### Поради за столом. Говорить дім: як він зіграв би на цьому місці.

web-advice-ask = Порада
# Повна назва кнопки для тих, хто слухає. Починається зі слова вище.
web-advice-about = Порада: як зіграв би дім
web-advice-thinking = Думає…
web-advice-title = Дім зіграв би так
web-advice-turn-2 = Другий вибір
web-advice-turn-3 = Третій вибір
web-advice-score = { $points ->
    [one] очікується { $points } очко
    [few] очікується { $points } очки
    [many] очікується { $points } очок
   *[other] очікується { $points } очка
}
web-advice-ahead = { $by ->
    [one] попереду на { $by } очко
    [few] попереду на { $by } очки
    [many] попереду на { $by } очок
   *[other] попереду на { $by } очка
}
web-advice-behind = { $by ->
    [one] позаду на { $by } очко
    [few] позаду на { $by } очки
    [many] позаду на { $by } очок
   *[other] позаду на { $by } очка
}
web-advice-level = нарівні
web-advice-chance = шанс на перемогу { $percent }
web-advice-show = Показати де
web-advice-marked = Перший крок за порадою.
# Читається вголос. $title — web-advice-title, $steps — цілі речення.
web-advice-told = { $title }: { $steps } Шанс на перемогу { $percent }.
web-advice-none = Радити нічого. Роби, як до вподоби.
