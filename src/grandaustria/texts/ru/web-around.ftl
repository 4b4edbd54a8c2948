### Что вокруг стола: журнал, беседа, люди, настройки, клавиши, объявления, занавес между ходами двух людей.

## Инструменты и окна

web-around-tools = Инструменты
web-around-tool-help = Помощь и клавиши
web-around-tool-log = Что произошло
web-around-tool-chat = Беседа за столом
web-around-tool-people = Кто за столом
web-around-tool-settings = Настройки
web-around-tool-light = Светлые цвета
web-around-tool-dark = Тёмные цвета
web-around-cancel = Отмена
web-around-title-help = Помощь и клавиши
web-around-title-chat = Беседа за столом
web-around-title-people = За столом
web-around-title-log = Все события
web-around-title-settings = Настройки
web-around-title-notation = Ввод ходов текстом
web-around-title-plan = План на следующий ход

## Что произошло

# Заголовок над узким списком, прописными.
web-around-since = После твоего хода
web-around-latest = Последние события
web-around-since-none = Пока ничего не произошло.
# Above what concerns the reader, where the name of another would stand
web-around-since-you = Ты
# Opens the rest of the lines about one player
web-around-since-more = ещё { $count }
web-around-replay = Повтор
web-around-all = Все события
web-around-search = Поиск по событиям
web-around-found = { $count ->
    [one] Найдено { $count } событие.
    [few] Найдено { $count } события.
    [many] Найдено { $count } событий.
   *[other] Найдено { $count } события.
}
web-around-found-none = Событий с такими словами нет.
web-around-round = Раунд { $round }
web-around-setup = Подготовка
web-around-record = Сохранить игру в файл
# О ссылке на событии: она ведёт к повтору.
web-around-moment = Посмотреть этот момент в повторе

## Голос стола, для тех, кто его не видит

web-around-live = Что происходит за столом
web-around-undone = Последний шаг отменён.
web-around-much = { $count ->
    [one] Тем временем произошло { $count } событие; оно в журнале.
    [few] Тем временем произошло { $count } события; все они в журнале.
    [many] Тем временем произошло { $count } событий; все они в журнале.
   *[other] Тем временем произошло { $count } события; все они в журнале.
}

## Чей ход, в заголовке вкладки браузера. $table: название стола.

web-around-turn-title = ● Твой ход — { $table }
web-around-turn-title-plain = ● Твой ход — Grand Austria

## Связь

web-around-away = Связь потеряна. Она восстановится сама; ничего из сделанного не пропало.
web-around-back = Связь восстановлена.
web-around-held = Связь потеряна. Твой последний шаг будет отправлен, как только она восстановится; до тех пор другие не принимаются.

## Несколько людей за одним экраном

web-around-curtain = Ходит { $name }
web-around-curtain-text = Остальные, отвернитесь, пожалуйста. Стол закрыт, пока ты не подойдёшь.
web-around-curtain-here = Я здесь

## Беседа

web-around-chat-unread = { $count ->
    [one] Беседа за столом, { $count } новое сообщение
    [few] Беседа за столом, { $count } новых сообщения
    [many] Беседа за столом, { $count } новых сообщений
   *[other] Беседа за столом, { $count } нового сообщения
}
web-around-chat-none = Пока никто ничего не написал.
web-around-chat-closed = Это читают только те, кто сидит за этим столом.
web-around-chat-watching = Писать здесь могут только те, кто сидит за столом.
web-around-chat-say = Напиши соседям по столу
web-around-chat-send = Отправить
web-around-chat-left = { $count ->
    [one] Ещё { $count } знак
    [few] Ещё { $count } знака
    [many] Ещё { $count } знаков
   *[other] Ещё { $count } знака
}
# Открывает под сообщением две кнопки: заглушить и пожаловаться.
web-around-chat-more = Об этом сообщении: { $name }
web-around-chat-mute = Заглушить: { $name }
web-around-chat-muted = Сообщения игрока { $name } скрыты.
web-around-chat-unmute = Снова показывать: { $name }
web-around-chat-unmuted = Сообщения игрока { $name } снова видны.
web-around-chat-muted-people = { $count ->
    [one] Заглушён { $count } человек
    [few] Заглушены { $count } человека
    [many] Заглушено { $count } человек
   *[other] Заглушены { $count } человека
}
web-around-chat-report = Пожаловаться на сообщение
web-around-chat-reason = Что с ним не так?
web-around-chat-report-send = Отправить жалобу
web-around-chat-reported = Жалоба отправлена владельцам этого сервера.

## Кто где сидит

web-around-you = ты
web-around-seat-thinking = Думает
web-around-seat-asked = Решает
web-around-seat-here = За столом
web-around-seat-away = Стол сейчас не открыт
web-around-seat-bot = Компьютерный игрок
# $bot: имя компьютерного игрока, который играет вместо человека.
web-around-seat-stead = Вместо человека играет { $bot }
web-around-seat-leopold = Играет по своим картам
web-around-seat-free = Здесь никого нет
web-around-watching = { $count ->
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
    [many] Смотрят { $count } человек.
   *[other] Смотрят { $count } человека.
}
web-around-give-bot = Пусть играет компьютер
web-around-take-back = Вернуть себе место
web-around-given-up = За тебя играет компьютер.
web-around-leave = Покинуть стол
web-around-leave-sure = Дальше за тебя сыграет компьютер. Пока игра идёт, можно вернуться и снова занять место.
web-around-leave-yes = Покинуть
web-around-rematch = Сыграть ещё
web-around-rematch-go = К следующей игре
web-around-copy = Копировать ссылку
web-around-copied = Ссылка скопирована.

## У кого-то вышло время

web-around-late-name = Слишком долгий ход
web-around-late = Время вышло: { $name }.
# Игроку, чьё это время.
web-around-late-own = Твоё время вышло. Ходи, иначе остальные отдадут место компьютеру.
web-around-late-wait = Подождать ещё
web-around-late-bot = Пусть играет компьютер
web-around-late-end = Закончить игру
web-around-late-sure = Игра закончится для всех, без результата, и вернуть её нельзя.
web-around-late-end-yes = Закончить насовсем
web-around-late-wishes = { $count ->
    [one] { $count } игрок хочет закончить игру; согласиться должны все, кто ждёт.
    [few] { $count } игрока хотят закончить игру; согласиться должны все, кто ждёт.
    [many] { $count } игроков хотят закончить игру; согласиться должны все, кто ждёт.
   *[other] { $count } игрока хотят закончить игру; согласиться должны все, кто ждёт.
}
# $time: минуты и секунды, вроде 1:15.
web-around-time = { $name }: осталось { $time }.
web-around-time-own = У тебя осталось { $time }.

## Настройки

web-around-theme = Цвета
web-around-theme-system = Как на устройстве
web-around-theme-light = Светлые
web-around-theme-dark = Тёмные
web-around-speed = Анимация
web-around-speed-normal = Обычная
web-around-speed-fast = Быстрая
web-around-speed-off = Выключена
web-around-language = Язык
web-around-sounds = Звуки
web-around-sounds-text = Тихий колокольчик на твой ход, кубик, монета.
web-around-notifications = Сообщать о моём ходе
web-around-notifications-text = Браузер покажет уведомление, когда наступит твой ход, а ты смотришь другую страницу. Сначала он спросит.
web-around-notifications-denied = Браузер не разрешает уведомления с этой страницы. Это можно изменить в настройках браузера для этого сайта.
web-around-keys = Клавиши-буквы
web-around-keys-text = Буквы и цифры действуют на столе. Выключи, если управляешь компьютером голосом или часто нажимаешь клавиши случайно.

## Помощь

web-around-help-table = За столом
web-around-help-alive = Всё в золотой рамке можно использовать сейчас: щёлкни или нажми Enter, когда на нём фокус.
web-around-help-look = Наведи курсор на что-нибудь или переведи туда фокус, и строка под кубиками скажет, что это даст или почему сейчас нельзя. На сенсорном экране первое касание показывает, второе действует.
web-around-help-undo = Пока ход не завершён, каждый шаг можно отменить и вернуть.
web-around-help-final = Маленький замок отмечает шаги, открывающие новое, например следующего гостя; их не отменить.
web-around-help-since = Список сбоку рассказывает, что произошло после твоего хода.
web-around-help-keys = Клавиши
web-around-help-keys-off = Буквы и цифры выключены в настройках.
web-around-help-moving = Передвижение

## Что делают клавиши, в списке клавиш

web-around-key-dice = Посмотреть кубик; ещё раз — взять
web-around-key-boost = Усилить на один за { $price ->
    [1] крону
    [one] { $price } крону
    [few] { $price } кроны
   *[many] { $price } крон
}
web-around-key-undo = Отменить шаг
web-around-key-redo = Вернуть шаг
web-around-key-end = Завершить ход или подтвердить
web-around-key-pass = Посмотреть, что даст пас; ещё раз — спасовать
web-around-key-hint = Попросить совета
web-around-key-guests = К очереди гостей
web-around-key-cafe = К кафе и кухне
web-around-key-hotel = К отелю
web-around-key-staff = К персоналу
web-around-key-objectives = К целям
web-around-key-notation = Ввод ходов текстом
web-around-key-plan = Спланировать следующий ход
web-around-key-log = Все события
web-around-key-talk = Беседа за столом
web-around-key-help = Этот список
web-around-key-arrows = От элемента к элементу внутри области
web-around-key-enter = Использовать то, на чём фокус
web-around-key-tab = К следующему элементу или кнопке
web-around-key-escape = Назад или закрыть

## Почему клавиша сейчас ничего не делает

web-around-key-boost-no = Усилить сейчас нельзя.
web-around-key-undo-no = Отменять нечего.
web-around-key-redo-no = Возвращать нечего.
web-around-key-end-no = Завершать сейчас нечего.
web-around-key-pass-no = Спасовать сейчас нельзя.
web-around-key-hint-no = Сейчас совета нет.
web-around-boost-on = Следующий кубик будет сильнее на один, за { $price ->
    [1] крону
    [one] { $price } крону
    [few] { $price } кроны
   *[many] { $price } крон
}.
web-around-boost-off = Следующий кубик будет взят как есть.

## Ввод ходов

web-around-notation-label = Что делаешь? Например: die 4+
web-around-notation-do = Сделать
web-around-notation-list = Что возможно
web-around-notation-none = Ни одно возможное действие так не записывается.
web-around-notation-wait = Сейчас тебе нечего решать.
# $typed: что кто-то написал.
web-around-notation-unknown = «{ $typed }» сейчас невозможно.
