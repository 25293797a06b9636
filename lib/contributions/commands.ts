import type { ActeurCompte } from "#lib/platform/actor";
import { reglages } from "#lib/platform/config/env";
import {
	NON_AUTORISE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { transactionsInTurn } from "#lib/platform/db/per-key-queue";
import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { lireDejaDecide } from "./queries.ts";
import { cleRejeu, REJEU_SECONDES, statutInitial } from "./rules.ts";
import type { NatureContribution } from "./schema.ts";
import {
	inscrireContribution,
	prendreDansLaReserve,
	verrouillerCompte,
} from "./writes.ts";

export type Contribution = {
	readonly nature: NatureContribution;
	/** The validated body, without its honeypot. */
	readonly corps: object;
	readonly piege: string;
	/** The title in the mail to the author. */
	readonly titre: string;
	/** Writes the entry, in the transaction of the contribution. */
	creer(
		tx: Transaction,
		entree: { statut: "propose" | "quarantaine"; auteur_id: number },
	): Promise<{ id: number; slug: string }>;
};

export type RefusContribution =
	| { readonly refus: "non_autorise" }
	| { readonly refus: "limite"; readonly delaiSecondes: number };

type Reponse = Resultat<string, RefusContribution>;

const aSonTour = transactionsInTurn();

// clock_timestamp(): the transaction may have waited for the account since it began.
async function lireRejeu(
	tx: Transaction,
	compte_id: number,
	cle: Buffer,
): Promise<string | undefined> {
	const [premiere] = await tx.$queryRaw<{ slug: string }[]>(
		sql`SELECT COALESCE(p.slug, b.slug) AS slug FROM contributions c
		    LEFT JOIN projets p ON p.id = c.projet_id LEFT JOIN besoins b ON b.id = c.besoin_id
		    WHERE c.compte_id = ${compte_id} AND c.cle_rejeu = ${cle}
		      AND c.cree_le > clock_timestamp() - make_interval(secs => ${REJEU_SECONDES})
		    ORDER BY c.id LIMIT 1`,
	);
	return premiere?.slug;
}

/** Writes the contribution, or returns what was already decided when the account's lock is acquired. */
async function ecrire(
	tx: Transaction,
	compte_id: number,
	cle: Buffer,
	{ nature, piege, titre, creer }: Contribution,
): Promise<Reponse> {
	if (!(await verrouillerCompte(tx, compte_id))) return NON_AUTORISE;
	const deja = await lireRejeu(tx, compte_id, cle);
	if (deja !== undefined) return reussite(deja);
	const delaiSecondes = await prendreDansLaReserve(tx, compte_id);
	if (delaiSecondes !== null)
		return { ok: false, refus: "limite", delaiSecondes };
	const { id, slug } = await creer(tx, {
		statut: statutInitial(piege !== ""),
		auteur_id: compte_id,
	});
	await inscrireContribution(tx, compte_id, { nature, id }, { cle, titre });
	return reussite(slug);
}

/** What can be answered without a transaction. */
async function dejaDecide(
	compte_id: number,
	cle: Buffer,
): Promise<Reponse | undefined> {
	const { limiteContributions } = reglages();
	const decide = await lireDejaDecide(compte_id, cle, limiteContributions);
	if (!decide) return undefined;
	return "slug" in decide
		? reussite(decide.slug)
		: { ok: false, refus: "limite", ...decide };
}

/**
 * Accepts a contribution: at most `LIMITE_CONTRIBUTIONS` an hour and account over both
 * kinds; the same one within 10 minutes gets the first answer again, without counting
 * (D16). Returns the entry's slug. Fails when the pool is empty or the account
 * suspended; nothing is written then.
 */
export async function contribuer(
	{ compte_id }: ActeurCompte,
	contribution: Contribution,
): Promise<Reponse> {
	const { nature, corps, piege } = contribution;
	const cle = cleRejeu(nature, corps, piege !== "");
	return aSonTour(
		compte_id,
		(tx) => ecrire(tx, compte_id, cle, contribution),
		() => dejaDecide(compte_id, cle),
	);
}
