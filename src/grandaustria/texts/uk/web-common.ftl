### Те, що каже кожен екран вебстолу.

web-name = Grand Austria
web-close = Закрити
web-home = До вестибюля
web-again = Ще раз
web-trouble = Щось завадило
web-missing = Такої сторінки немає
web-missing-text = Можливо, адресу обрізано. З вестибюля можна потрапити будь-куди.
web-offline = Немає зв’язку
web-offline-text = Звідси до готелю не достукатися. Твої столи лишаться такими, якими були. Перевір з’єднання та спробуй ще раз.

## Хто де сидить

web-leopold = Леопольд
web-seat-free = Вільне місце
web-seat-closed = Місце закрито
# Beside the name of somebody who had left before the end of the game
web-seat-finished-by-bot = дограв комп’ютер
# Де гравці не мають власних імен, наприклад кілька людей за одним екраном.
web-player-number = Гравець { $number }
# Рівні комп’ютерних гравців; кожна назва стоїть замість імені гравця.
web-bot-apprentice = Учень
web-bot-steward = Економ
web-bot-innkeeper = Корчмар
web-bot-hotelier = Готельєр
web-bot-master = Майстер
# Levels of former versions, in games that were begun with them.
web-bot-pageboy = Розсильний
web-bot-waiter = Офіціант
web-bot-concierge = Консьєрж
web-bot-director = Директор
web-bot-learned = Мережа

## Екрани, у заголовку браузера та вгорі сторінки

web-title-home = Столи
web-title-new = Нова гра
web-title-open = Відкриті столи
web-title-archive = Архів
web-title-me = Про тебе
web-title-join = Запрошення
web-title-statistics = Статистика
web-title-score = Підсумок
web-title-replay = Повтор
web-title-analysis = Розбір
web-title-tournaments = Турніри
web-title-tournament = Турнір
web-title-cards = Карти
web-title-rules = Правила
web-title-learn = Навчання
web-title-style = Стиль
web-title-table = Стіл
web-title-missing = Не знайдено
# $page — один із заголовків вище.
web-title = { $page } · Grand Austria

## Чому сервер відмовляє; ids закінчуються його причинами (docs/server.md)

web-refusal-banned = Доступ до цього сервера тобі закрито.
web-refusal-budget = Щоб комп’ютер думав так довго, потрібне ім’я, захищене паролем.
web-refusal-busy = Забагато запитів водночас. Спробуй за хвилину.
web-refusal-forbidden = Тут тобі цього не дозволено.
web-refusal-foreign = Зараз хід іншого гравця, або за тебе грає комп’ютер.
web-refusal-frozen = Ця гра більше не відповідає правилам цієї версії. Її можна читати й зберегти, але не продовжити.
web-refusal-full = Усі місця зайняті.
web-refusal-has-account = Це ім’я вже захищене паролем.
web-refusal-illegal = Зараз правила цього не дозволяють.
web-refusal-internal = На сервері щось пішло не так. Спробуй ще раз.
web-refusal-invalid = Щось не заповнено, задовге або введене не в тому вигляді.
web-refusal-length = Повідомлення задовге.
web-refusal-look-alike = За тим самим столом є ім’я, яке виглядає так само. Обери інше.
web-refusal-mail = Лист на цю адресу надіслати не вдалося.
web-refusal-maintenance = На сервері тривають роботи. Хід можна закінчити, але нічого нового не починається. Повертайся трохи згодом.
web-refusal-method = Сервер не розуміє цього запиту.
web-refusal-name-taken = Це ім’я вже зайняте.
web-refusal-no-account = Для цього потрібне ім’я, захищене паролем.
web-refusal-no-days-off = Вихідних більше не лишилося.
web-refusal-no-hints = Поради дають лише там, де не грають інші люди, і ніколи в рейтингових іграх.
web-refusal-no-mail = Цей сервер не надсилає листів.
web-refusal-no-newcomers = З твоєї мережі нових гостей поки що не впускають. З обліковим записом можна увійти.
web-refusal-no-people = За цим столом поки нікого немає.
web-refusal-no-session = Тебе тут більше не впізнають. Завантаж сторінку знову.
web-refusal-not-asked = Зараз тобі нічого вирішувати.
web-refusal-not-away = Цей гравець за столом або відсутній недостатньо довго.
web-refusal-not-back = Цей хід уже не можна скасувати.
web-refusal-not-found = Тут такого немає, або тобі цього не видно.
web-refusal-not-late = Ні в кого не вийшов час.
web-refusal-not-over = Це можливо лише після гри, дограної тут до кінця.
web-refusal-not-started = Гра ще не почалася.
web-refusal-offline = Сервер недоступний. Перевір з’єднання та спробуй ще раз.
web-refusal-origin = Цій сторінці сервер не відповідає. Відкрий її за власною адресою.
web-refusal-outdated = Цей стіл створено для правил, яких ця версія не знає.
web-refusal-over = Гру завершено.
web-refusal-question = За столом уже поставлено інше питання, спершу треба відповісти на нього.
web-refusal-record = Це не файл завершеної гри, або його не вдається відтворити.
web-refusal-refused = Це неможливо.
web-refusal-removed = Господар прибрав тебе з-за цього столу. Щоб повернутися, потрібне нове посилання.
web-refusal-resigned = Це місце здано остаточно.
web-refusal-running = Гра ще триває. Її можна буде розібрати, коли вона завершиться.
web-refusal-sealed = Інші ще грають із тією самою удачею. Це буде можливо, коли їхні ігри скінчаться.
web-refusal-seat-taken = Це місце вже зайняте.
web-refusal-seated = Ти вже за цим столом.
web-refusal-seats = Ці місця не пасують до гри.
web-refusal-seats-free = Є вільні місця. Зачекай або віддай їх комп’ютеру.
web-refusal-setup = Такої гри немає.
web-refusal-stale = За столом уже все змінилося. Подивися ще раз.
web-refusal-started = Гра вже почалася.
web-refusal-too-large = Стільки відразу надіслати не можна.
web-refusal-too-many = Занадто часто. Зачекай трохи.
web-refusal-too-many-bots = У тебе триває забагато партій із комп’ютером або за одним екраном. Спершу закінчи одну; з іменем, захищеним паролем, їх може бути більше.
web-refusal-too-many-mutes = Більше нікого не можна заглушити чи заблокувати.
web-refusal-too-many-public = Без облікового запису можна мати лише кілька відкритих для всіх столів водночас. Покинь один або закріпи ім’я паролем.
web-refusal-too-many-tables = У тебе забагато столів, що чекають. Почни, закінчи або покинь один із них.
web-refusal-unavailable = База даних не відповідає. Спробуй ще раз.
web-refusal-wrong = Ім’я не пасує до цього пароля чи коду.
# At the table. $title: of the tournament. $n: the round.
web-cup-of-table = { $title }, тур { $n }
