### Conseils à la table. C’est la maison qui parle : ce qu’elle ferait à cette place.

web-advice-ask = Conseil
# The whole name of the button, for those who listen. It begins with the word above.
web-advice-about = Conseil : demander à la maison ce qu’elle ferait
web-advice-thinking = Réflexion…
web-advice-title = La maison jouerait
web-advice-turn-2 = Deuxième choix
web-advice-turn-3 = Troisième choix
web-advice-score = { $points ->
    [one] { $points } point attendu
   *[other] { $points } points attendus
}
web-advice-ahead = { $by ->
    [one] { $by } point d’avance
   *[other] { $by } points d’avance
}
web-advice-behind = { $by ->
    [one] { $by } point de retard
   *[other] { $by } points de retard
}
web-advice-level = à égalité
web-advice-chance = chances de gagner { $percent }
web-advice-show = Montre-moi où
web-advice-marked = Première étape conseillée.
# Read aloud. $title is web-advice-title, $steps are whole sentences.
web-advice-told = { $title } : { $steps } Chances de gagner : { $percent }.
web-advice-none = Rien de particulier à conseiller. Fais à ta guise.
