### Вестибюль і сторінки довкола столу: головна, нова гра, відкриті столи, архів, запрошення, обліковий запис.

## Верх і низ кожної сторінки

web-home-skip = До вмісту
web-home-nav = Зали дому
web-home-language = Мова
web-home-light = Удень
web-home-dark = Уночі
# $name — ім’я відвідувача.
web-home-you = Ти: { $name }
web-home-learn = Навчися за десять хвилин
web-home-licences = Ліцензії
web-home-interface = Для програм
web-home-unofficial = Неофіційно, з видавцем не пов’язано. Вільна програма, власні малюнки.
web-home-loading = Хвилинку
web-home-copy = Копіювати
web-home-copied = Скопійовано

## Головна

# Другий рядок афіші, під назвою дому, великими літерами з широкими проміжками.
web-home-poster = Готель
web-home-greeting-morning = Доброго ранку, { $name }.
web-home-greeting-day = Доброго дня, { $name }.
web-home-greeting-evening = Доброго вечора, { $name }.
web-home-greeting-night = Ще не спиш, { $name }?
web-home-welcome = Вітаємо в Grand Austria.
web-home-welcome-text = Керуй готелем у Відні близько 1900 року: наповни кав’ярню, підготуй номери, догоди імператорові. Один клік — і ти граєш.
web-home-waiting = { $count ->
    [0] Жоден стіл на тебе не чекає.
    [one] На тебе чекає { $count } стіл.
    [few] На тебе чекають { $count } столи.
    [many] На тебе чекає { $count } столів.
   *[other] На тебе чекає { $count } столу.
}
web-home-stay = Збережи ім’я та ігри
# На вкладці браузера, поки ходить відвідувач. $title — заголовок сторінки.
web-home-tab = ({ $count }) { $title }
web-home-mine = Твої столи
web-home-new = Нова гра
web-home-all-options = Усі налаштування
web-home-see-all = Показати всі
web-home-house = На цьому сервері
web-home-house-empty = Зараз немає відкритих столів
web-home-house-empty-text = Відкрий свій, і за нього сяде будь-хто охочий, — або переглянь ігри, зіграні тут.
web-home-house-do = Відкрити стіл для всіх
web-home-house-archive = До архіву
web-home-more = { $count ->
    [one] Показати ще { $count }
    [few] Показати ще { $count }
    [many] Показати ще { $count }
   *[other] Показати ще { $count }
}

## Рядки зі столами

web-home-players = Гравці
web-home-your-turn = Твій хід
# Як називається стіл без власної назви.
web-home-title-solo = Сам на сам із Леопольдом
web-home-title-screen = За одним екраном
web-home-title-house = Проти дому
web-home-title-friends = Стіл для друзів
# $names — перелік імен на зразок «Мілан і Софія».
web-home-title-with = За столом: { $names }
web-home-title-of = Стіл гравця { $name }
web-home-row-free = { $count ->
    [0] Усі на місці.
    [one] Вільно { $count } місце.
    [few] Вільно { $count } місця.
    [many] Вільно { $count } місць.
   *[other] Вільно { $count } місця.
}
web-home-row-host = { $count ->
    [0] Господар столу — { $name }; усі місця зайняті.
    [one] Господар столу — { $name }; вільно { $count } місце.
    [few] Господар столу — { $name }; вільно { $count } місця.
    [many] Господар столу — { $name }; вільно { $count } місць.
   *[other] Господар столу — { $name }; вільно { $count } місця.
}
web-home-row-thinks = { $name } думає.
web-home-row-round = Раунд { $round }
web-home-row-setup = Підготовка
# $when — час від цієї хвилини, на зразок «через 2 дні».
web-home-row-due = Термін: { $when }
web-home-row-late = Час вийшов { $when }
web-home-row-ready = Можна починати
# a table whose game cannot begin yet, as seats are free
web-home-row-unbegun = Ще не почата
web-home-row-open = Відкрити
web-home-row-play = Грати
web-home-row-look = Глянути
web-home-row-join = Сісти
web-home-row-watch = Дивитися

## Нова гра коротко

web-home-new-quick = Швидка гра
web-home-new-quick-text = Проти двох комп’ютерних готелів, близько 30 хвилин.
web-home-new-starting = Двері відчиняються…
web-home-new-friends = З друзями
web-home-new-friends-text = Надішли посилання. За один вечір чи за кілька днів.
web-home-new-screen = Один екран
web-home-new-screen-text = Передавайте пристрій по колу.
web-home-new-leopold = Леопольд
web-home-new-leopold-text = Наодинці проти двору, три рівні.
web-home-how-many = Скільки гравців?
web-home-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
web-home-start-friends = Ти отримаєш посилання для друзів. Хто його відкриє, сяде за стіл; порожні місця може зайняти комп’ютер.
web-home-start-screen = Ви всі граєте на цьому пристрої. Між ходами карти ховає завіса.
web-home-start-leopold = Ти керуєш готелем наодинці, а Леопольд, господар сусіднього дому, щосили намагається догодити імператорові більше.
web-home-level = Рівень
web-home-level-easy = Легкий
web-home-level-easy-text = Щоб познайомитися.
web-home-level-medium = Середній
web-home-level-medium-text = Для тих, хто знає карти.
web-home-level-hard = Складний
web-home-level-hard-text = Він нічого не пробачає.
web-home-start-open = Відкрити стіл
web-home-start-begin = Почати
web-home-invite = Надішли друзям це посилання або покажи його на екрані.
web-home-link = Посилання на стіл
web-home-link-local = Це посилання працює лише на цьому пристрої. Запусти гру командою «./play --share», щоб грати в домашній мережі.
web-home-qr = QR-код посилання на стіл
web-home-send = Надіслати
web-home-to-table = До столу
web-home-file = Відкрити файл гри
web-home-file-busy = Файл читається…
web-home-file-text = Файл гри дає кнопка «{ web-end-save }» наприкінці гри. Перш ніж показати гру, її відтворюють хід за ходом.

## Нова гра з усіма налаштуваннями

web-home-form-lead = Усе налаштовано так, як грає більшість. Змінюй що хочеш.
web-home-form-who = Хто грає
web-home-form-game = У що граємо
web-home-form-table = Стіл
web-home-kind = Вид гри
web-home-kind-table = За столом
web-home-kind-table-text = З друзями за посиланням, з ким завгодно або проти комп’ютерних готелів.
web-home-kind-screen = За одним екраном
web-home-kind-screen-text = Усі грають на цьому пристрої по черзі.
web-home-kind-solo = Проти Леопольда
web-home-kind-solo-text = Соло-гра з правил.
web-home-seats = Місця
# $number рахує місця з 1.
web-home-seat = Місце { $number }
web-home-seat-you = { $name } (ти)
web-home-seat-open = Хтось із посиланням
web-home-seat-here = Хтось за цим екраном
# $bot — ім’я комп’ютерного гравця, $level каже, як добре він грає.
web-home-seat-bot = Комп’ютер: { $bot } ({ $level })
web-home-bot-apprentice = ще вчиться й дає виграти
web-home-bot-steward = грає завзято, але дещо недобачає
web-home-bot-innkeeper = знає свою справу, але часом помиляється
web-home-bot-hotelier = сильний суперник, упевнений і швидкий
web-home-bot-master = сам навчився грати, найсильніший у домі
web-home-all-bots = Комп’ютери на всі інші місця
web-home-hotels = Готелі
web-home-hotels-night = Ніч
web-home-hotels-night-text = Усі мають однаковий готель.
web-home-hotels-day = День
web-home-hotels-day-text = Кожен має свій готель.
web-home-staff = Перший персонал
web-home-staff-standard = Роздача
web-home-staff-standard-text = По шість карт з усієї колоди.
web-home-staff-intro = Для першої гри
web-home-staff-intro-text = Набори, якими легко грати.
web-home-staff-draft = Драфт
web-home-staff-draft-text = Обери одну карту, решту передай.
web-home-rules = Правила
web-home-single = Окремі правила
web-home-single-count = { $count ->
    [one] { $count } змінено
    [few] { $count } змінено
    [many] { $count } змінено
   *[other] { $count } змінено
}
# $rules — назва видання або «Суміш видань».
web-home-single-mixed = Граємо так: { $rules }.
web-home-single-reset = Скасувати зміни
web-home-listed = Хто може прийти
web-home-listed-no = Лише за посиланням
web-home-listed-no-text = Без посилання столу ніхто не знайде.
web-home-listed-yes = Усі охочі
web-home-listed-yes-text = Стіл видно на цьому сервері; дивитися може кожен.
web-home-table-title = Назва столу
web-home-table-title-hint = Необов’язково, для твоїх списків.
web-home-table-title-wrong = Щонайбільше 80 літер, одним рядком.
web-home-stand-in = Заміна
web-home-stand-in-hint = Грає за того, хто пішов або змушує чекати, поки він не повернеться.
web-home-time-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
    [many] { $count } секунд
   *[other] { $count } секунди
}
web-home-time-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
    [many] { $count } хвилин
   *[other] { $count } хвилини
}
web-home-time-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
    [many] { $count } годин
   *[other] { $count } години
}
web-home-time-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}
web-home-cancel = Назад до вестибюля

## Задумана гра словами

web-home-summary = Твоя гра
web-home-sum-solo = Ти граєш сам на сам із Леопольдом ({ $level }).
# $bots — перелік комп’ютерних гравців.
web-home-sum-bots = Твої суперники: { $bots }.
# $people — скільки ще людей прийде за посиланням.
web-home-sum-table = { $people ->
    [one] Ти чекаєш за посиланням ще на { $people } людину.
    [few] Ти чекаєш за посиланням ще на { $people } людей.
    [many] Ти чекаєш за посиланням ще на { $people } людей.
   *[other] Ти чекаєш за посиланням ще на { $people } людини.
}
web-home-sum-table-bots = { $people ->
    [one] Ти чекаєш за посиланням ще на { $people } людину; комп’ютерні суперники: { $bots }.
    [few] Ти чекаєш за посиланням ще на { $people } людей; комп’ютерні суперники: { $bots }.
    [many] Ти чекаєш за посиланням ще на { $people } людей; комп’ютерні суперники: { $bots }.
   *[other] Ти чекаєш за посиланням ще на { $people } людини; комп’ютерні суперники: { $bots }.
}
# $all — скільки людей за екраном.
web-home-sum-screen = { $all ->
    [one] За цим екраном грає { $all } людина.
    [few] За цим екраном грають { $all } людини.
    [many] За цим екраном грає { $all } людей.
   *[other] За цим екраном грає { $all } людини.
}
web-home-sum-screen-bots = { $all ->
    [one] За цим екраном грає { $all } людина; суперники: { $bots }.
    [few] За цим екраном грають { $all } людини; суперники: { $bots }.
    [many] За цим екраном грає { $all } людей; суперники: { $bots }.
   *[other] За цим екраном грає { $all } людини; суперники: { $bots }.
}
web-home-sum-hotels-night = Усі мають нічний готель.
web-home-sum-hotels-day = Кожен має свій денний готель.
web-home-sum-staff-standard = Персонал роздають.
web-home-sum-staff-intro = Персонал — для першої гри.
web-home-sum-staff-draft = Персонал — драфтом.
web-home-sum-rules = Правила: { $rules }.
web-home-sum-no-clock = Гра без годинника.
# $time — проміжок часу, на зразок «1 день».
web-home-sum-clock = Час на хід: { $time }.
web-home-sum-public = Знайти стіл і дивитися гру може кожен.
web-home-sum-private = Стіл знайдуть лише за посиланням.

## Списки: відкриті столи й архів

web-home-filter = Що показано
web-home-filter-any = Будь-які
web-home-filter-solo = Соло
web-home-filter-players = Гравці
web-home-filter-mine = Лише мої ігри
web-home-list-more = Показати ще
web-home-open-lead = Столи цього сервера, відкриті для всіх. Сідай за вільний або зазирни гравцям через плече.
web-home-open-open = Можна сісти
web-home-open-open-empty = Жоден стіл не чекає на гравців
web-home-open-open-do = Відкрий свій: він буде тут, доки не зайнято всі місця.
web-home-open-running = Можна дивитися
web-home-open-running-empty = Зараз немає відкритих ігор
web-home-open-running-do = Завершені ігри завжди можна переглянути в архіві.
web-home-open-none-filtered = Нічого відповідного немає
web-home-archive-lead = Завершені ігри, спершу останні: твої та відкриті для всіх. Кожну можна переглянути й зберегти у файл.
web-home-archive-empty = Поки що нічого не дограно до кінця
web-home-archive-none-filtered = Нічого відповідного немає
web-home-archive-empty-text = Ігри з’являються тут, коли їх завершено. Можна відкрити й файл гри.
web-home-archive-imported = з файлу
web-home-archive-ended = Закінчено без підсумку.
web-home-archive-won = Перемога
web-home-archive-score = Підсумок
web-home-archive-replay = Повтор
web-home-archive-record = Файл
web-home-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}

## Запрошення

# $name — господар столу.
web-home-join-title = { $name } запрошує тебе
web-home-join-sit = Для тебе є місце. Обліковий запис не потрібен.
web-home-join-full = Усі місця вже зайняті. Коли гра почнеться, можна дивитися.
web-home-join-watch = Гра почалася. Її можна дивитися.
web-home-join-over = Гру завершено. Можна подивитися, як вона йшла.
web-home-join-do = Зайняти місце
web-home-join-name = Його бачать інші за столом.
web-home-join-none = Це запрошення нікуди не веде
web-home-join-none-text = Можливо, посилання обрізано або столу вже немає. Попроси його ще раз або почни власну гру.
web-home-name = Твоє ім’я

## Про себе

web-home-me-guest = Ти тут гість: тебе знає лише цей браузер. Закріпи ім’я паролем, щоб повернутися звідки завгодно.
web-home-me-account = Твоє ім’я та ігри захищено паролем.
web-home-save = Зберегти
web-home-saved = Збережено
web-home-print = Друк
web-home-name-text = Таким його бачать інші за столом.
# Why the server takes no such name.
web-home-name-empty = Напиши ім’я.
web-home-name-length = Це ім’я задовге.
web-home-name-letters = В імені має бути хоча б одна літера або цифра.
web-home-name-characters = У цьому імені є невидимі знаки. Напиши його без них.
web-home-keep = Закріпи ім’я за собою
web-home-keep-text = Досить імені й пароля. Адреси пошти ніхто не питає.
web-home-keep-do = Закріпити
web-home-account-name = Ім’я
web-home-password = Пароль
web-home-password-hint = Щонайменше 8 знаків; кілька слів краще за одне.
web-home-password-old = Теперішній пароль
web-home-password-new = Новий пароль
web-home-password-wrong = Пароль неправильний.
web-home-password-change = Змінити пароль
web-home-password-change-text = На всіх інших пристроях відбудеться вихід.
web-home-sign-in = Увійти
web-home-sign-in-text = Усе, що зіграно тут гостем, перейде до тебе.
web-home-sign-in-back = Увійти з паролем
web-home-sign-out = Вийти
web-home-forgotten = Не пам’ятаєш пароль?
web-home-recover = Новий пароль
web-home-recover-text = З кодом, який у тебе надруковано чи записано. Його замінить новий, а на всіх пристроях відбудеться вихід.
web-home-recover-do = Задати новий пароль
web-home-code = Код
web-home-code-hint = П’ять груп по п’ять знаків; літери великі чи малі.
web-home-code-title = Твій код на випадок забутого пароля
web-home-code-text = Його показано лише один раз. Надрукуй або запиши його: без нього ніхто не поверне тобі облікового запису.
web-home-code-where = Адреса
web-home-code-kept = Код у мене
web-home-sessions = Де виконано вхід
web-home-sessions-text = Заверши сеанси, яких не впізнаєш або якими вже не користуєшся.
# $browser і $system — назви програм, на зразок Firefox і Linux.
web-home-session-name = { $browser }, { $system }
web-home-session-unknown = Інша програма
web-home-session-here = Ти зараз тут.
# $when — час від цієї хвилини, на зразок «3 години тому».
web-home-session-seen = Востаннє { $when }
web-home-session-end = Завершити
web-home-language-text = Для сторінки, карт і листів тобі.
web-home-alerts = Коли твій хід
web-home-alerts-text = Повідомляємо не частіше ніж раз на хід і лише поки стіл закрито.
web-home-alerts-browser = У цьому браузері
web-home-alerts-browser-text = Сповіщення з’явиться, поки в цьому браузері відкрито якусь сторінку цього сервера.
web-home-alerts-browser-denied = Цей браузер не показує сповіщень цієї сторінки. Це можна змінити в його налаштуваннях.
web-home-alerts-browser-on = Показувати сповіщення
web-home-alerts-browser-off = Більше не показувати
web-home-alerts-mail = Поштою
web-home-alerts-mail-none = Цей сервер не надсилає листів.
web-home-alerts-mail-on = Листи йдуть на { $email }.
web-home-alerts-mail-off = Більше не писати
web-home-alerts-address = Адреса пошти
web-home-alerts-address-wrong = Це не адреса пошти.
web-home-alerts-send = Надіслати код
web-home-alerts-code = Код із листа
web-home-alerts-code-hint = Його надіслано на { $email }.
web-home-alerts-code-wrong = Це не той код.
web-home-alerts-confirm = Підтвердити
web-home-alerts-other = Інша адреса
web-home-alerts-hook = Вебхуком
web-home-alerts-hook-address = Адреса, яку викликаємо
web-home-alerts-hook-hint = Для програм і розумного дому: лише https, виклик із JSON. Лиши порожнім, щоб вимкнути.
web-home-alerts-hook-wrong = Викликати можна лише відкриті адреси з https.
web-home-farewell = Піти назавжди
web-home-farewell-text = Ім’я, пароль і адреси буде видалено. Завершені ігри лишаться, а замість тебе в них — колишній гість.
web-home-farewell-do = Видалити мене
web-home-farewell-sure = Піти назавжди?
web-home-farewell-what = Скасувати це не можна: місця за відкритими столами звільняться, а розпочаті ігри дограють комп’ютери.
web-home-farewell-yes = Так, забудьте мене
web-home-farewell-no = Ні, я лишаюся
