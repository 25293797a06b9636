import { phrase, phraseOf } from "#lib/i18n/texts";
import {
	type Acteur,
	aLeRole,
	doitMontrerCle,
	roleDe,
} from "#lib/platform/actor";
import {
	conflit,
	INTROUVABLE,
	interdit,
	NON_AUTORISE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { enfilerPourCompte } from "#lib/platform/mail/queue";
import {
	claimedKey,
	readCreation,
	readPresence,
} from "#lib/platform/passkeys/ceremonies";
import { now } from "#lib/platform/runtime/clock";
import { noteSecurity } from "#lib/platform/runtime/security-log";
import { journaliserCompte, tenirCompte } from "../writes.ts";
import {
	type ButDeDefi,
	ceSite,
	empreinteSecours,
	lireDefi,
} from "./queries.ts";
import { CLES_MAX, lireCodeSecours } from "./rules.ts";
import type { ActeurDeSession } from "./schema.ts";
import {
	oublierCles,
	ouvrirPreuve,
	prendreDefi,
	renouvelerSecours,
} from "./writes.ts";

const PAGE = "/compte/cles";

const REFUSEE = conflit(phrase("refus.cles.refusee"));
const CODE_REFUSE = conflit(phrase("refus.cles.code_refuse"));

const TROP_DE_CLES = conflit(
	phraseOf((t) => t("refus.cles.trop_de_cles", { max: String(CLES_MAX) })),
);

const DEJA_CONNUE = conflit(phrase("refus.cles.deja_connue"));

function refuser(compte_id: number): typeof REFUSEE {
	noteSecurity("cle_refusee", { compte_id });
	return REFUSEE;
}

/**
 * Locks the account, and tells how many passkeys it has; null when it is suspended or
 * no longer of the team, or the session was closed. One act on its keys at a time.
 */
async function tenirEquipier(
	tx: Transaction,
	{ compte_id, session_id }: ActeurDeSession,
): Promise<number | null> {
	const compte = await tenirCompte(tx, compte_id);
	if (!compte || compte.suspendu) return null;
	const [session] = await tx.$queryRaw<unknown[]>(
		sql`SELECT 1 FROM sessions WHERE id = ${session_id} AND compte_id = ${compte_id} FOR NO KEY UPDATE`,
	);
	if (!session) return null;
	if (!aLeRole(roleDe(compte.role), "moderateur")) return null;
	return tx.cleAcces.count({ where: { compte_id } });
}

/** Tells whether a challenge was made for this session and purpose, and keeps when. */
function lecteurDeDefi(session_id: number, but: ButDeDefi) {
	const lus: Date[] = [];
	const estLeSien = (defi: string) => {
		const le = lireDefi(defi, session_id, but);
		if (le) lus.push(le);
		return le !== null;
	};
	return { lus, estLeSien };
}

/**
 * Adds a passkey to the account of a moderator or an administrator, named `nom`, from
 * what the browser answered to `demanderAjout`; the account is mailed. Returns ten
 * recovery codes with the first one, null with the next. Rejected for a member, for an
 * account that has passkeys and did not show one lately, and for any answer that is not
 * the one asked for in this session, or was taken already, or is older than one that was.
 */
export async function ajouterCle(
	acteur: ActeurDeSession,
	{ nom, reponse }: { nom: string; reponse: string },
): Promise<Resultat<readonly string[] | null>> {
	const { compte_id, session_id } = acteur;
	const defi = lecteurDeDefi(session_id, "ajout");
	const cle = await readCreation(ceSite(), reponse, defi.estLeSien);
	const [defiLe] = defi.lus;
	if (!cle || !defiLe) return refuser(compte_id);
	const fait = await inTransaction<Resultat<readonly string[] | null>>(
		async (tx) => {
			const nombre = await tenirEquipier(tx, acteur);
			if (nombre === null) return NON_AUTORISE;
			if (nombre > 0 && acteur.preuve !== "recente") return interdit("preuve");
			if (nombre >= CLES_MAX) return TROP_DE_CLES;
			// Sent again once its passkey was removed, an answer would bring it back.
			if (!(await prendreDefi(tx, acteur, defiLe))) return refuser(compte_id);
			const [ajoutee] = await tx.$queryRaw<{ id: number }[]>(
				sql`INSERT INTO cles_acces (compte_id, identifiant, cle_publique, compteur, nom)
				    VALUES (${compte_id}, ${cle.id}, ${Buffer.from(cle.publicKey)}, ${cle.counter}, ${nom})
				    ON CONFLICT (identifiant) DO NOTHING RETURNING id`,
			);
			if (!ajoutee) return DEJA_CONNUE;
			const acte_id = await journaliserCompte(
				tx,
				acteur,
				"ajouterCle",
				compte_id,
				{ apres: { nom } },
			);
			await enfilerPourCompte(tx, compte_id, {
				gabarit: "cle_ajoutee",
				cle: `cle:${acte_id}`,
				donnees: { nom, page: PAGE },
			});
			if (nombre > 0) return reussite(null);
			await ouvrirPreuve(tx, acteur, now());
			return reussite(await renouvelerSecours(tx, compte_id));
		},
	);
	if (fait.ok) noteSecurity("cle_ajoutee", { compte_id });
	return fait;
}

type CleConnue = { id: number; cle_publique: Buffer; compteur: bigint };

/**
 * Shows one of the account's passkeys: the session has the account's role from then on,
 * and may do what asks for it again. An answer serves once. Rejected for an answer that
 * is not the one asked for in this session, and for a passkey whose counter went back,
 * which was copied.
 */
export async function prouverCle(
	acteur: ActeurDeSession,
	reponse: string,
): Promise<Resultat<null>> {
	const { compte_id, session_id } = acteur;
	const id = claimedKey(reponse);
	if (id === null) return refuser(compte_id);
	const fait = await inTransaction<boolean>(async (tx) => {
		const [cle] = await tx.$queryRaw<CleConnue[]>(
			sql`SELECT id, cle_publique, compteur FROM cles_acces
			    WHERE compte_id = ${compte_id} AND identifiant = ${id} FOR UPDATE`,
		);
		if (!cle) return false;
		const defi = lecteurDeDefi(session_id, "preuve");
		const compteur = await readPresence(ceSite(), reponse, defi.estLeSien, {
			...{ id, publicKey: cle.cle_publique, counter: Number(cle.compteur) },
		});
		const [defiLe] = defi.lus;
		if (compteur === null || !defiLe) return false;
		if (!(await ouvrirPreuve(tx, acteur, defiLe))) return false;
		await tx.$executeRaw(
			sql`UPDATE cles_acces SET compteur = ${compteur}, vue_le = now() WHERE id = ${cle.id}`,
		);
		return true;
	});
	if (!fait) return refuser(compte_id);
	noteSecurity("cle_montree", { compte_id });
	return reussite(null);
}

/**
 * Uses one of the account's recovery codes, in place of a passkey; the account is
 * mailed. Each serves once, whoever sends it at the same time.
 */
export async function utiliserCodeSecours(
	acteur: ActeurDeSession,
	saisi: string,
): Promise<Resultat<null>> {
	const { compte_id } = acteur;
	const code = lireCodeSecours(saisi);
	const fait =
		code !== null &&
		(await inTransaction<boolean>(async (tx) => {
			const utilise = await tx.$executeRaw(
				sql`UPDATE codes_secours SET utilise_le = now() WHERE compte_id = ${compte_id}
				      AND empreinte = ${empreinteSecours(compte_id, code)} AND utilise_le IS NULL
				      AND EXISTS (SELECT FROM sessions WHERE id = ${acteur.session_id})`,
			);
			if (utilise === 0 || !(await ouvrirPreuve(tx, acteur, now())))
				return false;
			const acte_id = await journaliserCompte(
				tx,
				acteur,
				"utiliserCodeSecours",
				compte_id,
			);
			const restants = await tx.codeSecours.count({
				where: { compte_id, utilise_le: null },
			});
			await enfilerPourCompte(tx, compte_id, {
				gabarit: "code_secours_utilise",
				cle: `secours:${acte_id}`,
				donnees: { restants, page: PAGE },
			});
			return true;
		}));
	if (!fait) {
		noteSecurity("cle_refusee", { compte_id, quoi: "secours" });
		return CODE_REFUSE;
	}
	noteSecurity("cle_montree", { compte_id, quoi: "secours" });
	return reussite(null);
}

/** Ten new recovery codes in place of those that are left. Rejected without a passkey shown lately. */
export async function renouvelerCodesSecours(
	acteur: ActeurDeSession,
): Promise<Resultat<readonly string[]>> {
	if (acteur.preuve !== "recente") return interdit("preuve");
	const { compte_id } = acteur;
	return inTransaction<Resultat<readonly string[]>>(async (tx) => {
		if (!(await tenirEquipier(tx, acteur))) return NON_AUTORISE;
		await journaliserCompte(tx, acteur, "renouvelerCodesSecours", compte_id);
		return reussite(await renouvelerSecours(tx, compte_id));
	});
}

async function annoncerRetrait(
	tx: Transaction,
	acteur: Acteur,
	compte_id: number,
	acte: "retirerCle" | "retirerClesDe",
	restantes: number,
): Promise<void> {
	const acte_id = await journaliserCompte(tx, acteur, acte, compte_id, {
		apres: { cles: restantes },
	});
	await enfilerPourCompte(tx, compte_id, {
		gabarit: "cles_retirees",
		cle: `cle:${acte_id}`,
		donnees: { restantes, page: PAGE },
	});
}

/**
 * Removes one of the account's passkeys, and its recovery codes with the last one; the
 * account is mailed. Rejected without a passkey shown lately, and for another's.
 */
export async function retirerCle(
	acteur: ActeurDeSession,
	id: number | null,
): Promise<Resultat<null>> {
	if (doitMontrerCle(acteur)) return interdit("preuve");
	// Without a proof there was no passkey to show: the last one was removed in another window.
	if (id === null || acteur.preuve !== "recente") return INTROUVABLE;
	const { compte_id } = acteur;
	const fait = await inTransaction<Resultat<null>>(async (tx) => {
		const nombre = await tenirEquipier(tx, acteur);
		if (nombre === null) return NON_AUTORISE;
		const { count } = await tx.cleAcces.deleteMany({
			where: { id, compte_id },
		});
		if (count === 0) return INTROUVABLE;
		const restantes = nombre - 1;
		if (restantes === 0)
			await tx.codeSecours.deleteMany({ where: { compte_id } });
		await annoncerRetrait(tx, acteur, compte_id, "retirerCle", restantes);
		return reussite(null);
	});
	if (fait.ok) noteSecurity("cles_retirees", { compte_id });
	return fait;
}

/**
 * Removes all passkeys and recovery codes of an account that lost them, and closes its
 * sessions; it is mailed. Returns how many passkeys there were. For the operator only. Fails
 * for an unknown account, and for one without a passkey.
 */
export async function retirerClesDe(
	acteur: Acteur,
	compte_id: number,
): Promise<Resultat<number>> {
	if (acteur.nature !== "operateur") return interdit("role");
	const fait = await inTransaction<Resultat<number>>(async (tx) => {
		if (!(await tenirCompte(tx, compte_id))) return INTROUVABLE;
		const nombre = await oublierCles(tx, compte_id);
		if (nombre === 0) return INTROUVABLE;
		await tx.session.deleteMany({ where: { compte_id } });
		await annoncerRetrait(tx, acteur, compte_id, "retirerClesDe", 0);
		return reussite(nombre);
	});
	if (fait.ok) noteSecurity("cles_retirees", { cible_id: compte_id });
	return fait;
}
