import type { ActeurCompte } from "#lib/platform/actor";
import {
	NON_AUTORISE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { journaliser } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import {
	inTransaction,
	sqlState,
	type Transaction,
} from "#lib/platform/db/transaction";
import type { Langue } from "#lib/platform/langues";
import { demanderCode, essayerCode } from "../connexion/codes/commands.ts";
import { lireCode } from "../connexion/codes/rules.ts";
import type { CodeDemande, RefusCode } from "../connexion/codes/schema.ts";
import { type CodeJuste, utiliserCode } from "../connexion/codes/writes.ts";
import { normaliserCourriel } from "../rules.ts";
import { empreinteBarree } from "./queries.ts";

/** Of PostgreSQL: a unique index refuses the row. */
const DEJA_PRIS = "23505";

/** Told only to who showed that both mailboxes are his: it says nothing of others' accounts. */
const IMPOSSIBLE = {
	ok: false,
	refus: "conflit",
	raison: {
		fr: "Cette adresse ne peut pas devenir celle de votre compte. Choisissez-en une autre.",
		en: "This address cannot become that of your account. Choose another one.",
	},
} as const;

/** Who wants to move, where, and from which browser and network. */
export type DemandeDAdresse = {
	/** Of the account, in its normalised form. */
	readonly courriel: string;
	/** As it was typed. */
	readonly nouvelle: string;
	readonly langue: Langue;
	readonly navigateur: string | null;
	readonly connu: string | null;
	readonly reseau: string;
};

/**
 * A code is on its way to both addresses, whether or not the new one has an
 * account already: the answer is the same. Refused for what is no plain
 * address, and when the network's budget is spent.
 */
export async function demanderNouvelleAdresse(
	acteur: ActeurCompte,
	{ courriel, nouvelle, navigateur, ...demande }: DemandeDAdresse,
): Promise<Resultat<CodeDemande>> {
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

/** What proves that both mailboxes are the person's own. */
export type PreuveDesAdresses = {
	readonly courriel: string;
	/** As it was typed. */
	readonly nouvelle: string;
	readonly navigateur: string;
	/** The session that asks, which alone stays open. */
	readonly session_id: number;
	readonly code_ancien: string;
	readonly code_nouveau: string;
};

/** Which of both codes does not pass, and why. */
export type RefusDesCodes = {
	readonly ok: false;
	readonly refus: "codes";
	readonly ancien: RefusCode | null;
	readonly nouveau: RefusCode | null;
};

type Essai = Awaited<ReturnType<typeof essayerCode>>;

const MAL_ECRIT = { ok: false, refus: "mal_ecrit" } as const;

async function essayer(
	acteur: ActeurCompte,
	nature: "ancienne_adresse" | "nouvelle_adresse",
	courriel: string,
	navigateur: string,
	saisi: string,
): Promise<Essai> {
	const code = lireCode(saisi);
	if (code === null) return MAL_ECRIT;
	return essayerCode(acteur, { nature, courriel, navigateur, code });
}

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
	await tx.$executeRaw(
		sql`UPDATE comptes SET courriel = ${nouvelle}, courriel_saisi = ${saisi.trim()} WHERE id = ${compte_id}`,
	);
	// What waits to leave follows; a code stays where it was asked for.
	await tx.$executeRaw(
		sql`UPDATE courriels SET destinataire = ${nouvelle}
		    WHERE compte_id = ${compte_id} AND statut = 'attente' AND expire_le IS NULL`,
	);
	// Who moves an account away from a stranger must not leave him inside.
	await tx.session.deleteMany({
		where: { compte_id, id: { not: session_id } },
	});
	await journaliser(tx, {
		acteur,
		acte: "changerAdresse",
		objet: "compte",
		objet_id: compte_id,
		avant: { courriel },
		apres: { courriel: nouvelle },
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
		if (sqlState(error) === DEJA_PRIS) return IMPOSSIBLE;
		throw error;
	}
}

/**
 * The account is reached at the new address from now on; its other sessions are
 * over, its tokens and the mails that wait stay its own. Refused unless both codes are right, each tried
 * as often as any code; and, once they are, when the new address has an account
 * or is barred, without saying which.
 */
export async function changerMonAdresse(
	acteur: ActeurCompte,
	preuve: PreuveDesAdresses,
): Promise<Resultat<null> | RefusDesCodes> {
	const { courriel, navigateur } = preuve;
	const nouvelle = normaliserCourriel(preuve.nouvelle);
	if (nouvelle === null) return IMPOSSIBLE;
	const [ancien, nouveau] = await Promise.all([
		essayer(
			acteur,
			"ancienne_adresse",
			courriel,
			navigateur,
			preuve.code_ancien,
		),
		essayer(
			acteur,
			"nouvelle_adresse",
			nouvelle,
			navigateur,
			preuve.code_nouveau,
		),
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
