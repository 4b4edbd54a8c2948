### Когда чей-то ход: на устройстве при закрытой странице, в какие часы, сколькими сообщениями.

web-alerts-push = На этом устройстве, при закрытой странице
web-alerts-push-text = Этот браузер сообщит и тогда, когда ни одна страница этого сервера не открыта.
web-alerts-push-is-on = Это устройство сообщает о ходе, даже когда ни одна страница этого сервера не открыта.
web-alerts-push-on = Включить на этом устройстве
web-alerts-push-off = Выключить на этом устройстве
web-alerts-trial = Отправить пробное уведомление
web-alerts-trial-sent = Оно уже в пути.
web-alerts-when = Когда сообщать
web-alerts-many = Партии на несколько дней
web-alerts-many-text = О партиях вживую сообщаем всегда, о каждом ходе.
web-alerts-each = О каждом ходе
web-alerts-hours = Раз в несколько часов
web-alerts-day = Раз в день
web-alerts-every = Не раньше чем через
# $n: сколько часов.
web-alerts-every-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
    [many] { $n } часов
   *[other] { $n } часа
}
web-alerts-at = В это время
web-alerts-quiet = Тихие часы
web-alerts-quiet-text = В это время ничего не отправляем. Что останется в силе, придёт потом одним сообщением.
web-alerts-quiet-from = С
web-alerts-quiet-to = До
web-alerts-quiet-same = Выбери два разных времени.
# $zone: например Europe/Vienna.
web-alerts-zone = По часам: { $zone }.
web-refusal-no-push = Этот сервер ничего не сообщает браузерам, когда его страница закрыта.
web-refusal-no-device = Этому устройству больше не сообщаем; включи снова.
web-refusal-push = Служба уведомлений этого браузера недоступна или ничего не принимает.
