import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LIEUX, lu } from "#prisma/lieux-table.fixture";
import { areasFile } from "#scripts/lieux/table";
import { AREAS_FILE } from "#server/migrations/areas";
import { CLES_MAX, clesDuTexte, lieuxSurs } from "./rules.ts";

/**
 * What people wrote in two open directories (the challenges of Entrepreneurs d’intérêt
 * général, Licence Ouverte 2.0; the laureates of La France s’engage, MIT), each with the
 * codes that a person gave it.
 */
const ECRITS: Readonly<Record<string, string>> = {
	"Paris, Ile-de-France": "commune-75056",
	Paris: "commune-75056",
	"Rhône, Auvergne-Rhône-Alpes": "dep-69",
	"Seine-Saint-Denis, Ile-de-France": "dep-93",
	"Hauts-de-Seine, Ile-de-France": "dep-92",
	"Paris (75)": "commune-75056",
	"Essonne, Ile-de-France": "dep-91",
	"Doubs, Bourgogne-Franche-Comté": "dep-25",
	"Ille-et-Vilaine, Bretagne": "dep-35",
	"Saint-Denis (93200)": "commune-93066",
	"Saint-Mandé (94)": "commune-94067",
	"Paris (75001)": "commune-75056",
	"La Défense (92)": "dep-92",
	"Montrouge (92120)": "commune-92049",
	"Eure-et-Loir, Centre-Val de Loire": "dep-28",
	"Bouches-du-Rhône, Provence-Alpes-Côte-d'Azur": "dep-13",
	"Val-de-Marne, Ile-de-France": "dep-94",
	"Bas-Rhin, Grand-Est": "dep-67",
	"Loire-Atlantique, Pays-de-la-Loire": "dep-44",
	"Seine-et-Marne, Ile-de-France": "dep-77",
	"Gironde, Nouvelle-Aquitaine": "dep-33",
	"93100 Montreuil": "commune-93048",
	Brest: "commune-29019",
	"75012 Paris": "commune-75056",
	"92120 Montrouge": "commune-92049",
	"Issy-les-Moulineaux": "commune-92040",
	"92130 Issy-les-Moulineaux": "commune-92040",
	"69003 Lyon": "commune-69123",
	"91000 Evry + 75020 Paris": "commune-91228 commune-75056",
	"Vincennes (94307)": "commune-94080",
	"Bordeaux (33) | Champs-sur-Marne (77)": "commune-33063 commune-77083",
	"93160 Noisy-le-Grand": "commune-93051",
	"93200 Saint Denis": "commune-93066",
	"92800 Puteaux": "commune-92062",
	"Étel (56410)": "commune-56055",
	"Paris (75) | Rambouillet (78)": "commune-75056 commune-78517",
	Lyon: "commune-69123",
	"Champs-sur-Marne (77) | Lyon (69)": "commune-77083 commune-69123",
	"93108 Montreuil": "commune-93048",
	"Clermont-Ferrand": "commune-63113",
	"Deux-Sèvres, Nouvelle-Aquitaine": "dep-79",
	"Haute-Garonne, Occitanie": "dep-31",
	"Oise, Hauts-de-France": "dep-60",
	"Eure, Normandie": "dep-27",
	"Vienne, Nouvelle-Aquitaine": "dep-86",
	"Landes, Nouvelle-Aquitaine": "dep-40",
	// Nothing that the sources name tells which one is meant.
	Montreuil: "",
	"La Défense (92400)": "",
	"92055 La Défense": "",
};

const AUTRES: Readonly<Record<string, string>> = {
	"commune-44109": "commune-44109",
	"DEP-2a": "dep-2A",
	FR: "FR",
	"75000": "commune-75056",
	"13000": "commune-13055",
	"44100": "commune-44109",
	"44 100": "commune-44109",
	"44 100 Nantes": "commune-44109",
	"F-44100 Nantes": "commune-44109",
	"78": "dep-78",
	"78108": "dep-78",
	"98713": "dep-987",
	"Paris 10e Arrondissement": "commune-75056",
	"Lyon 3ème": "commune-69123",
	"Marseille 8": "commune-13055",
	"75007 Paris Cedex 07": "commune-75056",
	"Vienne, Isère": "commune-38544",
	Vienne: "dep-86",
	"Vienne (38)": "commune-38544",
	"44 - Nantes": "commune-44109",
	"Nantes 44": "commune-44109",
	"Mayenne 53100": "commune-53147",
	"st denis (93)": "commune-93066",
	"Saint-Denis, La Réunion": "commune-97411",
	"L’Haÿ-les-Roses": "commune-94038",
	"Annecy-le-Vieux": "commune-74010",
	"lot et garonne": "dep-47",
	"Lot et Gers": "dep-46 dep-32",
	"Wallis et Futuna": "dep-986",
	"REG-01": "dep-971",
	Reunion: "dep-974",
	"CA du Grand Dole": "epci-200010650",
	"Grand Dole": "epci-200010650",
	"communauté d’agglomération du Grand Dole": "epci-200010650",
	Belgique: "BE",
	Belgium: "BE",
	"Belgique, France": "BE FR",
	"Toulouse, France": "commune-31555",
	"France et Union européenne": "FR EU",
	Switzerland: "CH",
	"Suisse, Moselle": "commune-57662",
	"Grenade (31)": "commune-31232",
	"commune-91182": "commune-91228",
	"Île d’Yeu": "commune-85113",
	"Ville de Nantes": "commune-44109",
	"la ville du Havre": "commune-76351",
	"Ville de Vienne": "commune-38544",
	"commune de Vienne (département de l’Isère)": "commune-38544",
	"région Bretagne": "reg-53",
	"Région des Pays de la Loire": "reg-52",
	"département de la Vienne": "dep-86",
	"Département du Rhône": "dep-69",
	"Ile d'Yeu (85)": "commune-85113",
	"Sables d’Olonne": "commune-85194",
	"Havre (Le)": "commune-76351",
	"76600 HAVRE (LE)": "commune-76351",
	"Haÿ-les-Roses (L’)": "commune-94038",
	"Villeneuve s/ Lot": "commune-47323",
	"Chalon S/Saône / Dijon": "commune-71076 commune-21231",
	"Saint-Denis de La Réunion": "commune-97411",
	"Nantes Cedex 3": "commune-44109",
	Cherbourg: "commune-50129",
	Hellemmes: "commune-59350",
	"Paris XIIe": "commune-75056",
	"3e arrondissement de Lyon": "commune-69123",
	"Grand Lyon": "epci-200046977",
	"Saint-Étienne (Rhône-Alpes)": "commune-42218",
	UK: "GB",
	USA: "US",
	// As groups of communes are called, by their article or by their town.
	"Île de Ré": "epci-241700459",
	"Île d’Oléron": "epci-241700624",
	"agglo de Rennes": "epci-243500139",
	"l’agglomération du Mans": "epci-247200132",
	"Métropole de Rennes": "epci-243500139",
	"Saint-Malo agglo": "epci-243500782",
	"Vitry/Seine": "commune-94081",
	"Neuilly/Seine": "commune-92051",
	"Fontenay s/s Bois": "commune-94033",
	"Nantes/Rennes": "commune-44109 commune-35238",
	"Vitry/Seine (94)": "commune-94081",
	"Nantes/Rezé (44)": "commune-44109 commune-44143",
	"Nantes/Rezé - 44": "commune-44109 commune-44143",
	"Lyon/Villeurbanne (69)": "commune-69123 commune-69266",
	"Brest/Quimper (29)": "commune-29019 commune-29232",
	"Valence, 26000": "commune-26362",
	"26000, Valence": "commune-26362",
	// A business postcode that no data has.
	"Bordeaux, 33076": "commune-33063",
	"Corrèze, 19": "dep-19",
	"Paris, 75": "commune-75056",
	"75, Paris": "commune-75056",
	"Île-de-France, Paris": "commune-75056",
	"Métropole de Lyon, 69003": "commune-69123",
	"Lyon, Métropole de Lyon": "commune-69123",
	"Nouvelle-Aquitaine, 33076": "dep-33",
	"Finistère, Brest": "commune-29019",
	"Bretagne et Rennes": "reg-53 commune-35238",
	"Gard (30) : Alès": "commune-30007",
	"Rennes ou Nantes": "commune-35238 commune-44109",
	"12 rue de Lyon, 75012 Paris": "commune-75056",
	"Dakar, Sénégal": "SN",
	"Ajaccio (20)": "commune-2A004",
	"Corbières (11)": "commune-11100",
	"Corrèze (19)": "dep-19",
	// Words with which the names of groups of communes begin, and more.
	"Saône, Bourgogne-Franche-Comté": "commune-25532",
	"Roche, Rhône-Alpes": "commune-38339",
	"Roche, France": "commune-38339",
	"Sélestat, Alsace": "commune-67462",
	"Alsace, Sélestat": "commune-67462",
	// Communes that are called as a country's code.
	"EU (76)": "commune-76255",
	"EU, Normandie": "commune-76255",
	"US, Val d’Oise": "commune-95625",
	EU: "EU",
	"Paris, Hauts-de-Seine": "commune-75056 dep-92",
	// Small communes, with whose names many groups of communes begin.
	Isle: "commune-87075",
	Grand: "commune-88212",
	"Mairie de Trégunc": "commune-29293",
	Brittany: "reg-53",
	"French Polynesia": "dep-987",
	International: "001",
};

/** Names in the words that a sentence puts before them. */
const EN_PHRASE: Readonly<Record<string, string>> = {
	"le Gers": "dep-32",
	"l’Hérault et le Tarn": "dep-34 dep-81",
	"dans la Drôme": "dep-26",
	"en Normandie": "reg-28",
	"à Vienne": "commune-38544",
	"à La Réunion": "dep-974",
	"à Mayotte": "dep-976",
	"au Havre": "commune-76351",
	"aux Sables-d’Olonne": "commune-85194",
	"au Canada": "CA",
	"the Netherlands": "NL",
	"in Toulouse": "commune-31555",
	// Small communes of Haute-Saône and Loire-Atlantique are called as two départements with their article.
	"la Creuse": "dep-23",
	"La Creuse (70)": "commune-70186",
	"dans la Marne": "dep-51",
	"44270 La Marne": "commune-44090",
	// With an article, or « en », a country and not the commune of Moselle or Savoie.
	"en Suisse": "CH",
	"l’Argentine": "AR",
	"toute la France": "FR",
	"France entière": "FR",
	"partout en Bretagne": "reg-53",
	"everywhere in Germany": "DE",
	Partout: "001",
	"dép. 81": "dep-81",
	"départements 32 et 65": "dep-32 dep-65",
	"le 93": "dep-93",
	"Montreuil (dpt 93)": "commune-93048",
	"81 Albi": "commune-81004",
	"32 - Gers": "dep-32",
	"32 Gers": "dep-32",
	"Lot & Garonne": "dep-47",
	"Ille & Vilaine": "dep-35",
	"Albi & Mazamet": "commune-81004 commune-81163",
	"Trinidad and Tobago": "TT",
	"Lyon VII": "commune-69123",
	"XIe arrondissement de Paris": "commune-75056",
	"87130 Neuvic-Entier": "commune-87105",
};

/** What names no area, or may name several, or is somewhere else. */
const DOUTEUX = [
	...[
		"",
		"ici",
		"99",
		"99999",
		"5650847",
		"634000",
		"3 44 100 habitants",
		"Saint-Martin",
		"Sceaux",
	],
	...["Évry", "Boulogne", "Aix", "Paris, Texas", "Vienne, Autriche"],
	...["Paris (Texas)", "10115 Berlin", "Genève (Suisse)", "Lyon, Genève"],
	...["Paris (92400)", "Lyon 13", "75001 75002", "Montreuil et Paris", "fr"],
	...["Nantess", "06260", "région de Lyon", "région Sud", "12 rue de Paris"],
	...["81 Nantes", "le Larzac", "la Rennes", "en Avignon"],
	// Communes of Moselle, Haute-Garonne and Savoie have the names of countries.
	...["Suisse", "Grenade", "Argentine", "Belgique, Suisse", "Genève, Suisse"],
	...["Grenade, Espagne", "France, Argentine"],
	// Perhaps another town of that name, in the area that follows it.
	...["Lamentin, Martinique", "Limoges, Vienne", "Tours, Bretagne"],
	// A word of a group's name, near another river of that name.
	...["Saône, Rhône", "Roche, Vendée", "Caux (76)"],
	// A country or a commune; what says that nothing is said.
	...["US", "NC", "na", "Aucun"],
	...[
		"Nantes, 35000",
		"Nantes, 35999",
		"Nantes, Quelque part",
		"agglo de Saint-Denis",
	],
	// Large areas that a small commune elsewhere has the name of.
	...["Beauce", "Larzac", "Corbières", "Anjou"],
	...["Près de Nantes", "aux environs du Mans", "Nantes et alentours"],
];

describe("the areas of a text", () => {
	test.each(Object.entries({ ...ECRITS, ...AUTRES, ...EN_PHRASE }))(
		"« %s » is [%s]",
		(texte, codes) => {
			expect(lieuxSurs(lu(texte)).join(" ")).toBe(codes);
		},
	);

	test.each(DOUTEUX)("« %s » is none without asking", (texte) => {
		expect(lieuxSurs(lu(texte))).toEqual([]);
	});

	test("a postal code of several communes is asked about, and else is the least group or département that holds them", () => {
		const [lecture, ...autres] = lu("01340");
		expect(autres).toEqual([]);
		expect(lecture?.choix.length).toBeGreaterThan(5);
		expect(lecture?.choix.every(({ cles }) => cles.includes("01340"))).toBe(
			true,
		);
		expect(lieuxSurs(lu("01340"))).toEqual(["epci-200071751"]);
		expect(lieuxSurs(lu("01120"))).toEqual(["dep-01"]);
	});

	test("a commune and a country of one name are asked about", () => {
		expect(
			lu("Suisse")[0]
				?.choix.map(({ code }) => code)
				.sort(),
		).toEqual([...["CH", "commune-57662"]]);
	});

	test.each([
		["près d’Angers", "commune-49007"],
		["autour du Mans", "commune-72181"],
		["Nantes et alentours", "commune-44109"],
		["near Nantes", "commune-44109"],
		["Saône, Rhône", "epci-200067817"],
	])("« %s » is only asked about", (texte, code) => {
		expect(lu(texte)).toMatchObject([{ isDoubtful: true, choix: [{ code }] }]);
	});

	test("a town that the area after it does not hold is asked about, and the area is not", () => {
		const lues = lu("Lamentin, Martinique");
		expect(lues.map(({ isDoubtful }) => isDoubtful)).toEqual([true, false]);
		expect(lues.flatMap(({ choix }) => choix.map(({ code }) => code))).toEqual([
			...["commune-97115", "dep-972"],
		]);
	});

	test("a region of before 2016 is asked about among its départements", () => {
		const [picardie] = lu("Picardie");
		expect(picardie?.choix.map(({ code }) => code).sort()).toEqual([
			...["dep-02", "dep-60", "dep-80"],
		]);
		expect(lieuxSurs(lu("Picardie"))).toEqual([]);
	});

	test("an unknown name beside a postal code is only asked about", () => {
		const [lecture] = lu("La Défense (92400)");
		expect(lecture).toMatchObject({
			isDoubtful: true,
			choix: [{ code: "commune-92026" }],
		});
	});

	test("more areas than an entry has are the least one that holds them all", () => {
		expect(lieuxSurs(lu("REG-93|REG-53|REG-28|REG-11|REG-84|REG-76"))).toEqual([
			"FR",
		]);
		expect(
			lieuxSurs(lu("Nantes, Rezé, Orvault, Bouguenais, Carquefou, Couëron")),
		).toEqual(["epci-244400404"]);
	});

	test("a text of the greatest length costs no more keys than the bound, and beyond it names nothing", () => {
		const huit = Array.from({ length: 60 }, (_, rang) => `${rang}`);
		expect(clesDuTexte(huit.join(";"))).toEqual([]);
		expect(clesDuTexte(huit.slice(0, CLES_MAX).join(";"))).toHaveLength(
			CLES_MAX,
		);
	});
});

describe("the table", () => {
	test("the file is what the command makes of the packages", () => {
		expect(readFileSync(AREAS_FILE).equals(areasFile().file)).toBe(true);
	});

	test("every area lies in areas of the table, nearest first, and a commune in its département", () => {
		const codes = new Set(LIEUX.map(({ code }) => code));
		expect(codes.size).toBe(LIEUX.length);
		expect(
			LIEUX.flatMap(({ dans }) =>
				dans.filter((un) => un !== "" && !codes.has(un)),
			),
		).toEqual([]);
		const sans = LIEUX.filter(
			({ nature, dans }) =>
				nature === "commune" &&
				dans.filter((code) => code.startsWith("dep-")).length !== 1,
		);
		expect(sans).toEqual([]);
	});
});
