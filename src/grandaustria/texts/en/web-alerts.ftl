### When it is one's turn: on a device with the page closed, at which hours, in how many messages.

web-alerts-push = On this device, with the page closed
web-alerts-push-text = This browser tells you as well while no page of this server is open.
web-alerts-push-is-on = This device is told, also while no page of this server is open.
web-alerts-push-on = Switch on for this device
web-alerts-push-off = Switch off for this device
web-alerts-trial = Send a trial notification
web-alerts-trial-sent = It is on its way.
web-alerts-when = When you are told
web-alerts-many = Games over days
web-alerts-many-text = Of live games you are always told turn by turn.
web-alerts-each = Each turn
web-alerts-hours = Every few hours
web-alerts-day = Once a day
web-alerts-every = At the earliest after
# $n: how many hours.
web-alerts-every-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
web-alerts-at = At this time
web-alerts-quiet = Quiet hours
web-alerts-quiet-text = Nothing is sent in them. What still holds comes afterwards, in one message.
web-alerts-quiet-from = From
web-alerts-quiet-to = Until
web-alerts-quiet-same = Choose two different times.
# $zone: such as Europe/Vienna.
web-alerts-zone = By the clocks in { $zone }.
web-refusal-no-push = This server tells browsers nothing while its page is closed.
web-refusal-no-device = This device is not told any more; switch it on again.
web-refusal-push = This browser’s notification service cannot be reached, or does not take it.
