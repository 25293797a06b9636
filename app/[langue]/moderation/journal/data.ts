import { FiltreJournal } from "#lib/moderation/journal/schema";
import { type Query, valeursDe } from "../data.ts";

/** The filter of the journal in the query. */
export function lireFiltreJournal(query: Query): FiltreJournal {
	const lu = FiltreJournal.safeParse(valeursDe(query));
	return lu.success ? lu.data : FiltreJournal.parse({});
}

/** The same filter at another address. */
export function adresseJournal(chemin: string, filtre: FiltreJournal): string {
	const dits = Object.entries(filtre).flatMap(([cle, valeur]) =>
		valeur === "" || valeur === undefined ? [] : [[cle, String(valeur)]],
	);
	return dits.length === 0 ? chemin : `${chemin}?${new URLSearchParams(dits)}`;
}
