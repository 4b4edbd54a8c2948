### Conseils à la table. C’est Léopold, le maître d’hôtel, qui parle.

web-advice-ask = Conseil
# The whole name of the button, for those who listen. It begins with the word above.
web-advice-about = Conseil : demander à Léopold ce qu’il ferait
web-advice-thinking = Réflexion …
web-advice-title = Léopold jouerait
# In the solo game Leopold is the opponent.
web-advice-title-solo = La maison jouerait
web-advice-turn-1 = Son choix
web-advice-turn-2 = Deuxième choix
web-advice-turn-3 = Troisième choix
web-advice-score = { $points ->
    [one] { $points } PV attendu
   *[other] { $points } PV attendus
}
web-advice-ahead = { $by } PV d’avance
web-advice-behind = { $by } PV de retard
web-advice-level = à égalité
web-advice-chance = chances de gagner { $percent }
web-advice-show = Montre-moi où
web-advice-marked = Première étape conseillée.
# Read aloud. $title is web-advice-title, $steps are whole sentences.
web-advice-told = { $title } : { $steps } Chances de gagner : { $percent }.
web-advice-none = Rien qui vaille d’être dit. Fais à ta guise.
