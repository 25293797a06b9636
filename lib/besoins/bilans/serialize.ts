import { bilanDit } from "./rules.ts";
import {
	type Bilan,
	type BilanPublie,
	type NombresBilan,
	VUES_BILAN,
} from "./schema.ts";

/** A figure as its table keeps it; `jour` is YYYY-MM-DD. */
export type LigneBilan = NombresBilan & {
	readonly vue: string;
	readonly jour: string;
};

export function versBilanPublie({
	vue,
	oui,
	en_partie,
	non,
}: Omit<LigneBilan, "jour">): BilanPublie {
	const lue = VUES_BILAN.find((une) => une === vue);
	if (!lue) throw new Error(`unknown view: ${vue}`);
	return { oui, en_partie, non, vue: lue };
}

export function versBilan(ligne: LigneBilan): Bilan {
	return bilanDit(versBilanPublie(ligne), ligne.jour);
}
