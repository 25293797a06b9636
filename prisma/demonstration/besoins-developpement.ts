import type { BesoinDemonstration } from "./types.ts";

/** Needs in development; the first has a full work space. */
export const BESOINS_EN_DEVELOPPEMENT: readonly BesoinDemonstration[] = [
	{
		slug: "savoir-quand-passe-le-car-sans-smartphone",
		titre: "Savoir quand passe le car sans smartphone",
		description: `Chez nous, le car passe trois fois par jour, et pas les mêmes jours pendant les vacances. L’affiche de l’arrêt a pris l’eau, l’application ne s’installe pas sur mon téléphone à touches, et ma voisine n’a pas de connexion.

Je voudrais appeler un numéro ou envoyer un texto avec le nom de l’arrêt, et recevoir les deux prochains passages. Ou trouver à la mairie une feuille à jour, en gros caractères, à poser sur le réfrigérateur.

Ce n’est pas grand-chose, mais rater le car de 13 h 10, ici, c’est rater la journée.`,
		territoire: "Creuse",
		theme: "mobilite",
		statut: "developpement",
		projet: null,
		cree_le: "2025-05-19T09:33:12Z",
		jalons: [
			{ statut: "publie", le: "2025-05-21T08:05:44Z" },
			{ statut: "etude", le: "2025-09-04T13:41:09Z" },
			{ statut: "developpement", le: "2026-02-10T10:26:58Z" },
		],
		cahier: `Exemple de démonstration : ce chantier montre à quoi ressemble un espace de travail ; personne n’y travaille en vrai.

Pour qui
Les habitants des communes desservies par quelques cars par jour : personnes âgées, lycéens, gens sans voiture. Beaucoup ont un téléphone à touches ou une ligne fixe, peu de réseau, et l’habitude de demander à la mairie.

Ce qui existe
Les horaires de nombreux réseaux sont publiés en données ouvertes, dans un format commun (GTFS), au point d’accès national aux données de transport. Des applications les lisent très bien, mais elles supposent un smartphone, une connexion et une bonne vue. Les affiches des arrêts sont lues par tous, et souvent périmées.

Ce que l’on voudrait
1. Par texto : j’envoie le nom de l’arrêt, je reçois les deux prochains passages dans chaque sens, en une phrase sans abréviation.
2. Par téléphone : la même réponse, dite lentement, répétée si l’on appuie sur une touche.
3. Sur papier : une feuille par arrêt, en gros caractères, que la mairie imprime en deux clics. Elle porte sa date de fin de validité.
4. Un jour férié, un jour de vacances : la réponse le dit (« aujourd’hui, horaires de vacances »).

Limites
Aucun compte, aucun numéro conservé au-delà de la réponse. Pas de position demandée. On ne promet pas le temps réel : les données sont des horaires théoriques, et la réponse doit le dire. Le coût des textos est connu avant d’ouvrir le service, et un plafond arrête l’envoi plutôt que de surprendre celui qui paie. Pas d’IA : chercher un arrêt dans une liste et lire un horaire n’en demande pas.

Comment nous saurons que cela marche
Vingt personnes qui n’ont pas de smartphone obtiennent la bonne heure, sans aide, du premier coup pour seize d’entre elles. Sur deux cents questions tirées au sort, dont cinquante un jour de vacances, la réponse est celle du fichier des horaires. Une feuille périmée se reconnaît à trois mètres.`,
		roles: ["code", "donnees", "terrain"],
		depot: "https://depots.example.org/bien-commun/bus-sans-telephone",
		etapes: [
			{
				jour: "2025-09-18",
				titre: "Le tour des arrêts",
				texte:
					"Nous avons dressé la liste des façons dont un arrêt est nommé : sur l’affiche, dans le fichier des horaires, et dans la bouche des habitants. Un arrêt sur trois porte deux noms ; la recherche devra accepter les deux.",
				en: {
					titre: "Going round the stops",
					texte:
						"We listed the ways a stop is named: on the poster, in the timetable file, and by the people who live there. One stop in three has two names; the search will have to accept both.",
				},
			},
			{
				jour: "2025-12-09",
				titre: "Le cahier est écrit",
				texte:
					"Le cahier fixe trois sorties : texto, voix, papier. Le temps réel est écarté, faute de données fiables partout ; la feuille en gros caractères passe en premier, parce qu’elle ne dépend d’aucun réseau.",
				en: {
					titre: "The brief is written",
					texte:
						"The brief sets three outputs: text message, voice, paper. Real time is left out, since reliable data does not exist everywhere; the large-print sheet comes first, because it depends on no network.",
				},
			},
			{
				jour: "2026-02-24",
				titre: "Une première feuille imprimable",
				texte:
					"Le programme lit un fichier d’horaires et rend une page par arrêt, avec sa date de fin. Il refuse d’imprimer un fichier périmé. Cherché : quelqu’un pour relire la mise en page avec des personnes malvoyantes.",
				en: {
					titre: "A first printable sheet",
					texte:
						"The program reads a timetable file and produces one page per stop, with its end date. It refuses to print an expired file. Wanted: somebody to review the layout with partially sighted people.",
				},
			},
			{
				jour: "2026-06-11",
				titre: "Répondre à un texto",
				texte:
					"La réponse tient en cent soixante caractères et comprend les deux noms de chaque arrêt. Sur deux cents questions d’essai, cent quatre-vingt-sept réponses sont justes ; les treize erreurs tombent toutes un jour férié.",
				en: {
					titre: "Answering a text message",
					texte:
						"The reply fits in one hundred and sixty characters and understands both names of each stop. Out of two hundred test questions, one hundred and eighty-seven answers are right; all thirteen mistakes fall on a public holiday.",
				},
			},
			{
				jour: "2026-09-22",
				titre: "Les jours fériés sont corrigés",
				texte:
					"Les exceptions du calendrier sont maintenant lues, et les deux cents réponses d’essai sont justes. Prochaine marche : l’essai avec vingt personnes, puis la voix.",
				en: {
					titre: "Public holidays are fixed",
					texte:
						"Calendar exceptions are now read, and all two hundred test answers are right. Next step: the trial with twenty people, then the voice service.",
				},
			},
		],
		en: {
			titre: "Know when the rural coach runs, without a smartphone",
			description: `Where we live, the coach runs three times a day, and on different days during school holidays. The poster at the stop has got wet, the app cannot be installed on my push-button phone, and my neighbour has no internet connection.

I would like to ring a number, or send a text message with the name of the stop, and be told the next two departures. Or find at the town hall an up-to-date sheet, in large print, to put on the refrigerator.

It is not much, but here, missing the ten past one coach means missing the day.`,
			cahier: `Demonstration example: this shows what a work space looks like; nobody is really working on it.

Who it is for
Residents of municipalities served by a few coaches a day: elderly people, secondary school pupils, people without a car. Many have a push-button phone or a landline, a weak signal, and the habit of asking at the town hall.

What exists
The timetables of many networks are published as open data, in a common format (GTFS), at the national access point for transport data. Apps read them very well, but they take for granted a smartphone, a connection and good eyesight. The posters at the stops are read by everyone, and are often out of date.

What is wanted
1. By text message: I send the name of the stop, I receive the next two departures in each direction, in one sentence without abbreviations.
2. By telephone: the same answer, spoken slowly, repeated when a key is pressed.
3. On paper: one sheet per stop, in large print, which the town hall prints in two clicks. It carries the date until which it is valid.
4. On public holidays and school holidays, the answer says so (“holiday timetable today”).

Limits
No account, no telephone number kept once the answer is sent. No location asked for. Real time is not promised: the data are planned timetables, and the answer must say so. The cost of text messages is known before the service opens, and a ceiling stops the sending rather than surprise whoever pays. No AI: looking up a stop in a list and reading a timetable does not require any.

How we will know that it works
Twenty people who have no smartphone get the right time without help, sixteen of them at the first attempt. On two hundred questions drawn at random, fifty of them on a holiday, the answer is that of the timetable file. An expired sheet can be recognised from three metres away.`,
		},
	},
	{
		slug: "lire-un-resume-du-conseil-municipal",
		titre: "Lire un résumé du conseil municipal dans la semaine",
		description: `Le procès-verbal de notre conseil fait quarante pages et paraît quand la décision est déjà appliquée. Je ne cherche pas un journal ni un avis : une page qui dise ce qui a été décidé, combien cela coûte, qui a voté quoi, et ce qui revient à la séance suivante.

Chaque ligne du résumé doit renvoyer à la page du document officiel, pour que l’on puisse vérifier. Et le résumé doit être relu par quelqu’un qui a assisté à la séance, quelle que soit sa couleur politique.

J’en voudrais une version lue à voix haute pour ma mère.`,
		territoire: "Saint-Brieuc (Côtes-d’Armor)",
		theme: "democratie",
		statut: "developpement",
		projet: null,
		cree_le: "2025-07-30T18:11:05Z",
		jalons: [
			{ statut: "publie", le: "2025-08-01T07:48:36Z" },
			{ statut: "etude", le: "2025-11-13T15:20:14Z" },
			{ statut: "developpement", le: "2026-04-15T08:59:27Z" },
		],
		cahier: `Exemple de démonstration : personne n’y travaille en vrai.

Une page par séance, écrite en phrases courtes. Pour chaque délibération : la décision, le montant, le résultat du vote, le renvoi à la page du procès-verbal. Un brouillon peut être préparé par une machine, mais il ne paraît qu’après la relecture de deux habitants qui ont suivi la séance ; leurs corrections restent visibles. Ni commentaire, ni note, ni classement des élus.`,
		roles: ["code"],
		depot: null,
		etapes: [
			{
				jour: "2026-04-28",
				titre: "Un modèle de page",
				texte:
					"Le modèle tient sur un recto : décisions, montants, votes, renvois. Il a été rempli à la main à partir d’un procès-verbal inventé ; il a fallu une heure et demie.",
				en: {
					titre: "A model page",
					texte:
						"The model fits on one side of a sheet: decisions, amounts, votes, references. It was filled in by hand from an invented set of minutes; it took an hour and a half.",
				},
			},
		],
		en: {
			titre: "Read a summary of the municipal council within the week",
			description: `The minutes of our council run to forty pages and come out when the decision has already been carried out. I am not asking for a newspaper or an opinion: one page that says what was decided, what it costs, who voted for what, and what comes back at the next meeting.

Each line of the summary must point to the page of the official document, so that anyone can check. And the summary must be read over by somebody who attended the meeting, whatever their political colour.

I would like a version read aloud for my mother.`,
			cahier: `Demonstration example: nobody is really working on it.

One page per meeting, in short sentences. For each deliberation: the decision, the amount, the result of the vote, a reference to the page of the minutes. A machine may prepare a draft, but it is published only after two residents who followed the meeting have read it over; their corrections stay visible. No comment, no marks, no ranking of councillors.`,
		},
	},
	{
		slug: "savoir-quel-cabinet-medical-prend-de-nouveaux-patients",
		titre: "Savoir quel cabinet médical prend de nouveaux patients",
		description: `Depuis le départ à la retraite de notre médecin, j’ai appelé vingt-trois cabinets. La réponse est presque toujours non, et chacun, au secrétariat, passe ses matinées à le répéter.

Une liste tenue à jour éviterait ces appels aux patients comme aux secrétaires : tel cabinet accepte de nouveaux patients, ou une liste d’attente, ou seulement les enfants, avec la date de la dernière confirmation. C’est au cabinet de le déclarer, en une minute, et de pouvoir changer d’avis.

Aucune note, aucun commentaire sur les soignants : juste oui, non, ou peut-être.`,
		territoire: "Mayenne",
		theme: "sante",
		statut: "developpement",
		projet: null,
		cree_le: "2025-09-14T12:44:31Z",
		jalons: [
			{ statut: "publie", le: "2025-09-16T09:31:20Z" },
			{ statut: "etude", le: "2026-01-27T10:15:49Z" },
			{ statut: "developpement", le: "2026-08-25T13:03:16Z" },
		],
		cahier: null,
		roles: ["donnees", "terrain"],
		depot: null,
		etapes: [],
		en: {
			titre: "Know which medical practice is taking new patients",
			description: `Since our doctor retired, I have rung twenty-three practices. The answer is nearly always no, and the receptionists spend their mornings repeating it.

A list kept up to date would spare both patients and receptionists these calls: this practice accepts new patients, or has a waiting list, or takes children only, with the date of the last confirmation. It is for the practice to declare it, in one minute, and to be free to change its mind.

No marks, no comments on the carers: just yes, no, or perhaps.`,
		},
	},
];
