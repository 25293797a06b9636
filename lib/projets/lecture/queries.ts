import type { Langue } from "#lib/platform/langues";
import { addressesOfFile } from "#lib/platform/network/repositories";
import { type Lecteur, lireAdresses } from "#lib/platform/network/way-out";
import { indexerMots, plierMot } from "#lib/themes/importation/rules";
import { listerThemes } from "#lib/themes/queries";
import { BORNES_PROJET } from "../schema.ts";
import { lirePubliccode } from "./rules.ts";
import {
	type EchecDeLecture,
	NOM_DU_FICHIER,
	type ProjetLu,
} from "./schema.ts";

/** A page, as its first sign tells; a file of the standard begins with a letter, a comment or a mark of YAML. */
function nestPasUnePage(octets: Buffer): boolean {
	return !/^(?:\ufeff)?\s*</.test(octets.toString("utf8", 0, 512));
}

/** What was read, and where. */
export type ProjetDistant = {
	readonly ok: true;
	readonly projet: ProjetLu;
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
	return lecture.ok
		? { ...lecture, hote: new URL(lu.adresse).hostname }
		: lecture;
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
