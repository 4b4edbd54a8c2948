### The lobby and the pages around the table: home, new game, open tables, archive, invitation, account.

## Head and foot of every page

web-home-skip = Aller au contenu
web-home-nav = Les salles de la maison
web-home-language = Langue
web-home-light = De jour
web-home-dark = De nuit
# $name is the visitor's name.
web-home-you = Toi : { $name }
web-home-learn = Apprendre en dix minutes
web-home-licences = Licences
web-home-interface = Pour les programmes
web-home-unofficial = Non officiel, sans lien avec l’éditeur. Logiciel libre, dessins originaux.
web-home-loading = Un instant
web-home-copy = Copier
web-home-copied = Copié

## Home

# Second line of the poster, under the name of the house, in capitals with wide spaces.
web-home-poster = Hôtel
web-home-greeting-morning = Bonjour, { $name }.
web-home-greeting-day = Bonjour, { $name }.
web-home-greeting-evening = Bonsoir, { $name }.
web-home-greeting-night = Toujours debout, { $name } ?
web-home-welcome = Bienvenue au Grand Austria.
web-home-welcome-text = Tiens un hôtel à Vienne vers 1900 : remplis le café, prépare les chambres, gagne la faveur de l’Empereur. Un clic et tu joues.
web-home-waiting = { $count ->
    [0] Aucune table ne t’attend.
    [one] Une table t’attend.
   *[other] { $count } tables t’attendent.
}
web-home-stay = Garde ton nom et tes parties
# In the browser's tab while it is the visitor's turn. $title is the title of the page.
web-home-tab = ({ $count }) { $title }
web-home-mine = Tes tables
web-home-new = Nouvelle partie
web-home-all-options = Toutes les options
web-home-see-all = Tout voir
web-home-house = Sur ce serveur
web-home-house-empty = Aucune table publique pour l’instant
web-home-house-empty-text = Ouvres-en une et qui passe pourra s’y asseoir, ou regarde des parties jouées ici.
web-home-house-do = Ouvrir une table publique
web-home-house-archive = Aux archives
web-home-more = { $count ->
    [one] En voir une de plus
   *[other] En voir { $count } de plus
}

## Rows of tables

web-home-players = Joueurs
web-home-your-turn = À toi de jouer
# What a table without a title of its own is called.
web-home-title-solo = En solo contre Léopold
web-home-title-screen = Sur un écran
web-home-title-house = Contre la maison
web-home-title-friends = Table entre amis
# $names is a list of people, such as "Milan and Sofia".
web-home-title-with = Avec { $names }
web-home-title-of = Table ouverte par { $name }
web-home-row-free = { $count ->
    [0] Tout le monde est là.
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
web-home-row-host = { $count ->
    [0] { $name } invite ; toutes les places sont prises.
    [one] { $name } invite ; une place est libre.
   *[other] { $name } invite ; { $count } places sont libres.
}
web-home-row-thinks = { $name } réfléchit.
web-home-row-round = Manche { $round }
web-home-row-setup = Mise en place
# $when is a time from now, such as "in 2 days".
web-home-row-due = Échéance : { $when }
web-home-row-late = Temps écoulé { $when }
web-home-row-ready = Prête à commencer
# a table whose game cannot begin yet, as seats are free
web-home-row-unbegun = Pas commencée
web-home-row-open = Ouvrir
web-home-row-play = Jouer
web-home-row-look = Voir
web-home-row-join = Rejoindre
web-home-row-watch = Regarder

## New game, in short

web-home-new-quick = Partie rapide
web-home-new-quick-text = Contre deux hôtels de l’ordinateur, environ 30 minutes.
web-home-new-starting = Les portes s’ouvrent…
web-home-new-friends = Entre amis
web-home-new-friends-text = Envoie un lien. En direct ou sur plusieurs jours.
web-home-new-screen = Un seul écran
web-home-new-screen-text = L’appareil fait le tour de la table.
web-home-new-leopold = Léopold
web-home-new-leopold-text = En solo contre la cour, trois niveaux.
web-home-how-many = Combien jouent ?
web-home-count = { $count ->
    [one] Une personne
   *[other] { $count } personnes
}
web-home-start-friends = Tu reçois un lien pour tes amis. Qui l’ouvre prend place ; l’ordinateur peut occuper les places libres.
web-home-start-screen = Vous jouez tous sur cet appareil. Entre deux tours, un rideau cache les cartes.
web-home-start-leopold = Tu tiens ton hôtel en solo, et Léopold, qui tient la maison rivale, fait tout pour être plus cher à l’Empereur.
web-home-level = Niveau
web-home-level-easy = Facile
web-home-level-easy-text = Pour faire sa connaissance.
web-home-level-medium = Moyen
web-home-level-medium-text = Pour qui connaît ses cartes.
web-home-level-hard = Difficile
web-home-level-hard-text = Il ne pardonne rien.
web-home-start-open = Ouvrir la table
web-home-start-begin = Commencer
web-home-invite = Envoie ce lien à tes amis ou laisse-les le lire à l’écran.
web-home-link = Lien vers la table
web-home-link-local = Ce lien ne marche que sur cet appareil. Lance le jeu avec « ./play --share » pour jouer sur ton réseau local.
web-home-qr = Code QR du lien vers la table
web-home-send = Envoyer
web-home-to-table = À la table
web-home-file = Ouvrir un fichier de partie
web-home-file-busy = Lecture du fichier…
web-home-file-text = Un fichier de partie s’obtient avec « { web-end-save } » à la fin d’une partie. Il est rejoué coup par coup avant d’être montré.

## New game, with all options

web-home-form-lead = Tout est réglé comme on joue d’habitude. Change ce que tu veux.
web-home-form-who = Qui joue
web-home-form-game = À quoi l’on joue
web-home-form-table = La table
web-home-kind = Type de partie
web-home-kind-table = À une table
web-home-kind-table-text = Avec des amis par lien, avec qui passe, ou contre des hôtels de l’ordinateur.
web-home-kind-screen = Sur un écran
web-home-kind-screen-text = Tout le monde joue sur cet appareil, à tour de rôle.
web-home-kind-solo = Contre Léopold
web-home-kind-solo-text = Le jeu en solo du livret.
web-home-seats = Places
# $number counts the seats from 1.
web-home-seat = Place { $number }
web-home-seat-you = { $name } (toi)
web-home-seat-open = Quelqu’un avec le lien
web-home-seat-here = Quelqu’un à cet écran
# $bot is the name of a computer player, $level says how well it plays.
web-home-seat-bot = Ordinateur : { $bot } ({ $level })
web-home-bot-apprentice = apprend encore et te laisse gagner
web-home-bot-steward = joue avec entrain et laisse passer des choses
web-home-bot-innkeeper = connaît son métier et se trompe parfois
web-home-bot-hotelier = un adversaire de taille, sûr et rapide
web-home-bot-master = a appris le jeu tout seul, le plus fort de la maison
web-home-all-bots = L’ordinateur à toutes les autres places
web-home-hotels = Hôtels
web-home-hotels-night = Nuit
web-home-hotels-night-text = Le même hôtel pour tous.
web-home-hotels-day = Jour
web-home-hotels-day-text = Chacun en reçoit un différent.
web-home-staff = Premier personnel
web-home-staff-standard = Distribué
web-home-staff-standard-text = Six cartes chacun, de toute la pioche.
web-home-staff-intro = Pour la première partie
web-home-staff-intro-text = Des mains composées pour être faciles à jouer.
web-home-staff-draft = Draft
web-home-staff-draft-text = Choisis une carte, passe les autres.
web-home-rules = Livret de règles
web-home-single = Règles une à une
web-home-single-count = { $count ->
    [one] une modifiée
   *[other] { $count } modifiées
}
# $rules is the name of an edition, or "A mix of editions".
web-home-single-mixed = Tu joues : { $rules }.
web-home-single-reset = Annuler les changements
web-home-listed = Qui peut venir
web-home-listed-no = Par lien seulement
web-home-listed-no-text = Sans le lien, personne ne trouve la table.
web-home-listed-yes = Publique
web-home-listed-yes-text = Affichée sur ce serveur ; tous peuvent regarder.
web-home-table-title = Nom de la table
web-home-table-title-hint = Facultatif, pour tes listes.
web-home-table-title-wrong = 80 lettres au plus, sur une ligne.
web-home-stand-in = Remplaçant
web-home-stand-in-hint = Joue pour qui part ou se fait attendre, jusqu’à son retour.
web-home-time-seconds = { $count ->
    [one] Une seconde
   *[other] { $count } secondes
}
web-home-time-minutes = { $count ->
    [one] Une minute
   *[other] { $count } minutes
}
web-home-time-hours = { $count ->
    [one] Une heure
   *[other] { $count } heures
}
web-home-time-days = { $count ->
    [one] Un jour
   *[other] { $count } jours
}
web-home-cancel = Retour au hall

## The wished-for game in sentences

web-home-summary = Ta partie
web-home-sum-solo = Tu joues en solo contre Léopold ({ $level }).
# $bots is a list of computer players.
web-home-sum-bots = Tu joues contre { $bots }.
# $people counts the others who come by link.
web-home-sum-table = { $people ->
    [one] Tu attends encore une personne avec le lien.
   *[other] Tu attends encore { $people } personnes avec le lien.
}
web-home-sum-table-bots = { $people ->
    [one] Tu attends encore une personne avec le lien, et tu joues aussi contre { $bots }.
   *[other] Tu attends encore { $people } personnes avec le lien, et tu joues aussi contre { $bots }.
}
# $all counts the people at the screen.
web-home-sum-screen = { $all ->
    [one] Une personne joue à cet écran.
   *[other] { $all } personnes jouent à cet écran.
}
web-home-sum-screen-bots = { $all ->
    [one] Une personne joue à cet écran contre { $bots }.
   *[other] { $all } personnes jouent à cet écran contre { $bots }.
}
web-home-sum-hotels-night = Tout le monde a l’hôtel de nuit.
web-home-sum-hotels-day = Chacun a un hôtel de jour différent.
web-home-sum-staff-standard = Le personnel est distribué.
web-home-sum-staff-intro = Le personnel est celui d’une première partie.
web-home-sum-staff-draft = Le personnel est choisi au draft.
web-home-sum-rules = Règles : { $rules }.
web-home-sum-no-clock = Il n’y a pas d’horloge.
# $time is a length of time, such as "One day".
web-home-sum-clock = Temps pour un tour : { $time }.
web-home-sum-public = Tous peuvent trouver la table et regarder.
web-home-sum-private = Il faut le lien pour trouver la table.

## Lists: open tables and the archive

web-home-filter = Ce qui est montré
web-home-filter-any = Tout
web-home-filter-solo = Solo
web-home-filter-players = Joueurs
web-home-filter-mine = Mes parties seulement
web-home-list-more = En montrer plus
web-home-open-lead = Les tables publiques de ce serveur. Assieds-toi à une table ouverte, ou regarde par-dessus l’épaule des autres.
web-home-open-open = À rejoindre
web-home-open-open-empty = Aucune table n’attend de joueurs
web-home-open-open-do = Ouvres-en une : elle reste affichée ici jusqu’à ce que toutes les places soient prises.
web-home-open-running = À regarder
web-home-open-running-empty = Aucune partie publique en cours
web-home-open-running-do = Les parties terminées peuvent être relues à tout moment dans les archives.
web-home-open-none-filtered = Rien ne correspond à ta recherche
web-home-archive-lead = Parties terminées, la plus récente d’abord : les tiennes et les publiques. Chacune peut être relue et enregistrée dans un fichier.
web-home-archive-empty = Rien n’a encore été joué jusqu’au bout
web-home-archive-none-filtered = Rien ne correspond à ta recherche
web-home-archive-empty-text = Les parties apparaissent ici quand elles sont finies. Tu peux aussi ouvrir un fichier de partie.
web-home-archive-imported = d’un fichier
web-home-archive-ended = Arrêtée sans résultat.
web-home-archive-won = Victoire
web-home-archive-score = Score
web-home-archive-replay = Relecture
web-home-archive-record = Fichier
web-home-points = { $count ->
    [one] Un point
   *[other] { $count } points
}

## Invitation

# $name is the host of the table.
web-home-join-title = { $name } t’invite
web-home-join-sit = Une place t’attend. Pas besoin de compte.
web-home-join-full = Toutes les places sont prises à présent. Tu pourras regarder quand la partie commencera.
web-home-join-watch = La partie a commencé. Tu peux la regarder.
web-home-join-over = La partie est finie. Tu peux voir comment elle s’est passée.
web-home-join-do = Prendre place
web-home-join-name = Les autres le voient à la table.
web-home-join-none = Cette invitation ne mène nulle part
web-home-join-none-text = Le lien a peut-être été coupé, ou la table n’existe plus. Redemande-le, ou commence ta propre partie.
web-home-name = Ton nom

## Oneself

web-home-me-guest = Tu es de passage : ce navigateur te connaît, aucun autre. Protège ton identité par un mot de passe pour revenir d’où tu veux.
web-home-me-account = Ton nom et tes parties sont protégés par un mot de passe.
web-home-save = Enregistrer
web-home-saved = Enregistré
web-home-print = Imprimer
web-home-name-text = Comme les autres te voient à la table.
# Why the server takes no such name.
web-home-name-empty = Écris un nom.
web-home-name-length = Ce nom est trop long.
web-home-name-letters = Un nom doit contenir au moins une lettre ou un chiffre.
web-home-name-characters = Ce nom contient des caractères invisibles. Écris-le sans eux.
web-home-keep = Garder cette identité
web-home-keep-text = Un nom et un mot de passe suffisent. Personne ne demande d’adresse e-mail.
web-home-keep-do = Garder
web-home-account-name = Nom
web-home-password = Mot de passe
web-home-password-hint = Au moins 8 caractères ; quelques mots valent mieux qu’un.
web-home-password-old = Mot de passe actuel
web-home-password-new = Nouveau mot de passe
web-home-password-wrong = Ce n’est pas le mot de passe.
web-home-password-change = Changer le mot de passe
web-home-password-change-text = Tous les autres appareils sont déconnectés.
web-home-sign-in = Se connecter
web-home-sign-in-text = Ce que tu as joué ici sans compte te suit.
web-home-sign-in-back = Se connecter avec le mot de passe
web-home-sign-out = Se déconnecter
web-home-forgotten = Mot de passe oublié ?
web-home-recover = Nouveau mot de passe
web-home-recover-text = Avec le code imprimé ou noté. Il est remplacé par un nouveau, et tous les appareils sont déconnectés.
web-home-recover-do = Définir le nouveau mot de passe
web-home-code = Code
web-home-code-hint = Cinq groupes de cinq caractères ; minuscules ou majuscules.
web-home-code-title = Ton code en cas d’oubli du mot de passe
web-home-code-text = Il n’est montré que cette fois. Imprime-le ou note-le : sans lui, personne ne peut te rendre ton compte.
web-home-code-where = Adresse
web-home-code-kept = Je l’ai
web-home-sessions = Appareils connectés
web-home-sessions-text = Déconnecte les appareils que tu ne reconnais pas ou n’utilises plus.
# $browser and $system are names of programs, such as Firefox and Linux.
web-home-session-name = { $browser } sur { $system }
web-home-session-unknown = Un autre programme
web-home-session-here = Tu es ici en ce moment.
# $when is a time from now, such as "3 hours ago".
web-home-session-seen = Dernière activité { $when }
web-home-session-end = Déconnecter
web-home-language-text = Pour la page, les cartes et les e-mails.
web-home-alerts = Quand c’est ton tour
web-home-alerts-text = Tu l’apprends au plus une fois par tour, et seulement quand la table est fermée.
web-home-alerts-browser = Dans ce navigateur
web-home-alerts-browser-text = Un avis apparaît tant qu’une page de ce serveur est ouverte dans ce navigateur.
web-home-alerts-browser-denied = Ce navigateur ne montre pas les avis de cette page. Tu peux changer cela dans ses réglages.
web-home-alerts-browser-on = Montrer les avis
web-home-alerts-browser-off = Plus d’avis
web-home-alerts-mail = Par e-mail
web-home-alerts-mail-none = Ce serveur n’envoie pas d’e-mails.
web-home-alerts-mail-on = Les e-mails vont à { $email }.
web-home-alerts-mail-off = Plus d’e-mails
web-home-alerts-address = Adresse e-mail
web-home-alerts-address-wrong = Ce n’est pas une adresse e-mail.
web-home-alerts-send = M’envoyer un code
web-home-alerts-code = Code reçu par e-mail
web-home-alerts-code-hint = Il a été envoyé à { $email }.
web-home-alerts-code-wrong = Ce n’est pas le code envoyé.
web-home-alerts-confirm = Confirmer
web-home-alerts-other = Autre adresse
web-home-alerts-hook = Par webhook
web-home-alerts-hook-address = Adresse appelée
web-home-alerts-hook-hint = Pour programmes et domotique : https seulement, appel en JSON. Laisse vide pour désactiver.
web-home-alerts-hook-wrong = Seules les adresses publiques en https peuvent être appelées.
web-home-farewell = Partir pour de bon
web-home-farewell-text = Ton nom, ton mot de passe et tes adresses sont effacés. Les parties finies restent, avec un ancien visiteur à ta place.
web-home-farewell-do = M’effacer
web-home-farewell-sure = Partir pour de bon ?
web-home-farewell-what = C’est définitif : tes places se libèrent, et l’ordinateur finit tes parties en cours.
web-home-farewell-yes = Oui, oubliez-moi
web-home-farewell-no = Non, je reste
