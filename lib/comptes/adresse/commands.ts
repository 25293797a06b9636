import { type ActeurCompte, doitMontrerCle } from "#lib/platform/actor";
import {
	interdit,
	NON_AUTORISE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { isTaken } from "#lib/platform/db/unavailable";
import { demanderCode, essayerCode } from "../connexion/codes/commands.ts";
import type {
	CodeDemande,
	DemandeCode,
	RefusCode,
} from "../connexion/codes/schema.ts";
import { type CodeJuste, utiliserCode } from "../connexion/codes/writes.ts";
import { normaliserCourriel } from "../rules.ts";
import { empreinteBarree } from "./queries.ts";
import { deplacerCompte } from "./writes.ts";

/** Returned only once both codes are right: it reveals nothing about other accounts. */
const IMPOSSIBLE = {
	ok: false,
	refus: "conflit",
	raison: {
		fr: "Cette adresse ne peut pas devenir celle de votre compte. Choisissez-en une autre.",
		en: "Your account cannot use this address. Choose another one.",
	},
} as const;

/** Of the account's present address, normalised, and the new one, as typed. */
type DemandeDAdresse = Omit<DemandeCode, "nature"> & {
	readonly nouvelle: string;
};

/**
 * Sends a code to both addresses, whether or not the new one already has an account:
 * the answer is the same. Fails for an invalid address, when the network's budget is
 * spent, and while the session has a passkey to show.
 */
export async function demanderNouvelleAdresse(
	acteur: ActeurCompte,
	{ courriel, nouvelle, navigateur, ...demande }: DemandeDAdresse,
): Promise<Resultat<CodeDemande>> {
	if (doitMontrerCle(acteur)) return interdit("preuve");
	const la = await demanderCode(acteur, {
		...demande,
		nature: "nouvelle_adresse",
		courriel: nouvelle,
		navigateur,
	});
	if (!la.ok) return la;
	return demanderCode(acteur, {
		...demande,
		nature: "ancienne_adresse",
		courriel,
		navigateur: la.valeur.navigateur,
		nouvelle: la.valeur.courriel,
	});
}

/** Proof that both mailboxes belong to the person. */
export type PreuveDesAdresses = {
	readonly courriel: string;
	/** As typed. */
	readonly nouvelle: string;
	readonly navigateur: string;
	/** The current session, the only one that stays open. */
	readonly session_id: number;
	readonly code_ancien: string;
	readonly code_nouveau: string;
};

/** Which of the two codes is rejected, and why. */
export type RefusDesCodes = {
	readonly ok: false;
	readonly refus: "codes";
	readonly ancien: RefusCode | null;
	readonly nouveau: RefusCode | null;
};

async function deplacer(
	tx: Transaction,
	acteur: ActeurCompte,
	{ courriel, session_id, nouvelle: saisi }: PreuveDesAdresses,
	nouvelle: string,
): Promise<Resultat<null>> {
	const { compte_id } = acteur;
	const [compte] = await tx.$queryRaw<{ barree: boolean }[]>(
		sql`SELECT EXISTS (SELECT 1 FROM adresses_barrees WHERE empreinte = ${empreinteBarree(nouvelle)}) AS barree
		    FROM comptes WHERE id = ${compte_id} AND courriel = ${courriel} AND NOT suspendu FOR UPDATE`,
	);
	if (!compte) return NON_AUTORISE;
	if (compte.barree) return IMPOSSIBLE;
	await deplacerCompte(
		tx,
		acteur,
		{ id: compte_id, courriel },
		{ courriel: nouvelle, courriel_saisi: saisi.trim() },
	);
	// When an account is moved away from an intruder, the intruder's session must end.
	await tx.session.deleteMany({
		where: { compte_id, id: { not: session_id } },
	});
	return reussite(null);
}

async function deplacerAvec(
	acteur: ActeurCompte,
	codes: readonly CodeJuste[],
	preuve: PreuveDesAdresses,
	nouvelle: string,
): Promise<Resultat<null> | RefusDesCodes> {
	try {
		return await inTransaction<Resultat<null> | RefusDesCodes>(async (tx) => {
			for (const code of codes)
				if (!(await utiliserCode(tx, code)))
					return {
						ok: false,
						refus: "codes",
						ancien: "perime",
						nouveau: "perime",
					};
			return deplacer(tx, acteur, preuve, nouvelle);
		});
	} catch (error) {
		if (isTaken(error)) return IMPOSSIBLE;
		throw error;
	}
}

/**
 * Moves the account to the new address and closes its other sessions; its tokens and
 * queued mails stay. Fails unless both codes are right, each with the usual bound on
 * tries; and then, if the new address has an account or is barred, without saying
 * which. Fails before any code is tried while the session has a passkey to show.
 */
export async function changerMonAdresse(
	acteur: ActeurCompte,
	preuve: PreuveDesAdresses,
): Promise<Resultat<null> | RefusDesCodes> {
	if (doitMontrerCle(acteur)) return interdit("preuve");
	const { courriel, navigateur } = preuve;
	const nouvelle = normaliserCourriel(preuve.nouvelle);
	if (nouvelle === null) return IMPOSSIBLE;
	const [ancien, nouveau] = await Promise.all([
		essayerCode(acteur, {
			...{ nature: "ancienne_adresse", courriel, navigateur },
			saisi: preuve.code_ancien,
		}),
		essayerCode(acteur, {
			...{ nature: "nouvelle_adresse", courriel: nouvelle, navigateur },
			saisi: preuve.code_nouveau,
		}),
	]);
	if (!ancien.ok || !nouveau.ok)
		return {
			ok: false,
			refus: "codes",
			ancien: ancien.ok ? null : ancien.refus,
			nouveau: nouveau.ok ? null : nouveau.refus,
		};
	const codes = [ancien.valeur, nouveau.valeur];
	return deplacerAvec(acteur, codes, preuve, nouvelle);
}
