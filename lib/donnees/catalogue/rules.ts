/** How the open data are described to programs: Table Schema for each CSV, DCAT for catalogues. */
import { z } from "zod";
import { texts } from "#lib/i18n/texts";
import type { Node, Prefixes } from "#lib/platform/text/linked-data";
import {
	adresseDuFichier,
	descriptionDeColonne,
	nomDuFichier,
	type SujetDonnees,
	typeCourt,
} from "../rules.ts";
import {
	type FichierDonnees,
	FORMATS,
	JEUX,
	type Jeu,
	LICENCE,
} from "../schema.ts";
import { CLES, VALEURS } from "./schema.ts";

/** The formats of a set that are CSV. */
export type FormatCsv = "csv" | "tableur";

/** The file that describes the columns of a CSV file. */
export function nomDuSchema(jeu: Jeu, format: FormatCsv): string {
	return nomDuFichier(jeu, format).replace(/csv$/, "schema.json");
}

/** What zod's own JSON Schema says of a value that is no list and no object; what may be null may have two types. */
const Simple = z.object({
	type: z.preprocess(
		(types) => [types].flat()[0],
		z.enum(["string", "integer", "boolean"]),
	),
	format: z.string().optional(),
	enum: z.array(z.string()).optional(),
	minimum: z.int().optional(),
});

const TYPES_DE_TEXTE: Readonly<
	Record<string, { readonly type: string; readonly format?: string }>
> = {
	date: { type: "date" },
	// With milliseconds, which the default format of Table Schema does not have.
	"date-time": { type: "datetime", format: "any" },
};

const TEXTE = { type: "string", constraints: {} };

/** What a field of a Table Schema (Frictionless, version 1) says of its cells. */
function typage(valeur: z.ZodType | undefined, format: FormatCsv) {
	if (!valeur) return TEXTE;
	const ecrit = z.toJSONSchema(valeur, { unrepresentable: "any" });
	const [choix, ...autres] = ecrit.anyOf ?? [ecrit];
	const lu = Simple.safeParse(choix);
	if (!lu.success || autres.length > 1) return TEXTE;
	// What may be null or left out is an empty cell.
	const estFacultative = [null, undefined].some(
		(rien) => valeur.safeParse(rien).success,
	);
	const { enum: valeurs, minimum, type } = lu.data;
	const propre = TYPES_DE_TEXTE[lu.data.format ?? ""] ?? { type };
	const estTexte = propre.type === "string";
	return {
		...propre,
		...(type === "boolean" && format === "tableur"
			? { trueValues: ["VRAI"], falseValues: ["FAUX"] }
			: {}),
		constraints: {
			...(estFacultative || (estTexte && !valeurs) ? {} : { required: true }),
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
) {
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

const vers = (iri: string) => ({ "@id": iri });
const mot = (text: string) => ({ "@value": text });
const type = (text: string, nom: string) => ({ "@value": text, "@type": nom });
const phrase = (text: string, langue: string) => ({
	"@value": text,
	"@language": langue,
});

/** Both, as the sets hold texts in both. */
const LANGUES_DES_TEXTES = {
	"dct:language": ["FRA", "ENG"].map((code) =>
		vers(`${AUTORITE}/language/${code}`),
	),
};

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
	return (
		manifeste && {
			"dct:modified": type(manifeste.cree_le, "xsd:dateTime"),
		}
	);
}

function distribution(
	sujet: SujetDonnees,
	jeu: Jeu,
	{ format, nom, octets, sha256 }: FichierDonnees,
): Node {
	const { langue, page, siteUrl } = sujet;
	const iri = adresses(sujet).fichier(nom);
	const connu = FORMATS.find((un) => un === format);
	return {
		"@id": iri,
		"@type": ["dcat:Distribution"],
		"dct:title": mot(nom),
		...(connu && {
			"dct:description": phrase(
				texts(langue)(`donnees.carte.format.${connu}.pour`),
				langue,
			),
		}),
		"dct:identifier": mot(iri),
		"dct:license": vers(LICENCE.adresse),
		...modifie(sujet),
		"dcat:accessURL": vers(`${page}#${jeu}`),
		"dcat:downloadURL": vers(`${siteUrl}${adresseDuFichier(nom)}`),
		"dct:format": vers(
			`${AUTORITE}/file-type/${FORMATS_EUROPEENS[format] ?? "TXT"}`,
		),
		"dcat:mediaType": vers(`${TYPES_IANA}/${typeCourt(nom)}`),
		"dcat:byteSize": type(String(octets), "xsd:nonNegativeInteger"),
		...((connu === "csv" || connu === "tableur") && {
			"dct:conformsTo": vers(
				`${siteUrl}${adresseDuFichier(nomDuSchema(jeu, connu))}`,
			),
		}),
		"spdx:checksum": {
			"@type": ["spdx:Checksum"],
			"spdx:algorithm": vers(`${PREFIXES.spdx}checksumAlgorithm_sha256`),
			// As text, not xsd:hexBinary: the harvester of data.gouv.fr keeps a text.
			"spdx:checksumValue": mot(sha256),
		},
	};
}

/** What a set and the API say alike. */
function commun(sujet: SujetDonnees, iri: string, mots: string) {
	const { contact, editeur } = adresses(sujet);
	return {
		"dct:identifier": mot(iri),
		"dct:license": vers(LICENCE.adresse),
		"dct:publisher": vers(editeur),
		"dcat:contactPoint": vers(contact),
		"dcat:keyword": mots.split(", ").map((un) => phrase(un, sujet.langue)),
		...LANGUES_DES_TEXTES,
	};
}

function jeuDcat(sujet: SujetDonnees, jeu: Jeu): Node {
	const { langue, page, site } = sujet;
	const t = texts(langue);
	const { fichier, jeu: iriDe } = adresses(sujet);
	const titre = t("donnees.catalogue.jeu", {
		jeu: t(`donnees.jeux.${jeu}`),
		site,
	});
	return {
		"@id": iriDe(jeu),
		"@type": ["dcat:Dataset"],
		"dct:title": phrase(titre, langue),
		"dct:description": phrase(t(`donnees.contenu.${jeu}`), langue),
		...commun(sujet, iriDe(jeu), t(`donnees.catalogue.mots.${jeu}`)),
		"dct:accrualPeriodicity": vers(`${AUTORITE}/frequency/DAILY`),
		"dcat:theme": vers(`${AUTORITE}/data-theme/SOCI`),
		"dcat:landingPage": vers(`${page}#${jeu}`),
		...modifie(sujet),
		"dcat:distribution": fichiersDuJeu(sujet, jeu).map(({ nom }) =>
			vers(fichier(nom)),
		),
	};
}

function service(sujet: SujetDonnees): Node {
	const { langue, site, siteUrl } = sujet;
	const t = texts(langue);
	const { jeu: iriDe, service: iri } = adresses(sujet);
	return {
		"@id": iri,
		"@type": ["dcat:DataService"],
		"dct:title": phrase(t("donnees.catalogue.api", { site }), langue),
		"dct:description": phrase(t("donnees.catalogue.api_texte"), langue),
		...commun(sujet, iri, t("donnees.catalogue.mots.api")),
		"dcat:endpointURL": vers(`${siteUrl}/api`),
		"dcat:endpointDescription": vers(`${siteUrl}/api/openapi.json`),
		"dcat:landingPage": vers(sujet.pageApi),
		"dcat:servesDataset": JEUX.map((jeu) => vers(iriDe(jeu))),
	};
}

/** Whom to write to: the address that the operator gave, and else the page that says who runs the site. */
function contactDcat(sujet: SujetDonnees): Node {
	const { contact, editeur, siteUrl } = sujet;
	const page = contact ?? `${siteUrl}/mentions-legales`;
	return {
		"@id": adresses(sujet).contact,
		"@type": ["vcard:Organization"],
		"vcard:fn": mot(editeur),
		...(/^https?:/.test(page)
			? { "vcard:hasURL": vers(page) }
			: { "vcard:hasEmail": vers(`mailto:${page}`) }),
	};
}

/** The licence by its name, which some harvesters compare. */
const LICENCE_NOMMEE: Node = {
	"@id": LICENCE.adresse,
	"@type": ["dct:LicenseDocument"],
	"dct:title": mot(LICENCE.nom),
	"rdfs:label": mot(LICENCE.nom),
	"dct:identifier": mot(LICENCE.id),
};

/** The catalogue as harvesters take it (DCAT-AP 3), in one language. */
export function catalogueDcat(sujet: SujetDonnees): readonly Node[] {
	const { description, editeur, langue, page, siteUrl, titre } = sujet;
	const noms = adresses(sujet);
	return [
		{
			"@id": noms.catalogue,
			"@type": ["dcat:Catalog"],
			"dct:title": phrase(titre, langue),
			"dct:description": phrase(description, langue),
			"dct:identifier": mot(noms.catalogue),
			"dct:publisher": vers(noms.editeur),
			"dct:license": vers(LICENCE.adresse),
			...LANGUES_DES_TEXTES,
			"foaf:homepage": vers(page),
			...modifie(sujet),
			"dcat:dataset": JEUX.map((jeu) => vers(noms.jeu(jeu))),
			"dcat:service": vers(noms.service),
		},
		{
			"@id": noms.editeur,
			"@type": ["foaf:Agent", "foaf:Organization"],
			"foaf:name": mot(editeur),
			"foaf:homepage": vers(siteUrl),
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
