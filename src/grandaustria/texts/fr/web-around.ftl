### What lies around the table: log, talk, people, settings, keys, banners, the curtain between two people's turns.

## Tools and dialogs

web-around-tools = Outils
web-around-tool-help = Aide et touches
web-around-tool-log = Ce qui s’est passé
web-around-tool-chat = Propos de table
web-around-tool-people = Qui est à la table
web-around-tool-settings = Réglages
web-around-tool-light = Couleurs claires
web-around-tool-dark = Couleurs sombres
web-around-cancel = Annuler
web-around-title-help = Aide et touches
web-around-title-chat = Propos de table
web-around-title-people = À la table
web-around-title-log = Tous les événements
web-around-title-settings = Réglages
web-around-title-notation = Jouer au clavier
web-around-title-plan = Préparer son tour

## What happened

# A heading over a narrow list, in capitals.
web-around-since = Depuis ton dernier tour
web-around-latest = Derniers événements
web-around-since-none = Rien ne s’est encore passé.
# Above what concerns the reader, where the name of another would stand
web-around-since-you = Toi
# Opens the rest of the lines about one player
web-around-since-more = { $count } de plus
web-around-replay = Relecture
web-around-all = Tous les événements
web-around-search = Chercher dans les événements
web-around-found = { $count ->
    [one] { $count } événement trouvé.
   *[other] { $count } événements trouvés.
}
web-around-found-none = Aucun événement ne contient ces mots.
web-around-round = Manche { $round }
web-around-setup = Mise en place
web-around-record = Enregistrer la partie dans un fichier
# Of a link on an event: it leads to the replay.
web-around-moment = Voir ce moment dans la relecture

## The voice of the table, for those who do not see it

web-around-live = Ce qui se passe à la table
web-around-undone = La dernière étape est annulée.
web-around-much = { $count ->
    [one] { $count } chose s’est passée entre-temps ; elle est dans le journal.
   *[other] { $count } choses se sont passées entre-temps ; toutes sont dans le journal.
}

## Whose turn it is, in the title of the browser's tab. $table: the name of the table.

web-around-turn-title = ● À toi de jouer – { $table }
web-around-turn-title-plain = ● À toi de jouer – Grand Austria

## The connection

web-around-away = La connexion est perdue. Elle se rétablit d’elle-même ; rien de ce que tu as fait n’est perdu.
web-around-back = Connexion rétablie.
web-around-held = La connexion est perdue. Ta dernière étape sera envoyée dès son retour ; d’ici là, aucune autre n’est acceptée.

## Hot seat: several people at one screen

web-around-curtain = C’est à { $name } de jouer
web-around-curtain-text = Les autres, regardez ailleurs, s’il vous plaît. La table reste couverte jusqu’à ton arrivée.
web-around-curtain-here = Me voici

## Talk

web-around-chat-unread = { $count ->
    [one] Propos de table, { $count } nouveau message
   *[other] Propos de table, { $count } nouveaux messages
}
web-around-chat-none = Personne n’a encore rien écrit.
web-around-chat-closed = Ce qui se dit ici est réservé à cette table.
web-around-chat-watching = Il faut être assis à la table pour écrire ici.
web-around-chat-say = Écris aux autres de la table
web-around-chat-send = Envoyer
web-around-chat-left = { $count ->
    [one] Encore { $count } caractère
   *[other] Encore { $count } caractères
}
# Opens two buttons below a message: mute and report.
web-around-chat-more = Au sujet de ce message ({ $name })
web-around-chat-mute = Ignorer { $name }
web-around-chat-muted = Messages masqués : { $name }.
web-around-chat-unmute = Ne plus ignorer { $name }
web-around-chat-unmuted = Messages de nouveau visibles : { $name }.
web-around-chat-muted-people = { $count ->
    [one] { $count } personne ignorée
   *[other] { $count } personnes ignorées
}
web-around-chat-report = Signaler ce message
web-around-chat-reason = Qu’est-ce qui ne va pas ?
web-around-chat-report-send = Envoyer le signalement
web-around-chat-reported = Le signalement a été envoyé à ceux qui gèrent ce serveur.

## Who sits where

web-around-you = toi
web-around-seat-thinking = Réfléchit
web-around-seat-asked = Doit jouer
web-around-seat-here = Est à la table
web-around-seat-away = N’a pas ouvert la table
web-around-seat-bot = Joué par l’ordinateur
# $bot: the name of the computer player that plays in a person's stead.
web-around-seat-stead = A laissé sa place à { $bot }
web-around-seat-leopold = Joue selon ses cartes
web-around-seat-free = Place vide
web-around-watching = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
web-around-give-bot = Laisser jouer l’ordinateur
web-around-take-back = Reprendre la place
web-around-given-up = L’ordinateur joue à ta place.
web-around-leave = Quitter la table
web-around-leave-sure = L’ordinateur jouera pour toi. Tu pourras revenir et reprendre ta place tant que la partie dure.
web-around-leave-yes = Quitter
web-around-rematch = Rejouer
web-around-rematch-go = À la partie suivante
web-around-copy = Copier le lien
web-around-copied = Le lien est copié.

## Somebody's time is up

web-around-late-name = Un tour qui dure trop
web-around-late = Temps écoulé pour { $name }.
# To the player whose time it is.
web-around-late-own = Ton temps est écoulé. Joue, ou les autres feront jouer l’ordinateur.
web-around-late-wait = Attendre encore
web-around-late-bot = Laisser jouer l’ordinateur
web-around-late-end = Arrêter la partie
web-around-late-sure = La partie s’arrête pour tous, sans résultat, et c’est définitif.
web-around-late-end-yes = Arrêter pour de bon
web-around-late-wishes = { $count ->
    [one] { $count } personne veut arrêter la partie ; tous ceux qui attendent doivent être d’accord.
   *[other] { $count } personnes veulent arrêter la partie ; tous ceux qui attendent doivent être d’accord.
}

# $time: minutes and seconds, such as 1:15.
web-around-time = Il reste { $time } à { $name }.
web-around-time-own = Il te reste { $time }.

## Settings

web-around-theme = Couleurs
web-around-theme-system = Comme l’appareil
web-around-theme-light = Clair
web-around-theme-dark = Sombre
web-around-speed = Animations
web-around-speed-normal = Normales
web-around-speed-fast = Rapides
web-around-speed-off = Aucune
web-around-language = Langue
web-around-sounds = Sons
web-around-sounds-text = Une clochette quand c’est ton tour, un dé, une pièce.
web-around-notifications = Préviens-moi quand c’est mon tour
web-around-notifications-text = Le navigateur affiche un avis quand vient ton tour et que tu regardes une autre page. Il te demande d’abord.
web-around-notifications-denied = Le navigateur n’autorise pas les avis de cette page. Tu peux changer cela dans ses réglages pour ce site.
web-around-keys = Raccourcis à une lettre
web-around-keys-text = Lettres et chiffres agissent sur la table. Désactive-les si tu commandes ton ordinateur à la voix ou appuies souvent par erreur.

## Help

web-around-help-table = À la table
web-around-help-alive = Tout ce qui a un cadre doré peut servir maintenant : clique dessus, ou appuie sur Entrée quand il a le focus.
web-around-help-look = Pointe un élément ou amène-y le focus, et la ligne sous les dés dit ce qu’il ferait ou pourquoi il ne peut pas servir. Sur un écran tactile, le premier appui montre, le second agit.
web-around-help-undo = Jusqu’à la fin de ton tour, tu peux annuler chaque étape et la rétablir.
web-around-help-final = Un petit cadenas marque les étapes qui révèlent du nouveau, comme le client suivant ; elles ne peuvent pas être annulées.
web-around-help-since = La liste sur le côté raconte ce qui s’est passé depuis ton dernier tour.
web-around-help-keys = Touches
web-around-help-keys-off = Lettres et chiffres sont désactivés dans les réglages.
web-around-help-moving = Se déplacer

## What keys do, in the list of keys

web-around-key-dice = Regarder ce dé ; une seconde fois, le prendre
web-around-key-boost = Augmenter la force d’un point pour { $price ->
    [1] une couronne
   *[other] { $price } couronnes
}
web-around-key-undo = Annuler une étape
web-around-key-redo = La rétablir
web-around-key-end = Terminer le tour, ou confirmer
web-around-key-pass = Voir ce que passer changerait ; une seconde fois, passer
web-around-key-hint = Demander un conseil
web-around-key-guests = À la file des clients
web-around-key-cafe = Au café et à la cuisine
web-around-key-hotel = À l’hôtel
web-around-key-staff = Au personnel
web-around-key-objectives = Aux objectifs
web-around-key-notation = Jouer au clavier
web-around-key-plan = Préparer le prochain tour
web-around-key-log = Tous les événements
web-around-key-talk = Propos de table
web-around-key-help = Cette liste
web-around-key-arrows = D’un élément à l’autre dans une zone
web-around-key-enter = Utiliser ce qui a le focus
web-around-key-tab = À l’élément ou au bouton suivant
web-around-key-escape = Retour, ou fermer

## Why a key does nothing now

web-around-key-boost-no = La force ne peut pas être augmentée maintenant.
web-around-key-undo-no = Il n’y a rien à annuler.
web-around-key-redo-no = Il n’y a rien à rétablir.
web-around-key-end-no = Il n’y a rien à terminer maintenant.
web-around-key-pass-no = Tu ne peux pas passer maintenant.
web-around-key-hint-no = Pas de conseil pour l’instant.
web-around-boost-on = Le prochain dé sera pris avec une force augmentée d’un point, pour { $price ->
    [1] une couronne
   *[other] { $price } couronnes
}.
web-around-boost-off = Le prochain dé sera pris tel quel.

## Play by typing

web-around-notation-label = Que fais-tu ? Par exemple : die 4+
web-around-notation-do = Faire
web-around-notation-list = Ce qui est possible
web-around-notation-none = Aucune action possible ne s’écrit ainsi.
web-around-notation-wait = Tu n’as rien à décider maintenant.
# $typed: what somebody has written.
web-around-notation-unknown = « { $typed } » n’est pas possible maintenant.
