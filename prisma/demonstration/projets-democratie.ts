import type { ProjetDemonstration } from "./types.ts";

/** Deciding together and watching public life. */
export const PROJETS_DEMOCRATIE: readonly ProjetDemonstration[] = [
	{
		slug: "decidim",
		nom: "Decidim",
		accroche:
			"La plateforme libre de démocratie participative née à Barcelone.",
		description: `Budgets participatifs, consultations, assemblées, pétitions, conférences : Decidim réunit les outils dont une ville, une université ou une coopérative a besoin pour décider avec les personnes concernées. Chaque proposition garde sa trace, de son dépôt jusqu’à ce qu’elle est devenue.

Lancé par la ville de Barcelone, le projet est aujourd’hui conduit par une association démocratique, et un contrat social fixe ses garanties : transparence, confidentialité, égalité des chances. Le logiciel est sous licence AGPL. Des villes, des régions et des associations l’utilisent dans de nombreux pays, dont la France.`,
		site_web: "https://decidim.org/",
		porteur: "Association Decidim",
		territoire: "Monde",
		usage_ia:
			"Un module facultatif, apparu avec la version 0.30, estime par une méthode statistique (classification bayésienne) si un contenu est indésirable et le signale aux modérateurs.",
		code_ouvert: true,
		depot: "https://github.com/decidim/decidim",
		licence_code: "AGPL-3.0-or-later",
		stade: "stable",
		liens: [
			{ nature: "documentation", url: "https://docs.decidim.org/" },
			{ nature: "discussion", url: "https://meta.decidim.org/" },
		],
		label_ia: "ia_appoint",
		themes: ["democratie", "logiciels-libres"],
		mis_en_avant: true,
		publie_le: "2026-03-31T13:56:54Z",
		en: {
			accroche:
				"The free platform for participatory democracy, born in Barcelona.",
			description: `Participatory budgets, consultations, assemblies, petitions, conferences: Decidim gathers the tools that a city, a university or a cooperative needs to decide with the people concerned. Every proposal keeps its trail, from its submission to what became of it.

Launched by the city of Barcelona, the project is now led by a democratic association, and a social contract sets its guarantees: transparency, confidentiality, equal opportunities. The software is under the AGPL licence. Cities, regions and associations use it in many countries, France among them.`,
			usage_ia:
				"An optional module, which came with version 0.30, uses a statistical method (Bayesian classification) to estimate whether content is spam and reports it to the moderators.",
		},
	},
	{
		slug: "consul-democracy",
		nom: "CONSUL Democracy",
		accroche:
			"Un logiciel libre pour débattre, proposer et voter à l’échelle d’une ville.",
		description: `Mis en ligne en 2015 par la mairie de Madrid pour son site Decide Madrid, ce logiciel permet aux habitants d’ouvrir des débats, de soutenir des propositions, de répartir un budget et de commenter un projet de règlement article par article.

Parce qu’il est libre, sous licence AGPL, d’autres villes et d’autres États l’ont repris et traduit, et elles mettent en commun leurs améliorations. Une fondation accompagne les administrations qui veulent l’installer et veille à l’entretien du code commun.`,
		site_web: "https://consuldemocracy.org/",
		porteur: "Fondation CONSUL Democracy",
		territoire: "Monde",
		usage_ia:
			"Une fonction facultative d’apprentissage automatique peut proposer des étiquettes, relier des contributions proches et résumer les commentaires ; la collectivité choisit de l’activer ou non.",
		code_ouvert: true,
		depot: "https://github.com/consuldemocracy/consuldemocracy",
		licence_code: "AGPL-3.0-or-later",
		stade: "stable",
		liens: [
			{
				nature: "documentation",
				url: "https://docs.consuldemocracy.org/index/",
			},
		],
		label_ia: "ia_appoint",
		themes: ["democratie", "logiciels-libres"],
		mis_en_avant: false,
		publie_le: "2026-03-09T09:33:47Z",
		en: {
			accroche:
				"Free software to debate, propose and vote at the scale of a city.",
			description: `Put online in 2015 by the city council of Madrid for its Decide Madrid site, this software lets inhabitants open debates, support proposals, share out a budget and comment on draft rules article by article.

Because it is free, under the AGPL licence, other cities and other states have adopted and translated it, and they pool their improvements. A foundation supports the administrations that want to install it and looks after the common code.`,
			usage_ia:
				"An optional machine-learning feature can suggest tags, link related contributions and summarise comments; the public body decides whether to turn it on.",
		},
	},
	{
		slug: "nosdeputes",
		nom: "NosDéputés.fr",
		accroche:
			"Suivre l’activité des députés à partir des documents publics de l’Assemblée.",
		description: `Questions posées, amendements déposés, prises de parole, présences en commission : l’information parlementaire est publique, mais dispersée. NosDéputés.fr la rassemble par élu et par sujet, permet d’y chercher un mot et d’être prévenu quand un thème est abordé.

Le site a été créé en 2009 par l’association Regards Citoyens, composée de bénévoles et indépendante des partis. Les données sont reprises sous licence libre et le code est ouvert, ce qui a nourri d’autres outils et contribué à l’ouverture des données de l’Assemblée nationale elle-même.`,
		site_web: "https://www.nosdeputes.fr/",
		porteur: "Regards Citoyens",
		territoire: "France",
		usage_ia: null,
		code_ouvert: true,
		depot: "https://github.com/regardscitoyens/nosdeputes.fr",
		licence_code: "AGPL-3.0-or-later",
		liens: [
			{
				nature: "documentation",
				url: "https://github.com/regardscitoyens/nosdeputes.fr/blob/master/doc/api.md",
			},
		],
		label_ia: "non_renseigne",
		themes: ["democratie", "donnees-ouvertes"],
		mis_en_avant: false,
		publie_le: "2025-01-27T11:05:51Z",
		en: {
			accroche:
				"Follow the work of French members of parliament from public records.",
			description: `Questions asked, amendments tabled, speeches, committee attendance: parliamentary information is public but scattered. NosDéputés.fr gathers it by member and by subject, lets you search for a word and be told when a topic comes up.

The site was created in 2009 by Regards Citoyens, an association of volunteers independent of any party. The data are released under a free licence and the code is open, which has fed other tools and helped bring about open data at the National Assembly itself.`,
		},
	},
	{
		slug: "communecter",
		nom: "Communecter",
		accroche:
			"Un réseau sociétal libre pour relier les acteurs d’un même territoire.",
		description: `Associations, projets, événements, petites annonces, besoins et ressources d’une commune apparaissent sur une même carte et dans un même annuaire. On voit qui fait quoi près de chez soi, on rejoint une initiative, on lance une discussion ou un vote.

Le projet est porté par l’association Open Atlas, installée à La Réunion. Son code est libre et ses données sont pensées comme un commun : un collectif peut en tirer sa propre plateforme, à ses couleurs, sans repartir de zéro ni enfermer ce qui a été recensé.`,
		site_web: "https://www.communecter.org/",
		porteur: "Association Open Atlas",
		territoire: "France",
		usage_ia: null,
		code_ouvert: true,
		label_ia: "non_renseigne",
		themes: ["democratie", "logiciels-libres", "solidarite"],
		mis_en_avant: false,
		publie_le: "2025-09-24T15:23:24Z",
		en: {
			accroche:
				"A free societal network that links the people active in one territory.",
			description: `Associations, projects, events, small ads, needs and resources of a municipality appear on one map and in one directory. You see who does what near your home, join an initiative, start a discussion or a vote.

The project is carried by the association Open Atlas, based on the island of La Réunion. Its code is free and its data are meant as a commons: a group can draw its own platform from it, in its own colours, without starting from scratch or locking up what was recorded.`,
		},
	},
];
