/** What an edition changes, and its English version in the format of the column. */

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

/** Compares JSON objects whatever the order of their keys: the database has its own order. */
function ordonne(valeur: unknown): unknown {
	if (Array.isArray(valeur)) return valeur.map(ordonne);
	if (typeof valeur !== "object" || valeur === null) return valeur;
	return Object.fromEntries(
		Object.entries(valeur)
			.map(([cle, item]) => [cle, ordonne(item)] as const)
			.sort(([a], [b]) => (a < b ? -1 : 1)),
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
		(cle) =>
			JSON.stringify(ordonne(avant[cle])) !==
			JSON.stringify(ordonne(apres[cle])),
	);
}
