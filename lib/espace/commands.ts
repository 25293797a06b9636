import { SOUTIENS } from "#lib/besoins/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { type CountedSet, countedSetAct } from "#lib/platform/db/counted-set";
import { sql } from "#lib/platform/db/pool";
import { VOTES } from "#lib/projets/commands";
import { aSoutenu, aVote } from "./queries.ts";

/** What a person put in, that person can take out, whatever became of the entry (D14). */
function quelQueSoitLEtat(set: CountedSet): CountedSet {
	return { ...set, isOpen: sql`true` };
}

const reprendreVote = countedSetAct(quelQueSoitLEtat(VOTES));
const reprendreSoutien = countedSetAct(quelQueSoitLEtat(SOUTIENS));

/**
 * The account's vote stands no more, on an archived project too (D14), and the
 * count follows. Refused when the account has no vote there, so that nobody
 * learns which unpublished entries exist.
 */
export async function retirerMonVote(
	{ compte_id }: ActeurCompte,
	slug: string,
): Promise<Resultat<null>> {
	if (!(await aVote(compte_id, slug))) return INTROUVABLE;
	const total = await reprendreVote(slug, compte_id, false);
	return total.ok ? reussite(null) : total;
}

/** The same for a support. What the account said of the need's mails is kept. */
export async function retirerMonSoutien(
	{ compte_id }: ActeurCompte,
	slug: string,
): Promise<Resultat<null>> {
	if (!(await aSoutenu(compte_id, slug))) return INTROUVABLE;
	const total = await reprendreSoutien(slug, compte_id, false);
	return total.ok ? reussite(null) : total;
}
