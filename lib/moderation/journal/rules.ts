import type { LigneJournal } from "./schema.ts";

/** As JSON, what holds nothing. */
const RIENS = [undefined, "null", '""', "[]"];

/** The values that an act changed or told, undefined where it holds none: none that is the same before and after, none that is nothing, no count of zero. */
export function changements({
	avant,
	apres,
}: Pick<LigneJournal, "avant" | "apres">) {
	const de = new Map<string, unknown>(Object.entries(avant ?? {}));
	const a = new Map<string, unknown>(Object.entries(apres ?? {}));
	const dit = (valeur: unknown) => {
		const json = JSON.stringify(valeur);
		return RIENS.includes(json) ? "" : json;
	};
	return [...new Set([...de.keys(), ...a.keys()])]
		.map((cle) => ({ cle, avant: de.get(cle), apres: a.get(cle) }))
		.filter(
			({ cle, avant, apres }) =>
				dit(avant) !== dit(apres) && (de.has(cle) || apres !== 0),
		);
}
