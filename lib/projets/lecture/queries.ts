import { texts } from "#lib/i18n/texts";
import type { ReadRecord } from "#lib/platform/import/csv";
import { readTextLines } from "#lib/platform/import/records";
import type { Langue } from "#lib/platform/langues";
import { addressesOfFile } from "#lib/platform/network/repositories";
import { type Lecteur, lireAdresses } from "#lib/platform/network/way-out";
import { listerThemes } from "#lib/themes/queries";
import { indexerMots, plierMot } from "#lib/themes/rules";
import { BORNES_PROJET } from "../schema.ts";
import { enregistrementDe, lirePubliccode, phraseDeLecture } from "./rules.ts";
import {
	type EchecDeLecture,
	NOM_DU_FICHIER,
	type ProjetLu,
} from "./schema.ts";

/** A page, as its first sign tells; a file of the standard begins with a letter, a comment or a mark of YAML. */
function nestPasUnePage(octets: Buffer): boolean {
	return !/^(?:\ufeff)?\s*</.test(octets.toString("utf8", 0, 512));
}

export type ProjetDistant = {
	readonly ok: true;
	readonly projet: ProjetLu;
	/** The address of its logo; null when it names none. */
	readonly logo: string | null;
	readonly hote: string;
};

/**
 * Reads the `publiccode.yml` at this address, or of the repository that it is the
 * address of, for a page in this language. Stores nothing but the count of the reader.
 */
export async function lireProjetDistant(
	lecteur: Lecteur,
	adresse: string,
	page: Langue,
): Promise<ProjetDistant | EchecDeLecture> {
	const { adresses, depot } = addressesOfFile(adresse, NOM_DU_FICHIER);
	const lu = await lireAdresses(lecteur, adresses, nestPasUnePage);
	if (!lu.ok) return lu;
	const lecture = lirePubliccode(lu.texte, page, depot ?? "");
	if (!lecture.ok) return lecture;
	const { logo, projet } = lecture;
	return {
		ok: true,
		projet,
		// A path in the repository leads on from the file.
		logo: logo === "" ? null : (URL.parse(logo, lu.adresse)?.href ?? null),
		hote: new URL(lu.adresse).hostname,
	};
}

/** The source of what `importer publiccode` brings in. */
const SOURCE = "publiccode.yml";

/**
 * Reads, one after the other, the files at the addresses of a list, one a line, as
 * records of an import; an address that gives nothing is one that is refused, with the
 * reason. The same address, however it is written, is the same record.
 */
export async function* lireListe(fichier: string): AsyncGenerator<ReadRecord> {
	const t = texts("fr");
	for await (const { texte, ...place } of readTextLines(fichier)) {
		const refuse = (raison: string) =>
			({ ...place, ok: false, raison: `${texte ?? ""} : ${raison}` }) as const;
		if (texte === null) {
			yield refuse("la ligne n’est pas une adresse");
			continue;
		}
		const lu = await lireProjetDistant("operateur", texte, "fr");
		if (!lu.ok) {
			yield refuse(phraseDeLecture(t, lu));
			continue;
		}
		if (lu.projet.autreLangue) {
			yield refuse(t("contributions.lecture.autre_langue"));
			continue;
		}
		const [source_id] = addressesOfFile(texte, NOM_DU_FICHIER).adresses;
		const valeur = {
			...enregistrementDe(lu.projet),
			source: SOURCE,
			source_id,
		};
		yield { ...place, ok: true, valeur };
	}
}

/** The themes of the directory that these words name, as many as a project may have. */
export async function themesDesMots(
	mots: readonly string[],
): Promise<readonly string[]> {
	if (mots.length === 0) return [];
	const themes = (await listerThemes()).map(({ slug, nom }) => ({
		slug,
		noms: [nom],
	}));
	const index = indexerMots(themes, []);
	const slugs = mots.flatMap((mot) => index.get(plierMot(mot)) ?? []);
	return [...new Set(slugs)].slice(0, BORNES_PROJET.themes.max);
}
