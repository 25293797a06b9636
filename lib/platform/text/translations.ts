import type { Prisma } from "#prisma/client/client";

/**
 * `traductions` as on the wire, from the JSON column: only the keys that the resource
 * translates, only texts, `{}` when there are none.
 */
export function traductionsLisibles<const K extends string>(
	stored: Prisma.JsonValue,
	cles: readonly K[],
): { en?: Partial<Record<K, string>> } {
	const en = membre(stored, "en");
	const lisibles: Partial<Record<K, string>> = {};
	let vide = true;
	for (const cle of cles) {
		const texte = membre(en, cle);
		if (typeof texte !== "string" || texte === "") continue;
		lisibles[cle] = texte;
		vide = false;
	}
	return vide ? {} : { en: lisibles };
}

function membre(
	stored: Prisma.JsonValue | undefined,
	cle: string,
): Prisma.JsonValue | undefined {
	if (typeof stored !== "object" || stored === null || Array.isArray(stored))
		return undefined;
	return stored[cle];
}
