/**
 * Merges a form with what another person saved meanwhile: compares three versions of
 * its fields, one by one. Pure, and the same for every form.
 */

/** The values of a form, by field; a list has several. */
export type ValeursEditees = Readonly<Record<string, readonly string[]>>;

/** A field that another person changed meanwhile. */
export type ChampEcart = {
	readonly champ: string;
	readonly mien: readonly string[];
	readonly leur: readonly string[];
	/** Changed by both, otherwise by the other alone. */
	readonly oppose: boolean;
};

/** What another person saved since the form was opened. */
export type Ecart = {
	/** What the form shows now: mine where I changed, theirs elsewhere. */
	readonly valeurs: ValeursEditees;
	readonly champs: readonly ChampEcart[];
	/** The pictures among these values: each as an address that holds it whole, by its name. */
	readonly images: Readonly<Record<string, string>>;
	/** The version compared with: saving confirms that it was seen. */
	readonly vu: number;
};

/** An empty field and an absent one are the same. */
function dites(valeurs: readonly string[] | undefined): readonly string[] {
	return (valeurs ?? []).filter((valeur) => valeur !== "");
}

/**
 * Whether two values of a field are equal; the order of a list comes from the form, not
 * from its author, so it is ignored.
 */
export function estPareil(
	une: readonly string[] | undefined,
	autre: readonly string[] | undefined,
): boolean {
	const [a, b] = [une, autre].map((valeurs) => [...dites(valeurs)].sort());
	return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Compares what is typed (`mien`) with what is saved now (`leur`), given what the form
 * was opened on (`base`): what only the other changed is taken over, what only I
 * changed is kept, and what both changed stays mine, with theirs beside it. Without
 * `base` every difference counts as changed by both. Nothing of either is lost.
 */
export function comparer(
	base: ValeursEditees | null,
	mien: ValeursEditees,
	leur: ValeursEditees,
): Omit<Ecart, "vu" | "images"> {
	const valeurs: Record<string, readonly string[]> = { ...mien };
	const champs: ChampEcart[] = [];
	for (const [champ, leurs] of Object.entries(leur)) {
		const miens = mien[champ] ?? [];
		const avant = base === null ? null : (base[champ] ?? []);
		if (estPareil(miens, leurs)) continue;
		if (avant !== null && estPareil(avant, leurs)) continue;
		const oppose = avant === null || !estPareil(avant, miens);
		champs.push({ champ, mien: miens, leur: leurs, oppose });
		if (!oppose) valeurs[champ] = leurs;
	}
	return { valeurs, champs };
}

/** A row's columns, or a schema's output, as the values of a form; null and undefined become the empty text. */
export function valeursDe(
	ligne: Readonly<Record<string, unknown>>,
): ValeursEditees {
	return Object.fromEntries(
		Object.entries(ligne).map(([cle, valeur]) => [
			cle,
			Array.isArray(valeur)
				? valeur.map(String)
				: [valeur === null || valeur === undefined ? "" : String(valeur)],
		]),
	);
}
