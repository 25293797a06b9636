import { describe, expect, test } from "vitest";
import {
	COUT_MAX_MS,
	cpuMs,
	hostileTexts,
} from "#lib/platform/validation/cpu-time.fixture";
import {
	enjeuDe,
	estEnCapitales,
	estEtranger,
	rangerSignaux,
	repetition,
	signauxDe,
} from "./rules.ts";
import type { GenreSignal } from "./schema.ts";

const RESTE =
	"Nous voulons savoir quand la salle des fêtes est libre, sans appeler la mairie.";

function trouves(texte: string, declares: string[] = []) {
	return signauxDe({
		...{ nature: "besoin", id: 1, declares },
		libres: ["Une salle pour tous", `${texte} ${RESTE}`],
	});
}

const genres = (texte: string) =>
	trouves(texte)
		.map(({ genre }) => genre)
		.filter((genre) => genre !== "liens");

describe("what a text holds by its form is marked, with the very words:", () => {
	const cas: [GenreSignal, string, string][] = [
		[
			"iban",
			"Versez sur FR76 3000 6000 0112 3456 7890 189 merci.",
			"FR76 3000 6000 0112 3456 7890 189",
		],
		["iban", "Compte DE89370400440532013000.", "DE89370400440532013000"],
		["iban", "IBAN be68 5390 0754 7034 svp", "be68 5390 0754 7034"],
		[
			"iban",
			"RIB : 20041 01005 0500013M026 06, merci.",
			"20041 01005 0500013M026 06",
		],
		[
			"iban",
			"Banque 30006, guichet 00001, compte 12345678901, clé 89.",
			"30006, guichet 00001, compte 12345678901, clé 89",
		],
		[
			"iban",
			"Code banque : 30006 Code guichet : 00001 N° de compte : 12345678901 Clé RIB : 89",
			"30006 Code guichet : 00001 N° de compte : 12345678901 Clé RIB : 89",
		],
		[
			"nir",
			"Son numéro est le 1 85 05 78 006 084 91.",
			"1 85 05 78 006 084 91",
		],
		["nir", "Sécu 285057800608441", "285057800608441"],
		["nir", "Né en Corse, 1 85 05 2A 006 084 35 !", "1 85 05 2A 006 084 35"],
		[
			"nir",
			"N° de sécurité sociale : 1 85 05 78 006 084 92.",
			"1 85 05 78 006 084 92",
		],
		["nir", "Ma sécu, 2850578006084, svp", "2850578006084"],
		["nir", "Son numéro : 1 85 05 78 006 084 92.", "1 85 05 78 006 084 92"],
		["telephone", "Appelez le 06 12 34 56 78.", "06 12 34 56 78"],
		["telephone", "Call +44 20 7946 0958 today.", "+44 20 7946 0958"],
		[
			"courriel",
			"Écrivez à jeanne.martin@exemple.fr.",
			"jeanne.martin@exemple.fr",
		],
		[
			"courriel",
			"Écrivez à jeanne [at] exemple [point] fr.",
			"jeanne [at] exemple [point] fr",
		],
		[
			"adresse",
			"J’habite 12 bis rue des Lilas, à Rennes.",
			"12 bis rue des Lilas",
		],
		["adresse", "He lives at 221 Baker Street, London.", "221 Baker Street"],
		[
			"naissance",
			"Ma voisine, née le 12/03/1954, est seule.",
			"née le 12/03/1954",
		],
		["naissance", "Date de naissance : 3 mai 1961.", "naissance : 3 mai 1961"],
		["naissance", "She was born on 12 March 1954.", "born on 12 March 1954"],
		[
			"naissance",
			"Date de naissance\u00a0: 3 mai 1961.",
			"naissance\u00a0: 3 mai 1961",
		],
		[
			"naissance",
			"She was born on the 3rd of March 1954.",
			"born on the 3rd of March 1954",
		],
		["naissance", "Date of birth: 1954-03-12.", "birth: 1954-03-12"],
		[
			"iban",
			"IBAN SE45 5000 0000 0583 9825 7466 merci bien.",
			"SE45 5000 0000 0583 9825 7466",
		],
		[
			"iban",
			"Au BP12 IBAN FR76-3000-6000-0112-3456-7890-189.",
			"FR76-3000-6000-0112-3456-7890-189",
		],
		["telephone", "Appelez le 06/12/34/56/78.", "06/12/34/56/78"],
		[
			"telephone",
			"Appelez le 06\u201112\u201134\u201156\u201178.",
			"06\u201112\u201134\u201156\u201178",
		],
		["courriel", "À jeanne @ exemple.fr.", "jeanne @ exemple.fr"],
		["courriel", "À jeanne@café-crécy.fr.", "jeanne@café-crécy.fr"],
		["adresse", "J’habite 12B rue des Lilas.", "12B rue des Lilas"],
		[
			"iban",
			"IBAN FR 76 – 3000  6000/0112_3456 7890 189.",
			"FR 76 – 3000  6000/0112_3456 7890 189",
		],
		["nir", "C’est 1 85 05 78 006 084.", "1 85 05 78 006 084"],
		["nir", "C’est 1/85/05/78/006/084 clé 91.", "1/85/05/78/006/084 clé 91"],
		["nir", "N° SS 1850578006084, svp", "1850578006084"],
		["nir", "Her national insurance is QQ 12 34 56 C.", "QQ 12 34 56 C"],
		["nir", "My SSN is 123-45-6789.", "123-45-6789"],
		["telephone", "Au (06)  123 456 78.", "(06)  123 456 78"],
		["telephone", "Au 06_12·34 - 56 - 78.", "06_12·34 - 56 - 78"],
		["telephone", "Au O6 12 34 56 78.", "O6 12 34 56 78"],
		["telephone", "Call (020) 7946 0958.", "(020) 7946 0958"],
		["telephone", "Call 415-555-2671.", "415-555-2671"],
		["courriel", "À jeanne(@)exemple(.)fr.", "jeanne(@)exemple(.)fr"],
		["courriel", "At jo at example dot org.", "jo at example dot org"],
		[
			"courriel",
			"À jo arobase exemple point fr.",
			"jo arobase exemple point fr",
		],
		["courriel", "À jo {at} exemple.fr.", "jo {at} exemple.fr"],
		["adresse", "Au 12 av Foch, venez.", "12 av Foch"],
		["adresse", "Au 12 de la rue Foch.", "12 de la rue Foch"],
		["adresse", "Au 4 passage du Nord.", "4 passage du Nord"],
		["adresse", "Au 12 Grand’Rue.", "12 Grand’Rue"],
		["adresse", "C’est rue des Lilas, n° 12.", "rue des Lilas, n° 12"],
		[
			"adresse",
			"C’est lieu-dit Kerguelen, 29000 Quimper.",
			"lieu-dit Kerguelen, 29000 Quimper",
		],
		["adresse", "Come to 45 Elm Rd now.", "45 Elm Rd"],
		[
			"naissance",
			"Elle est née Dupont, le 12/03/54.",
			"née Dupont, le 12/03/54",
		],
		["naissance", "DDN : 12 févr. 1954.", "DDN : 12 févr. 1954"],
		["naissance", "Née le lundi 3 aout 1954.", "Née le lundi 3 aout 1954"],
		["naissance", "nee le : 12 / 03 / 1954", "nee le : 12 / 03 / 1954"],
		["naissance", "He was born 12 Mar 1954.", "born 12 Mar 1954"],
	];
	test.each(cas)("%s in %j", (genre, texte, extrait) => {
		const signal = trouves(texte).find((un) => un.genre === genre);
		expect(signal?.extraits).toEqual([extrait]);
	});
});

test("a wrong key, a long number, a date with an hour and a measure are none of these", () => {
	for (const texte of [
		"FR77 3000 6000 0112 3456 7890 189",
		"Le dossier 185057800608492 est clos.",
		"La norme ISO27001ABCDEFGHIJKLM suffit.",
		"La séance du 12/03/2024 a réuni 185 personnes, 60 % de plus.",
		"En 1954, né d’une fusion, le 3 mai 1961.",
		"La réunion du 01.02.2026 18h30, puis celle du 02/2026 1030.",
		"A garden of 200 square metres of land.",
		"De 20 personnes par jour à 30 pendant toute une semaine de vacances.",
		"Les départements 01, 02, 03, 04, 05 et 06, du 07/2024 au 08/2025.",
		"Le numéro INSEE 35238 et le SIRET 213 502 388 00019.",
		"La référence 20041 01005 0500013M026 07.",
		"Il y a 12 cours de yoga, 3 passages par jour et 2 cités.",
		"La version 0.1.2.3.4.5.6.7.8.9, en 48.1173 -1.6778 0.123456789.",
		"Look at this point in time, or meet at noon.",
		"Le projet, né d’un collectif le 3 mai 2019, et notre naissance en 2012.",
		"They mend 100 metres of road, for 3 residents close to it.",
	])
		expect([texte, genres(texte)]).toEqual([texte, []]);
});

test("a telephone number inside an IBAN or a social-security number is not told twice", () => {
	expect(genres("FR76 3000 6000 0112 3456 7890 189")).toEqual(["iban"]);
	expect(genres("1 85 05 78 006 084 91")).toEqual(["nir"]);
});

test("what endangers somebody is told where it follows a street too", () => {
	expect(genres("12 rue des Lilas FR76 3000 6000 0112 3456 7890 189")).toEqual([
		"iban",
		"adresse",
	]);
	expect(genres("12 rue des Lilas née le 12/03/1954")).toContain("naissance");
	expect(genres("12 rue des Lilas 06 12 34 56 78")).toContain("telephone");
});

test("a link to the declared site is no warning, one that leads elsewhere is told", () => {
	const texte = "Voir https://www.exemple.fr/page et https://autre.fr/ici.";
	expect(trouves(texte, ["https://exemple.fr/"])).toEqual([
		{ genre: "liens", extraits: ["https://autre.fr/ici"] },
	]);
});

test.each([
	[
		"Necesitamos una aplicación para los vecinos del barrio, porque no hay información con los horarios.",
		true,
	],
	[
		"Wir brauchen eine App für die Nachbarn und den Verein, damit der Plan nicht verloren geht und wir es wissen.",
		true,
	],
	[
		"Quiero saber en qué lugar de la ciudad se puede aparcar la bicicleta, y que los vecinos la vigilen.",
		true,
	],
	[
		"Ich suche eine App, in der man sieht, wann der Bus in das Dorf kommt.",
		true,
	],
	["Нам нужно приложение для соседей нашего района", true],
	[
		"Nous avons besoin de savoir où sont les fontaines de la ville, et quand elles sont ouvertes.",
		false,
	],
	[
		"We need to know where the fountains of the town are, and when they are open.",
		false,
	],
	[
		"Vi vill veta när byns lokal är ledig för våra fester utan att behöva ringa till kommunen.",
		true,
	],
	[
		"Köy salonunun ne zaman boş olduğunu belediyeyi aramadan öğrenmek istiyoruz, çünkü bu bayramlarımız için çok gerekli.",
		true,
	],
	[
		"Vrem să știm când este liberă sala satului pentru petrecerile noastre, fără să sunăm la primărie.",
		true,
	],
	["OpenStreetMap, Mapillary, Panoramax", false],
	["", false],
])("%j is neither French nor English: %s", (texte, estAutre) => {
	expect(estEtranger(texte)).toBe(estAutre);
});

test.each([
	["GAGNEZ DIX MILLE EUROS TOUT DE SUITE", true],
	["Une carte de la SNCF, de la RATP et de la RATP", false],
	["Le guichet de la CNIL", false],
	["نحتاج خريطة لجميع النوافير العامة في مدينتنا", false],
	["", false],
])("%j is in capitals: %s", (texte, hautes) => {
	expect(estEnCapitales(texte)).toBe(hautes);
});

test.each([
	["bla bla bla", "bla"],
	["ah oui ah oui ah oui", "ah oui"],
	["un deux trois quatre ".repeat(3), "un deux trois quatre"],
	["un deux trois quatre cinq ".repeat(3), null],
	["d".repeat(60), "dddddddddd"],
	[`C’est très, très, très long. ${RESTE.repeat(5)}`, null],
	[
		"Vraiment très bien ! Vraiment très bien ! Vraiment très bien !",
		"vraiment très bien",
	],
	["Il faut, il faut absolument que la salle soit libre.", null],
	["", null],
])("%j repeats %j", (texte, mots) => {
	expect(repetition(texte)).toBe(mots);
});

test("links and little else, a price beside a telephone number, or beside a link in few words, are marks of advertising; one of them alone is none", () => {
	const est = (texte: string) => genres(texte).includes("publicite");
	expect(est("Seulement 49 € par mois, appelez le 06 12 34 56 78.")).toBe(true);
	expect(est("Le ticket coûte 2 €.")).toBe(false);
	expect(est("Appelez le 06 12 34 56 78.")).toBe(false);
	expect(est("Voir a-un.fr, a-deux.fr, a-trois.fr et a-quatre.fr.")).toBe(true);
	expect(est("Voir a-un.fr et a-deux.fr.")).toBe(false);
	const quatre = "Voir a-un.fr, a-deux.fr, a-trois.fr et a-quatre.fr.";
	expect(est(quatre + RESTE.repeat(8))).toBe(false);
	expect(est("Gagnez 5000€ par mois sur a-un.fr.")).toBe(true);
	const mots = (de: number, a: number) => " mot".repeat(a - de);
	const bornes = [80, 81];
	const prix = bornes.map((n) => est(`5000€ chez a-un.fr.${mots(22, n)}`));
	expect(prix).toEqual([true, false]);
	const liens = bornes.map((n) => est(`${quatre}${mots(32, n)}`));
	expect(liens).toEqual([true, false]);
	expect(est(`Le ticket coûte 2 €, dit a-un.fr. ${RESTE.repeat(8)}`)).toBe(
		false,
	);
});

test("an address written in two ways is one link", () => {
	const texte =
		"Voir https://www.autre.fr/ici/ ou http://autre.fr/ici, et www.autre.fr/ici.";
	expect(trouves(texte)).toEqual([
		{ genre: "liens", extraits: ["https://www.autre.fr/ici/"] },
	]);
});

test("a text in another language than the one said is marked, one in a third language as that", () => {
	const lus = (texte: string) =>
		signauxDe({
			...{ nature: "besoin", id: 1, declares: [] },
			...{ libres: [texte], original: { langue: "fr", texte } },
		}).map(({ genre }) => genre);
	expect(
		lus("We need to know where the fountains of the town are, and when."),
	).toEqual(["autre_langue"]);
	expect(lus(RESTE)).toEqual([]);
	expect(
		lus("Los vecinos del barrio quieren una aplicación para los horarios."),
	).toEqual(["langue"]);
});

test("a danger weighs more than everything that only deserves a look, and kinds come in one order", () => {
	const rien = rangerSignaux([]);
	const doutes = rangerSignaux([
		{ genre: "liens", extraits: ["a"] },
		{ genre: "courriel", extraits: ["b"] },
		{ genre: "liens", extraits: ["a", "c"] },
	]);
	const danger = rangerSignaux([{ genre: "insulte", extraits: ["x"] }]);
	expect(doutes).toEqual([
		{ genre: "courriel", extraits: ["b"] },
		{ genre: "liens", extraits: ["a", "c"] },
	]);
	expect(enjeuDe(rien)).toBe(0);
	expect(enjeuDe(danger)).toBeGreaterThan(enjeuDe(doutes));
});

test("e-mail addresses and telephone numbers are found as people write them, each once", () => {
	const texte =
		"Écrire à Camille.Roy+eau@exemple.fr, @personne ou x@y, au 06.12.34.56.78 ou au +33 (0)4 78 00 11 22 ; depuis le 12/05/2024, pour 12345678901234567890 raisons. Camille.Roy+eau@exemple.fr";
	expect(trouves(texte)).toEqual([
		{
			genre: "courriel",
			extraits: ["Camille.Roy+eau@exemple.fr"],
		},
		{
			genre: "telephone",
			extraits: ["06.12.34.56.78", "+33 (0)4 78 00 11 22"],
		},
	]);
});

test.each([
	...hostileTexts(20_000),
	["half an IBAN", "FR76 ".repeat(4_000)],
	["half an address", "12 rue a".repeat(2_500)],
	["half a date", "née le ".repeat(3_000)],
	["half an e-mail", "a [at] ".repeat(3_000)],
] as const)("a text of %s is processed in less than 100 ms", (_, texte) => {
	const lire = () =>
		signauxDe({ nature: "besoin", id: 1, libres: [texte], declares: [] });
	expect(cpuMs(lire)).toBeLessThan(COUT_MAX_MS);
});
