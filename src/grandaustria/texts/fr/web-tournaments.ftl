### Tournois : à toutes les tables d’une ronde, la chance est la même.

web-cup-lead = À toutes les tables d’une ronde, le hasard est le même : chacun reçoit les mêmes clients, le même personnel et les mêmes dés. Seule la façon de jouer fait la différence.
web-cup-none = Il n’y a pas encore de tournoi.
web-cup-none-text = Qui a un compte peut en ouvrir un. Des ordinateurs complètent les dernières tables.
web-cup-account = Il faut un compte pour les tournois : un nom et un mot de passe.
web-cup-taking-part = avec toi
# $name: who has opened it.
web-cup-hosted = ouvert par { $name }
web-cup-all = Tous les tournois
web-cup-entries = { $count ->
    [0] personne ne participe encore
    [one] { $count } participant
   *[other] { $count } participants
}

## Ouvrir

web-cup-open-do = Ouvrir un tournoi
web-cup-name = Titre
web-cup-method = Qui rencontre qui
web-cup-method-swiss = Système suisse
web-cup-method-swiss-text = On rencontre qui a à peu près autant de points.
web-cup-method-round-robin = Toutes rondes
web-cup-method-round-robin-text = Chacun rencontre chacun, jusqu’à 16.
web-cup-rounds = Rondes
web-cup-rounds-hint = Au plus la moitié du nombre de participants, pour que personne ne rencontre deux fois le même adversaire.
web-cup-level = Ordinateurs aux places vides
web-cup-start-when = Début
web-cup-start-host = Quand je le dis
web-cup-rounds-count = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
# $players: how many sit at a table, from 2 to 4.
web-cup-kind = tables de { $players }

## Où en est le tournoi

web-cup-status-open = Ouvert
# $round: the number of the round that is played.
web-cup-status-running = Ronde { $round } sur { $rounds }
web-cup-status-over = Terminé
# $when: such as "in 3 hours".
web-cup-starts = Commence { $when }
# $name: who has opened it.
web-cup-begins-host = Il commence quand { $name } le dit.
# $when: day and time.
web-cup-begins-at = Il commence tout seul : { $when }.
# $bot: a level of the computers.
web-cup-fill = Des ordinateurs ({ $bot }) prennent les places encore libres.
web-cup-nobody = Personne ne participe encore.
web-cup-who = Participants
web-cup-standing = Classement
web-cup-column-points = Points
web-cup-column-compared = Comparaison
web-cup-column-score = Scores
# Of one game.
web-cup-column-game = Score
web-cup-compared-what = Points : un pour chacun à la table qui finit derrière. Comparaison : la part de ceux à la même place dont on a battu le score.
web-cup-withdrawn = retiré
web-cup-which = Quelle ronde
web-cup-round = Ronde { $n }
web-cup-table = Table { $n }
web-cup-closed = Ce qui se passe aux tables n’est vu que de ceux qui y sont assis. Quand la dernière partie de la ronde est finie, toutes peuvent être regardées.
web-cup-playing = en cours
web-cup-done = terminée
web-cup-look = Voir la partie
web-cup-look-at = Voir la partie de la table { $n }

## Ce qu’on fait

web-cup-join = Participer
web-cup-leave = Ne plus participer
web-cup-to-table = À ma table
web-cup-start = Commencer maintenant
web-cup-start-sure = Commencer ce tournoi maintenant ?
web-cup-start-what = La première ronde commence aussitôt, et plus personne ne peut s’inscrire.
web-cup-withdraw = Se retirer
web-cup-withdraw-sure = Se retirer de ce tournoi ?
web-cup-withdraw-what = À partir de la prochaine ronde, la maison joue à ta place, et tu es classé derrière tous ceux qui restent. Tu ne pourras pas revenir.
web-cup-remove = Supprimer
web-cup-remove-sure = Supprimer ce tournoi ?
web-cup-remove-what = Il n’aura pas lieu, et personne n’y participe plus.
web-cup-computers = Ordinateurs qui participent
web-cup-computers-number = Combien
web-cup-computers-set = Admettre
web-refusal-too-many-tournaments = Tu as ouvert trop de tournois. Attends la fin de l’un d’eux, ou supprimes-en un.
web-refusal-cup-full = Ce tournoi est complet.
web-refusal-cup-started = Ce tournoi a déjà commencé.
web-refusal-cup-over = Ce tournoi est terminé.
