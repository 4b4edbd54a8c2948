### Quand c’est à quelqu’un de jouer : sur un appareil page fermée, à quelles heures, en combien de messages.

web-alerts-push = Sur cet appareil, page fermée
web-alerts-push-text = Ce navigateur te prévient aussi quand aucune page de ce serveur n’est ouverte.
web-alerts-push-is-on = Cet appareil te prévient, même quand aucune page de ce serveur n’est ouverte.
web-alerts-push-on = Activer pour cet appareil
web-alerts-push-off = Désactiver pour cet appareil
web-alerts-trial = Envoyer un avis d’essai
web-alerts-trial-sent = Il est en route.
web-alerts-when = Quand tu l’apprends
web-alerts-many = Parties sur plusieurs jours
web-alerts-many-text = Pour les parties en direct, tu l’apprends toujours tour par tour.
web-alerts-each = À chaque tour
web-alerts-hours = À quelques heures d’intervalle
web-alerts-day = Une fois par jour
web-alerts-every = Au plus tôt après
# $n: combien d’heures.
web-alerts-every-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
web-alerts-at = À cette heure
web-alerts-quiet = Heures de silence
web-alerts-quiet-text = Rien n’est envoyé pendant ce temps. Ce qui vaut encore arrive ensuite, en un seul message.
web-alerts-quiet-from = De
web-alerts-quiet-to = À
web-alerts-quiet-same = Choisis deux heures différentes.
# $zone: par exemple Europe/Vienna.
web-alerts-zone = À l’heure de { $zone }.
web-refusal-no-push = Ce serveur ne prévient pas les navigateurs quand sa page est fermée.
web-refusal-no-device = Cet appareil n’est plus prévenu ; réactive-le.
web-refusal-push = Le service d’avis de ce navigateur est injoignable ou n’accepte rien.
