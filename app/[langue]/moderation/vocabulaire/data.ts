import { isFormRefused } from "#lib/adapters/pages/page";
import { pageAddress } from "#lib/i18n/addresses";
import { prevoirEffet } from "#lib/moderation/vocabulaire/queries";
import {
	ApercuQuery,
	FiltreGroupes,
	GroupeCommence,
} from "#lib/moderation/vocabulaire/schema";
import type { Langue } from "#lib/platform/langues";
import { lireGroupe } from "#lib/vocabulaire/queries";
import { refusDesTermes, termesEcrits } from "#lib/vocabulaire/rules";
import type { Changement } from "#lib/vocabulaire/schema";
import { type Query, valeursDe } from "../data.ts";

export const CHEMIN = "/moderation/vocabulaire";

/** The filter and the page of the list; an invalid one is ignored. */
export function lireFiltreGroupes(query: Query): FiltreGroupes {
	const lu = FiltreGroupes.safeParse(valeursDe(query));
	return lu.success ? lu.data : FiltreGroupes.parse({});
}

/** The words that the address of a form begins with; none when they are invalid. */
export function lireCommence(query: Query): GroupeCommence {
	const lu = GroupeCommence.safeParse(valeursDe(query));
	return lu.success ? lu.data : GroupeCommence.parse({});
}

/** A path with the values that are known. */
export function cheminAvec(
	chemin: string,
	dit: Readonly<Record<string, string | number | null | undefined>>,
): string {
	const connus = Object.entries(dit).flatMap(([cle, valeur]) =>
		valeur === null || valeur === undefined ? [] : [[cle, String(valeur)]],
	);
	return `${chemin}?${new URLSearchParams(connus)}`;
}

/** The change that the address of the check page asks for; null when it asks for none. */
function changementDemande(query: Query) {
	const lu = ApercuQuery.safeParse(valeursDe(query));
	if (!lu.success) return null;
	const demande = lu.data;
	const { id = null, vu } = demande;
	if ("retirer" in demande) return { id, vu, groupe: null };
	const termes = termesEcrits(demande.termes);
	if (refusDesTermes(termes)) return null;
	return { id, vu, groupe: { langue: demande.langue, termes } };
}

/** What the form that confirms a change sends. */
function envoyeDe({ id, groupe }: Changement, vu: string | null) {
	return {
		...(id === null ? {} : { id: String(id), vu: vu ?? "" }),
		...(groupe
			? { langue: groupe.langue, termes: groupe.termes.join(", ") }
			: {}),
	};
}

/** What the check page shows; null when there is no such change. Throws `TooBusy` when too many searches are in progress. */
export async function lireApercu(langue: Langue, query: Query) {
	const demande = changementDemande(query);
	if (!demande) return null;
	const { vu, ...changement } = demande;
	const { id, groupe } = changement;
	const present = id === null ? null : await lireGroupe(id);
	if (id !== null && !present && !isFormRefused()) return null;
	const envoye = envoyeDe(changement, vu);
	return {
		present,
		groupe,
		effet: await prevoirEffet(changement, present),
		envoye,
		reprendre: pageAddress(
			langue,
			cheminAvec(`${CHEMIN}/${id ?? "nouveau"}`, { ...envoye, id: null }),
		),
	};
}
