/** The open data told to machines: schema.org for search engines, DCAT for catalogues. */
import type { Langue } from "#lib/platform/langues";
import { adresseDuFichier, typeDuFichier } from "../rules.ts";
import { type FichierDonnees, LICENCE, type Manifeste } from "../schema.ts";

/** What is described, in one language. */
export type SujetDonnees = {
	readonly langue: Langue;
	readonly siteUrl: string;
	/** The page about the open data, absolute. */
	readonly page: string;
	readonly titre: string;
	readonly description: string;
	readonly editeur: string;
	readonly contact: string | null;
	readonly manifeste: Manifeste | null;
};

function typeCourt(nom: string): string {
	return typeDuFichier(nom).split(";")[0] ?? "";
}

function fichiersDe({ manifeste }: SujetDonnees): readonly FichierDonnees[] {
	return manifeste?.fichiers ?? [];
}

/** A `Dataset` of schema.org. */
export function donneesSchemaOrg(sujet: SujetDonnees) {
	const { description, editeur, manifeste, page, siteUrl, titre } = sujet;
	return {
		"@type": "Dataset",
		"@id": page,
		name: titre,
		description,
		url: page,
		license: LICENCE.adresse,
		isAccessibleForFree: true,
		creator: { "@type": "Organization", name: editeur, url: siteUrl },
		...(manifeste ? { dateModified: manifeste.cree_le } : {}),
		distribution: fichiersDe(sujet).map(({ nom, octets, sha256 }) => ({
			"@type": "DataDownload",
			name: nom,
			contentUrl: `${siteUrl}${adresseDuFichier(nom)}`,
			encodingFormat: typeCourt(nom),
			contentSize: `${octets} B`,
			sha256,
		})),
	};
}

/** A `dcat:Dataset`, in JSON-LD. */
export function catalogueDcat(sujet: SujetDonnees) {
	const { contact, description, editeur, langue, manifeste, siteUrl, titre } =
		sujet;
	return {
		"@context": {
			dcat: "http://www.w3.org/ns/dcat#",
			dct: "http://purl.org/dc/terms/",
			foaf: "http://xmlns.com/foaf/0.1/",
			spdx: "http://spdx.org/rdf/terms#",
			vcard: "http://www.w3.org/2006/vcard/ns#",
			xsd: "http://www.w3.org/2001/XMLSchema#",
		},
		"@id": sujet.page,
		"@type": "dcat:Dataset",
		"dct:title": { "@value": titre, "@language": langue },
		"dct:description": { "@value": description, "@language": langue },
		"dct:license": { "@id": LICENCE.adresse },
		"dct:accrualPeriodicity": {
			"@id": "http://publications.europa.eu/resource/authority/frequency/DAILY",
		},
		"dct:publisher": { "@type": "foaf:Organization", "foaf:name": editeur },
		"dcat:landingPage": { "@id": sujet.page },
		...(contact === null
			? {}
			: { "dcat:contactPoint": { "vcard:hasEmail": contact } }),
		...(manifeste
			? {
					"dct:modified": {
						"@value": manifeste.cree_le,
						"@type": "xsd:dateTime",
					},
				}
			: {}),
		"dcat:distribution": fichiersDe(sujet).map(({ nom, octets, sha256 }) => ({
			"@type": "dcat:Distribution",
			"dct:title": nom,
			"dct:license": { "@id": LICENCE.adresse },
			"dcat:downloadURL": { "@id": `${siteUrl}${adresseDuFichier(nom)}` },
			"dcat:mediaType": {
				"@id": `https://www.iana.org/assignments/media-types/${typeCourt(nom)}`,
			},
			"dcat:byteSize": octets,
			"spdx:checksum": {
				"spdx:algorithm": { "@id": "spdx:checksumAlgorithm_sha256" },
				"spdx:checksumValue": sha256,
			},
		})),
	};
}
