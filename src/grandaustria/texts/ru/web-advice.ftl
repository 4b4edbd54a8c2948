### Советы за столом. Говорит дом: как он сыграл бы на этом месте.

web-advice-ask = Совет
# Полное имя кнопки для тех, кто слушает. Начинается со слова выше.
web-advice-about = Совет: как сыграл бы дом
web-advice-thinking = Думает…
web-advice-title = Дом сыграл бы так
web-advice-turn-2 = Второй выбор
web-advice-turn-3 = Третий выбор
web-advice-score = { $points ->
    [one] ожидается { $points } очко
    [few] ожидается { $points } очка
    [many] ожидается { $points } очков
   *[other] ожидается { $points } очка
}
web-advice-ahead = { $by ->
    [one] впереди на { $by } очко
    [few] впереди на { $by } очка
    [many] впереди на { $by } очков
   *[other] впереди на { $by } очка
}
web-advice-behind = { $by ->
    [one] позади на { $by } очко
    [few] позади на { $by } очка
    [many] позади на { $by } очков
   *[other] позади на { $by } очка
}
web-advice-level = наравне
web-advice-chance = шанс на победу { $percent }
web-advice-show = Показать где
web-advice-marked = Первый шаг по совету.
# Читается вслух. $title — web-advice-title, $steps — целые предложения.
web-advice-told = { $title }: { $steps } Шанс на победу { $percent }.
web-advice-none = Советовать нечего. Поступай, как нравится.
