/** How the open data are described to programs: Table Schema for each CSV, DCAT for catalogues. */
import { z } from "zod";
import { texts } from "#lib/i18n/texts";
import type { Node, Prefixes, Term } from "#lib/platform/text/linked-data";
import {
	adresseDuFichier,
	descriptionDeColonne,
	nomDuFichier,
	type SujetDonnees,
	typeCourt,
} from "../rules.ts";
import { type FichierDonnees, JEUX, type Jeu, LICENCE } from "../schema.ts";
import {
	type ChampDeTable,
	CLES,
	type TableSchema,
	VALEURS,
} from "./schema.ts";

/** The formats of a set that are CSV. */
export type FormatCsv = "csv" | "tableur";

/** The file that describes the columns of a CSV file. */
export function nomDuSchema(jeu: Jeu, format: FormatCsv): string {
	return nomDuFichier(jeu, format).replace(/csv$/, "schema.json");
}

/** What zod's own JSON Schema says of a value that is no list and no object. */
const Simple = z.object({
	type: z.enum(["string", "integer", "boolean"]),
	format: z.string().optional(),
	enum: z.array(z.string()).optional(),
	minimum: z.int().optional(),
});

const MaybeNull = z.union([
	Simple.transform((simple) => ({ simple, isNull: false })),
	Simple.extend({
		type: z.tuple([Simple.shape.type, z.literal("null")]),
	}).transform(({ type: [type], ...rest }) => ({
		simple: { ...rest, type },
		isNull: true,
	})),
	z
		.object({ anyOf: z.tuple([Simple, z.object({ type: z.literal("null") })]) })
		.transform(({ anyOf: [simple] }) => ({ simple, isNull: true })),
]);

const TYPES_DE_TEXTE: Readonly<
	Record<string, Pick<ChampDeTable, "type" | "format">>
> = {
	date: { type: "date" },
	// With milliseconds, which the default format of Table Schema does not have.
	"date-time": { type: "datetime", format: "any" },
};

type Typage = Omit<ChampDeTable, "name" | "description" | "description_en">;

const TEXTE: Typage = { type: "string", constraints: {} };

function typage(valeur: z.ZodType | undefined, format: FormatCsv): Typage {
	if (!valeur) return TEXTE;
	// What may be left out is an empty cell.
	const estFacultative = valeur.safeParse(undefined).success;
	const lu = MaybeNull.safeParse(
		z.toJSONSchema(valeur, { io: "output", unrepresentable: "any" }),
	);
	if (!lu.success) return TEXTE;
	const { isNull, simple } = lu.data;
	const { enum: valeurs, minimum, type } = simple;
	const propre: Pick<ChampDeTable, "type" | "format"> =
		type === "string"
			? (TYPES_DE_TEXTE[simple.format ?? ""] ?? TEXTE)
			: { type };
	const estTexte = propre.type === "string";
	return {
		...(propre.format === undefined
			? { type: propre.type }
			: { type: propre.type, format: propre.format }),
		...(type === "boolean" && format === "tableur"
			? { trueValues: ["VRAI"], falseValues: ["FAUX"] }
			: {}),
		constraints: {
			...(isNull || estFacultative || (estTexte && !valeurs)
				? {}
				: { required: true }),
			...(valeurs ? { enum: valeurs } : {}),
			...(type === "integer" && minimum !== undefined && minimum >= 0
				? { minimum }
				: {}),
		},
	};
}

/** The Table Schema of one CSV file, from the very schemas that validate what the API answers. */
export function schemaDeTable(
	jeu: Jeu,
	format: FormatCsv,
	colonnes: readonly string[],
	siteUrl: string,
): TableSchema {
	const fr = texts("fr");
	const en = texts("en");
	const nom = nomDuFichier(jeu, format);
	return {
		$schema: "https://specs.frictionlessdata.io/schemas/table-schema.json",
		name: nom.replace(/\.csv$/, ""),
		title: fr(`donnees.jeux.${jeu}`),
		description: `${fr(`donnees.contenu.${jeu}`)} ${fr(`donnees.carte.format.${format}.pour`)}`,
		homepage: `${siteUrl}/donnees`,
		path: `${siteUrl}${adresseDuFichier(nomDuSchema(jeu, format))}`,
		fields: colonnes.map((colonne) => {
			const { constraints, ...type } = typage(VALEURS[jeu][colonne], format);
			return {
				name: colonne,
				...type,
				description: descriptionDeColonne(fr, colonne),
				description_en: descriptionDeColonne(en, colonne),
				constraints: CLES[jeu].includes(colonne)
					? { ...constraints, required: true }
					: constraints,
			};
		}),
		primaryKey: [...CLES[jeu]],
		missingValues: [""],
	};
}

export const PREFIXES: Prefixes = {
	dcat: "http://www.w3.org/ns/dcat#",
	dct: "http://purl.org/dc/terms/",
	foaf: "http://xmlns.com/foaf/0.1/",
	rdfs: "http://www.w3.org/2000/01/rdf-schema#",
	spdx: "http://spdx.org/rdf/terms#",
	vcard: "http://www.w3.org/2006/vcard/ns#",
	xsd: "http://www.w3.org/2001/XMLSchema#",
};

const AUTORITE = "http://publications.europa.eu/resource/authority";
const TYPES_IANA = "https://www.iana.org/assignments/media-types";

const vers = (iri: string): Term => ({ iri });
const mot = (text: string): Term => ({ text });
const type = (text: string, nom: string): Term => ({ text, type: nom });

/** Both, as the sets hold texts in both. */
const LANGUES_DES_TEXTES = ["FRA", "ENG"].map(
	(code) => ["dct:language", vers(`${AUTORITE}/language/${code}`)] as const,
);

const FORMATS_EUROPEENS: Readonly<Record<string, string>> = {
	csv: "CSV",
	tableur: "CSV",
	// One object a line has no name of its own there.
	jsonl: "JSON",
};

/** The nodes by which others are referred to, the same in both languages: a harvester knows them again. */
function adresses({ siteUrl }: SujetDonnees) {
	const page = `${siteUrl}/donnees`;
	return {
		catalogue: `${page}#catalogue`,
		editeur: `${siteUrl}/#editeur`,
		contact: `${page}#contact`,
		service: `${siteUrl}/api#service`,
		jeu: (jeu: Jeu) => `${page}#${jeu}`,
		fichier: (nom: string) => `${page}#${nom}`,
	};
}

function fichiersDuJeu({ manifeste }: SujetDonnees, jeu: Jeu) {
	return manifeste?.fichiers.filter((fichier) => fichier.jeu === jeu) ?? [];
}

/** When the files were made; nothing before the first day. */
function modifie({ manifeste }: SujetDonnees) {
	return manifeste
		? ([["dct:modified", type(manifeste.cree_le, "xsd:dateTime")]] as const)
		: [];
}

function distribution(
	sujet: SujetDonnees,
	jeu: Jeu,
	{ format, nom, octets, sha256 }: FichierDonnees,
): Node {
	const { langue, page, siteUrl } = sujet;
	const t = texts(langue);
	const connu = (["csv", "tableur", "jsonl"] as const).find(
		(un) => un === format,
	);
	const schema =
		connu === "csv" || connu === "tableur"
			? `${siteUrl}${adresseDuFichier(nomDuSchema(jeu, connu))}`
			: null;
	return {
		iri: adresses(sujet).fichier(nom),
		types: ["dcat:Distribution"],
		says: [
			["dct:title", mot(nom)],
			...(connu
				? ([
						[
							"dct:description",
							{
								text: t(`donnees.carte.format.${connu}.pour`),
								langue,
							},
						],
					] as const)
				: []),
			["dct:identifier", mot(adresses(sujet).fichier(nom))],
			["dct:license", vers(LICENCE.adresse)],
			...modifie(sujet),
			["dcat:accessURL", vers(`${page}#${jeu}`)],
			["dcat:downloadURL", vers(`${siteUrl}${adresseDuFichier(nom)}`)],
			[
				"dct:format",
				vers(`${AUTORITE}/file-type/${FORMATS_EUROPEENS[format] ?? "TXT"}`),
			],
			["dcat:mediaType", vers(`${TYPES_IANA}/${typeCourt(nom)}`)],
			["dcat:byteSize", type(String(octets), "xsd:nonNegativeInteger")],
			...(schema ? ([["dct:conformsTo", vers(schema)]] as const) : []),
			[
				"spdx:checksum",
				{
					part: {
						types: ["spdx:Checksum"],
						says: [
							[
								"spdx:algorithm",
								vers(`${PREFIXES.spdx}checksumAlgorithm_sha256`),
							],
							// As text, not xsd:hexBinary: the harvester of data.gouv.fr keeps a text.
							["spdx:checksumValue", mot(sha256)],
						],
					},
				},
			],
		],
	};
}

/** What a set and the API say alike. */
function commun(sujet: SujetDonnees, iri: string, mots: string) {
	const { contact, editeur } = adresses(sujet);
	return [
		["dct:identifier", mot(iri)],
		["dct:license", vers(LICENCE.adresse)],
		["dct:publisher", vers(editeur)],
		["dcat:contactPoint", vers(contact)],
		...mots.split(", ").map((un) => {
			const cle: Term = { text: un, langue: sujet.langue };
			return ["dcat:keyword", cle] as const;
		}),
		...LANGUES_DES_TEXTES,
	] as const;
}

function jeuDcat(sujet: SujetDonnees, jeu: Jeu): Node {
	const { langue, page } = sujet;
	const t = texts(langue);
	const iri = adresses(sujet).jeu(jeu);
	return {
		iri,
		types: ["dcat:Dataset"],
		says: [
			[
				"dct:title",
				{
					text: t("donnees.catalogue.jeu", {
						jeu: t(`donnees.jeux.${jeu}`),
						site: sujet.site,
					}),
					langue,
				},
			],
			["dct:description", { text: t(`donnees.contenu.${jeu}`), langue }],
			...commun(sujet, iri, t(`donnees.catalogue.mots.${jeu}`)),
			["dct:accrualPeriodicity", vers(`${AUTORITE}/frequency/DAILY`)],
			["dcat:theme", vers(`${AUTORITE}/data-theme/SOCI`)],
			["dcat:landingPage", vers(`${page}#${jeu}`)],
			...modifie(sujet),
			...fichiersDuJeu(sujet, jeu).map(
				({ nom }) =>
					["dcat:distribution", vers(adresses(sujet).fichier(nom))] as const,
			),
		],
	};
}

function service(sujet: SujetDonnees): Node {
	const { langue, siteUrl } = sujet;
	const t = texts(langue);
	const iri = adresses(sujet).service;
	return {
		iri,
		types: ["dcat:DataService"],
		says: [
			[
				"dct:title",
				{
					text: t("donnees.catalogue.api", { site: sujet.site }),
					langue,
				},
			],
			["dct:description", { text: t("donnees.catalogue.api_texte"), langue }],
			...commun(sujet, iri, t("donnees.catalogue.mots.api")),
			["dcat:endpointURL", vers(`${siteUrl}/api`)],
			["dcat:endpointDescription", vers(`${siteUrl}/api/openapi.json`)],
			["dcat:landingPage", vers(sujet.pageApi)],
			...JEUX.map(
				(jeu) =>
					["dcat:servesDataset", vers(adresses(sujet).jeu(jeu))] as const,
			),
		],
	};
}

/** Whom to write to: the address that the operator gave, and else the page that says who runs the site. */
function contactDcat(sujet: SujetDonnees): Node {
	const { contact, editeur, siteUrl } = sujet;
	const adresse =
		contact === null
			? vers(`${siteUrl}/mentions-legales`)
			: vers(/^https?:/.test(contact) ? contact : `mailto:${contact}`);
	const estPage = contact === null || /^https?:/.test(contact);
	return {
		iri: adresses(sujet).contact,
		types: ["vcard:Organization"],
		says: [
			["vcard:fn", mot(editeur)],
			[estPage ? "vcard:hasURL" : "vcard:hasEmail", adresse],
		],
	};
}

/** The licence by its name, which some harvesters compare. */
const LICENCE_NOMMEE: Node = {
	iri: LICENCE.adresse,
	types: ["dct:LicenseDocument"],
	says: [
		["dct:title", mot(LICENCE.nom)],
		["rdfs:label", mot(LICENCE.nom)],
		["dct:identifier", mot(LICENCE.id)],
	],
};

/** The catalogue as harvesters take it (DCAT-AP 3), in one language. */
export function catalogueDcat(sujet: SujetDonnees): readonly Node[] {
	const { description, editeur, langue, page, siteUrl, titre } = sujet;
	const noms = adresses(sujet);
	return [
		{
			iri: noms.catalogue,
			types: ["dcat:Catalog"],
			says: [
				["dct:title", { text: titre, langue }],
				["dct:description", { text: description, langue }],
				["dct:identifier", mot(noms.catalogue)],
				["dct:publisher", vers(noms.editeur)],
				["dct:license", vers(LICENCE.adresse)],
				...LANGUES_DES_TEXTES,
				["foaf:homepage", vers(page)],
				...modifie(sujet),
				...JEUX.map((jeu) => ["dcat:dataset", vers(noms.jeu(jeu))] as const),
				["dcat:service", vers(noms.service)],
			],
		},
		{
			iri: noms.editeur,
			types: ["foaf:Agent", "foaf:Organization"],
			says: [
				["foaf:name", mot(editeur)],
				["foaf:homepage", vers(siteUrl)],
			],
		},
		contactDcat(sujet),
		LICENCE_NOMMEE,
		...JEUX.map((jeu) => jeuDcat(sujet, jeu)),
		...JEUX.flatMap((jeu) =>
			fichiersDuJeu(sujet, jeu).map((fichier) =>
				distribution(sujet, jeu, fichier),
			),
		),
		service(sujet),
	];
}
