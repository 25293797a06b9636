import type { Sql } from "#lib/platform/db/pool";
import { inSnapshot } from "#lib/platform/db/snapshot";

/** What a rule expects of an object, and what it found. */
export type Ecart = {
	regle: string;
	/** `projet <slug>`, `besoin <slug>`, `compte <id>`…: never an address. */
	objet: string;
	attendu: string;
	trouve: string;
};

/** A rule is a statement that yields the objects that break it: `objet`, `attendu`, `trouve`. */
export type Regle = { readonly regle: string; readonly ecarts: Sql };

/** What breaks the rules, all of them read at the same instant. */
export function trouverEcarts(regles: readonly Regle[]): Promise<Ecart[]> {
	return inSnapshot(async (rows) => {
		const ecarts: Ecart[] = [];
		for (const { regle, ecarts: statement } of regles)
			for (const ecart of await rows<Omit<Ecart, "regle">>(statement))
				ecarts.push({ regle, ...ecart });
		return ecarts;
	});
}
