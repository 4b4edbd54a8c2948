### Playing in a terminal (gah play --terminal). There is little room: a screen has 80 columns and 24 lines.

terminal-round = Manche { $round } sur { $rounds }
terminal-setup = Mise en place
# What stands beside the emperor: when he scores next.
terminal-emperor = après la manche { $round }
# The letters of strudel, cake, wine and coffee, in this order, all different.
terminal-foods = sgvc
# Labels before a list of cards, in hand, hired, to choose from: at most 12 letters
terminal-hand = En main
# The same: at most 12 letters
terminal-work = En service
# The same: at most 12 letters
terminal-offer = Au choix
terminal-passed = a passé
# Under choices that do not fit on one page
terminal-more = Page { $page } sur { $pages } : Entrée tourne la page.
# Above a log that does not fit on one page; $word is that for the log
terminal-earlier = … avant : { $word } { $page }
# In the prompt, while something else than the table is shown
terminal-to-table = Entrée : la table
# After the sentence that asks the others to look away
terminal-enter = Appuie sur Entrée quand tu es là :

## What cannot be done

# $text is what was written, $word that for help
terminal-not-understood = { $text } n’est ni un choix ni un mot connu ici ; { $word } les énumère.
terminal-no-choice = Il n’y a pas de choix { $number } : ils vont de 1 à { $most }.
terminal-no-card = Il n’y a ni carte ni tuile { $number }.
terminal-no-seat = Il n’y a pas de place { $number } : elles vont de 1 à { $most }.
# $word is that for saving
terminal-save-where = Dis où : { $word } partie.json.
terminal-exists = { $file } existe déjà ; choisis un autre nom.
terminal-not-saved = Impossible d’écrire { $file } : { $reason }.

## Leaving

terminal-saved = La partie est enregistrée dans { $file }.
terminal-left-saved = Au revoir. La partie est enregistrée dans { $file } ; --record { $file } la reprend.
terminal-left = Au revoir. La partie n’a pas été enregistrée : --record FICHIER l’enregistre.

## The words that may be written: short, one word, in small letters

terminal-word-help = aide
terminal-word-table = table
terminal-word-hint = conseil
terminal-word-undo = annuler
terminal-word-redo = rétablir
terminal-word-log = journal
terminal-word-card = carte
terminal-word-seat = siège
terminal-word-scores = score
terminal-word-save = sauver
terminal-word-quit = quitter

## What they are for; $word is the word itself

terminal-help = Réponds par le numéro d’un choix, ou en notation : die 4+, hire 22. Entrée montre la table, ou d’autres choix. Ces mots sont compris, les mots anglais aussi :
terminal-help-help = cette page
terminal-help-table = la table ; Entrée seule fait de même
terminal-help-hint = ce que la maison jouerait
terminal-help-undo = annuler le dernier choix
terminal-help-redo = rétablir ce qui a été annulé
terminal-help-log = ce qui s’est passé ; { $word } 2 remonte plus loin
terminal-help-card = ce que fait une carte ou une tuile : { $word } 22, { $word } A1
terminal-help-seat = ce que les autres ont devant eux, ou un seul : { $word } 2
terminal-help-scores = les points par source, si la partie finissait maintenant
terminal-help-save = enregistrer la partie dans un fichier : { $word } partie.json
terminal-help-quit = partir ; Ctrl-D fait de même
# $foods: each letter with its food
terminal-legend = File : prix, numéro, nom, couleur, commande, points. Mets : { $foods }. Chambres : la lettre de leur couleur, puis . pour non préparée, o pour préparée, # pour occupée.
