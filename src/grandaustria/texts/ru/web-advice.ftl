### Советы за столом. Говорит метрдотель Леопольд.

web-advice-ask = Совет
# Полное имя кнопки для тех, кто слушает. Начинается со слова выше.
web-advice-about = Совет: спросить Леопольда, как сыграть
web-advice-thinking = Думает …
web-advice-title = Леопольд бы сыграл
# В соло-игре Леопольд — соперник.
web-advice-title-solo = Дом бы сыграл
web-advice-turn-1 = Его выбор
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
web-advice-none = Сказать нечего. Поступай, как нравится.
