import type { ProjetDemonstration } from "./types.ts";

/** Learning, at school and elsewhere. */
export const PROJETS_EDUCATION: readonly ProjetDemonstration[] = [
	{
		slug: "moodle",
		nom: "Moodle",
		accroche:
			"La plateforme libre de cours en ligne des écoles, des universités et des associations.",
		description: `Un enseignant y dépose ses documents, crée des exercices corrigés automatiquement, ouvre un forum, recueille des devoirs et suit la progression de chacun. Des milliers d’extensions et de traductions permettent de l’adapter à un lycée, à un organisme de formation ou à un grand cours ouvert.

Moodle a été publié en 2002 par Martin Dougiamas, en Australie, avec l’idée que l’on apprend mieux en construisant ensemble. Le logiciel est sous licence GPL : un établissement peut l’héberger lui-même et garder chez lui les données de ses élèves.`,
		site_web: "https://moodle.org/",
		porteur: "Moodle HQ et sa communauté",
		territoire: "Monde",
		usage_ia:
			"Depuis la version 4.5, un établissement peut relier sa plateforme à un service d’IA pour résumer une page ou produire un brouillon. C’est facultatif et réglé par l’administrateur.",
		code_ouvert: true,
		depot: "https://github.com/moodle/moodle",
		licence_code: "GPL-3.0-or-later",
		stade: "stable",
		liens: [
			{ nature: "documentation", url: "https://docs.moodle.org/" },
			{ nature: "demonstration", url: "https://sandbox.moodledemo.net/" },
		],
		label_ia: "ia_appoint",
		themes: ["education", "logiciels-libres"],
		mis_en_avant: false,
		publie_le: "2025-12-11T16:58:43Z",
		en: {
			accroche:
				"The free online course platform of schools, universities and associations.",
			description: `A teacher uploads documents, creates self-marking exercises, opens a forum, collects assignments and follows everyone’s progress. Thousands of extensions and translations fit it to a secondary school, a training body or a large open course.

Moodle was published in 2002 by Martin Dougiamas, in Australia, on the idea that people learn better by building together. The software is under the GPL licence: an institution can host it and keep the data of its pupils at home.`,
			usage_ia:
				"Since version 4.5 an institution can connect its platform to an AI service to summarise a page or produce a draft. It is optional and set by the administrator.",
		},
	},
	{
		slug: "gcompris",
		nom: "GCompris",
		accroche: "Des activités éducatives libres pour les enfants de 2 à 10 ans.",
		description: `Apprivoiser la souris, compter, lire l’heure, composer de la musique, fermer un circuit électrique ou jouer aux échecs : GCompris rassemble plus d’une centaine d’activités, graduées et illustrées. L’enfant avance à son rythme, sans chronomètre ni classement.

Commencé en 2000 par Bruno Coudoin, le logiciel fait partie de la communauté KDE. Il fonctionne hors ligne sur ordinateur, tablette et téléphone, sans publicité ni achat intégré. Des enseignants proposent des activités et des bénévoles le traduisent, y compris dans des langues régionales.`,
		site_web: "https://www.gcompris.net/",
		porteur: "Communauté GCompris, projet KDE",
		territoire: "Monde",
		usage_ia: null,
		code_ouvert: true,
		label_ia: "non_renseigne",
		themes: ["education", "logiciels-libres"],
		mis_en_avant: false,
		publie_le: "2025-02-27T11:44:58Z",
		en: {
			accroche: "Free educational activities for children aged 2 to 10.",
			description: `Taming the mouse, counting, telling the time, composing music, closing an electric circuit or playing chess: GCompris gathers more than a hundred graded and illustrated activities. Children move at their own pace, without timer or ranking.

Started in 2000 by Bruno Coudoin, the software belongs to the KDE community. It works offline on computers, tablets and phones, with no advertising and no in-app purchase. Teachers suggest activities, and volunteers translate it, regional languages included.`,
		},
	},
	{
		slug: "kolibri",
		nom: "Kolibri",
		accroche:
			"Apprendre avec des ressources numériques là où il n’y a pas d’internet.",
		description: `Une grande partie des écoles du monde n’a pas de connexion fiable. Kolibri s’installe sur un ordinateur modeste, reçoit des vidéos, des exercices et des livres ouverts par internet, par le réseau local ou par une clé USB, puis les sert aux tablettes et téléphones de la classe.

Les enseignants assemblent des leçons, suivent les progrès et repèrent qui a besoin d’aide. Le logiciel est édité par l’organisation à but non lucratif Learning Equality, sous licence MIT, et il est utilisé dans des écoles rurales, des camps de réfugiés et des prisons.`,
		site_web: "https://learningequality.org/kolibri/",
		porteur: "Learning Equality",
		territoire: "Monde",
		usage_ia: null,
		code_ouvert: true,
		depot: "https://github.com/learningequality/kolibri",
		licence_code: "MIT",
		stade: "stable",
		liens: [
			{ nature: "documentation", url: "https://kolibri.readthedocs.io/" },
			{ nature: "discussion", url: "https://community.learningequality.org/" },
		],
		label_ia: "non_renseigne",
		themes: ["education", "inclusion-numerique", "logiciels-libres"],
		mis_en_avant: false,
		publie_le: "2026-09-01T16:31:13Z",
		en: {
			accroche: "Learn with digital resources where there is no internet.",
			description: `A large share of the world’s schools has no reliable connection. Kolibri is installed on a modest computer, receives open videos, exercises and books through the internet, the local network or a USB stick, then serves them to the tablets and phones of the class.

Teachers assemble lessons, follow progress and see who needs help. The software is made by the non-profit Learning Equality under the MIT licence, and is used in rural schools, refugee camps and prisons.`,
		},
	},
	{
		slug: "lichess",
		nom: "Lichess",
		accroche: "Jouer et apprendre les échecs, gratuitement et sans publicité.",
		description: `Parties rapides ou par correspondance, tournois, problèmes, études partagées, leçons pour débuter : tout ce que propose Lichess est ouvert à tous, sans formule payante. On peut jouer sans compte, contre quelqu’un ou contre l’ordinateur.

Créé en 2010 par Thibault Duplessis, le site est porté par une association française qui vit de dons et publie ses comptes. Le code est sous licence AGPL et les parties jouées sont diffusées chaque mois dans le domaine public, ce dont se servent des chercheurs et des développeurs.`,
		site_web: "https://lichess.org/",
		porteur: "Association Lichess.org",
		territoire: "Monde",
		usage_ia:
			"Le moteur Stockfish, qui s’appuie sur un petit réseau de neurones, analyse les parties et sert d’adversaire ; des modèles aident aussi à repérer la triche, que des bénévoles jugent ensuite.",
		code_ouvert: true,
		depot: "https://github.com/lichess-org/lila",
		licence_code: "AGPL-3.0-or-later",
		stade: "stable",
		liens: [
			{ nature: "documentation", url: "https://lichess.org/api" },
			{ nature: "contribuer", url: "https://lichess.org/help/contribute" },
			{ nature: "discussion", url: "https://lichess.org/forum" },
		],
		label_ia: "ia_appoint",
		themes: ["education", "culture", "logiciels-libres"],
		mis_en_avant: false,
		publie_le: "2026-07-20T10:07:03Z",
		en: {
			accroche: "Play and learn chess, free of charge and without advertising.",
			description: `Fast or correspondence games, tournaments, puzzles, shared studies, lessons for beginners: everything Lichess offers is open to all, with no paid plan. You can play without an account, against someone or against the computer.

Created in 2010 by Thibault Duplessis, the site is carried by a French association that lives on donations and publishes its accounts. The code is under the AGPL licence, and the games played are released every month into the public domain, which serves researchers and developers.`,
			usage_ia:
				"The Stockfish engine, which relies on a small neural network, analyses games and serves as an opponent; models also help detect cheating, which volunteers then judge.",
		},
	},
	{
		slug: "scratch",
		nom: "Scratch",
		accroche: "Apprendre à programmer en assemblant des blocs, dès 8 ans.",
		description: `Avec Scratch, on crée une histoire, un jeu ou un dessin animé en emboîtant des blocs de couleur : avancer de dix pas, attendre une seconde, répéter. Les enfants voient aussitôt l’effet de chaque bloc et comprennent ce qu’est une boucle ou une condition sans écrire de syntaxe.

Conçu au Media Lab du MIT et rendu public en 2007, Scratch est aujourd’hui soutenu par une fondation à but non lucratif et traduit dans de nombreuses langues. Les projets publiés peuvent être ouverts et remixés par d’autres. Le code de l’éditeur est libre, et une version fonctionne sans connexion.`,
		site_web: "https://scratch.mit.edu/",
		porteur: "Scratch Foundation",
		territoire: "Monde",
		usage_ia: null,
		code_ouvert: true,
		depot: "https://github.com/scratchfoundation/scratch-editor",
		licence_code: "AGPL-3.0-only",
		stade: "stable",
		liens: [
			{ nature: "statistiques", url: "https://scratch.mit.edu/statistics/" },
			{ nature: "discussion", url: "https://scratch.mit.edu/discuss/" },
		],
		label_ia: "non_renseigne",
		themes: ["education"],
		mis_en_avant: false,
		publie_le: "2026-10-16T12:14:13Z",
		en: {
			accroche:
				"Learn to program by fitting blocks together, from the age of 8.",
			description: `With Scratch you create a story, a game or a cartoon by snapping coloured blocks together: move ten steps, wait one second, repeat. Children see at once what each block does, and grasp what a loop or a condition is without writing any syntax.

Designed at the MIT Media Lab and made public in 2007, Scratch is now supported by a non-profit foundation and translated into many languages. Published projects can be opened and remixed by others. The code of the editor is free, and one version works without a connection.`,
		},
	},
];
