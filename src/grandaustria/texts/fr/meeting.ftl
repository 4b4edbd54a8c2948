### Messages à quelqu’un qui n’est pas à la table, des parties rapides et des invitations ; l’adresse suit le texte. $title : le nom de la table.

alert-paired-subject = Ta partie a commencé : { $title }
alert-paired-text = Des adversaires ont été trouvés. Ta partie a commencé à la table { $title }.
alert-round-subject = La ronde a commencé : { $title }
alert-round-text = Une ronde du tournoi { $title } a commencé, ta table t’attend.
# $name : qui invite.
alert-invited-subject = Invitation de { $name } : { $title }
# $name : qui invite.
alert-invited-text = { $name } t’invite à la table { $title }. Tant qu’une place est libre, l’invitation t’attend sur la page d’accueil.
