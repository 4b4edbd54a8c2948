### Рейтинги: рейтинговые столы, таблицы лидеров, страница игрока и все свои данные одним файлом.

web-title-leaderboards = Таблицы лидеров
web-title-person = Кто здесь играет

## Как открыть и найти рейтинговый стол

web-ratings-choice = Рейтинг
web-ratings-choice-no = Для удовольствия
web-ratings-choice-no-text = Ничей рейтинг не меняется.
web-ratings-choice-yes = На рейтинг
web-ratings-choice-yes-text = Результат меняет рейтинги тех, кто играет.
web-ratings-about = В рейтинговой игре есть часы и действуют правила одной книги; подсказок нет, и ходы не возвращают. Она идёт в зачёт с первого кубика: кто уйдёт после этого, тот проиграл, и компьютерам тоже, а доигрывает ученик. За столом каждый видит рейтинги всех.
web-ratings-account = Для рейтинговых игр нужна учётная запись: имя и пароль.
web-ratings-account-do = Завести учётную запись
web-ratings-join = Для тебя есть место. Чтобы его занять, нужна учётная запись.
web-ratings-rules = В рейтинговой игре действуют правила одной книги, а здесь изменены отдельные правила.
web-ratings-sum = Игра идёт на рейтинг.
web-ratings-mark = на рейтинг
web-ratings-filter-true = Только на рейтинг
web-ratings-filter-false = Только для удовольствия

## Почему нельзя

web-refusal-rated = В рейтинговой игре это невозможно.
web-refusal-rated-solo = В одиночной игре не с кем помериться силами.
web-refusal-rated-hot-seat = Игры за одним экраном на рейтинг не влияют.
web-refusal-rated-rules = В рейтинговой игре действуют правила одной книги. Отмени изменения отдельных правил.
web-refusal-rated-clock = В рейтинговой игре нужны часы. Выбери их.
web-refusal-rated-then = В рейтинговой игре, когда время выйдет, играет компьютер. Выбери как.
web-refusal-rated-stand-in = В рейтинговой игре за кого-то играет только ученик.
web-refusal-rated-bot = Этот компьютер в рейтинговых играх не участвует.
web-refusal-rated-back = В рейтинговой игре ходы не возвращают.
web-refusal-rated-end = Эта игра уже идёт в зачёт. Кто не хочет продолжать, тот сдаётся.

## За столом и после игры

web-ratings-told = Рейтинг: { $rating }
web-ratings-told-provisional = Рейтинг: { $rating }? (предварительный)
web-ratings-provisional = предварительный
web-ratings-provisional-text = Предварительный: игр пока мало, и он может быть далёк от истины.
web-ratings-news-unrated = Больше не на рейтинг: кто-то ушёл или опоздал.
web-ratings-ratings = Рейтинги
web-ratings-before = До игры
web-ratings-change = Изменение
web-ratings-after = После
web-ratings-fixed = не меняется

## Таблицы лидеров

web-ratings-ways = Статистика и рейтинги
web-ratings-way-statistics = Моя статистика
web-ratings-way-leaderboards = Таблицы лидеров
web-ratings-way-person = Моя страница
web-ratings-board-lead = Лучшие из тех, кто показывает свой рейтинг, а между ними компьютеры.
web-ratings-board-empty = В этой таблице пока никого нет.
web-ratings-board-empty-text = Открой рейтинговый стол или сядь за чужой. Кто сыграл достаточно и показывает свой рейтинг, попадает в таблицу.
web-ratings-players = Игроки
web-ratings-pace = Темп
web-ratings-pace-live = Вживую
web-ratings-pace-days = На несколько дней
web-ratings-column-place = Место
web-ratings-column-name = Имя
web-ratings-column-rating = Рейтинг
web-ratings-column-last = Последняя игра
web-ratings-column-day = День
web-ratings-deviation = ±{ $deviation }
web-ratings-computer = { $name } (компьютер)
web-ratings-you = ты
web-ratings-own-none = Рейтинговых игр такого рода у тебя ещё не было.
web-ratings-own-provisional = Твою строку видишь только ты: рейтинг пока предварительный.
web-ratings-own-hidden = Твою строку видишь только ты: свой рейтинг ты не показываешь.
web-ratings-to-account = Изменить, что видят другие

## Страница игрока

web-ratings-since = В этом доме с { $day }
web-ratings-seen-all = Эту страницу видят все, вместе с рейтингами.
web-ratings-seen-page = Эту страницу видят все. Рейтинги на ней видишь только ты.
web-ratings-seen-none = Эту страницу видишь только ты.
web-ratings-unseen = Здесь нет страницы
web-ratings-unseen-text = Такого игрока здесь нет, или его страница не показывается.
web-ratings-person-empty = Рассказывать пока нечего
web-ratings-person-empty-text = Первая доигранная игра появится здесь.
web-ratings-kind-live = { $count ->
    [one] { $count } игрок, вживую
    [few] { $count } игрока, вживую
    [many] { $count } игроков, вживую
   *[other] { $count } игрока, вживую
}
web-ratings-kind-days = { $count ->
    [one] { $count } игрок, на несколько дней
    [few] { $count } игрока, на несколько дней
    [many] { $count } игроков, на несколько дней
   *[other] { $count } игрока, на несколько дней
}
web-ratings-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
    [many] { $count } игр
   *[other] { $count } игры
}
web-ratings-course = Рейтинг с течением времени
web-ratings-which = Какой рейтинг
web-ratings-course-mark = после игры
web-ratings-course-band = насколько он был неточен
web-ratings-against = Против компьютеров
web-ratings-won = Выше них
web-ratings-drawn = Наравне
web-ratings-lost = Ниже них
web-ratings-guests = Любимые гости
web-ratings-staff = Любимый персонал

## В учётной записи

web-ratings-shown = Что видят другие
web-ratings-shown-text = За рейтинговым столом твой рейтинг в любом случае видят все, кому виден стол.
web-ratings-show-ratings = Показывать мои рейтинги
web-ratings-show-ratings-text = В таблицах лидеров, за столами не на рейтинг и на моей странице, если она видна другим.
web-ratings-show-page = Показывать мою страницу
web-ratings-show-page-text = Все видят мои результаты, любимые карты и открытые для всех игры.
web-ratings-export = Мои данные
web-ratings-export-text = Всё, что этот дом знает о тебе, одним файлом.
web-ratings-export-do = Все мои игры и данные
