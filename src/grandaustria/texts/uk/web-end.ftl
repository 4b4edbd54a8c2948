### Підсумковий аркуш завершеної гри та статистика всіх ігор.

## Верх аркуша: хто переміг. $name — гравець, $by — число очок, $names — перелік гравців.

web-end-wins = { $by ->
    [one] { $name } перемагає з відривом у { $by } очко.
    [few] { $name } перемагає з відривом у { $by } очки.
    [many] { $name } перемагає з відривом у { $by } очок.
   *[other] { $name } перемагає з відривом у { $by } очка.
}
# Очок порівну, але більше від крон і кухні.
web-end-tiebreak = Очок порівну: { $name } перемагає за кронами й кухнею.
web-end-shared = Спільна перемога: { $names }.
web-end-beats-leopold = { $by ->
    [one] { $name } перемагає Леопольда з відривом у { $by } очко.
    [few] { $name } перемагає Леопольда з відривом у { $by } очки.
    [many] { $name } перемагає Леопольда з відривом у { $by } очок.
   *[other] { $name } перемагає Леопольда з відривом у { $by } очка.
}
web-end-leopold-wins = { $by ->
    [one] Леопольд перемагає з відривом у { $by } очко.
    [few] Леопольд перемагає з відривом у { $by } очки.
    [many] Леопольд перемагає з відривом у { $by } очок.
   *[other] Леопольд перемагає з відривом у { $by } очка.
}
web-end-leopold-tie = Очок порівну, а нічия — на користь Леопольда.
web-end-counting = Зводимо рахунки…
web-end-dice = { $n ->
    [one] взято { $n } кубик
    [few] взято { $n } кубики
    [many] взято { $n } кубиків
   *[other] взято { $n } кубика
}
web-end-lasted-minutes = { $n ->
    [one] { $n } хвилина
    [few] { $n } хвилини
    [many] { $n } хвилин
   *[other] { $n } хвилини
}
# $n годин і $minutes хвилин
web-end-lasted-hours = { $n } год { $minutes } хв
web-end-lasted-days = { $n ->
    [one] { $n } день
    [few] { $n } дні
    [many] { $n } днів
   *[other] { $n } дня
}
web-end-replay = Повтор
web-end-share = Поділитися
web-end-copied = Посилання скопійовано
web-end-copied-told = Посилання на цей підсумковий аркуш — у буфері обміну.
web-end-save = Зберегти файл
web-end-again = Зіграти ще
web-end-closer = Рівніша гра: { $level }

## Аркуш

web-end-sheet = Очки за джерелами
web-end-best = найкраще в рядку
web-end-source-guests = Заселені гості
web-end-source-rooms = Очки на номерах
web-end-source-groups = Повні сині групи
web-end-source-objectives = Завдання
web-end-source-emperor = Трек імператора
web-end-source-tiles = Плитки імператора
web-end-source-staff = Персонал під час гри
web-end-source-staff_end = Персонал наприкінці гри
web-end-source-floors = Зайняті номери за поверхами
web-end-source-krones = Крони
web-end-source-kitchen = Лишилося на кухні
web-end-source-cafe = Гості без номера
web-end-before-final = До підрахунку в кінці гри
web-end-total = Разом
web-end-so-far = Поки що
web-end-not-told = ще не пораховано

## Останній підрахунок крок за кроком

web-end-tell = Підрахунок по кроках
web-end-tell-begin = Останній кубик узято. Лишилося порахувати персонал, номери, крони, кухню й кав’ярню.
web-end-tell-part = Частина { $n } з { $of }
web-end-tell-nobody = Тут ніхто нічого не отримує і не втрачає.
web-end-tell-next = Далі
web-end-tell-skip = Одразу до підсумку
web-end-tell-done = Ось і весь рахунок.
web-end-tell-close = Закрити

## Очки впродовж гри

web-end-curve = Очки впродовж гри
web-end-curve-label = Криві очок усіх гравців за раундами; ті самі числа — у таблиці нижче.
web-end-curve-source = Які очки показують криві
web-end-curve-all = Усі очки
# Стоїть перед числами від 1 до 7 під кривими; коротко.
web-end-curve-round = раунд
# Стоїть наприкінці ряду раундів; коротко.
web-end-curve-final = фінал
web-end-curve-emperor = Тут судить імператор.
web-end-curve-table = Криві таблицею
web-end-curve-table-caption = Очки наприкінці кожного раунду
web-end-curve-player = Гравець
web-end-curve-after = Раунд { $round }
web-end-moments = Найбільші здобутки

## Готелі наприкінці

web-end-hotels = Готелі наприкінці
web-end-hotel = Номерів зайнято: { $occupied }, готово: { $prepared }
web-end-place-1 = 1-ше місце
web-end-place-2 = 2-ге місце
web-end-place-3 = 3-тє місце
web-end-place-4 = 4-те місце
web-end-best-guest = Найкращий гість
# $guest — ім’я гостя, $points — скільки він приніс.
web-end-best-guest-is = { $guest }, { $points }
web-end-groups = Повні групи
web-end-groups-of = { $full } з { $groups }

## Немає підсумку

web-end-no-result = Підсумку ще немає
web-end-running = Ця гра ще триває
web-end-ended = Цю гру закінчено без підсумку
web-end-no-result-text = Підсумковий аркуш пишуть, коли гру дограно до кінця.
web-end-to-table = До столу

## Статистика всіх своїх ігор

web-end-statistics = Твоя домова книга
web-end-statistics-lead = Що кажуть разом усі твої завершені ігри. Ігор за спільним екраном і відданих місць не рахуємо.
web-end-statistics-none = У книзі поки нічого немає
web-end-statistics-none-text = Дограй гру до кінця, і вона з’явиться тут.
web-end-statistics-play = Нова гра
web-end-statistics-learn = Учитися з Густавом
# Над цими словами стоїть велике число.
web-end-figure-games = { $n ->
    [one] зіграна гра
    [few] зіграні гри
    [many] зіграних ігор
   *[other] зіграної гри
}
web-end-figure-won = { $n ->
    [one] виграно: { $n } гру
    [few] виграно: { $n } гри
    [many] виграно: { $n } ігор
   *[other] виграно: { $n } гри
}
web-end-figure-mean = очок у середньому
web-end-figure-best = найкраща гра
web-end-figure-streak = { $now ->
    [0] перемог поспіль, рекорд
   *[other] перемог поспіль, рекорд; зараз { $now }
}
web-end-form = Форма
web-end-form-one = Ще одна гра — і почнеться крива.
# $won — won або lost; $place — від 1 до 4.
web-end-form-game = { $won ->
    [won] { $day }, { $title }: перемога, очок: { $score }, у наступного { $other }.
   *[lost] { $day }, { $title }: очок { $score }, місце { $place } з { $players }; у найкращого суперника { $other }.
}
web-end-form-untitled = стіл без назви
web-end-form-won = перемога
web-end-form-lost = без перемоги
web-end-form-other = найкращий суперник
web-end-form-mean = середнє п’яти ігор
web-end-form-list = { $n ->
    [1] Остання гра списком
    [one] Остання { $n } гра списком
    [few] Останні { $n } гри списком
    [many] Останні { $n } ігор списком
   *[other] Останні { $n } гри списком
}
web-end-sources = Звідки твої очки
# $source — джерело очок, як у підсумковому аркуші, $by — число очок.
web-end-sources-best = Ти попереду переможців у рядку «{ $source }»: на { $by } за гру.
web-end-sources-worst = Найбільше можна додати в рядку «{ $source }»: у переможців на { $by } за гру більше.
web-end-column-source = Джерело
web-end-column-own = Ти
web-end-column-winner = Переможці
web-end-by-players = За столами
web-end-column-players = Стіл
web-end-column-games = Ігри
web-end-column-won = Перемоги
web-end-column-mean = Середнє
web-end-column-best = Найкраще
web-end-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
    [many] { $n } гравців
   *[other] { $n } гравця
}
web-end-level-easy = Леопольд, легкий
web-end-level-medium = Леопольд, середній
web-end-level-hard = Леопольд, складний
web-end-regulars = Твої завсідники
web-end-household = Твій постійний персонал
web-end-times = { $n ->
    [one] { $n } раз
    [few] { $n } рази
    [many] { $n } разів
   *[other] { $n } раза
}
