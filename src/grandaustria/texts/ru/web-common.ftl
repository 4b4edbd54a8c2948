### То, что говорит каждый экран веб-стола.

web-name = Grand Austria
web-close = Закрыть
web-home = В вестибюль
web-again = Ещё раз
web-trouble = Что-то помешало
web-missing = Такой страницы нет
web-missing-text = Возможно, адрес обрезан. Из вестибюля можно попасть куда угодно.
web-offline = Нет связи
web-offline-text = Отсюда до отеля не достучаться. Твои столы останутся такими, какими были. Проверь соединение и попробуй ещё раз.

## Кто где сидит

web-leopold = Леопольд
web-seat-free = Свободное место
web-seat-closed = Место закрыто
# Beside the name of somebody who had left before the end of the game
web-seat-finished-by-bot = доиграл компьютер
# Где у игроков нет своих имён, например у нескольких людей за одним экраном.
web-player-number = Игрок { $number }
# Уровни компьютерных игроков; каждое название стоит вместо имени игрока.
web-bot-apprentice = Ученик
web-bot-steward = Эконом
web-bot-innkeeper = Трактирщик
web-bot-hotelier = Отельер
web-bot-master = Мастер
# Levels of former versions, in games that were begun with them.
web-bot-pageboy = Рассыльный
web-bot-waiter = Официант
web-bot-concierge = Консьерж
web-bot-director = Директор
web-bot-learned = Сеть

## Экраны, в заголовке браузера и вверху страницы

web-title-home = Столы
web-title-new = Новая игра
web-title-open = Открытые столы
web-title-archive = Архив
web-title-me = О тебе
web-title-join = Приглашение
web-title-statistics = Статистика
web-title-score = Итоги
web-title-replay = Повтор
web-title-analysis = Разбор
web-title-tournaments = Турниры
web-title-tournament = Турнир
web-title-cards = Карты
web-title-rules = Правила
web-title-learn = Обучение
web-title-style = Стиль
web-title-table = Стол
web-title-missing = Не найдено
# $page — один из заголовков выше.
web-title = { $page } · Grand Austria

## Почему сервер отказывает; ids кончаются его причинами (docs/server.md)

web-refusal-banned = Доступ к этому серверу тебе закрыт.
web-refusal-budget = Чтобы компьютер думал так долго, нужно имя, защищённое паролем.
web-refusal-busy = Слишком много запросов сразу. Попробуй через минуту.
web-refusal-forbidden = Здесь тебе это не разрешено.
web-refusal-foreign = Сейчас ход другого игрока, или за тебя играет компьютер.
web-refusal-frozen = Эта игра больше не подходит к правилам этой версии. Её можно читать и сохранить, но не продолжить.
web-refusal-full = Все места заняты.
web-refusal-has-account = У этого имени уже есть пароль.
web-refusal-illegal = Сейчас правила этого не позволяют.
web-refusal-internal = На сервере что-то пошло не так. Попробуй ещё раз.
web-refusal-invalid = Что-то не заполнено, слишком длинно или введено не в том виде.
web-refusal-length = Сообщение слишком длинное.
web-refusal-look-alike = За тем же столом есть имя, которое выглядит так же. Выбери другое.
web-refusal-mail = Письмо на этот адрес отправить не удалось.
web-refusal-maintenance = На сервере идут работы. Ход можно закончить, но ничего нового не начинается. Возвращайся чуть позже.
web-refusal-method = Сервер не понимает этот запрос.
web-refusal-name-taken = Это имя уже занято.
web-refusal-no-account = Для этого нужно имя, защищённое паролем.
web-refusal-no-days-off = Выходных больше не осталось.
web-refusal-no-hints = Советы дают только там, где не играют другие люди, и никогда в рейтинговых играх.
web-refusal-no-mail = Этот сервер не отправляет писем.
web-refusal-no-newcomers = Из твоей сети новых гостей пока не впускают. С учётной записью можно войти.
web-refusal-no-people = За этим столом пока никого нет.
web-refusal-no-session = Тебя здесь больше не узнают. Загрузи страницу заново.
web-refusal-not-asked = Сейчас тебе нечего решать.
web-refusal-not-away = Этот игрок за столом или отсутствует недостаточно долго.
web-refusal-not-back = Этот ход уже нельзя отменить.
web-refusal-not-found = Здесь такого нет, или тебе это не видно.
web-refusal-not-late = Ни у кого не вышло время.
web-refusal-not-over = Это возможно только после игры, доигранной здесь до конца.
web-refusal-not-started = Игра ещё не началась.
web-refusal-offline = Сервер недоступен. Проверь соединение и попробуй ещё раз.
web-refusal-origin = Этой странице сервер не отвечает. Открой её по собственному адресу.
web-refusal-outdated = Этот стол создан для правил, которых эта версия не знает.
web-refusal-over = Игра окончена.
web-refusal-question = За столом уже задан другой вопрос, сначала надо ответить на него.
web-refusal-record = Это не файл законченной игры, или его не удаётся воспроизвести.
web-refusal-refused = Это невозможно.
web-refusal-removed = Хозяин убрал тебя из-за этого стола. Чтобы вернуться, нужна новая ссылка.
web-refusal-resigned = Это место сдано окончательно.
web-refusal-running = Игра ещё идёт. Её можно будет разобрать, когда она закончится.
web-refusal-sealed = Другие ещё играют тот же расклад. Это будет можно, когда их игры закончатся.
web-refusal-seat-taken = Это место уже занято.
web-refusal-seated = Ты уже за этим столом.
web-refusal-seats = Эти места не подходят к игре.
web-refusal-seats-free = Есть свободные места. Подожди или отдай их компьютеру.
web-refusal-setup = Такой игры нет.
web-refusal-stale = За столом уже всё изменилось. Посмотри ещё раз.
web-refusal-started = Игра уже началась.
web-refusal-too-large = Столько сразу отправить нельзя.
web-refusal-too-many = Слишком часто. Подожди немного.
web-refusal-too-many-bots = У тебя идёт слишком много партий с компьютером или за одним экраном. Сначала закончи одну; с именем, защищённым паролем, их может быть больше.
web-refusal-too-many-mutes = Больше никого нельзя заглушить или заблокировать.
web-refusal-too-many-public = Без учётной записи можно иметь лишь несколько открытых для всех столов сразу. Покинь один или закрепи имя паролем.
web-refusal-too-many-tables = У тебя слишком много ждущих столов. Начни, закончи или покинь один из них.
web-refusal-unavailable = База данных не отвечает. Попробуй ещё раз.
web-refusal-wrong = Имя не подходит к этому паролю или коду.
# At the table. $title: of the tournament. $n: the round.
web-cup-of-table = { $title }, тур { $n }
