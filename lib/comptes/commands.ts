import type { z } from "zod";
import { phrase } from "#lib/i18n/texts";
import {
	type Acteur,
	type ActeurCompte,
	doitMontrerCle,
	type Role,
	roleDe,
} from "#lib/platform/actor";
import {
	champInvalide,
	conflit,
	INTROUVABLE,
	interdit,
	invalide,
	NON_AUTORISE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { isTaken } from "#lib/platform/db/unavailable";
import { now } from "#lib/platform/runtime/clock";
import { validateRequest } from "#lib/platform/validation/request";
import { demanderCode, essayerCode } from "./connexion/codes/commands.ts";
import type {
	CodeDemande,
	DemandeCode,
	RefusCode,
} from "./connexion/codes/schema.ts";
import { type CodeJuste, utiliserCode } from "./connexion/codes/writes.ts";
import { empreinteBarree } from "./queries.ts";
import { ADRESSE_INVALIDE, normaliserCourriel } from "./rules.ts";
import { CompteSaisi, type ProfilSaisi } from "./schema.ts";
import {
	deplacerCompte,
	donnerRole,
	journaliserCompte,
	leverBarrage,
	ouvrirCompte,
} from "./writes.ts";

/** An account as the operator's commands print it. */
export type CompteOperateur = {
	readonly id: number;
	readonly courriel: string;
	readonly role: Role;
};

const ADRESSE_PRISE = conflit(phrase("refus.adresse.prise"));

const ADRESSE_BARREE = conflit(phrase("refus.adresse.barree"));

function lireAdresse(cle: string, saisi: string) {
	const courriel = normaliserCourriel(saisi);
	return courriel === null
		? champInvalide(cle, saisi, ADRESSE_INVALIDE)
		: reussite({ courriel, courriel_saisi: saisi.trim() });
}

/** Confirms the account, and sets its name if one is given. */
async function confirmer(
	tx: Transaction,
	acteur: Acteur,
	id: number,
	{ nom }: Pick<z.output<typeof CompteSaisi>, "nom">,
): Promise<CompteOperateur> {
	const avant = await tx.compte.findUniqueOrThrow({ where: { id } });
	const { courriel, valide_le } = avant;
	const compte = { id, courriel, role: roleDe(avant.role) };
	const nouveauNom = nom === undefined ? avant.nom : nom || null;
	const valide = valide_le !== null;
	if (nouveauNom === avant.nom && valide) return compte;
	await tx.compte.update({
		where: { id },
		data: { nom: nouveauNom, valide_le: valide_le ?? now() },
	});
	await journaliserCompte(tx, acteur, "creerCompte", id, {
		avant: { valide },
		apres: { valide: true },
	});
	return compte;
}

/**
 * Creates or updates the account of this address: confirmed, with this name and this
 * role where they are given; a new one is `membre`. A change of role is mailed, as
 * always. For the operator only, who may lift the bar of an address with `leve`, which
 * is journaled (D10). Fails for an invalid address, a name out of bounds, a barred
 * address, and when the last administrator would lose the role (D8).
 */
export async function creerCompte(
	acteur: Acteur,
	saisie: CompteSaisi,
	{ leve = false } = {},
): Promise<Resultat<CompteOperateur>> {
	if (acteur.nature !== "operateur") return interdit("role");
	const lu = validateRequest({ body: CompteSaisi }, { body: saisie });
	if (!lu.ok) return invalide(...lu.detail);
	const adresse = lireAdresse("courriel", saisie.courriel);
	if (!adresse.ok) return adresse;
	const { role, ...souhait } = lu.value.body;
	return inTransaction<Resultat<CompteOperateur>>(async (tx) => {
		const { courriel } = adresse.valeur;
		if (leve) await leverBarrage(tx, acteur, courriel);
		const nom = souhait.nom || null;
		const nouveau = await ouvrirCompte(tx, adresse.valeur, {
			nom,
			role,
			acteur,
		});
		if (nouveau !== undefined)
			return reussite({ id: nouveau, courriel, role: role ?? "membre" });
		const connu = await tx.compte.findUnique({ where: { courriel } });
		if (!connu) return ADRESSE_BARREE;
		if (role !== undefined) {
			const donne = await donnerRole(tx, acteur, connu.id, role);
			if (!donne.ok) return donne;
		}
		return reussite(await confirmer(tx, acteur, connu.id, souhait));
	});
}

/** Closes all access from the lost mailbox: sessions, tokens, pending codes, known browsers, identities that its codes bound. */
async function couperAcces(tx: Transaction, compte_id: number): Promise<void> {
	await tx.session.deleteMany({ where: { compte_id } });
	await tx.defi.deleteMany({ where: { compte_id } });
	await tx.navigateurConnu.deleteMany({ where: { compte_id } });
	await tx.identiteExterne.deleteMany({ where: { compte_id } });
	await tx.$executeRaw(
		sql`UPDATE jetons SET revoque_le = now() WHERE compte_id = ${compte_id} AND revoque_le IS NULL`,
	);
}

/**
 * Moves the account to another address with its queued mails, and closes all access opened
 * with the old one: sessions, tokens, codes, known browsers, identities of an issuer. For
 * the operator only, when a mailbox is lost. Fails for an invalid address, for an unknown
 * account, and when the new address has an account.
 */
export async function changerAdresse(
	acteur: Acteur,
	{ courriel, nouvelle }: { courriel: string; nouvelle: string },
): Promise<Resultat<CompteOperateur>> {
	if (acteur.nature !== "operateur") return interdit("role");
	const ancienne = lireAdresse("courriel", courriel);
	if (!ancienne.ok) return ancienne;
	const adresse = lireAdresse("nouvelle", nouvelle);
	if (!adresse.ok) return adresse;
	try {
		return await inTransaction<Resultat<CompteOperateur>>(async (tx) => {
			const [compte] = await tx.$queryRaw<
				{ id: number; courriel: string; role: string }[]
			>(
				sql`SELECT id, courriel, role FROM comptes WHERE courriel = ${ancienne.valeur.courriel} FOR UPDATE`,
			);
			if (!compte) return INTROUVABLE;
			const { id, role } = compte;
			await deplacerCompte(tx, acteur, compte, adresse.valeur);
			await couperAcces(tx, id);
			const { courriel } = adresse.valeur;
			return reussite({ id, courriel, role: roleDe(role) });
		});
	} catch (error) {
		if (isTaken(error)) return ADRESSE_PRISE;
		throw error;
	}
}

/**
 * Sets the account's name (or none) and the language of its mails. Not journaled: the
 * journal outlives the account, so it must not hold names. Fails when the account is
 * suspended.
 */
export async function modifierProfil(
	{ compte_id }: ActeurCompte,
	{ nom, langue }: ProfilSaisi,
): Promise<Resultat<null>> {
	return inTransaction<Resultat<null>>(async (tx) => {
		const changes = await tx.$executeRaw(
			sql`UPDATE comptes SET nom = ${nom}, langue = ${langue}
			    WHERE id = ${compte_id} AND NOT suspendu`,
		);
		return changes === 1 ? reussite(null) : NON_AUTORISE;
	});
}

/** Returned only once both codes are right: it reveals nothing about other accounts. */
const IMPOSSIBLE = conflit(phrase("refus.adresse.impossible"));

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
function refuserCodes(ancien: RefusCode | null, nouveau: RefusCode | null) {
	return { ok: false, refus: "codes", ancien, nouveau } as const;
}
type RefusDesCodes = ReturnType<typeof refuserCodes>;

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
					return refuserCodes("perime", "perime");
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
		return refuserCodes(
			ancien.ok ? null : ancien.refus,
			nouveau.ok ? null : nouveau.refus,
		);
	const codes = [ancien.valeur, nouveau.valeur];
	return deplacerAvec(acteur, codes, preuve, nouvelle);
}
