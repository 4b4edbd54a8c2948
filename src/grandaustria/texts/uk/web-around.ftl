### Що довкола столу: журнал, розмова, люди, налаштування, клавіші, оголошення, завіса між ходами двох людей.

## Інструменти й вікна

web-around-tools = Інструменти
web-around-tool-help = Довідка й клавіші
web-around-tool-log = Що сталося
web-around-tool-chat = Розмова за столом
web-around-tool-people = Хто за столом
web-around-tool-settings = Налаштування
web-around-tool-light = Світлі кольори
web-around-tool-dark = Темні кольори
web-around-cancel = Скасувати
web-around-title-help = Довідка й клавіші
web-around-title-chat = Розмова за столом
web-around-title-people = За столом
web-around-title-log = Усі події
web-around-title-settings = Налаштування
web-around-title-notation = Введення ходів
web-around-title-plan = План на наступний хід

## Що сталося

# Заголовок над вузьким списком, великими літерами.
web-around-since = Після твого ходу
web-around-latest = Останні події
web-around-since-none = Поки що нічого не сталося.
# Above what concerns the reader, where the name of another would stand
web-around-since-you = Ти
# Opens the rest of the lines about one player
web-around-since-more = ще { $count }
web-around-replay = Повтор
web-around-all = Усі події
web-around-search = Пошук серед подій
web-around-found = { $count ->
    [one] Знайдено { $count } подію.
    [few] Знайдено { $count } події.
    [many] Знайдено { $count } подій.
   *[other] Знайдено { $count } події.
}
web-around-found-none = Подій із такими словами немає.
web-around-round = Раунд { $round }
web-around-setup = Підготовка
web-around-record = Зберегти гру у файл
# Про посилання на події: воно веде до повтору.
web-around-moment = Побачити цю мить у повторі

## Голос столу, для тих, хто його не бачить

web-around-live = Що відбувається за столом
web-around-undone = Останній крок скасовано.
web-around-much = { $count ->
    [one] Тим часом сталася { $count } подія; вона в журналі.
    [few] Тим часом сталося { $count } події; усі вони в журналі.
    [many] Тим часом сталося { $count } подій; усі вони в журналі.
   *[other] Тим часом сталося { $count } події; усі вони в журналі.
}

## Чий хід, у заголовку вкладки браузера. $table: назва столу.

web-around-turn-title = ● Твій хід — { $table }
web-around-turn-title-plain = ● Твій хід — Grand Austria

## Зв’язок

web-around-away = Зв’язок утрачено. Він відновиться сам; нічого зі зробленого не пропало.
web-around-back = Зв’язок відновлено.
web-around-held = Зв’язок утрачено. Твій останній крок надішлемо, щойно зв’язок відновиться; до того інші не приймаються.

## Кілька людей за одним екраном

web-around-curtain = Ходить { $name }
web-around-curtain-text = Інші, відверніться, будь ласка. Стіл закритий, доки ти не підійдеш.
web-around-curtain-here = Я тут

## Розмова

web-around-chat-unread = { $count ->
    [one] Розмова за столом, { $count } нове повідомлення
    [few] Розмова за столом, { $count } нові повідомлення
    [many] Розмова за столом, { $count } нових повідомлень
   *[other] Розмова за столом, { $count } нового повідомлення
}
web-around-chat-none = Поки що ніхто нічого не написав.
web-around-chat-closed = Це читають лише ті, хто сидить за цим столом.
web-around-chat-watching = Писати тут можуть лише ті, хто сидить за столом.
web-around-chat-say = Напиши щось за столом
web-around-chat-send = Надіслати
web-around-chat-left = { $count ->
    [one] Ще { $count } знак
    [few] Ще { $count } знаки
    [many] Ще { $count } знаків
   *[other] Ще { $count } знака
}
# Відкриває під повідомленням дві кнопки: заглушити й поскаржитися.
web-around-chat-more = Про це повідомлення: { $name }
web-around-chat-mute = Заглушити: { $name }
web-around-chat-muted = Повідомлення гравця { $name } приховано.
web-around-chat-unmute = Знову показувати: { $name }
web-around-chat-unmuted = Повідомлення гравця { $name } знову видно.
web-around-chat-muted-people = { $count ->
    [one] Заглушено { $count } людину
    [few] Заглушено { $count } людей
    [many] Заглушено { $count } людей
   *[other] Заглушено { $count } людини
}
web-around-chat-report = Поскаржитися на повідомлення
web-around-chat-reason = Що з ним не так?
web-around-chat-report-send = Надіслати скаргу
web-around-chat-reported = Скаргу надіслано власникам цього сервера.

## Хто де сидить

web-around-you = ти
web-around-seat-thinking = Думає
web-around-seat-asked = Вирішує
web-around-seat-here = За столом
web-around-seat-away = Стіл зараз не відкрито
web-around-seat-bot = Комп’ютерний гравець
# $bot: ім’я комп’ютерного гравця, що грає замість людини.
web-around-seat-stead = Замість людини грає { $bot }
web-around-seat-leopold = Грає за своїми картами
web-around-seat-free = Тут нікого немає
web-around-watching = { $count ->
    [one] Дивиться { $count } людина.
    [few] Дивляться { $count } людини.
    [many] Дивляться { $count } людей.
   *[other] Дивляться { $count } людини.
}
web-around-give-bot = Хай грає комп’ютер
web-around-take-back = Повернути собі місце
web-around-given-up = За тебе грає комп’ютер.
web-around-leave = Покинути стіл
web-around-leave-sure = Далі за тебе зіграє комп’ютер. Поки гра триває, можна повернутися й знову зайняти місце.
web-around-leave-yes = Покинути
web-around-rematch = Зіграти ще
web-around-rematch-go = До наступної гри
web-around-copy = Копіювати посилання
web-around-copied = Посилання скопійовано.

## У когось вийшов час

web-around-late-name = Надто довгий хід
web-around-late = Час вийшов: { $name }.
# Гравцеві, чий це час.
web-around-late-own = Твій час вийшов. Ходи, інакше решта віддасть місце комп’ютеру.
web-around-late-wait = Почекати ще
web-around-late-bot = Хай грає комп’ютер
web-around-late-end = Закінчити гру
web-around-late-sure = Гра закінчиться для всіх, без результату, і повернути її не можна.
web-around-late-end-yes = Закінчити назавжди
web-around-late-wishes = { $count ->
    [one] { $count } гравець хоче закінчити гру; погодитися мають усі, хто чекає.
    [few] { $count } гравці хочуть закінчити гру; погодитися мають усі, хто чекає.
    [many] { $count } гравців хочуть закінчити гру; погодитися мають усі, хто чекає.
   *[other] { $count } гравця хоче закінчити гру; погодитися мають усі, хто чекає.
}
# $time: хвилини й секунди, на зразок 1:15.
web-around-time = { $name }: лишилося { $time }.
web-around-time-own = У тебе лишилося { $time }.

## Налаштування

web-around-theme = Кольори
web-around-theme-system = Як на пристрої
web-around-theme-light = Світлі
web-around-theme-dark = Темні
web-around-speed = Анімація
web-around-speed-normal = Звичайна
web-around-speed-fast = Швидка
web-around-speed-off = Вимкнена
web-around-language = Мова
web-around-sounds = Звуки
web-around-sounds-text = Тихий дзвіночок на твій хід, кубик, монета.
web-around-notifications = Повідомляти про мій хід
web-around-notifications-text = Браузер покаже сповіщення, коли настане твій хід, а ти дивишся іншу сторінку. Спершу він запитає.
web-around-notifications-denied = Браузер не дозволяє сповіщень із цієї сторінки. Це можна змінити в налаштуваннях браузера для цього сайту.
web-around-keys = Клавіші-літери
web-around-keys-text = Літери й цифри діють на столі. Вимкни, якщо керуєш комп’ютером голосом або часто натискаєш клавіші випадково.

## Довідка

web-around-help-table = За столом
web-around-help-alive = Усе в золотій рамці можна використати зараз: клацни або натисни Enter, коли на ньому фокус.
web-around-help-look = Наведи курсор на щось або переведи туди фокус, і рядок під кубиками скаже, що це дасть або чому зараз не можна. На сенсорному екрані перший дотик показує, другий діє.
web-around-help-undo = Доки хід не завершено, кожен крок можна скасувати й повернути.
web-around-help-final = Маленький замок позначає кроки, що відкривають нове, наприклад наступного гостя; їх не скасувати.
web-around-help-since = Список збоку розповідає, що сталося після твого ходу.
web-around-help-keys = Клавіші
web-around-help-keys-off = Літери й цифри вимкнено в налаштуваннях.
web-around-help-moving = Пересування

## Що роблять клавіші, у списку клавіш

web-around-key-dice = Подивитися кубик; ще раз — узяти
web-around-key-boost = Посилити на один за { $price ->
    [1] крону
    [one] { $price } крону
    [few] { $price } крони
   *[many] { $price } крон
}
web-around-key-undo = Скасувати крок
web-around-key-redo = Повернути крок
web-around-key-end = Завершити хід або підтвердити
web-around-key-pass = Подивитися, що дасть пас; ще раз — спасувати
web-around-key-hint = Попросити поради
web-around-key-guests = До черги гостей
web-around-key-cafe = До кав’ярні й кухні
web-around-key-hotel = До готелю
web-around-key-staff = До персоналу
web-around-key-objectives = До завдань
web-around-key-notation = Введення ходів
web-around-key-plan = Спланувати наступний хід
web-around-key-log = Усі події
web-around-key-talk = Розмова за столом
web-around-key-help = Цей список
web-around-key-arrows = Від елемента до елемента в межах області
web-around-key-enter = Використати те, на чому фокус
web-around-key-tab = До наступного елемента або кнопки
web-around-key-escape = Назад або закрити

## Чому клавіша зараз нічого не робить

web-around-key-boost-no = Посилити зараз не можна.
web-around-key-undo-no = Скасовувати нічого.
web-around-key-redo-no = Повертати нічого.
web-around-key-end-no = Завершувати зараз нічого.
web-around-key-pass-no = Спасувати зараз не можна.
web-around-key-hint-no = Зараз поради немає.
web-around-boost-on = Наступний кубик буде сильнішим на один, за { $price ->
    [1] крону
    [one] { $price } крону
    [few] { $price } крони
   *[many] { $price } крон
}.
web-around-boost-off = Наступний кубик буде взято як є.

## Введення ходів

web-around-notation-label = Що робиш? Наприклад: die 4+
web-around-notation-do = Зробити
web-around-notation-list = Що можливо
web-around-notation-none = Жодна можлива дія так не записується.
web-around-notation-wait = Зараз тобі нічого вирішувати.
# $typed: що хтось написав.
web-around-notation-unknown = «{ $typed }» зараз неможливо.
