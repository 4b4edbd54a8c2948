### Cotes : tables classées, classements, la page d’une personne, et toutes ses données en un fichier.

web-title-leaderboards = Classements
web-title-person = Qui joue ici

## Ouvrir et trouver des tables classées

web-ratings-choice = Classement
web-ratings-choice-no = Pour le plaisir
web-ratings-choice-no-text = Aucune cote ne change.
web-ratings-choice-yes = Classée
web-ratings-choice-yes-text = Le résultat change la cote de ceux qui jouent.
web-ratings-about = Une partie classée a une horloge et les règles d’un livret ; il n’y a pas de conseils, et aucun tour n’est repris. Elle compte dès le premier dé : qui part ensuite a perdu, contre des ordinateurs aussi, et l’apprenti continue. À la table, chacun voit la cote de tous.
web-ratings-account = Une partie classée demande un compte : un nom et un mot de passe.
web-ratings-account-do = Créer un compte
web-ratings-join = Une place t’attend. Il te faut un compte pour la prendre.
web-ratings-rules = Une partie classée suit un livret, et des règles sont changées ici.
web-ratings-sum = La partie est classée.
web-ratings-mark = classée
web-ratings-filter-true = Classées seulement
web-ratings-filter-false = Pour le plaisir seulement

## Pourquoi pas

web-refusal-rated = Ce n’est pas possible dans une partie classée.
web-refusal-rated-solo = En solo, il n’y a personne à qui se mesurer.
web-refusal-rated-hot-seat = Les parties sur un écran ne sont pas classées.
web-refusal-rated-rules = Une partie classée suit un livret. Annule les changements de règles.
web-refusal-rated-clock = Une partie classée a une horloge. Choisis-en une.
web-refusal-rated-then = Dans une partie classée, l’ordinateur joue quand le temps est écoulé. Choisis comment.
web-refusal-rated-stand-in = Dans une partie classée, seul l’apprenti joue pour quelqu’un.
web-refusal-rated-bot = Cet ordinateur ne joue pas de parties classées.
web-refusal-rated-back = Dans une partie classée, aucun tour n’est repris.
web-refusal-rated-end = Cette partie compte déjà. Qui ne veut pas continuer abandonne.

## À la table, et après la partie

web-ratings-told = Cote : { $rating }
web-ratings-told-provisional = Cote : { $rating } ? (provisoire)
web-ratings-provisional = provisoire
web-ratings-provisional-text = Provisoire : après si peu de parties, elle peut encore être loin du compte.
web-ratings-news-unrated = N’est plus classée : quelqu’un est parti ou en retard.
web-ratings-ratings = Cotes
web-ratings-before = Avant
web-ratings-change = Écart
web-ratings-after = Après
web-ratings-fixed = ne change pas

## Classements

web-ratings-ways = Statistiques et cotes
web-ratings-way-statistics = Mes statistiques
web-ratings-way-leaderboards = Classements
web-ratings-way-person = Ma page
web-ratings-board-lead = Les meilleurs de ceux qui montrent leur cote, et les ordinateurs parmi eux.
web-ratings-board-empty = Il n’y a encore personne sur cette liste.
web-ratings-board-empty-text = Ouvre une table classée, ou rejoins-en une. Qui a assez joué et montre sa cote entre sur la liste.
web-ratings-players = Joueurs
web-ratings-pace = Rythme
web-ratings-pace-live = En direct
web-ratings-pace-days = Sur plusieurs jours
web-ratings-column-place = Rang
web-ratings-column-name = Nom
web-ratings-column-rating = Cote
web-ratings-column-last = Dernière partie
web-ratings-column-day = Jour
web-ratings-deviation = ±{ $deviation }
web-ratings-computer = { $name } (ordinateur)
web-ratings-you = toi
web-ratings-own-none = Tu n’as pas encore joué de partie classée de ce genre.
web-ratings-own-provisional = Toi seul vois ta ligne : ta cote est encore provisoire.
web-ratings-own-hidden = Toi seul vois ta ligne : tu ne montres pas ta cote.
web-ratings-to-account = Changer ce que les autres voient

## La page d’une personne

web-ratings-since = Dans cette maison depuis le { $day }
web-ratings-seen-all = Tout le monde peut voir cette page, avec tes cotes.
web-ratings-seen-page = Tout le monde peut voir cette page. Toi seul y vois les cotes.
web-ratings-seen-none = Toi seul peux voir cette page.
web-ratings-unseen = Pas de page à voir ici
web-ratings-unseen-text = Personne de ce nom ne joue ici, ou la page n’est pas montrée.
web-ratings-person-empty = Rien à raconter encore
web-ratings-person-empty-text = La première partie jouée jusqu’au bout sera montrée ici.
web-ratings-kind-live = { $count ->
    [one] { $count } joueur, en direct
   *[other] { $count } joueurs, en direct
}
web-ratings-kind-days = { $count ->
    [one] { $count } joueur, sur plusieurs jours
   *[other] { $count } joueurs, sur plusieurs jours
}
web-ratings-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
web-ratings-course = La cote au fil du temps
web-ratings-which = Quelle cote
web-ratings-course-mark = après une partie
web-ratings-course-band = à quel point elle était incertaine
web-ratings-against = Contre les ordinateurs
web-ratings-won = Devant eux
web-ratings-drawn = À égalité
web-ratings-lost = Derrière eux
web-ratings-guests = Clients préférés
web-ratings-staff = Personnel préféré

## Dans le compte

web-ratings-shown = Ce que les autres voient
web-ratings-shown-text = À une table classée, tous ceux qui voient la table voient ta cote dans tous les cas.
web-ratings-show-ratings = Montrer mes cotes
web-ratings-show-ratings-text = Dans les classements, aux tables non classées, et sur ma page si elle est montrée.
web-ratings-show-page = Montrer ma page
web-ratings-show-page-text = Tout le monde voit mes résultats, mes cartes préférées et mes parties publiques.
web-ratings-export = Mes données
web-ratings-export-text = Tout ce que cette maison sait de toi, dans un fichier.
web-ratings-export-do = Toutes mes parties et données
