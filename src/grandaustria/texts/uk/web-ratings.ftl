### Рейтинги: рейтингові столи, таблиці лідерів, сторінка гравця та всі свої дані одним файлом.

web-title-leaderboards = Таблиці лідерів
web-title-person = Хто тут грає

## Як відкрити й знайти рейтинговий стіл

web-ratings-choice = Рейтинг
web-ratings-choice-no = Для задоволення
web-ratings-choice-no-text = Нічий рейтинг не змінюється.
web-ratings-choice-yes = На рейтинг
web-ratings-choice-yes-text = Результат змінює рейтинги тих, хто грає.
web-ratings-about = У рейтинговій грі є годинник і діють правила однієї книги; підказок немає, і ходи не повертають. Вона йде в залік від першого кубика: хто піде після цього, той програв, і комп’ютерам теж, а догравати буде учень. За столом кожен бачить рейтинги всіх.
web-ratings-account = Для рейтингових ігор потрібен обліковий запис: ім’я та пароль.
web-ratings-account-do = Створити обліковий запис
web-ratings-join = Для тебе є місце. Щоб його зайняти, потрібен обліковий запис.
web-ratings-rules = У рейтинговій грі діють правила однієї книги, а тут змінено окремі правила.
web-ratings-sum = Гра йде на рейтинг.
web-ratings-mark = на рейтинг
web-ratings-filter-true = Лише на рейтинг
web-ratings-filter-false = Лише для задоволення

## Чому не можна

web-refusal-rated = У рейтинговій грі це неможливо.
web-refusal-rated-solo = В одиночній грі немає з ким помірятися силами.
web-refusal-rated-hot-seat = Ігри за одним екраном на рейтинг не впливають.
web-refusal-rated-rules = У рейтинговій грі діють правила однієї книги. Скасуй зміни окремих правил.
web-refusal-rated-clock = У рейтинговій грі потрібен годинник. Обери його.
web-refusal-rated-then = У рейтинговій грі, коли час вийде, грає комп’ютер. Обери як.
web-refusal-rated-stand-in = У рейтинговій грі за когось грає лише учень.
web-refusal-rated-bot = Цей комп’ютер у рейтингових іграх участі не бере.
web-refusal-rated-back = У рейтинговій грі ходи не повертають.
web-refusal-rated-end = Ця гра вже йде в залік. Хто не хоче продовжувати, той здається.

## За столом і після гри

web-ratings-told = Рейтинг: { $rating }
web-ratings-told-provisional = Рейтинг: { $rating }? (попередній)
web-ratings-provisional = попередній
web-ratings-provisional-text = Попередній: ігор поки мало, і він може бути далеким від істини.
web-ratings-news-unrated = Більше не на рейтинг: хтось пішов або запізнився.
web-ratings-ratings = Рейтинги
web-ratings-before = До гри
web-ratings-change = Зміна
web-ratings-after = Після
web-ratings-fixed = не змінюється

## Таблиці лідерів

web-ratings-ways = Статистика й рейтинги
web-ratings-way-statistics = Моя статистика
web-ratings-way-leaderboards = Таблиці лідерів
web-ratings-way-person = Моя сторінка
web-ratings-board-lead = Найкращі з тих, хто показує свій рейтинг, а між ними комп’ютери.
web-ratings-board-empty = У цій таблиці поки нікого немає.
web-ratings-board-empty-text = Відкрий рейтинговий стіл або сядь за чужий. Хто зіграв досить і показує свій рейтинг, потрапляє до таблиці.
web-ratings-players = Гравці
web-ratings-pace = Темп
web-ratings-pace-live = Наживо
web-ratings-pace-days = На кілька днів
web-ratings-column-place = Місце
web-ratings-column-name = Ім’я
web-ratings-column-rating = Рейтинг
web-ratings-column-last = Остання гра
web-ratings-column-day = День
web-ratings-deviation = ±{ $deviation }
web-ratings-computer = { $name } (комп’ютер)
web-ratings-you = ти
web-ratings-own-none = Рейтингових ігор такого роду в тебе ще не було.
web-ratings-own-provisional = Твій рядок бачиш лише ти: рейтинг поки попередній.
web-ratings-own-hidden = Твій рядок бачиш лише ти: свій рейтинг ти не показуєш.
web-ratings-to-account = Змінити, що бачать інші

## Сторінка гравця

web-ratings-since = У цьому домі з { $day }
web-ratings-seen-all = Цю сторінку бачать усі, разом із рейтингами.
web-ratings-seen-page = Цю сторінку бачать усі. Рейтинги на ній бачиш лише ти.
web-ratings-seen-none = Цю сторінку бачиш лише ти.
web-ratings-unseen = Тут немає сторінки
web-ratings-unseen-text = Такого гравця тут немає, або його сторінку не показано.
web-ratings-person-empty = Розповідати поки нічого
web-ratings-person-empty-text = Перша дограна гра з’явиться тут.
web-ratings-kind-live = { $count ->
    [one] { $count } гравець, наживо
    [few] { $count } гравці, наживо
    [many] { $count } гравців, наживо
   *[other] { $count } гравця, наживо
}
web-ratings-kind-days = { $count ->
    [one] { $count } гравець, на кілька днів
    [few] { $count } гравці, на кілька днів
    [many] { $count } гравців, на кілька днів
   *[other] { $count } гравця, на кілька днів
}
web-ratings-games = { $count ->
    [one] { $count } гра
    [few] { $count } гри
    [many] { $count } ігор
   *[other] { $count } гри
}
web-ratings-course = Рейтинг із плином часу
web-ratings-which = Який рейтинг
web-ratings-course-mark = після гри
web-ratings-course-band = наскільки він був неточний
web-ratings-against = Проти комп’ютерів
web-ratings-won = Вище за них
web-ratings-drawn = Нарівні
web-ratings-lost = Нижче за них
web-ratings-guests = Улюблені гості
web-ratings-staff = Улюблений персонал

## В обліковому записі

web-ratings-shown = Що бачать інші
web-ratings-shown-text = За рейтинговим столом твій рейтинг у будь-якому разі бачать усі, кому видно стіл.
web-ratings-show-ratings = Показувати мої рейтинги
web-ratings-show-ratings-text = У таблицях лідерів, за столами не на рейтинг і на моїй сторінці, якщо її видно іншим.
web-ratings-show-page = Показувати мою сторінку
web-ratings-show-page-text = Усі бачать мої результати, улюблені карти та відкриті для всіх ігри.
web-ratings-export = Мої дані
web-ratings-export-text = Усе, що цей дім знає про тебе, одним файлом.
web-ratings-export-do = Усі мої ігри та дані
