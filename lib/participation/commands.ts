import { besoinVise } from "#lib/besoins/queries";
import type { SoutienResultat } from "#lib/besoins/schema";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/slug";
import { groupedWrites } from "#lib/platform/db/grouped-writes";
import { sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import type { VoteResultat } from "#lib/projets/schema";
import { ecrireChoixEtapes } from "./etapes/writes.ts";
import { lireSlugDeRacine, soutiensParmi, votesParmi } from "./queries.ts";
import {
	type Asked,
	type CountedSet,
	type Outcome,
	SOUTIENS,
	soutenirDans,
	VOTES,
	writeGroup,
} from "./writes.ts";

/** Adds an account to a set or removes it, calls on one entry batched together; returns the count once it is committed. */
function bascule(set: CountedSet) {
	return groupedWrites(
		(tx, slug, group: readonly Asked[]) => writeGroup(tx, set, slug, group),
		({ compte_id, present }) => ({ subject: compte_id, value: present }),
	);
}

/** Withdraws what the account itself gave, whatever the state of the entry (D14). */
function retrait(set: CountedSet, parmi: typeof votesParmi) {
	const reprendre = bascule({ ...set, isOpen: sql`true` });
	return async (
		{ compte_id }: ActeurCompte,
		slug: string,
	): Promise<Resultat<null>> => {
		const [sien] = await parmi(compte_id, [slug]);
		if (sien === undefined) return INTROUVABLE;
		const total = await reprendre(slug, { compte_id, present: false });
		return total.ok ? reussite(null) : total;
	};
}

const basculerVote = bascule(VOTES);
const basculerSoutien = bascule(SOUTIENS);

async function choisirVote(
	{ compte_id }: ActeurCompte,
	slug: string,
	vote: boolean,
): Promise<Resultat<VoteResultat>> {
	if (!estSlug(slug)) return INTROUVABLE;
	const total = await basculerVote(slug, { compte_id, present: vote });
	return total.ok ? reussite({ nb_votes: total.valeur, vote }) : total;
}

/** Votes for the project: one vote per account, whatever the number of calls. Rejected when the project is not published (D14). */
export function voterPourProjet(acteur: ActeurCompte, slug: string) {
	return choisirVote(acteur, slug, true);
}

/** Withdraws the account's vote. Rejected when the project is not published. */
export function retirerVote(acteur: ActeurCompte, slug: string) {
	return choisirVote(acteur, slug, false);
}

/**
 * Withdraws the account's vote, on an archived project too (D14), and updates
 * the count. Rejected when the account has no vote there, so that nobody learns
 * which unpublished entries exist.
 */
export const retirerMonVote = retrait(VOTES, votesParmi);

/** Acts on a need or, when it is merged, on the one that it stands in: an address that was kept still serves. */
async function surSaRacine(
	slug: string,
	agir: (slug: string) => Promise<Outcome>,
): Promise<Outcome> {
	const fait = await agir(slug);
	if (fait.ok || fait.refus !== "introuvable") return fait;
	const racine = await lireSlugDeRacine(slug);
	return racine === null ? fait : agir(racine);
}

async function choisirSoutien(
	{ compte_id }: ActeurCompte,
	slug: string,
	soutenu: boolean,
): Promise<Resultat<SoutienResultat>> {
	if (!estSlug(slug)) return INTROUVABLE;
	const total = await surSaRacine(slug, (visee) =>
		basculerSoutien(visee, { compte_id, present: soutenu }),
	);
	return total.ok ? reussite({ nb_soutiens: total.valeur, soutenu }) : total;
}

/** Supports the need, once per account; its choice about the steps by e-mail is kept. Rejected when the need is not public (D14). */
export function soutenirBesoin(acteur: ActeurCompte, slug: string) {
	return choisirSoutien(acteur, slug, true);
}

/** Withdraws the account's support. Rejected when the need is not public. */
export function retirerSoutien(acteur: ActeurCompte, slug: string) {
	return choisirSoutien(acteur, slug, false);
}

/** `retirerMonVote` for a support. The account's choice about the need's mails is kept. */
export const retirerMonSoutien = retrait(SOUTIENS, soutiensParmi);

/** Supports the need and stores the choice about the steps by e-mail, both or neither; `undefined` keeps the earlier one. Rejected when the need is not public (D14). */
export async function soutenirAvecChoix(
	{ compte_id }: ActeurCompte,
	slug: string,
	etapesParCourriel: boolean | undefined,
): Promise<Resultat<SoutienResultat>> {
	if (!estSlug(slug)) return INTROUVABLE;
	const total = await inTransaction((tx) =>
		soutenirDans(tx, compte_id, slug, etapesParCourriel),
	);
	return total.ok
		? reussite({ nb_soutiens: total.valeur, soutenu: true })
		: total;
}

/** Stores the account's choice about the steps of a need it supports. Rejected when it does not support this need. */
export async function choisirEtapes(
	{ compte_id }: ActeurCompte,
	slug: string,
	etapesParCourriel: boolean,
): Promise<Resultat<{ etapes_par_courriel: boolean }>> {
	if (!estSlug(slug)) return INTROUVABLE;
	return inTransaction(async (tx) => {
		const [soutenu] = await tx.$queryRaw<{ slug: string }[]>(
			sql`SELECT b.slug FROM soutiens s JOIN besoins b ON b.id = s.besoin_id
			    WHERE s.compte_id = ${compte_id} AND b.id = ${besoinVise(slug)}`,
		);
		if (!soutenu) return INTROUVABLE;
		await ecrireChoixEtapes(tx, compte_id, soutenu.slug, etapesParCourriel);
		return reussite({ etapes_par_courriel: etapesParCourriel });
	});
}
