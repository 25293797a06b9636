import type { ProjetDemonstration } from "./types.ts";

/** Tools to meet, write and publish together. */
export const PROJETS_ECHANGES: readonly ProjetDemonstration[] = [
	{
		slug: "framadate",
		nom: "Framadate",
		accroche:
			"Choisir une date ou une option à plusieurs, sans compte ni publicité.",
		description: `On propose quelques créneaux, on envoie le lien, chacun coche oui, non ou si besoin, et la meilleure date apparaît. Framadate sert aussi aux petits sondages : choisir un restaurant, répartir des tâches, tester une idée dans une association.

L’association Framasoft tient ce service, gratuit et financé par des dons. Aucune inscription n’est demandée, les sondages sont effacés après leur date d’expiration et les réponses ne sont ni vendues ni analysées. Le logiciel est libre : d’autres hébergeurs le proposent aussi.`,
		site_web: "https://framadate.org/",
		porteur: "Framasoft",
		territoire: "Monde",
		usage_ia: null,
		code_ouvert: true,
		label_ia: "sans_ia",
		themes: ["logiciels-libres", "inclusion-numerique"],
		mis_en_avant: false,
		publie_le: "2025-06-30T13:49:03Z",
		en: {
			accroche:
				"Choose a date or an option together, without account or advertising.",
			description: `You suggest a few slots, send the link, everyone ticks yes, no or if need be, and the best date stands out. Framadate also serves for small polls: choosing a restaurant, sharing out tasks, trying an idea in an association.

The French association Framasoft runs the service, free of charge and funded by donations. No registration is asked for, polls are deleted after they expire, and answers are neither sold nor analysed. The software is free: other hosts offer it too.`,
		},
	},
	{
		slug: "framapad",
		nom: "Framapad",
		accroche:
			"Écrire un texte à plusieurs, au même moment, dans une simple page web.",
		description: `Un lien suffit pour ouvrir une page blanche où plusieurs personnes tapent ensemble. Chaque auteur a sa couleur, un fil de discussion accompagne le texte et l’historique permet de revenir à n’importe quelle étape. Compte rendu de réunion, tract, cours préparé entre collègues : les usages sont nombreux.

Framapad s’appuie sur le logiciel libre Etherpad et il est hébergé par l’association Framasoft. On choisit la durée de conservation du texte ; avec un compte facultatif, on regroupe ses pages et on les protège par un mot de passe.`,
		site_web: "https://framapad.org/",
		porteur: "Framasoft",
		territoire: "Monde",
		usage_ia: null,
		code_ouvert: true,
		label_ia: "sans_ia",
		themes: ["logiciels-libres", "education"],
		mis_en_avant: false,
		publie_le: "2025-12-22T08:00:43Z",
		en: {
			accroche: "Write a text together, at the same time, in a plain web page.",
			description: `One link opens a blank page where several people type together. Each author has a colour, a chat runs beside the text, and the history lets you go back to any stage. Minutes of a meeting, a leaflet, a lesson prepared between colleagues: there are many uses.

Framapad builds on the free software Etherpad and is hosted by the French association Framasoft. You choose how long the text is kept; with an optional account you can group your pages and protect them with a password.`,
		},
	},
	{
		slug: "peertube",
		nom: "PeerTube",
		accroche:
			"Héberger ses vidéos soi-même et les relier à des centaines d’autres plateformes.",
		description: `PeerTube est un logiciel libre qui permet à une école, un média, une ville ou une bande d’amis d’ouvrir sa propre plateforme vidéo, avec ses règles. Grâce au protocole ActivityPub, les plateformes se parlent : on s’abonne à une chaîne hébergée ailleurs et l’on commente depuis Mastodon.

Quand une vidéo a du succès, les navigateurs des spectateurs peuvent s’échanger des morceaux, ce qui soulage le serveur. Développé par l’association Framasoft depuis 2017 et financé surtout par des dons, il ne met en avant ni publicité ni recommandation qui retient l’attention.`,
		site_web: "https://joinpeertube.org/",
		porteur: "Framasoft",
		territoire: "Monde",
		usage_ia:
			"Une plateforme peut activer la transcription automatique des vidéos avec le modèle Whisper, exécuté sur ses propres machines, pour proposer des sous-titres à relire.",
		code_ouvert: true,
		depot: "https://github.com/Chocobozzz/PeerTube",
		licence_code: "AGPL-3.0-or-later",
		stade: "stable",
		liens: [
			{ nature: "documentation", url: "https://docs.joinpeertube.org/" },
			{
				nature: "contribuer",
				url: "https://github.com/Chocobozzz/PeerTube/blob/develop/.github/CONTRIBUTING.md",
			},
			{ nature: "discussion", url: "https://framacolibri.org/c/peertube" },
		],
		label_ia: "ia_appoint",
		themes: ["logiciels-libres", "culture"],
		mis_en_avant: false,
		publie_le: "2026-06-05T15:16:11Z",
		en: {
			accroche:
				"Host your own videos and link them with hundreds of other platforms.",
			description: `PeerTube is free software that lets a school, a media outlet, a city or a group of friends open its own video platform with its own rules. Through the ActivityPub protocol platforms talk to each other: you follow a channel hosted elsewhere and comment from Mastodon.

When a video is popular, the browsers of viewers can exchange pieces of it, which relieves the server. Developed by the French association Framasoft since 2017 and funded mostly by donations, it pushes neither advertising nor recommendations made to hold attention.`,
			usage_ia:
				"A platform may turn on automatic transcription of videos with the Whisper model, run on its own machines, to offer captions that can be reviewed.",
		},
	},
	{
		slug: "mobilizon",
		nom: "Mobilizon",
		accroche:
			"Annoncer ses événements et animer ses groupes hors des réseaux commerciaux.",
		description: `Concert de quartier, marche pour le climat, réunion de syndicat ou atelier vélo : Mobilizon publie l’annonce, recueille les inscriptions et donne au groupe une page, des discussions et des ressources communes. Il n’est pas toujours nécessaire d’avoir un compte pour participer.

Le logiciel, libre et fédéré par ActivityPub, a été créé par Framasoft grâce à un financement participatif, avec une première version en 2020. L’association en a ensuite confié la suite à Kaihuri. Chacun peut ouvrir sa plateforme ou rejoindre celle d’une organisation en qui il a confiance.`,
		site_web: "https://joinmobilizon.org/",
		porteur: "Kaihuri, après Framasoft",
		territoire: "Monde",
		usage_ia: null,
		code_ouvert: true,
		label_ia: "non_renseigne",
		themes: ["logiciels-libres", "democratie"],
		mis_en_avant: false,
		publie_le: "2025-04-14T08:43:13Z",
		en: {
			accroche:
				"Announce events and run groups away from the commercial networks.",
			description: `A neighbourhood concert, a climate march, a union meeting or a bike workshop: Mobilizon publishes the announcement, takes registrations, and gives the group a page, discussions and shared resources. An account is not always needed to take part.

The software, free and federated through ActivityPub, was created by Framasoft thanks to crowdfunding, with a first version in 2020. The association later handed it over to Kaihuri. Anyone may open a platform, or join that of an organisation they trust.`,
		},
	},
	{
		slug: "mastodon",
		nom: "Mastodon",
		accroche:
			"Un réseau social fait de milliers de serveurs indépendants qui se parlent.",
		description: `On choisit un serveur tenu par une association, une université, une rédaction ou un passionné, et l’on suit des personnes inscrites partout ailleurs. Chaque serveur fixe ses règles de modération et peut couper les liens avec ceux qui ne les respectent pas.

Le fil est affiché dans l’ordre du temps, sans publicité ni algorithme qui choisit à votre place. Mastodon a été lancé en 2016 par Eugen Rochko ; il est publié sous licence AGPL et développé par une organisation à but non lucratif. Si un serveur ferme, on peut déménager avec ses abonnés.`,
		site_web: "https://joinmastodon.org/",
		porteur: "Mastodon",
		territoire: "Monde",
		usage_ia: null,
		code_ouvert: true,
		depot: "https://github.com/mastodon/mastodon",
		licence_code: "AGPL-3.0-or-later",
		stade: "stable",
		liens: [
			{ nature: "documentation", url: "https://docs.joinmastodon.org/" },
			{
				nature: "contribuer",
				url: "https://github.com/mastodon/.github/blob/main/CONTRIBUTING.md",
			},
			{ nature: "feuille_de_route", url: "https://joinmastodon.org/roadmap" },
		],
		label_ia: "non_renseigne",
		themes: ["logiciels-libres"],
		mis_en_avant: false,
		publie_le: "2026-08-21T11:40:32Z",
		en: {
			accroche:
				"A social network made of thousands of independent servers that talk to each other.",
			description: `You choose a server run by an association, a university, a newsroom or an enthusiast, and follow people registered anywhere else. Each server sets its moderation rules and may cut its links with those that do not respect them.

The timeline is shown in the order of time, with no advertising and no algorithm choosing for you. Mastodon was launched in 2016 by Eugen Rochko; it is published under the AGPL licence and developed by a non-profit organisation. If a server closes, you can move out with your followers.`,
		},
	},
	{
		slug: "jitsi-meet",
		nom: "Jitsi Meet",
		accroche:
			"La visioconférence libre qui s’ouvre dans le navigateur, sans rien installer.",
		description: `On invente un nom de salle, on envoie le lien, et la réunion commence, avec partage d’écran, discussion écrite et mot de passe si l’on veut. Jitsi Meet convient aux réunions d’association comme aux permanences et aux cours particuliers.

Le projet Jitsi est né à Strasbourg dans les années 2000. Il est aujourd’hui développé par une communauté et par l’entreprise 8x8, sous licence Apache 2.0. De nombreux hébergeurs libres et des administrations installent leur propre serveur, ce qui évite de confier ses réunions à un seul acteur.`,
		site_web: "https://jitsi.org/",
		porteur: "Communauté Jitsi et 8x8",
		territoire: "Monde",
		usage_ia:
			"La suppression du bruit de fond, facultative, utilise un petit réseau de neurones, RNNoise, qui fonctionne dans le navigateur.",
		code_ouvert: true,
		depot: "https://github.com/jitsi/jitsi-meet",
		licence_code: "Apache-2.0",
		stade: "stable",
		liens: [
			{ nature: "documentation", url: "https://jitsi.github.io/handbook/" },
			{ nature: "demonstration", url: "https://meet.jit.si/" },
			{ nature: "discussion", url: "https://community.jitsi.org/" },
		],
		label_ia: "ia_appoint",
		themes: ["logiciels-libres", "education"],
		mis_en_avant: false,
		publie_le: "2025-10-06T16:39:54Z",
		en: {
			accroche:
				"Free video conferencing that opens in the browser with nothing to install.",
			description: `You make up a room name, send the link, and the meeting begins, with screen sharing, a written chat and a password if you want one. Jitsi Meet suits association meetings as well as advice sessions and private lessons.

The Jitsi project was born in Strasbourg in the 2000s. It is now developed by a community and by the company 8x8, under the Apache 2.0 licence. Many free-software hosts and public administrations install their own server, so that meetings need not be entrusted to a single player.`,
			usage_ia:
				"Background noise suppression, which is optional, uses a small neural network, RNNoise, that runs in the browser.",
		},
	},
];
