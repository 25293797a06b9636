import { tenirCompte } from "#lib/comptes/writes";
import { phrase } from "#lib/i18n/texts";
import type { ActeurCompte } from "#lib/platform/actor";
import { reglages } from "#lib/platform/config/env";
import {
	invalide,
	NON_AUTORISE,
	type Refus,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { transactionsInTurn } from "#lib/platform/db/per-key-queue";
import { statementsOf, type Transaction } from "#lib/platform/db/transaction";
import { secretHash } from "#lib/platform/runtime/derive-key";
import { valueError } from "#lib/platform/validation/errors";
import {
	type CleDejaPrise,
	type CleDeRejeu,
	lireRejeu,
	lireReserve,
	type Recue,
} from "./queries.ts";
import { cleRejeu, MESSAGE_CONTRIBUTION, statutInitial } from "./rules.ts";
import type { NatureContribution } from "./schema.ts";
import { inscrireContribution, prendreDansLaReserve } from "./writes.ts";

export type Contribution = {
	readonly nature: NatureContribution;
	/** The validated body, without its honeypot. */
	readonly corps: object;
	readonly piege: string;
	/** By which its caller recognises it; null without one. */
	readonly cleClient: string | null;
	/** The title in the mail to the author. */
	readonly titre: string;
	/** Writes the entry, in the transaction of the contribution. */
	creer(
		tx: Transaction,
		entree: { statut: "propose" | "quarantaine"; auteur_id: number },
	): Promise<{ id: number; slug: string }>;
};

export type RefusContribution = Extract<
	Refus,
	{ refus: "non_autorise" | "invalide" | "limite" }
>;

type Contribue = { slug: string; statut: "propose"; message: string };

type Reponse = Resultat<Recue, RefusContribution>;

const aSonTour = transactionsInTurn();

/** What an earlier contribution decided; null when there was none. */
function decidee(deja: Recue | CleDejaPrise | null): Reponse | null {
	if (deja !== "cle_deja_prise") return deja && reussite(deja);
	return invalide(
		valueError(
			["header", "idempotency-key"],
			phrase("refus.contributions.cle_deja_prise"),
			undefined,
		),
	);
}

/** Writes the contribution, or returns what was already decided when the account's lock is acquired. */
async function ecrire(
	tx: Transaction,
	compte_id: number,
	cles: CleDeRejeu,
	{ nature, piege, titre, creer }: Contribution,
): Promise<Reponse> {
	if ((await tenirCompte(tx, compte_id))?.suspendu !== false)
		return NON_AUTORISE;
	const { rows } = statementsOf(tx);
	const deja = decidee(await lireRejeu(compte_id, nature, cles, rows));
	if (deja) return deja;
	const delaiSecondes = await prendreDansLaReserve(tx, compte_id);
	if (delaiSecondes !== null)
		return { ok: false, refus: "limite", delaiSecondes };
	const { id, slug } = await creer(tx, {
		statut: statutInitial(piege !== ""),
		auteur_id: compte_id,
	});
	const recue = await inscrireContribution(
		tx,
		compte_id,
		{ nature, id },
		{ ...cles, titre, slug },
	);
	return reussite({ id: recue, slug });
}

/** What can be answered without a transaction: a replay, and that the window is full until it closes. */
async function dejaDecide(
	compte_id: number,
	nature: NatureContribution,
	cles: CleDeRejeu,
): Promise<Reponse | undefined> {
	const reserve = await lireReserve(compte_id);
	if (!reserve) return undefined;
	const deja = decidee(await lireRejeu(compte_id, nature, cles));
	if (deja) return deja;
	const { nombre, delaiSecondes } = reserve;
	return nombre < reglages().limiteContributions
		? undefined
		: { ok: false, refus: "limite", delaiSecondes };
}

/**
 * Accepts a contribution: at most `LIMITE_CONTRIBUTIONS` an hour and account over both
 * kinds. The same one within 10 minutes gets the first answer again, without counting
 * (D16); so does, within a day, one with the same `cleClient`, which decides alone where
 * it is given and fails with another content. Fails when the pool is empty or the
 * account suspended; nothing is written then.
 */
export async function contribuer(
	{ compte_id }: ActeurCompte,
	contribution: Contribution,
): Promise<Resultat<Contribue, RefusContribution>> {
	const { nature, corps, piege, cleClient } = contribution;
	const cles = {
		cle: cleRejeu(nature, corps, piege !== ""),
		cleClient: cleClient === null ? null : secretHash(cleClient),
	};
	const recue = await aSonTour(
		compte_id,
		(tx) => ecrire(tx, compte_id, cles, contribution),
		() => dejaDecide(compte_id, nature, cles),
	);
	if (!recue.ok) return recue;
	const { slug, ...cree } = recue.valeur;
	// Also for a quarantined one: its author sees no difference (D15).
	const statut = "propose" as const;
	return {
		...reussite({ slug, statut, message: MESSAGE_CONTRIBUTION }),
		cree,
	};
}
