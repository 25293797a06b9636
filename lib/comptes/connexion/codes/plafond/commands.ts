import { reglages } from "#lib/platform/config/env";
import {
	type Echec,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { enfilerSelection } from "#lib/platform/mail/queue";
import { now } from "#lib/platform/runtime/clock";
import { log } from "#lib/platform/runtime/log";
import type { ValidationEntry } from "#lib/platform/validation/errors";
import type { EtatDemande } from "../queries.ts";
import { budgetPourEnvoi, RENVOI_SECONDES } from "../rules.ts";

/** Which limit: the network's hour, the whole site's day, or the mailbox's pause. */
type LimiteAtteinte = {
	readonly refus: "limite";
	readonly cause: "reseau" | "plafond" | "pause";
	readonly delaiSecondes: number;
};

export type RefusDemande = Echec<
	| {
			readonly refus: "invalide";
			readonly detail: readonly ValidationEntry[];
	  }
	| LimiteAtteinte
>;

export type Renvoi = Resultat<number, LimiteAtteinte>;

/** A demand refused, and for how long. */
export function limite(
	cause: LimiteAtteinte["cause"],
	delaiSecondes: number,
): Echec<LimiteAtteinte> {
	return { ok: false, refus: "limite", cause, delaiSecondes };
}

/** The answer to who gets no new code now; nothing for who does. */
export function sansEnvoi(etat: EtatDemande): Renvoi | undefined {
	const { reouvertureSecondes, renvoiSecondes } = etat;
	if (reouvertureSecondes > 0) return limite("reseau", reouvertureSecondes);
	if (renvoiSecondes > 0) return reussite(renvoiSecondes);
	const budget = budgetPourEnvoi(etat.envois);
	// Before the mailbox's own budget: its being spent must not show by this.
	const fermeture = Math.max(
		etat.fermetureSecondes,
		budget === "navigateur" ? 0 : etat.fermetureInconnusSecondes,
	);
	if (fermeture > 0) return limite("plafond", fermeture);
	return budget === null ? reussite(RENVOI_SECONDES) : undefined;
}

/** The operator hears of it: whoever was never in gets no code until tomorrow. */
export async function alerterPlafond(tx: Transaction): Promise<void> {
	const { limiteCodes } = reglages();
	log().warn({ plafond: limiteCodes }, "codes left to known browsers only");
	await enfilerSelection(
		tx,
		sql`SELECT id AS compte_id FROM comptes WHERE role = 'admin'`,
		{
			gabarit: "codes_plafond",
			cle: `codes_plafond:${now().toISOString().slice(0, 10)}`,
			donnees: { plafond: limiteCodes },
		},
	);
}
