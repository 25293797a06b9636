import type { ProjetDemonstration } from "./types.ts";

/** Free software for everyday use. */
export const PROJETS_LOGICIELS: readonly ProjetDemonstration[] = [
	{
		slug: "nextcloud",
		nom: "Nextcloud",
		accroche:
			"Ses fichiers, son agenda et ses contacts sur un serveur que l’on choisit.",
		description: `Nextcloud rassemble dans une même interface le partage de fichiers, l’agenda, le carnet d’adresses, les documents à plusieurs et les visioconférences. On l’installe sur un petit ordinateur à la maison, chez un hébergeur associatif ou dans une administration.

Le logiciel a été créé en 2016 par une partie de l’équipe d’ownCloud et il est publié sous licence AGPL. Ses fonctions s’étendent avec des applications, et des clients existent pour ordinateur et téléphone. Des associations, des écoles et des collectivités s’en servent pour ne plus dépendre d’un seul fournisseur.`,
		site_web: "https://nextcloud.com/",
		porteur: "Nextcloud GmbH et sa communauté",
		territoire: "Monde",
		usage_ia:
			"Un assistant facultatif peut résumer, traduire ou rédiger un texte ; l’administrateur choisit de l’installer ou non, et avec quel modèle, y compris sur sa propre machine.",
		code_ouvert: true,
		depot: "https://github.com/nextcloud/server",
		licence_code: "AGPL-3.0-or-later",
		stade: "stable",
		liens: [
			{ nature: "documentation", url: "https://docs.nextcloud.com/" },
			{ nature: "contribuer", url: "https://nextcloud.com/contribute/" },
			{ nature: "discussion", url: "https://help.nextcloud.com/" },
		],
		label_ia: "ia_appoint",
		themes: ["logiciels-libres"],
		mis_en_avant: false,
		publie_le: "2025-07-31T08:21:28Z",
		en: {
			accroche: "Your files, calendar and contacts on a server of your choice.",
			description: `Nextcloud brings file sharing, calendar, address book, shared documents and video calls into one interface. It can be installed on a small computer at home, with an associative host or in a public administration.

The software was created in 2016 by part of the ownCloud team and is published under the AGPL licence. Applications extend it, and clients exist for computers and phones. Associations, schools and local authorities use it so as not to depend on a single supplier.`,
			usage_ia:
				"An optional assistant can summarise, translate or draft text; the administrator decides whether to install it and with which model, including one running on their own machine.",
		},
	},
	{
		slug: "libreoffice",
		nom: "LibreOffice",
		accroche:
			"La suite bureautique libre : textes, tableaux, présentations, dessins.",
		description: `LibreOffice écrit des lettres, des budgets et des diaporamas sur Windows, macOS et Linux, gratuitement et sans compte. Elle enregistre au format ouvert OpenDocument et sait lire et écrire les fichiers des autres suites bureautiques.

Le projet a été lancé en 2010 à partir du code d’OpenOffice.org et il est porté par une fondation, The Document Foundation, où siègent des contributeurs. Les traductions, la documentation et l’entraide sont l’œuvre de bénévoles. Des administrations l’utilisent pour que leurs documents restent lisibles dans trente ans.`,
		site_web: "https://www.libreoffice.org/",
		porteur: "The Document Foundation",
		territoire: "Monde",
		usage_ia: null,
		code_ouvert: true,
		label_ia: "non_renseigne",
		themes: ["logiciels-libres"],
		mis_en_avant: false,
		publie_le: "2025-10-16T11:57:39Z",
		en: {
			accroche:
				"The free office suite: texts, spreadsheets, presentations, drawings.",
			description: `LibreOffice writes letters, budgets and slides on Windows, macOS and Linux, free of charge and without an account. It saves in the open OpenDocument format, and reads and writes the files of other office suites.

The project was launched in 2010 from the OpenOffice.org code and is carried by a foundation, The Document Foundation, made of contributors. Translations, documentation and mutual help are the work of volunteers. Public administrations use it so that their documents can still be read in thirty years.`,
		},
	},
	{
		slug: "vlc",
		nom: "VLC media player",
		accroche:
			"Le lecteur qui ouvre presque tous les sons et toutes les vidéos.",
		description: `Reconnaissable à son cône de chantier, VLC lit la plupart des formats audio et vidéo sans rien installer d’autre, sur ordinateur comme sur téléphone. Il ne contient ni publicité ni espion, et il est gratuit.

Né dans les années 1990 d’un projet d’élèves de l’École centrale Paris, il est développé par des bénévoles et soutenu par l’association VideoLAN. Son moteur, libVLC, est réutilisé dans beaucoup d’autres logiciels, et le code est publié sous licences GPL et LGPL. Le projet a toujours refusé de l’accompagner de programmes indésirables.`,
		site_web: "https://www.videolan.org/",
		porteur: "Association VideoLAN",
		territoire: "Monde",
		usage_ia: null,
		code_ouvert: true,
		label_ia: "non_renseigne",
		themes: ["logiciels-libres", "culture"],
		mis_en_avant: false,
		publie_le: "2025-07-21T14:12:51Z",
		en: {
			accroche: "The player that opens almost any sound and video.",
			description: `Known by its traffic cone, VLC plays most audio and video formats without installing anything else, on computers and phones alike. It holds no advertising and no spyware, and it is free of charge.

Born in the 1990s as a student project at École Centrale Paris, it is developed by volunteers and supported by the association VideoLAN. Its engine, libVLC, is reused in many other programs, and the code is published under the GPL and LGPL licences. The project has always refused to bundle unwanted software with it.`,
		},
	},
	{
		slug: "firefox",
		nom: "Firefox",
		accroche:
			"Un navigateur libre, porté par une organisation qui défend un web ouvert.",
		description: `Firefox affiche les pages web avec son propre moteur, Gecko, l’un des rares à ne pas venir d’une très grande entreprise. Il bloque par défaut de nombreux traceurs, accepte des extensions sur téléphone et ordinateur et laisse régler finement ce que les sites peuvent faire.

Sa version 1.0 date de 2004. Il est développé en public par Mozilla, dont la maison mère est une fondation à but non lucratif, avec l’aide de bénévoles pour le code, les traductions et le support. Le code est publié sous la Mozilla Public License.`,
		site_web: "https://www.firefox.com/",
		porteur: "Mozilla",
		territoire: "Monde",
		usage_ia:
			"La traduction de pages s’appuie sur de petits modèles qui fonctionnent sur l’appareil, sans envoyer le texte à un serveur. D’autres fonctions, comme un panneau vers un agent conversationnel, sont facultatives.",
		code_ouvert: true,
		label_ia: "ia_appoint",
		themes: ["logiciels-libres"],
		mis_en_avant: false,
		publie_le: "2026-05-14T16:47:08Z",
		en: {
			accroche:
				"A free browser, carried by an organisation that stands for an open web.",
			description: `Firefox displays web pages with its own engine, Gecko, one of the few that does not come from a very large company. It blocks many trackers by default, accepts extensions on phones and computers, and lets you set finely what sites may do.

Its version 1.0 dates from 2004. It is developed in public by Mozilla, whose parent is a non-profit foundation, with volunteers helping on code, translations and support. The code is published under the Mozilla Public License.`,
			usage_ia:
				"Page translation relies on small models that run on the device, without sending the text to a server. Other features, such as a side panel for a chatbot, are optional.",
		},
	},
	{
		slug: "debian",
		nom: "Debian",
		accroche:
			"Un système d’exploitation libre, bâti par une communauté qui s’est donné une constitution.",
		description: `Fondé en 1993 par Ian Murdock, Debian réunit des milliers de logiciels libres, empaquetés et mis à jour par des bénévoles du monde entier. Il fait tourner des serveurs, des ordinateurs de bureau et de petites cartes, et de nombreuses autres distributions en dérivent, dont Ubuntu.

Un contrat social engage le projet envers ses utilisateurs et définit ce qu’est un logiciel libre. Les développeurs élisent leur responsable et votent les grandes décisions. Aucune entreprise ne possède Debian, qui prend le temps de sortir une version quand elle est prête.`,
		site_web: "https://www.debian.org/",
		porteur: "Projet Debian",
		territoire: "Monde",
		usage_ia: null,
		code_ouvert: true,
		label_ia: "non_renseigne",
		themes: ["logiciels-libres"],
		mis_en_avant: false,
		publie_le: "2025-01-14T15:24:11Z",
		en: {
			accroche:
				"A free operating system, built by a community that gave itself a constitution.",
			description: `Founded in 1993 by Ian Murdock, Debian gathers thousands of free programs, packaged and updated by volunteers all over the world. It runs servers, desktop computers and small boards, and many other distributions derive from it, Ubuntu among them.

A social contract binds the project to its users and defines what free software is. Developers elect their leader and vote on the major decisions. No company owns Debian, which takes its time and releases a version when it is ready.`,
		},
	},
	{
		slug: "emmabuntus",
		nom: "Emmabuntüs",
		accroche:
			"Redonner vie aux vieux ordinateurs avec un système libre prêt à l’emploi.",
		description: `En 2010, un bénévole qui reconditionnait des machines à la communauté Emmaüs de Neuilly-Plaisance a voulu gagner du temps. Il en est né une distribution Linux, aujourd’hui fondée sur Debian, déjà garnie de logiciels, de tutoriels et d’un menu simple pour les personnes qui débutent.

Le collectif fournit aussi une clé USB de réemploi qui efface un disque et réinstalle un ordinateur en quelques étapes. Des associations s’en servent pour équiper des familles et des écoles, en France et en Afrique. Il partage les valeurs d’Emmaüs sans en être une branche officielle.`,
		site_web: "https://emmabuntus.org/",
		porteur: "Collectif Emmabuntüs",
		territoire: "France et Afrique francophone",
		usage_ia: null,
		code_ouvert: true,
		label_ia: "non_renseigne",
		themes: ["inclusion-numerique", "logiciels-libres", "solidarite"],
		mis_en_avant: false,
		publie_le: "2026-06-16T10:38:42Z",
		en: {
			accroche:
				"Give old computers a new life with a ready-to-use free system.",
			description: `In 2010 a volunteer who refurbished machines at the Emmaüs community of Neuilly-Plaisance, near Paris, wanted to save time. The result is a Linux distribution, now based on Debian, already supplied with programs, tutorials and a simple menu for beginners.

The collective also provides a reuse USB stick that wipes a disk and reinstalls a computer in a few steps. Associations use it to equip families and schools in France and in Africa. It shares the values of the Emmaüs movement without being an official branch of it.`,
		},
	},
];
