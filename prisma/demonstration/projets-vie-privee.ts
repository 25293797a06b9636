import type { ProjetDemonstration } from "./types.ts";

/** Privacy and trustworthy hosting. */
export const PROJETS_VIE_PRIVEE: readonly ProjetDemonstration[] = [
	{
		slug: "exodus-privacy",
		nom: "Exodus Privacy",
		accroche:
			"Savoir quels pisteurs et quelles permissions se cachent dans une application Android.",
		description: `Beaucoup d’applications contiennent de petits bouts de code qui mesurent, profilent ou revendent nos habitudes. La plateforme d’Exodus Privacy analyse une application Android et publie un rapport lisible : la liste des pisteurs reconnus et celle des autorisations demandées.

L’analyse cherche dans le programme des signatures connues ; elle ne repose pas sur une intelligence artificielle. L’association, née en France en 2017, est animée par des bénévoles. Elle publie ses outils sous licence libre et intervient dans des ateliers pour expliquer comment se protéger.`,
		site_web: "https://exodus-privacy.eu.org/",
		porteur: "Association Exodus Privacy",
		territoire: "Monde",
		usage_ia: null,
		code_ouvert: true,
		label_ia: "sans_ia",
		themes: ["logiciels-libres", "inclusion-numerique"],
		mis_en_avant: false,
		publie_le: "2025-05-15T08:46:42Z",
		en: {
			accroche:
				"Find out which trackers and permissions hide in an Android application.",
			description: `Many applications contain small pieces of code that measure, profile or resell our habits. The Exodus Privacy platform analyses an Android application and publishes a readable report: the list of trackers it recognised and the list of permissions requested.

The analysis looks for known signatures in the program; it does not rest on artificial intelligence. The association, born in France in 2017, is run by volunteers. It publishes its tools under a free licence and gives workshops on how to protect oneself.`,
		},
	},
	{
		slug: "lets-encrypt",
		nom: "Let’s Encrypt",
		accroche:
			"Des certificats gratuits et automatiques pour que tout site puisse être chiffré.",
		description: `Le petit cadenas d’un site dépend d’un certificat qui prouve son nom. Longtemps payants et pénibles à renouveler, ces certificats sont délivrés gratuitement par Let’s Encrypt, de machine à machine, grâce à un protocole ouvert nommé ACME.

L’autorité a ouvert ses portes au public à la fin de 2015. Elle est gérée par une organisation américaine à but non lucratif, l’Internet Security Research Group, qui vit de dons et de parrainages. Son logiciel serveur est libre et chaque certificat émis est inscrit dans des journaux publics.`,
		site_web: "https://letsencrypt.org/",
		porteur: "Internet Security Research Group",
		territoire: "Monde",
		usage_ia: null,
		code_ouvert: true,
		depot: "https://github.com/letsencrypt/boulder",
		licence_code: "MPL-2.0",
		stade: "stable",
		liens: [
			{ nature: "documentation", url: "https://letsencrypt.org/docs/" },
			{ nature: "statistiques", url: "https://letsencrypt.org/stats/" },
			{ nature: "discussion", url: "https://community.letsencrypt.org/" },
		],
		label_ia: "non_renseigne",
		themes: ["logiciels-libres"],
		mis_en_avant: false,
		publie_le: "2025-09-15T16:06:37Z",
		en: {
			accroche:
				"Free and automatic certificates so that any site can be encrypted.",
			description: `The little padlock of a site depends on a certificate that proves its name. Long paid for and tedious to renew, these certificates are issued free of charge by Let’s Encrypt, machine to machine, through an open protocol called ACME.

The authority opened to the public at the end of 2015. It is run by a United States non-profit, the Internet Security Research Group, which lives on donations and sponsorship. Its server software is free and every certificate it issues is written in public logs.`,
		},
	},
	{
		slug: "signal",
		nom: "Signal",
		accroche:
			"Une messagerie chiffrée de bout en bout, sans publicité et financée par les dons.",
		description: `Messages, appels et groupes passent par Signal sous une forme que seuls les correspondants peuvent lire. Le service s’efforce d’en savoir le moins possible : il n’a accès ni au contenu des échanges ni au carnet d’adresses, et les messages peuvent s’effacer d’eux-mêmes.

Le protocole de chiffrement est public, examiné par des chercheurs et repris par d’autres messageries. Le code des applications est ouvert. Depuis 2018, une fondation américaine à but non lucratif porte le projet ; il faut un numéro de téléphone pour s’inscrire, mais on peut le cacher aux autres.`,
		site_web: "https://signal.org/",
		porteur: "Signal Foundation",
		territoire: "Monde",
		usage_ia: null,
		code_ouvert: true,
		depot: "https://github.com/signalapp/Signal-Android",
		licence_code: "AGPL-3.0-only",
		stade: "stable",
		liens: [{ nature: "documentation", url: "https://signal.org/docs/" }],
		label_ia: "non_renseigne",
		themes: ["logiciels-libres"],
		mis_en_avant: false,
		publie_le: "2025-04-01T16:32:06Z",
		en: {
			accroche:
				"End-to-end encrypted messaging, without advertising and funded by donations.",
			description: `Messages, calls and groups travel through Signal in a form that only the correspondents can read. The service tries to know as little as possible: it has no access to the content of conversations or to the address book, and messages can delete themselves.

The encryption protocol is public, examined by researchers and reused by other messengers. The code of the applications is open. Since 2018 a United States non-profit foundation has carried the project; a phone number is needed to register, but it can be hidden from others.`,
		},
	},
	{
		slug: "chatons",
		nom: "CHATONS",
		accroche:
			"Un collectif d’hébergeurs de proximité, libres, transparents et solidaires.",
		description: `Le collectif des hébergeurs alternatifs, transparents, ouverts, neutres et solidaires réunit des associations, des coopératives, de petites entreprises et des particuliers qui proposent des services en ligne : courriel, partage de fichiers, sondages, visioconférence.

Lancé en 2016 à l’initiative de Framasoft, il repose sur une charte : logiciels libres, pas d’exploitation des données, tarifs et incidents expliqués clairement. Les candidatures sont examinées par les membres. Un moteur de recherche aide à trouver le service dont on a besoin, près de chez soi si possible.`,
		site_web: "https://www.chatons.org/",
		porteur: "Collectif CHATONS",
		territoire: "France",
		usage_ia: null,
		code_ouvert: null,
		label_ia: "non_renseigne",
		themes: ["logiciels-libres", "inclusion-numerique"],
		mis_en_avant: false,
		publie_le: "2025-08-22T10:01:25Z",
		en: {
			accroche:
				"A collective of local hosts: free software, transparency and solidarity.",
			description: `The name stands for alternative, transparent, open, neutral and mutually supportive hosts. The collective gathers associations, cooperatives, small companies and individuals that offer online services: e-mail, file sharing, polls, video calls.

Launched in 2016 at the initiative of Framasoft, it rests on a charter: free software, no exploitation of data, prices and incidents explained plainly. Members review each application to join. A search page helps find the service you need, close to home if possible.`,
		},
	},
];
