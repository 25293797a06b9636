/** What an edition changes, and its English version in the format of the column. */
import { isDeepStrictEqual } from "node:util";

/** The English version of a text, with the translated keys only (D6). */
export function traductionsEditees(
	en: Readonly<Record<string, string | null>>,
): { en?: Record<string, string> } {
	const dites = Object.entries(en).flatMap(([cle, texte]) =>
		texte === null ? [] : [[cle, texte] as const],
	);
	return dites.length === 0 ? {} : { en: Object.fromEntries(dites) };
}

/** What the form of an edition holds under `…_en`, by the key that is translated. */
export function anglaisDe<K extends string>(
	cles: readonly K[],
	edition: Readonly<Record<`${K}_en`, string | null>>,
): Record<string, string | null> {
	return Object.fromEntries(
		cles.map((cle) => [cle, edition[`${cle}_en` as const]]),
	);
}

/**
 * The names of the fields that differ. The journal stores these and not the
 * texts, which may have to be erased one day.
 */
export function champsChanges(
	avant: Readonly<Record<string, unknown>>,
	apres: Readonly<Record<string, unknown>>,
): string[] {
	return Object.keys(apres).filter(
		(cle) => !isDeepStrictEqual(avant[cle], apres[cle]),
	);
}
