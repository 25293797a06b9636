/** What the site knows of people, why, and for how long. */
export const CONFIDENTIALITE = {
	chapeau:
		"{site} se lit sans compte, sans traceur et sans rien demander à un tiers. Voici ce qu’il garde de ceux qui y participent, pourquoi, et combien de temps.",
	responsable: {
		titre: "Qui en répond",
		texte: `{editeur}, que l’on joint à {contact}.`,
	},
	lecture: {
		titre: "Quand vous lisez",
		texte: `Aucun compte, aucune mesure d’audience, aucune requête vers un autre site. Les journaux techniques notent l’adresse des pages sans ce qui a été cherché, et jamais votre adresse IP. Pour limiter les abus, votre réseau est compté quand vous lisez, cherchez ou envoyez un formulaire\u00a0; il l’est sous une empreinte chiffrée, effacée après une heure, et après un jour pour une demande de code ou un signalement.`,
	},
	plongements: {
		titre: "Ce qui est comparé par le sens",
		ici: "un logiciel installé sur la machine de ce site",
		texte: `Pour rapprocher les fiches qui disent la même chose, le texte des projets et des besoins publiés est envoyé à {service}, qui en fait des suites de nombres. Le site garde ces nombres tant que la fiche est publique.`,
		saisie: `Quand vous proposez un projet, son nom et son accroche y sont envoyés aussi, et le titre quand vous décrivez un besoin : pendant que vous écrivez, et à la vérification. Rien ne dit de qui ils viennent, et le site ne garde rien de cet envoi. Un texte adressé à /api/proches y va de même.`,
		sans_saisie: `Ce que vous écrivez n’y est pas envoyé avant d’être publié.`,
	},
	compte: {
		titre: "Quand vous avez un compte",
		texte: `- Votre adresse de courriel, pour vous connecter par code et vous écrire.
- Le nom que vous avez choisi d’indiquer, s’il y en a un, et la langue de vos courriels.
- Vos votes, vos soutiens et vos contributions. Seuls leurs nombres et les textes publiés sont publics\u00a0; votre nom n’y figure jamais.
- Ce que vous répondez quand on vous demande si un besoin résolu l’est pour vous, et la phrase que vous ajoutez, s’il y en a une. Personne ne voit qui a répondu, pas même l’équipe\u00a0; seuls des nombres de cinq réponses au moins sont publics. Votre réponse part avec votre soutien.
- Ce que vous vivez, si vous le racontez en soutenant un besoin, et votre département si vous le dites. Montrés après relecture, sans nom ni date, le département à partir de cinq soutiens\u00a0; personne ne voit qui l’a écrit, pas même l’équipe. Ils partent avec votre soutien, et aussitôt si vous les retirez\u00a0; les fichiers des jours passés les gardent.
- Les jetons de l’API, dont seule une empreinte est gardée, vos connexions ouvertes et, si vous êtes de l’équipe, vos clés d’accès.
- Les navigateurs où vous vous êtes connecté, sous une empreinte, pour vous prévenir des autres.

Ces données servent à faire fonctionner ce que vous avez demandé, et à garder un vote par personne. Elles ne sont ni vendues, ni louées, ni croisées avec d’autres.`,
	},
	durees: {
		titre: "Combien de temps",
		texte: `- Codes de connexion et brouillons\u00a0: 24 heures. L’heure des codes faux tapés pour votre adresse, sous une empreinte chiffrée\u00a0: 31 jours.
- Une image envoyée que plus aucune fiche, version ou brouillon ne montre\u00a0: un jour. Ce que le fichier disait de vous, un lieu par exemple, n’est pas gardé.
- Connexions\u00a0: 30 jours sans visite, 90 jours en tout.
- Que vous souteniez un besoin réuni depuis à un autre, pour vous rendre votre soutien s’ils sont aussitôt séparés\u00a0: un jour.
- Votre offre d’aide pour un besoin, que lisent seuls l’équipe et les contacts de ce besoin\u00a0: 90 jours après sa fin ou, acceptée, après la fermeture de sa mission. Votre adresse n’est donnée à qui l’accepte que si vous l’avez voulu.
- Texte d’une contribution non retenue\u00a0: 90 jours.
- Ce que vous écrivez à l’équipe d’un projet qui répond presque à votre besoin\u00a0: aussi longtemps que le texte de ce besoin, ou que votre compte.
- Si vous dites qu’un projet répond à votre besoin, votre texte est aussitôt effacé.
- Si votre recherche ne trouve rien\u00a0: ses mots, sans rien qui ressemble à une adresse ou à un numéro, avec une empreinte chiffrée d’eux, de votre réseau et de la semaine, une semaine au plus, hors des sauvegardes. Si cinq réseaux ont cherché la même chose cette semaine-là, l’équipe en lit les mots et leur nombre, gardés 90 jours\u00a0; sinon, personne ne les lit.
- Versions antérieures d’un texte, que seule l’équipe peut lire\u00a0: aussi longtemps que le texte. À l’effacement de votre compte, celles qui n’ont pas été publiques partent, et les autres ne disent plus qui les a changées.
- Ce que vous signalez, que seule l’équipe lit\u00a0: aussi longtemps que la fiche. L’adresse laissée pour recevoir une réponse, que l’équipe ne voit pas\u00a0: 30 jours après la décision.
- Courriels\u00a0: leur texte et votre adresse jusqu’à l’envoi, deux jours au plus si une décision les a retirés, et 90 jours s’ils n’ont pas pu partir\u00a0; qu’ils ont été envoyés, 90 jours.
- Ce que vous écrivez pour contester le retrait d’une fiche, que seule l’équipe lit, et la réponse\u00a0: un an après la décision.
- Ce que l’équipe vous demande sur une contribution\u00a0: aussi longtemps que la fiche. Vous le lisez dans la copie de vos données, et l’effacement de votre compte le retire.
- Le nom que donne à votre compte le fournisseur par lequel vous vous connectez, s’il y en a un\u00a0: jusqu’à ce que vous le déliiez.
- Compte sans activité, sauf dans l’équipe\u00a0: vous êtes prévenu après 23 mois, et il est effacé à 24.`,
	},
	temoins: {
		titre: "Témoins de connexion (cookies)",
		texte: `Le site n’en pose que de nécessaires, et aucun avant que vous n’agissiez\u00a0: connexion (90 jours), demande de code (10 minutes), navigateur reconnu (180 jours), brouillon (24 heures) ou vote (15 minutes) en attente de connexion, ce que vous venez de faire (20 secondes), choix d’apparence (un an). Aucun ne vient d’un tiers. Votre navigateur garde aussi le texte que vous écrivez (24 heures) et, tant que vous êtes connecté, la page qui dit que le réseau manque.`,
	},
	droits: {
		titre: "Vos droits",
		texte: `Depuis votre compte, vous pouvez corriger vos données, les télécharger et effacer votre compte. L’effacement retire vos votes, vos soutiens et vos textes non publiés\u00a0; les textes publiés restent, sans auteur.

Pour toute autre demande, écrivez à {contact}. Si la réponse ne vous convient pas, vous pouvez saisir la CNIL\u00a0: https://www.cnil.fr`,
	},
} as const;
