/**
 * What becomes of a form that somebody else saved meanwhile: three versions of
 * its fields, compared one by one. Pure, and the same for every form.
 */

/** The values of a form, by field; several under one for a list. */
export type ValeursEditees = Readonly<Record<string, readonly string[]>>;

/** A field that somebody else changed meanwhile. */
export type ChampEcart = {
	readonly champ: string;
	/** As it was when the form was opened; null when nobody knows any more. */
	readonly base: readonly string[] | null;
	readonly mien: readonly string[];
	readonly leur: readonly string[];
	/** Changed by both, otherwise by the other alone. */
	readonly oppose: boolean;
};

/** What somebody else saved since a form was opened. */
export type Ecart = {
	/** What the form shows now: mine where I changed, theirs elsewhere. */
	readonly valeurs: ValeursEditees;
	readonly champs: readonly ChampEcart[];
	/** The version that was compared with: saving says that it was seen. */
	readonly vu: number;
};

/** An empty field and an absent one are the same. */
function dites(valeurs: readonly string[] | undefined): readonly string[] {
	return (valeurs ?? []).filter((valeur) => valeur !== "");
}

/** Whether two values of a field say the same; the order of a list is the form's, not the writer's. */
export function estPareil(
	une: readonly string[] | undefined,
	autre: readonly string[] | undefined,
): boolean {
	const [a, b] = [une, autre].map((valeurs) => [...dites(valeurs)].sort());
	return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Compares what is typed with what is saved now, knowing what the form was
 * opened on: what only the other changed is taken over, what only I changed is
 * kept, and what both changed stays mine beside theirs. Without `base` every
 * difference counts as changed by both. Nothing of either is left out.
 */
export function comparer(
	base: ValeursEditees | null,
	mien: ValeursEditees,
	leur: ValeursEditees,
): Omit<Ecart, "vu"> {
	const valeurs: Record<string, readonly string[]> = { ...mien };
	const champs: ChampEcart[] = [];
	for (const [champ, leurs] of Object.entries(leur)) {
		const miens = mien[champ] ?? [];
		const avant = base === null ? null : (base[champ] ?? []);
		if (estPareil(miens, leurs)) continue;
		if (avant !== null && estPareil(avant, leurs)) continue;
		const oppose = avant === null || !estPareil(avant, miens);
		champs.push({ champ, base: avant, mien: miens, leur: leurs, oppose });
		if (!oppose) valeurs[champ] = leurs;
	}
	return { valeurs, champs };
}

/** A row's columns, or what a schema read, as a form shows them; nothing is the empty text. */
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
