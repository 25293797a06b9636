import type { ProjetDemonstration } from "./types.ts";

/** Maps and open data about places. */
export const PROJETS_CARTES: readonly ProjetDemonstration[] = [
	{
		slug: "openstreetmap",
		nom: "OpenStreetMap",
		accroche:
			"La carte du monde que chacun peut compléter, corriger et réutiliser.",
		description: `Née au Royaume-Uni en 2004, OpenStreetMap est une base de données géographiques construite par des personnes qui relèvent les rues, les chemins, les commerces ou les rampes d’accès des lieux qu’elles connaissent. Chaque modification garde son auteur et sa date, et d’autres peuvent la reprendre.

Les données sont publiées sous la licence ODbL : on peut en tirer une carte, un calcul d’itinéraire ou une étude, à condition de citer les contributeurs et de partager aux mêmes conditions les bases qui en dérivent. La fondation OpenStreetMap soutient le projet, elle n’en décide pas le contenu.`,
		site_web: "https://www.openstreetmap.org/",
		porteur: "Fondation OpenStreetMap",
		territoire: "Monde",
		usage_ia: null,
		code_ouvert: true,
		label_ia: "non_renseigne",
		themes: ["donnees-ouvertes", "mobilite", "savoirs-libres"],
		mis_en_avant: true,
		publie_le: "2025-06-06T12:35:52Z",
		en: {
			accroche:
				"The map of the world that anyone may complete, correct and reuse.",
			description: `Started in the United Kingdom in 2004, OpenStreetMap is a geographic database built by people who record the streets, paths, shops or access ramps of the places they know. Every change keeps its author and its date, and others can build on it.

The data are published under the ODbL licence: you may draw a map, compute a route or run a study from them, provided you credit the contributors and share derived databases on the same terms. The OpenStreetMap Foundation supports the project but does not decide what goes on the map.`,
		},
	},
	{
		slug: "umap",
		nom: "uMap",
		accroche:
			"Fabriquer sa propre carte sur fond OpenStreetMap et la partager par un simple lien.",
		description: `uMap permet de poser des points, des lignes et des zones sur un fond de carte OpenStreetMap, d’y importer un tableau de données, de choisir les couleurs et les textes, puis d’envoyer un lien ou d’insérer la carte dans une page. Il n’est pas nécessaire de savoir programmer, ni même de créer un compte pour essayer.

Le logiciel est libre et peut être installé ailleurs : l’association OpenStreetMap France, Framasoft et des administrations tiennent chacune leur instance. On s’en sert pour des balades, des inventaires de fontaines, des réseaux d’entraide ou des plans de fête de village.`,
		site_web: "https://umap.openstreetmap.fr/",
		porteur: "Communauté uMap, instance tenue par OpenStreetMap France",
		territoire: "Monde",
		usage_ia: null,
		code_ouvert: true,
		depot: "https://github.com/umap-project/umap",
		licence_code: "AGPL-3.0-or-later",
		stade: "stable",
		liens: [
			{ nature: "documentation", url: "https://docs.umap-project.org/" },
			{
				nature: "discussion",
				url: "https://forum.openstreetmap.fr/c/utiliser/umap/29",
			},
		],
		label_ia: "sans_ia",
		themes: ["donnees-ouvertes", "logiciels-libres"],
		mis_en_avant: false,
		publie_le: "2025-09-02T11:54:34Z",
		en: {
			accroche:
				"Make your own map on top of OpenStreetMap and share it with a plain link.",
			description: `With uMap you place points, lines and areas on an OpenStreetMap background, import a table of data, choose colours and captions, then send a link or embed the map in a page. No programming is needed, and you can try it without an account.

The software is free and can be installed elsewhere: OpenStreetMap France, Framasoft and public administrations each run their own instance. People use it for walks, inventories of drinking fountains, mutual aid networks or the plan of a village fair.`,
		},
	},
	{
		slug: "panoramax",
		nom: "Panoramax",
		accroche:
			"Des photos de rue ouvertes, prises et hébergées par celles et ceux qui s’en servent.",
		description: `Panoramax est une alternative libre aux vues de rue des grandes plateformes. Des collectivités, des associations et des particuliers y versent des photos prises à pied, à vélo ou en voiture ; elles aident à compléter une carte, à recenser des panneaux, à vérifier une piste cyclable sans se déplacer.

Le projet a été lancé par l’IGN et OpenStreetMap France. Il est fédéré : plusieurs instances hébergent chacune leurs photos, et un catalogue commun permet de les chercher ensemble. Le logiciel est libre et les photos sont diffusées sous des licences ouvertes.`,
		site_web: "https://panoramax.fr/",
		porteur: "IGN et OpenStreetMap France",
		territoire: "France",
		usage_ia:
			"Un modèle de vision par ordinateur repère les visages et les plaques d’immatriculation afin de les flouter avant publication. D’autres modèles servent à reconnaître les panneaux de signalisation ; ils sont publiés par le projet.",
		code_ouvert: true,
		label_ia: "ia_appoint",
		themes: ["donnees-ouvertes", "mobilite"],
		mis_en_avant: false,
		publie_le: "2026-07-30T15:11:17Z",
		en: {
			accroche:
				"Open street-level photos, taken and hosted by the people who use them.",
			description: `Panoramax is a free alternative to the street views of the large platforms. Local authorities, associations and individuals upload photos taken on foot, by bike or by car; they help complete a map, list road signs or check a cycle lane without travelling.

The project was launched by IGN, the French mapping agency, and OpenStreetMap France. It is federated: several instances host their own photos and a common catalogue searches them together. The software is free and the photos are released under open licences.`,
			usage_ia:
				"A computer vision model finds faces and licence plates so that they are blurred before publication. Other models recognise road signs; the project publishes them.",
		},
	},
	{
		slug: "organic-maps",
		nom: "Organic Maps",
		accroche:
			"Une application de cartes hors ligne, sans publicité et sans pistage.",
		description: `Organic Maps affiche sur téléphone les données d’OpenStreetMap et calcule des itinéraires à pied, à vélo ou en voiture, une fois la région téléchargée, sans connexion. Les sentiers, les points d’eau et les courbes de niveau en font un bon compagnon de randonnée.

L’application ne contient ni publicité ni outil de suivi, et son code est publié sous licence Apache 2.0. Elle permet aussi de corriger un commerce ou une adresse et d’envoyer la correction à OpenStreetMap. Le projet vit surtout de dons.`,
		site_web: "https://organicmaps.app/",
		porteur: "Organic Maps OÜ et sa communauté",
		territoire: "Monde",
		usage_ia: null,
		code_ouvert: true,
		depot: "https://github.com/organicmaps/organicmaps",
		licence_code: "Apache-2.0",
		stade: "stable",
		liens: [
			{ nature: "contribuer", url: "https://organicmaps.app/support-us/" },
		],
		label_ia: "non_renseigne",
		themes: ["mobilite", "logiciels-libres"],
		mis_en_avant: false,
		publie_le: "2026-01-13T12:27:38Z",
		en: {
			accroche: "An offline map application without advertising or tracking.",
			description: `Organic Maps shows OpenStreetMap data on a phone and computes routes on foot, by bike or by car without a connection, once the region has been downloaded. Trails, water points and contour lines make it a good hiking companion.

The application holds no advertising and no tracker, and its code is published under the Apache 2.0 licence. It also lets you correct a shop or an address and send the correction to OpenStreetMap. The project lives mostly on donations.`,
		},
	},
	{
		slug: "base-adresse-nationale",
		nom: "Base Adresse Nationale",
		accroche:
			"L’inventaire public et gratuit des adresses de France, nourri par les communes.",
		description: `Une adresse juste fait arriver les secours, le courrier et la fibre. La Base Adresse Nationale rassemble les adresses du territoire et leur position, à partir des bases que les communes, seules compétentes pour nommer les voies et numéroter les maisons, publient elles-mêmes.

Les fichiers sont en accès libre sous Licence Ouverte, avec une interface pour chercher une adresse ou retrouver celle d’un point sur la carte. Un éditeur gratuit aide les communes, même petites, à tenir leurs adresses à jour. Le code des outils est ouvert.`,
		site_web: "https://adresse.data.gouv.fr/",
		porteur: "ANCT, DINUM et IGN",
		territoire: "France",
		usage_ia: null,
		code_ouvert: true,
		label_ia: "non_renseigne",
		themes: ["donnees-ouvertes"],
		mis_en_avant: false,
		publie_le: "2026-10-05T11:51:12Z",
		en: {
			nom: "National Address Database",
			accroche:
				"The free public inventory of addresses in France, fed by its municipalities.",
			description: `A correct address brings the ambulance, the mail and the fibre to the right door. The National Address Database gathers the addresses of the country and their position, from the files published by municipalities, which alone may name streets and number houses.

The files are open under the French Licence Ouverte, with an interface that finds an address or tells which one stands at a point of the map. A free editor helps municipalities, small ones too, keep their addresses up to date. The code of the tools is open.`,
		},
	},
	{
		slug: "transport-data-gouv-fr",
		nom: "transport.data.gouv.fr",
		accroche: "Le point d’accès national aux données ouvertes de transport.",
		description: `Horaires de bus et de train, vélos en libre-service, bornes de recharge, aires de covoiturage : ce site public réunit les données que les collectivités et les opérateurs ont l’obligation d’ouvrir, et que les applications d’itinéraires réutilisent.

L’équipe accompagne les producteurs, contrôle la qualité des fichiers avec des outils de validation ouverts et signale ce qui est périmé. Les formats sont standards, GTFS et NeTEx par exemple, si bien qu’un outil écrit pour une ville fonctionne aussi dans la voisine. Le code du site est publié.`,
		site_web: "https://transport.data.gouv.fr/",
		porteur: "Ministère chargé des Transports",
		territoire: "France",
		usage_ia: null,
		code_ouvert: true,
		label_ia: "non_renseigne",
		themes: ["mobilite", "donnees-ouvertes"],
		mis_en_avant: false,
		publie_le: "2025-06-17T13:29:48Z",
		en: {
			accroche: "The French national access point to open transport data.",
			description: `Bus and train timetables, shared bikes, charging stations, car-pooling areas: this public site gathers the data that local authorities and operators must open, and that journey planners reuse.

The team supports the producers, checks the files with open validation tools and points out what is out of date. Formats are standard, GTFS and NeTEx for example, so that a tool written for one city also works in the next one. The code of the site is published.`,
		},
	},
	{
		slug: "wheelmap",
		nom: "Wheelmap",
		accroche:
			"La carte participative des lieux accessibles en fauteuil roulant.",
		description: `Un code de couleurs simple, vert, orange ou rouge, dit si l’on peut entrer en fauteuil roulant dans un café, une bibliothèque ou une gare. Toute personne qui passe devant un lieu peut le noter, préciser s’il a des toilettes adaptées, ajouter une photo.

Wheelmap a été lancée à Berlin en 2010 par l’association Sozialhelden. La carte s’appuie sur OpenStreetMap, où retournent les évaluations, et sur d’autres sources de données d’accessibilité. Son code est ouvert et l’interface existe dans de nombreuses langues.`,
		site_web: "https://wheelmap.org/",
		porteur: "Sozialhelden",
		territoire: "Monde",
		usage_ia: null,
		code_ouvert: true,
		label_ia: "non_renseigne",
		themes: ["mobilite", "solidarite", "donnees-ouvertes"],
		mis_en_avant: false,
		publie_le: "2026-07-08T15:56:15Z",
		en: {
			accroche: "The crowd-sourced map of wheelchair-accessible places.",
			description: `A simple colour code, green, orange or red, tells whether a café, a library or a station can be entered with a wheelchair. Anyone passing by can rate a place, say whether it has an accessible toilet and add a photo.

Wheelmap was launched in Berlin in 2010 by the association Sozialhelden. The map builds on OpenStreetMap, where the ratings go back, and on other sources of accessibility data. Its code is open and the interface exists in many languages.`,
		},
	},
];
