/** The query parameters of the moderation pages, and the result of the previous page's act. */
import { lireActeRecent } from "#lib/moderation/relecture/queries";
import {
	type ActeRecent,
	FiltreEntrees,
} from "#lib/moderation/relecture/schema";
import type { ActeurCompte } from "#lib/platform/actor";

export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The last value of each key, as the API reads a query. */
export function valeursDe(query: Query): Record<string, string | undefined> {
	return Object.fromEntries(
		Object.entries(query).map(([cle, valeur]) => [
			cle,
			Array.isArray(valeur) ? valeur.at(-1) : valeur,
		]),
	);
}

/** The filter of a list; an invalid filter is ignored. */
export function lireFiltre(query: Query): FiltreEntrees {
	const lu = FiltreEntrees.safeParse(valeursDe(query));
	return lu.success ? lu.data : FiltreEntrees.parse({});
}

/** The act of the previous page, for the banner. */
export async function acteAnnonce(
	query: Query,
	{ compte_id }: ActeurCompte,
): Promise<{ acte: ActeRecent | null; annule: boolean }> {
	const { fait, annule } = valeursDe(query);
	const acte_id = Number(fait);
	return {
		acte:
			Number.isSafeInteger(acte_id) && acte_id > 0 && acte_id < 2 ** 31
				? await lireActeRecent(compte_id, acte_id)
				: null,
		annule: annule === "oui",
	};
}

/** The row id in a segment of an address. */
export function entierDe(
	segment: string | string[] | undefined,
): number | null {
	const nombre = Number(segment);
	return Number.isSafeInteger(nombre) && nombre > 0 && nombre < 2 ** 31
		? nombre
		: null;
}

/** Whether the previous page saved its form. */
export function estGarde(query: Query): boolean {
	return valeursDe(query).garde === "oui";
}

/** The previous page's act on an account: `fermees`, how many of its sessions it closed, null when it closed none. */
export function annonceDeCompte(query: Query): {
	garde: boolean;
	fermees: number | null;
} {
	const { fermees = "" } = valeursDe(query);
	return {
		garde: estGarde(query),
		fermees: /^[0-9]{1,6}$/.test(fermees) ? Number(fermees) : null,
	};
}
