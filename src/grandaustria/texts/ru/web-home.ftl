### Вестибюль и страницы вокруг стола: главная, новая игра, открытые столы, архив, приглашение, учётная запись.

## Верх и низ каждой страницы

web-home-skip = К содержанию
web-home-nav = Залы дома
web-home-language = Язык
web-home-light = Днём
web-home-dark = Ночью
# $name — имя посетителя.
web-home-you = Ты: { $name }
web-home-learn = Научись за десять минут
web-home-licences = Лицензии
web-home-interface = Для программ
web-home-unofficial = Неофициально, с издателем не связано. Свободная программа, собственные рисунки.
web-home-loading = Минутку
web-home-copy = Копировать
web-home-copied = Скопировано

## Главная

# Вторая строка афиши, под названием дома, прописными с широкими промежутками.
web-home-poster = Отель
web-home-greeting-morning = Доброе утро, { $name }.
web-home-greeting-day = Добрый день, { $name }.
web-home-greeting-evening = Добрый вечер, { $name }.
web-home-greeting-night = Не спится, { $name }?
web-home-welcome = Добро пожаловать в Grand Austria.
web-home-welcome-text = Управляй отелем в Вене около 1900 года: наполни кафе, подготовь номера, угоди императору. Один клик — и ты в игре.
web-home-waiting = { $count ->
    [0] Ни один стол тебя не ждёт.
    [one] Тебя ждёт { $count } стол.
    [few] Тебя ждут { $count } стола.
    [many] Тебя ждут { $count } столов.
   *[other] Тебя ждут { $count } стола.
}
web-home-stay = Сохрани имя и игры
# На вкладке браузера, пока ходит посетитель. $title — заголовок страницы.
web-home-tab = ({ $count }) { $title }
web-home-mine = Твои столы
web-home-new = Новая игра
web-home-all-options = Все настройки
web-home-see-all = Показать все
web-home-house = На этом сервере
web-home-house-empty = Сейчас нет открытых столов
web-home-house-empty-text = Открой свой, и к нему подсядет любой желающий, — или посмотри игры, сыгранные здесь.
web-home-house-do = Открыть стол для всех
web-home-house-archive = В архив
web-home-more = { $count ->
    [one] Показать ещё { $count }
    [few] Показать ещё { $count }
    [many] Показать ещё { $count }
   *[other] Показать ещё { $count }
}

## Строки со столами

web-home-players = Игроки
web-home-your-turn = Твой ход
# Как называется стол без собственного названия.
web-home-title-solo = Один на один с Леопольдом
web-home-title-screen = За одним экраном
web-home-title-house = Против дома
web-home-title-friends = Стол для друзей
# $names — перечень имён вроде «Милан и София».
web-home-title-with = За столом: { $names }
web-home-title-of = Стол игрока { $name }
web-home-row-free = { $count ->
    [0] Все в сборе.
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
    [many] Свободно { $count } мест.
   *[other] Свободно { $count } места.
}
web-home-row-host = { $count ->
    [0] Хозяин стола — { $name }; все места заняты.
    [one] Хозяин стола — { $name }; свободно { $count } место.
    [few] Хозяин стола — { $name }; свободно { $count } места.
    [many] Хозяин стола — { $name }; свободно { $count } мест.
   *[other] Хозяин стола — { $name }; свободно { $count } места.
}
web-home-row-thinks = { $name } думает.
web-home-row-round = Раунд { $round }
web-home-row-setup = Подготовка
# $when — время от этой минуты, вроде «через 2 дня».
web-home-row-due = Срок: { $when }
web-home-row-late = Время вышло { $when }
web-home-row-ready = Можно начинать
# a table whose game cannot begin yet, as seats are free
web-home-row-unbegun = Ещё не начата
web-home-row-open = Открыть
web-home-row-play = Играть
web-home-row-look = Взглянуть
web-home-row-join = Сесть
web-home-row-watch = Смотреть

## Новая игра вкратце

web-home-new-quick = Быстрая игра
web-home-new-quick-text = Против двух компьютерных отелей, около 30 минут.
web-home-new-starting = Двери открываются…
web-home-new-friends = С друзьями
web-home-new-friends-text = Отправь ссылку. За один вечер или за несколько дней.
web-home-new-screen = Один экран
web-home-new-screen-text = Передавайте устройство по кругу.
web-home-new-leopold = Леопольд
web-home-new-leopold-text = В одиночку против двора, три уровня.
web-home-how-many = Сколько игроков?
web-home-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
web-home-start-friends = Ты получишь ссылку для друзей. Кто её откроет, сядет за стол; пустые места может занять компьютер.
web-home-start-screen = Вы все играете на этом устройстве. Между ходами карты скрывает занавес.
web-home-start-leopold = Ты ведёшь отель в одиночку, а Леопольд, хозяин соседнего дома, изо всех сил старается угодить императору больше.
web-home-level = Уровень
web-home-level-easy = Лёгкий
web-home-level-easy-text = Чтобы познакомиться.
web-home-level-medium = Средний
web-home-level-medium-text = Для тех, кто знает карты.
web-home-level-hard = Сложный
web-home-level-hard-text = Он ничего не прощает.
web-home-start-open = Открыть стол
web-home-start-begin = Начать
web-home-invite = Отправь друзьям эту ссылку или покажи её на экране.
web-home-link = Ссылка на стол
web-home-link-local = Эта ссылка работает только на этом устройстве. Запусти игру командой «./play --share», чтобы играть в домашней сети.
web-home-qr = QR-код ссылки на стол
web-home-send = Отправить
web-home-to-table = К столу
web-home-file = Открыть файл игры
web-home-file-busy = Файл читается…
web-home-file-text = Файл игры даёт кнопка «{ web-end-save }» в конце игры. Прежде чем показать игру, её воспроизводят ход за ходом.

## Новая игра со всеми настройками

web-home-form-lead = Всё настроено так, как играет большинство. Меняй что хочешь.
web-home-form-who = Кто играет
web-home-form-game = Во что играем
web-home-form-table = Стол
web-home-kind = Вид игры
web-home-kind-table = За столом
web-home-kind-table-text = С друзьями по ссылке, с кем угодно или против компьютерных отелей.
web-home-kind-screen = За одним экраном
web-home-kind-screen-text = Все играют на этом устройстве по очереди.
web-home-kind-solo = Против Леопольда
web-home-kind-solo-text = Соло-игра из правил.
web-home-seats = Места
# $number считает места с 1.
web-home-seat = Место { $number }
web-home-seat-you = { $name } (ты)
web-home-seat-open = Кто-то со ссылкой
web-home-seat-here = Кто-то за этим экраном
# $bot — имя компьютерного игрока, $level говорит, как хорошо он играет.
web-home-seat-bot = Компьютер: { $bot } ({ $level })
web-home-bot-apprentice = ещё учится и даёт выиграть
web-home-bot-steward = играет с охотой, но многое упускает
web-home-bot-innkeeper = знает своё дело, но порой ошибается
web-home-bot-hotelier = сильный соперник, уверенный и быстрый
web-home-bot-master = сам научился играть, сильнейший в доме
web-home-all-bots = Компьютеры на все другие места
web-home-hotels = Отели
web-home-hotels-night = Ночь
web-home-hotels-night-text = У всех одинаковый отель.
web-home-hotels-day = День
web-home-hotels-day-text = У каждого свой отель.
web-home-staff = Первый персонал
web-home-staff-standard = Раздача
web-home-staff-standard-text = По шесть карт из всей колоды.
web-home-staff-intro = Для первой игры
web-home-staff-intro-text = Наборы, которыми легко играть.
web-home-staff-draft = Драфт
web-home-staff-draft-text = Выбери одну карту, остальные передай.
web-home-rules = Правила
web-home-single = Отдельные правила
web-home-single-count = { $count ->
    [one] { $count } изменено
    [few] { $count } изменено
    [many] { $count } изменено
   *[other] { $count } изменено
}
# $rules — название издания или «Смесь изданий».
web-home-single-mixed = Играем так: { $rules }.
web-home-single-reset = Отменить изменения
web-home-listed = Кто может прийти
web-home-listed-no = Только по ссылке
web-home-listed-no-text = Без ссылки стол никто не найдёт.
web-home-listed-yes = Все желающие
web-home-listed-yes-text = Стол виден на этом сервере; смотреть может каждый.
web-home-table-title = Название стола
web-home-table-title-hint = Необязательно, для твоих списков.
web-home-table-title-wrong = Не больше 80 букв, в одну строку.
web-home-stand-in = Замена
web-home-stand-in-hint = Играет за того, кто ушёл или заставляет ждать, пока он не вернётся.
web-home-time-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
web-home-time-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
web-home-time-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
web-home-time-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
web-home-cancel = Назад в вестибюль

## Задуманная игра словами

web-home-summary = Твоя игра
web-home-sum-solo = Ты играешь один на один с Леопольдом ({ $level }).
# $bots — перечень компьютерных игроков.
web-home-sum-bots = Твои соперники: { $bots }.
# $people — сколько ещё людей придёт по ссылке.
web-home-sum-table = { $people ->
    [one] Ты ждёшь ещё { $people } человека по ссылке.
    [few] Ты ждёшь ещё { $people } человек по ссылке.
    [many] Ты ждёшь ещё { $people } человек по ссылке.
   *[other] Ты ждёшь ещё { $people } человека по ссылке.
}
web-home-sum-table-bots = { $people ->
    [one] Ты ждёшь ещё { $people } человека по ссылке; компьютерные соперники: { $bots }.
    [few] Ты ждёшь ещё { $people } человек по ссылке; компьютерные соперники: { $bots }.
    [many] Ты ждёшь ещё { $people } человек по ссылке; компьютерные соперники: { $bots }.
   *[other] Ты ждёшь ещё { $people } человека по ссылке; компьютерные соперники: { $bots }.
}
# $all — сколько людей за экраном.
web-home-sum-screen = { $all ->
    [one] За этим экраном играет { $all } человек.
    [few] За этим экраном играют { $all } человека.
    [many] За этим экраном играют { $all } человек.
   *[other] За этим экраном играют { $all } человека.
}
web-home-sum-screen-bots = { $all ->
    [one] За этим экраном играет { $all } человек; соперники: { $bots }.
    [few] За этим экраном играют { $all } человека; соперники: { $bots }.
    [many] За этим экраном играют { $all } человек; соперники: { $bots }.
   *[other] За этим экраном играют { $all } человека; соперники: { $bots }.
}
web-home-sum-hotels-night = У всех ночной отель.
web-home-sum-hotels-day = У каждого свой дневной отель.
web-home-sum-staff-standard = Персонал раздаётся.
web-home-sum-staff-intro = Персонал — для первой игры.
web-home-sum-staff-draft = Персонал — драфтом.
web-home-sum-rules = Правила: { $rules }.
web-home-sum-no-clock = Игра без часов.
# $time — промежуток времени, вроде «1 день».
web-home-sum-clock = Время на ход: { $time }.
web-home-sum-public = Найти стол и смотреть игру может каждый.
web-home-sum-private = Стол найдут только по ссылке.

## Списки: открытые столы и архив

web-home-filter = Что показано
web-home-filter-any = Любые
web-home-filter-solo = Соло
web-home-filter-players = Игроки
web-home-filter-mine = Только мои игры
web-home-list-more = Показать ещё
web-home-open-lead = Столы этого сервера, открытые для всех. Садись за свободный или загляни игрокам через плечо.
web-home-open-open = Можно сесть
web-home-open-open-empty = Ни один стол не ждёт игроков
web-home-open-open-do = Открой свой: он будет здесь, пока не заняты все места.
web-home-open-running = Можно смотреть
web-home-open-running-empty = Сейчас нет открытых игр
web-home-open-running-do = Законченные игры всегда можно пересмотреть в архиве.
web-home-open-none-filtered = Ничего подходящего нет
web-home-archive-lead = Законченные игры, сначала последние: твои и открытые для всех. Каждую можно пересмотреть и сохранить в файл.
web-home-archive-empty = Пока ничего не доиграно до конца
web-home-archive-none-filtered = Ничего подходящего нет
web-home-archive-empty-text = Игры появляются здесь, когда закончены. Можно открыть и файл игры.
web-home-archive-imported = из файла
web-home-archive-ended = Закончена без итога.
web-home-archive-won = Победа
web-home-archive-score = Итоги
web-home-archive-replay = Повтор
web-home-archive-record = Файл
web-home-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}

## Приглашение

# $name — хозяин стола.
web-home-join-title = { $name } приглашает тебя
web-home-join-sit = Для тебя есть место. Учётная запись не нужна.
web-home-join-full = Все места уже заняты. Когда игра начнётся, можно смотреть.
web-home-join-watch = Игра началась. Её можно смотреть.
web-home-join-over = Игра окончена. Можно посмотреть, как она шла.
web-home-join-do = Занять место
web-home-join-name = Его видят остальные за столом.
web-home-join-none = Это приглашение никуда не ведёт
web-home-join-none-text = Возможно, ссылка обрезана или стола больше нет. Попроси её ещё раз или начни свою игру.
web-home-name = Твоё имя

## О себе

web-home-me-guest = Ты здесь гость: тебя знает только этот браузер. Закрепи имя паролем, чтобы вернуться откуда угодно.
web-home-me-account = Твоё имя и игры защищены паролем.
web-home-save = Сохранить
web-home-saved = Сохранено
web-home-print = Печать
web-home-name-text = Таким его видят другие за столом.
# Why the server takes no such name.
web-home-name-empty = Напиши имя.
web-home-name-length = Это имя слишком длинное.
web-home-name-letters = В имени должна быть хотя бы одна буква или цифра.
web-home-name-characters = В этом имени есть невидимые знаки. Напиши его без них.
web-home-keep = Закрепи имя за собой
web-home-keep-text = Хватит имени и пароля. Адрес почты никто не спросит.
web-home-keep-do = Закрепить
web-home-account-name = Имя
web-home-password = Пароль
web-home-password-hint = Не меньше 8 знаков; несколько слов лучше одного.
web-home-password-old = Нынешний пароль
web-home-password-new = Новый пароль
web-home-password-wrong = Пароль неверный.
web-home-password-change = Сменить пароль
web-home-password-change-text = На всех других устройствах произойдёт выход.
web-home-sign-in = Войти
web-home-sign-in-text = Всё, что сыграно здесь гостем, перейдёт к тебе.
web-home-sign-in-back = Войти с паролем
web-home-sign-out = Выйти
web-home-forgotten = Не помнишь пароль?
web-home-recover = Новый пароль
web-home-recover-text = С кодом, который у тебя напечатан или записан. Он сменится новым, а на всех устройствах произойдёт выход.
web-home-recover-do = Задать новый пароль
web-home-code = Код
web-home-code-hint = Пять групп по пять знаков; буквы любые, большие или малые.
web-home-code-title = Твой код на случай забытого пароля
web-home-code-text = Он показан только один раз. Напечатай или запиши его: без него никто не вернёт тебе учётную запись.
web-home-code-where = Адрес
web-home-code-kept = Код у меня
web-home-sessions = Где выполнен вход
web-home-sessions-text = Заверши сеансы, которые не узнаёшь или которыми больше не пользуешься.
# $browser и $system — названия программ, вроде Firefox и Linux.
web-home-session-name = { $browser }, { $system }
web-home-session-unknown = Другая программа
web-home-session-here = Ты сейчас здесь.
# $when — время от этой минуты, вроде «3 часа назад».
web-home-session-seen = Последний раз { $when }
web-home-session-end = Завершить
web-home-language-text = Для страницы, карт и писем тебе.
web-home-alerts = Когда твой ход
web-home-alerts-text = Сообщаем не чаще раза за ход и только пока стол закрыт.
web-home-alerts-browser = В этом браузере
web-home-alerts-browser-text = Уведомление появится, пока в этом браузере открыта какая-нибудь страница этого сервера.
web-home-alerts-browser-denied = Этот браузер не показывает уведомлений этой страницы. Это можно изменить в его настройках.
web-home-alerts-browser-on = Показывать уведомления
web-home-alerts-browser-off = Не показывать больше
web-home-alerts-mail = По почте
web-home-alerts-mail-none = Этот сервер не отправляет писем.
web-home-alerts-mail-on = Письма идут на { $email }.
web-home-alerts-mail-off = Больше не писать
web-home-alerts-address = Адрес почты
web-home-alerts-address-wrong = Это не адрес почты.
web-home-alerts-send = Прислать код
web-home-alerts-code = Код из письма
web-home-alerts-code-hint = Он отправлен на { $email }.
web-home-alerts-code-wrong = Это не тот код.
web-home-alerts-confirm = Подтвердить
web-home-alerts-other = Другой адрес
web-home-alerts-hook = Вебхуком
web-home-alerts-hook-address = Вызываемый адрес
web-home-alerts-hook-hint = Для программ и умного дома: только https, вызов с JSON. Оставь пустым, чтобы выключить.
web-home-alerts-hook-wrong = Вызывать можно только открытые адреса с https.
web-home-farewell = Уйти насовсем
web-home-farewell-text = Имя, пароль и адреса будут удалены. Законченные игры останутся, а вместо тебя в них — бывший гость.
web-home-farewell-do = Удалить меня
web-home-farewell-sure = Уйти насовсем?
web-home-farewell-what = Отменить это нельзя: места за открытыми столами освободятся, а начатые игры доиграют компьютеры.
web-home-farewell-yes = Да, забудьте меня
web-home-farewell-no = Нет, я остаюсь
