/** The table of areas, made of official data. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import { z } from "zod";
import { CODES, displayNames } from "#lib/i18n/places";
import { cleDuNom } from "#lib/lieux/rules";
import type { NatureLieu } from "#lib/lieux/schema";
import type { Langue } from "#lib/platform/langues";

const { resolve } = createRequire(import.meta.url);

function read<T>(file: string, schema: z.ZodType<T>): T {
	return schema.parse(JSON.parse(readFileSync(resolve(file), "utf8")));
}

const official = <T>(name: string, schema: z.ZodType<T>) =>
	read(`@etalab/decoupage-administratif/data/${name}.json`, z.array(schema));

const Commune = z.object({
	code: z.string(),
	nom: z.string(),
	type: z.string(),
	departement: z.string(),
	/** Of what is a part of a commune: the commune. */
	commune: z.string().optional(),
	chefLieu: z.string().optional(),
	population: z.number().optional(),
	codesPostaux: z.array(z.string()).default([]),
	anciensCodes: z.array(z.string()).default([]),
});
const Departement = z.object({
	code: z.string(),
	nom: z.string(),
	region: z.string(),
	zone: z.string(),
});
const Epci = z.object({
	code: z.string(),
	nom: z.string(),
	type: z.string(),
	membres: z.array(z.object({ code: z.string() })),
});
const Containment = z.object({
	supplemental: z.object({
		territoryContainment: z.record(
			z.string(),
			z.object({ _contains: z.array(z.string()) }),
		),
	}),
});

type Row = {
	readonly code: string;
	readonly nature: NatureLieu;
	readonly nom: string;
	readonly nom_en?: string | undefined;
	readonly dans: readonly string[];
	readonly population: number | undefined;
	/** Besides its code. The first is the name by which it is found while it is typed. */
	readonly cles: readonly string[];
};

/** Overseas départements and collectivities, by their codes as countries. */
const OVERSEAS: Readonly<Record<string, string>> = {
	...{ GP: "971", MQ: "972", GF: "973", RE: "974", PM: "975", YT: "976" },
	...{ BL: "977", MF: "978", TF: "984", WF: "986", PF: "987", NC: "988" },
	CP: "989",
};

/** What people say of an area beside its official names. */
const SAID: Readonly<Record<string, readonly string[]>> = {
	// Postal codes of the whole town.
	...{ "commune-13055": ["13000"], "commune-69123": ["69000"] },
	"commune-75056": ["75000"],
	"commune-50129": ["cherbourg"],
	"commune-59350": ["hellemmes"],
	"dep-69": ["69d"],
	"epci-200046977": ["grand lyon", "69m"],
	"epci-200054781": ["grand paris"],
	"reg-11": ["idf"],
	"reg-28": ["normandy"],
	"reg-53": ["brittany"],
	"reg-93": ["paca"],
	// Its postal codes begin so.
	"reg-94": ["corsica", "20"],
	CI: ["ivory coast"],
	GB: ["UK", "uk", "grande bretagne", "great britain", "angleterre", "england"],
	NL: ["hollande", "holland"],
	US: ["usa"],
	FR: ["national", "nationale", "nationwide"],
	"001": ["international", "worldwide"],
};

/** The départements of the regions that were merged in 2016: each may be meant by their name. */
const FORMER_REGIONS: Readonly<Record<string, string>> = {
	...{ alsace: "67 68", aquitaine: "24 33 40 47 64", auvergne: "03 15 43 63" },
	...{ "basse normandie": "14 50 61", bourgogne: "21 58 71 89" },
	...{ "champagne ardenne": "08 10 51 52", "franche comte": "25 39 70 90" },
	...{ "haute normandie": "27 76", "languedoc roussillon": "11 30 34 48 66" },
	...{ limousin: "19 23 87", lorraine: "54 55 57 88", picardie: "02 60 80" },
	...{ "midi pyrenees": "09 12 31 32 46 65 81 82" },
	...{ "nord pas de calais": "59 62", "poitou charentes": "16 17 79 86" },
	...{ "rhone alpes": "01 07 26 38 42 69 73 74" },
};

const TYPES: Readonly<Record<string, string>> = {
	CC: "communauté de communes",
	CA: "communauté d’agglomération",
	CU: "communauté urbaine",
};

const NAMES = { fr: displayNames("fr"), en: displayNames("en") };
/** These are no areas: the euro zone, the United Nations, what is left of Oceania. */
const UNNAMED = ["EZ", "QO", "UN"];
const NAMED = CODES.filter(
	(code) => NAMES.fr.of(code) && !UNNAMED.includes(code),
);

/** The codes of the parts of the world that hold each one, the smallest first. */
function worldParts(): (code: string) => string[] {
	const { territoryContainment } = read(
		"cldr-core/supplemental/territoryContainment.json",
		Containment,
	).supplemental;
	const holds = (part: string, code: string): boolean =>
		[part, `${part}-status-grouping`].some((key) =>
			territoryContainment[key]?._contains.some(
				(one) => one === code || holds(one, code),
			),
		);
	const sizes = NAMED.map((part) => ({
		part,
		size: NAMED.filter((code) => holds(part, code)).length,
	})).sort((a, b) => a.size - b.size);
	return (code) =>
		sizes.filter(({ part }) => holds(part, code)).map(({ part }) => part);
}

function named(code: string, langue: Langue): string {
	const name = NAMES[langue].of(code) ?? code;
	return name.slice(0, 1).toLocaleUpperCase(langue) + name.slice(1);
}

function countries(partsOf: (code: string) => string[], people: number): Row[] {
	return NAMED.filter(
		(code) =>
			!(code in OVERSEAS) && (code === "001" || partsOf(code).length > 0),
	).map((code) => {
		const nom = named(code, "fr");
		const nom_en = named(code, "en");
		return {
			code,
			nature: /^\d|^EU$/.test(code) ? "monde" : "pays",
			nom,
			nom_en,
			dans: partsOf(code),
			population: code === "FR" ? people : undefined,
			cles: [
				cleDuNom(nom),
				cleDuNom(nom_en),
				...(code === "FR" ? ["pays-99100"] : []),
			],
		};
	});
}

function withoutArticle(nom: string): string {
	return nom.replace(/^(?:de la|de l|des|du|de|d|la|le|les|l) /, "");
}

/** A name of several words that people write without its article: « Île d’Yeu »; none that is the name of another. */
function bare(nom: string, names: ReadonlyMap<string, number>): string[] {
	const [, rest] = /^(?:la|le|les|l) (\S+ .+)$/.exec(nom) ?? [];
	return rest && !names.has(rest) ? [rest] : [];
}

function sumOf(
	communes: readonly { readonly population?: number | undefined }[],
) {
	return communes.reduce((sum, { population = 0 }) => sum + population, 0);
}

/** Inhabitants of a town of which people may say the first words alone. */
const SHORTENED_MIN = 10_000;

/** The first words of the name of a town or group that are the name of a smaller town: « Boulogne », « Évry ». */
function shortened(
	{ nom, population = 0 }: { nom: string; population?: number | undefined },
	peopleOf: ReadonlyMap<string, number>,
	min = SHORTENED_MIN,
): string[] {
	const words = cleDuNom(nom).split(" ");
	return words
		.slice(1)
		.map((_, at) => words.slice(0, at + 1).join(" "))
		.filter(
			(start) => population >= Math.max(min, peopleOf.get(start) ?? Infinity),
		);
}

function frenchAreas(partsOf: (code: string) => string[]) {
	const all = official("communes", Commune);
	const communes = all.filter(({ type }) => type === "commune-actuelle");
	const departements = official("departements", Departement);
	const groups = official("epci", Epci);
	const france = ["FR", ...partsOf("FR")];
	const regionsOf = new Map(
		departements.map(({ code, region, zone }) => [
			code,
			zone === "metro" ? [`reg-${region}`] : [],
		]),
	);
	const above = (codes: readonly string[]) => [
		...new Set([
			...codes.map((code) => `dep-${code}`),
			...codes.flatMap((code) => regionsOf.get(code) ?? []),
			...france,
		]),
	];
	const peopleOf = new Map(
		all.map(({ nom, population = 0 }) => [cleDuNom(nom), population]),
	);
	const communeOf = new Map(communes.map((commune) => [commune.code, commune]));
	const groupOf = new Map(
		groups.flatMap(({ code, membres }) =>
			membres.map((membre) => [membre.code, `epci-${code}`]),
		),
	);
	const partsOfTown = Map.groupBy(
		all.filter(({ type }) => type !== "commune-actuelle"),
		({ commune, chefLieu }) => commune ?? chefLieu,
	);
	const overseasName = (departement: string) =>
		departements
			.filter(({ code }) => code === departement)
			.map(({ nom }) => withoutArticle(cleDuNom(nom)))
			.join();
	const rowOfCommune = (one: z.output<typeof Commune>): Row => {
		const parts = partsOfTown.get(one.code) ?? [];
		const group = groupOf.get(one.code);
		return {
			code: `commune-${one.code}`,
			nature: "commune",
			nom: one.nom,
			dans: [...(group ? [group] : []), ...above([one.departement])],
			population: one.population,
			cles: [
				cleDuNom(one.nom),
				...[...one.anciensCodes, ...parts.map(({ code }) => code)]
					.filter((code) => code !== one.code)
					.map((code) => `commune-${code}`),
				...one.codesPostaux,
				...shortened(one, peopleOf),
				...bare(cleDuNom(one.nom), peopleOf),
				// « Saint-Denis de La Réunion »
				...(/^97[1-4]/.test(one.departement)
					? [`${cleDuNom(one.nom)} de la ${overseasName(one.departement)}`]
					: []),
				...parts.flatMap(({ nom, type }) =>
					type === "arrondissement-municipal"
						? numbered(cleDuNom(nom))
						: [cleDuNom(nom)],
				),
			],
		};
	};
	const shortOf = (nom: string) =>
		withoutArticle(cleDuNom(nom.replace(/^C[ACU] /, "")));
	const shortNames = groups.map(({ nom }) => shortOf(nom));
	const namesakes = Map.groupBy(communes, ({ nom }) => cleDuNom(nom));
	/** « agglomération de Rennes », in the words that are looked up: around a town that has no namesake. */
	const aroundTown = (inside: typeof communes, type: string): string[] => {
		const [town] = inside.toSorted(
			(a, b) => (b.population ?? 0) - (a.population ?? 0),
		);
		const name = cleDuNom(town?.nom ?? "");
		if (type === "CC" || namesakes.get(name)?.length !== 1) return [];
		return [
			`${name} agglomeration`,
			...(type === "CA" ? [] : [`${name} metropole`]),
		];
	};
	const rowOfGroup = ({ code, nom, ...one }: z.output<typeof Epci>): Row => {
		const inside = one.membres.flatMap(
			(membre) => communeOf.get(membre.code) ?? [],
		);
		const byDepartement = [
			...Map.groupBy(inside, ({ departement }) => departement),
		].sort(([, a], [, b]) => sumOf(b) - sumOf(a));
		const [, type = "", named = nom] = /^(CC|CA|CU) (.+)$/.exec(nom) ?? [];
		const short = shortOf(nom);
		const population = sumOf(inside);
		return {
			code: `epci-${code}`,
			nature: "epci",
			nom,
			dans: above(byDepartement.map(([departement]) => departement)),
			population,
			cles: [
				short,
				cleDuNom(named),
				cleDuNom(nom),
				cleDuNom(`${TYPES[type] ?? ""} ${named}`),
				// « Larzac »; not « Grand », with which many begin.
				...shortened({ nom: short, population }, peopleOf, 0).filter(
					(start) =>
						(peopleOf.get(start) ?? 0) < SHORTENED_MIN &&
						shortNames.filter((one) => one.startsWith(`${start} `)).length < 3,
				),
				...aroundTown(inside, one.type),
			],
		};
	};
	const rowOfDepartement = (one: z.output<typeof Departement>): Row => ({
		code: `dep-${one.code}`,
		nature: "departement",
		nom: one.nom,
		dans: above([one.code]).slice(1),
		population: sumOf(
			communes.filter(({ departement }) => departement === one.code),
		),
		cles: [
			cleDuNom(one.nom),
			withoutArticle(cleDuNom(one.nom)),
			one.code.toLowerCase(),
			...Object.keys(FORMER_REGIONS).filter((name) =>
				FORMER_REGIONS[name]?.split(" ").includes(one.code),
			),
			// A region or a collectivity of one département is that département.
			...(one.zone === "metro" ? [] : [`reg-${one.region}`, `com-${one.code}`]),
			...Object.keys(OVERSEAS)
				.filter((key) => OVERSEAS[key] === one.code)
				.flatMap((key) => [key, cleDuNom(named(key, "en"))]),
		],
	});
	const rowsOfRegions = official("regions", Departement.omit({ region: true }))
		.filter(({ zone }) => zone === "metro")
		.map(
			({ code, nom }): Row => ({
				code: `reg-${code}`,
				nature: "region",
				nom,
				dans: france,
				population: sumOf(
					communes.filter(({ departement }) =>
						regionsOf.get(departement)?.includes(`reg-${code}`),
					),
				),
				cles: [cleDuNom(nom)],
			}),
		);
	return {
		people: sumOf(communes),
		rows: [
			...communes.map(rowOfCommune),
			...groups.map(rowOfGroup),
			...departements.map(rowOfDepartement),
			...rowsOfRegions,
		],
	};
}

const ROMAN =
	"i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx".split(
		" ",
	);

/** « Lyon 3e Arrondissement »: also « Lyon 3 », « Lyon 3ème », « Lyon III », « IIIe arrondissement de Lyon ». */
function numbered(nom: string): string[] {
	const [, town = nom, digits = "", end = ""] =
		/^(.+) (\d+)(er?) arrondissement$/.exec(nom) ?? [];
	return [digits, ROMAN[Number(digits) - 1] ?? ""].flatMap((number) =>
		["", end, "eme"].flatMap((ending) => [
			`${town} ${number}${ending}`,
			`${town} ${number}${ending} arrondissement`,
			`${number}${ending} arrondissement de ${town}`,
		]),
	);
}

function lineOf({ code, nature, nom, nom_en, dans, population, cles }: Row) {
	return [
		...[code, nature, nom, nom_en ?? "", dans.join(" "), population ?? ""],
		[...new Set([...cles, ...(SAID[code] ?? [])])].join("|"),
	].join("\t");
}

/** The file of the table: a line for each area, in the order of the codes. */
export function areasFile(): { file: Buffer; count: number } {
	const partsOf = worldParts();
	const { people, rows } = frenchAreas(partsOf);
	const lines = [...rows, ...countries(partsOf, people)].map(lineOf).sort();
	return {
		file: gzipSync(`${lines.join("\n")}\n`, { level: 9 }),
		count: lines.length,
	};
}
