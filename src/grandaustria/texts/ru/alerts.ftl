### Сообщения тому, кого нет за столом; адрес стола следует за текстом. $title: название стола.

alert-table = Grand Austria Hotel
alert-turn-subject = Твой ход: { $title }
alert-turn-text = Твой ход за столом «{ $title }».
alert-confirm-subject = Твой код для Grand Austria
# Дальше ничего нет: это всё письмо. $code: восемь букв и цифр
alert-confirm-text = Код, подтверждающий этот адрес: { $code }. Если это не твой запрос, ничего делать не нужно.
# $count: сколько, не меньше двух.
alert-many-turn = Твой ход в партиях: { $count }
# $count: сколько, не меньше двух.
alert-many-news = Сообщения о твоих столах: { $count }
alert-trial-subject = Так выглядит уведомление
alert-trial-text = Всё работает: этот браузер скажет, когда твой ход.
