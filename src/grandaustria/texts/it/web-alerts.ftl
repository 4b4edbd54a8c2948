### Quando tocca a qualcuno: su un dispositivo a pagina chiusa, a quali ore, in quanti messaggi.

web-alerts-push = Su questo dispositivo, a pagina chiusa
web-alerts-push-text = Questo browser ti avvisa anche quando nessuna pagina di questo server è aperta.
web-alerts-push-is-on = Questo dispositivo ti avvisa, anche quando nessuna pagina di questo server è aperta.
web-alerts-push-on = Attiva su questo dispositivo
web-alerts-push-off = Disattiva su questo dispositivo
web-alerts-trial = Manda un avviso di prova
web-alerts-trial-sent = È in arrivo.
web-alerts-when = Quando ti avvisiamo
web-alerts-many = Partite su più giorni
web-alerts-many-text = Per le partite dal vivo ti avvisiamo sempre turno per turno.
web-alerts-each = Ogni turno
web-alerts-hours = Ogni qualche ora
web-alerts-day = Una volta al giorno
web-alerts-every = Non prima di
# $n: quante ore.
web-alerts-every-hours = { $n ->
    [one] { $n } ora
   *[other] { $n } ore
}
web-alerts-at = A quest’ora
web-alerts-quiet = Ore di silenzio
web-alerts-quiet-text = In queste ore non si manda nulla. Ciò che vale ancora arriva dopo, in un solo messaggio.
web-alerts-quiet-from = Dalle
web-alerts-quiet-to = Alle
web-alerts-quiet-same = Scegli due ore diverse.
# $zone: per esempio Europe/Vienna.
web-alerts-zone = Secondo l’ora di { $zone }.
web-refusal-no-push = Questo server non avvisa i browser quando la sua pagina è chiusa.
web-refusal-no-device = Questo dispositivo non viene più avvisato; riattivalo.
web-refusal-push = Il servizio di avvisi di questo browser non è raggiungibile o non accetta nulla.
