/** Turns a raw record into a valid project, or into the sentence of its error. */
import {
	cleanRecord,
	type Lecture,
	lectureOf,
} from "#lib/platform/import/envelope";
import { validateRequest } from "#lib/platform/validation/request";
import { spdxOf } from "#lib/platform/validation/spdx";
import { stadeEcrit } from "../rules.ts";
import { NETTOYAGE, ProjetImporte } from "./schema.ts";

/** The separators of words in one cell of a table. */
const SEPARATEURS = /[|;]/;

/** What sources write in place of an identifier, in letters and digits alone; only what can mean one licence. */
const LICENCES_ECRITES: ReadonlyMap<string, string> = new Map([
	["mitlicense", "MIT"],
	["licencemit", "MIT"],
	["apache2", "Apache-2.0"],
	["apache20", "Apache-2.0"],
	["apachelicense20", "Apache-2.0"],
	["apachelicenseversion20", "Apache-2.0"],
	["gplv2", "GPL-2.0-only"],
	["gnugplv2", "GPL-2.0-only"],
	["gplv3", "GPL-3.0-only"],
	["gnugplv3", "GPL-3.0-only"],
	["agplv3", "AGPL-3.0-only"],
	["gnuagplv3", "AGPL-3.0-only"],
	["lgplv3", "LGPL-3.0-only"],
	["mpl2", "MPL-2.0"],
	["mpl20", "MPL-2.0"],
	["eupl12", "EUPL-1.2"],
	["cecill21", "CECILL-2.1"],
	["cecillb", "CECILL-B"],
	["cc0", "CC0-1.0"],
	["etalab20", "etalab-2.0"],
	["licenceouverte20", "etalab-2.0"],
]);

function licenceEcrite(texte: string): string | null {
	const lettres = texte.toLowerCase().replace(/[^a-z0-9]/g, "");
	return spdxOf(texte) ?? LICENCES_ECRITES.get(lettres) ?? null;
}

/** One licence, or several with a bar between, of which one chooses. */
function licenceOuChoix(texte: string): string | null {
	const entiere = licenceEcrite(texte);
	if (entiere !== null) return entiere;
	const choix = texte.split("/").map((une) => licenceEcrite(une.trim()));
	return choix.includes(null) ? null : choix.join(" OR ");
}

/**
 * A licence as a source writes it, as an SPDX expression. Of several, whoever reuses the
 * code keeps to all of them; a bar between two is a choice, as authors of code write it.
 * What can't be read is left as it is, for the validation to refuse.
 */
export function licenceImportee(brut: unknown): unknown {
	if (brut === null || brut === undefined) return undefined;
	const donnees: readonly unknown[] =
		typeof brut === "string"
			? brut.split(/[,;|\n]/)
			: Array.isArray(brut)
				? brut
				: [brut];
	const lues = donnees
		.map((une) => (typeof une === "string" ? une.trim() : null))
		.filter((une) => une !== "")
		.map((une) => (une === null ? null : licenceOuChoix(une)));
	if (lues.length === 0) return undefined;
	const [seule] = lues;
	if (lues.includes(null)) return brut;
	if (lues.length === 1) return seule;
	const toutes = lues.map((une) => (une?.includes(" OR ") ? `(${une})` : une));
	return [...new Set(toutes)].join(" AND ");
}

export function lireProjetImporte(
	brut: Readonly<Record<string, unknown>>,
): Lecture<ProjetImporte> {
	const { themes, ...champs } = cleanRecord(brut, NETTOYAGE);
	const propre = {
		...champs,
		licence_code: licenceImportee(brut.licence_code),
		stade: stadeEcrit(champs.stade) ?? champs.stade,
	};
	const mots = typeof themes === "string" ? themes.split(SEPARATEURS) : themes;
	const body = mots === undefined ? propre : { ...propre, themes: mots };
	return lectureOf(validateRequest({ body: ProjetImporte }, { body }));
}
