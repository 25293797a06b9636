import type { FiltreJournal } from "#lib/moderation/journal/schema";

/** The filter of the journal at another address. */
export function adresseJournal(chemin: string, filtre: FiltreJournal): string {
	const dits = Object.entries(filtre).flatMap(([cle, valeur]) =>
		valeur === "" || valeur === undefined ? [] : [[cle, String(valeur)]],
	);
	return dits.length === 0 ? chemin : `${chemin}?${new URLSearchParams(dits)}`;
}
