import type { Prisma } from "#prisma/client/client";
import { isObject } from "../contract/records.ts";

/**
 * `traductions` as on the wire, from the JSON column: only the keys that the resource
 * translates, only texts, `{}` when there are none.
 */
export function traductionsLisibles<const K extends string>(
	stored: Prisma.JsonValue,
	cles: readonly K[],
): { en?: Partial<Record<K, string>> } {
	const en = isObject(stored) ? stored.en : undefined;
	const lisibles: Partial<Record<K, string>> = {};
	let vide = true;
	for (const cle of cles) {
		const texte = isObject(en) ? en[cle] : undefined;
		if (typeof texte !== "string" || texte === "") continue;
		lisibles[cle] = texte;
		vide = false;
	}
	return vide ? {} : { en: lisibles };
}
