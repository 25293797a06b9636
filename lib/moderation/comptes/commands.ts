import { EXIGENCE_DELAI_JOURS } from "#lib/comptes/cles/rules";
import type { Exigence } from "#lib/comptes/cles/schema";
import {
	type CompteVerrouille,
	donnerRole,
	verrouillerCompte,
} from "#lib/comptes/writes";
import { phrase, phraseOf } from "#lib/i18n/texts";
import { retirerOffresDuCompte } from "#lib/participation/offres/writes";
import {
	type Acteur,
	type ActeurCompte,
	aLeRole,
	doitMontrerCle,
	type Role,
	roleDe,
} from "#lib/platform/actor";
import {
	champInvalide,
	conflit,
	INTROUVABLE,
	interdit,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { journaliser } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import {
	annulerPourObjet,
	enfilerPourCompte,
	enfilerSelection,
} from "#lib/platform/mail/queue";
import { siteDay } from "#lib/platform/runtime/clock";
import { noteSecurity } from "#lib/platform/runtime/security-log";
import { daysBetween, SITE_TIME_ZONE } from "#lib/platform/runtime/time-zone";
import { donnerEtat } from "../commands.ts";
import {
	DELAI_ANNULATION_SECONDES,
	refusDeRole,
	SUSPENSIONS_ALERTE,
} from "../rules.ts";
import type { CompteModeration } from "../schema.ts";
import { listerLot } from "./queries.ts";
import { cleDuLot, type LotForme } from "./schema.ts";

/** What D8 forbids about an existing account; one of the team needs the second factor again. */
function refusDeRang(
	acteur: Acteur,
	compte: CompteVerrouille,
	suspendu: boolean,
	autresAdmins: number,
) {
	const role = roleDe(compte.role);
	if (acteur.nature === "compte") {
		if (suspendu && compte.id === acteur.compte_id) return interdit("soi_meme");
		if (aLeRole(role, "moderateur") && acteur.role !== "admin")
			return interdit("rang_superieur");
		if (aLeRole(role, "moderateur") && doitMontrerCle(acteur))
			return interdit("preuve");
	}
	if (suspendu && role === "admin" && autresAdmins === 0)
		return interdit("dernier_admin");
	return null;
}

/**
 * A suspension revokes sessions and tokens and withdraws the offers of help, and lifting
 * it does not restore them. Votes and supports are removed from the counts, or restored, by a
 * nightly batch together with those of others: at once, the change would reveal
 * to the moderator who suspends what the account votes for (D10).
 */
async function basculer(
	tx: Transaction,
	compte_id: number,
	suspendu: boolean,
): Promise<void> {
	await tx.$executeRaw(
		sql`UPDATE comptes SET suspendu = ${suspendu},
		      suspendu_le = ${suspendu ? sql`now()` : sql`NULL`},
		      suspension_levee_le = ${suspendu ? sql`NULL` : sql`CASE WHEN hors_decomptes_le IS NOT NULL THEN now() END`}
		    WHERE id = ${compte_id}`,
	);
	if (suspendu) {
		await tx.session.deleteMany({ where: { compte_id } });
		await tx.$executeRaw(
			sql`UPDATE jetons SET revoque_le = now() WHERE compte_id = ${compte_id} AND revoque_le IS NULL`,
		);
		await retirerOffresDuCompte(tx, compte_id);
	}
}

const SANCTIONS = ["compte_suspendu", "suspension_levee"] as const;

/** Whether the last mail about it that was not withdrawn told the account that it is suspended. */
async function seSaitSuspendu(
	tx: Transaction,
	compte_id: number,
): Promise<boolean> {
	const [dernier] = await tx.$queryRaw<{ gabarit: string }[]>(
		sql`SELECT gabarit FROM courriels WHERE compte_id = ${compte_id} AND gabarit = ANY(${[...SANCTIONS]}::text[])
		      AND statut <> 'annule' ORDER BY id DESC LIMIT 1`,
	);
	return dernier?.gabarit === "compte_suspendu";
}

/** Notifies the administrators, once a day, of an actor who suspends more than a few accounts a day. */
async function alerter(tx: Transaction, acteur_id: number): Promise<void> {
	const [compte] = await tx.$queryRaw<{ nombre: number; jour: string }[]>(
		sql`SELECT count(*)::int AS nombre, (now() AT TIME ZONE ${SITE_TIME_ZONE})::date::text AS jour FROM journal
		    WHERE acteur_id = ${acteur_id} AND acte = 'suspendreCompte' AND le > now() - interval '24 hours'`,
	);
	if (!compte || compte.nombre <= SUSPENSIONS_ALERTE) return;
	await enfilerSelection(
		tx,
		sql`SELECT id AS compte_id FROM comptes WHERE role = 'admin' AND NOT suspendu`,
		{
			gabarit: "suspensions_nombreuses",
			cle: `suspensions:${acteur_id}:${compte.jour}`,
			donnees: {
				compte: acteur_id,
				nombre: compte.nombre,
				page: `/moderation/comptes/${acteur_id}`,
			},
		},
	);
}

const DEJA_FAIT = conflit(phrase("refus.comptes.deja_fait"));

const SANS_RAISON = champInvalide(
	"motif",
	null,
	phrase("refus.comptes.sans_raison"),
);

/**
 * Suspends an account, or lifts its suspension, in one transaction: a call that
 * starts after the answer can use none of its sessions or tokens (D10). The
 * account is mailed after the minute (D3): lifted within it, the mail is withdrawn and
 * no other is sent. Repeating it changes nothing; from a page (`repete`), which showed
 * the other state, it is rejected, and a suspension without a reason is rejected too. For moderators and the operator; rejected for an unknown
 * account, and by the rules of D8.
 */
export async function suspendreCompte(
	acteur: Acteur,
	compte_id: number | null,
	{ suspendu, motif }: CompteModeration,
	repete: "accepte" | "refuse" = "accepte",
): Promise<Resultat<null>> {
	if (acteur.nature === "systeme") return interdit("role");
	const refus = acteur.nature === "compte" ? refusDeRole(acteur) : null;
	if (refus) return refus;
	if (compte_id === null) return INTROUVABLE;
	if (repete === "refuse" && suspendu && motif === null) return SANS_RAISON;
	let change = false;
	const fait = await inTransaction<Resultat<null>>(async (tx) => {
		change = false;
		const { compte, autresAdmins } = await verrouillerCompte(tx, compte_id);
		if (!compte) return INTROUVABLE;
		const interdiction = refusDeRang(acteur, compte, suspendu, autresAdmins);
		if (interdiction) return interdiction;
		if (compte.suspendu === suspendu)
			return repete === "accepte" ? reussite(null) : DEJA_FAIT;
		await basculer(tx, compte_id, suspendu);
		const acte = suspendu ? "suspendreCompte" : "leverSuspension";
		const acte_id = await journaliser(tx, acteur, acte, {
			objet: "compte",
			objet_id: compte_id,
			avant: { suspendu: compte.suspendu },
			apres: { suspendu },
			...(motif === null ? {} : { motif }),
		});
		// Neither is true any more. Lifted before the mail left, the person never hears of it.
		const retires = await annulerPourObjet(
			tx,
			{ objet: "compte", objet_id: compte_id },
			SANCTIONS,
		);
		if (suspendu || retires === 0 || (await seSaitSuspendu(tx, compte_id)))
			await enfilerPourCompte(tx, compte_id, {
				gabarit: suspendu ? "compte_suspendu" : "suspension_levee",
				cle: `suspension:${acte_id}`,
				delaiSecondes: DELAI_ANNULATION_SECONDES,
				acte_id,
				donnees: { motif },
			});
		if (suspendu && acteur.nature === "compte")
			await alerter(tx, acteur.compte_id);
		change = true;
		return reussite(null);
	});
	if (change)
		noteSecurity(suspendu ? "suspension" : "suspension_levee", {
			...(acteur.nature === "compte" ? { compte_id: acteur.compte_id } : {}),
			cible_id: compte_id,
		});
	return fait;
}

/** `donnerRole`, for administrators only, who show their passkey again if they have one. */
export async function changerRole(
	acteur: ActeurCompte,
	compte_id: number,
	role: Role,
): Promise<Resultat<null>> {
	if (acteur.role !== "admin") return interdit("role");
	if (doitMontrerCle(acteur)) return interdit("preuve");
	return inTransaction((tx) => donnerRole(tx, acteur, compte_id, role));
}

const SANS_CLE_SOI_MEME = conflit(phrase("refus.comptes.sans_cle_soi_meme"));

const TROP_TOT = conflit(
	phraseOf((t) =>
		t("refus.comptes.trop_tot", { jours: String(EXIGENCE_DELAI_JOURS) }),
	),
);

/**
 * Requires a passkey of moderators and administrators from a day on, a week ahead at
 * least, or of nobody any more (null); those who have none are mailed. Until they add
 * one they then act as members. For an administrator who showed a passkey lately.
 */
export async function exigerCles(
	acteur: ActeurCompte,
	{ des_le }: Exigence,
): Promise<Resultat<null>> {
	if (acteur.role !== "admin") return interdit("role");
	if (acteur.preuve === undefined) return SANS_CLE_SOI_MEME;
	if (acteur.preuve !== "recente") return interdit("preuve");
	if (des_le !== null && daysBetween(siteDay(), des_le) < EXIGENCE_DELAI_JOURS)
		return TROP_TOT;
	return inTransaction<Resultat<null>>(async (tx) => {
		const [avant] = await tx.$queryRaw<{ des_le: string }[]>(
			sql`SELECT des_le::text AS des_le FROM exigences_cles FOR UPDATE`,
		);
		if (des_le === null) await tx.exigenceCles.deleteMany({});
		else
			await tx.$executeRaw(
				sql`INSERT INTO exigences_cles (des_le) VALUES (${des_le}::date)
				    ON CONFLICT (id) DO UPDATE SET des_le = EXCLUDED.des_le, decide_le = now()`,
			);
		const acte_id = await journaliser(tx, acteur, "exigerCles", {
			objet: "site",
			avant: { des_le: avant?.des_le ?? null },
			apres: { des_le },
		});
		if (des_le !== null)
			await enfilerSelection(
				tx,
				sql`SELECT c.id AS compte_id FROM comptes c WHERE c.role <> 'membre' AND NOT c.suspendu
				      AND NOT EXISTS (SELECT FROM cles_acces k WHERE k.compte_id = c.id)`,
				{
					gabarit: "cle_exigee",
					cle: `exigence:${acte_id}`,
					donnees: { des_le, page: "/compte/cles" },
				},
			);
		return reussite(null);
	});
}

/**
 * Quarantines the suggestions of an account that the page showed: each is a decision of
 * its own, journaled as any. What came or changed since is left alone and counted. The
 * gesture `suspension` first suspends the account: if that may not be, nothing is
 * quarantined either. Rejected for members, and as a suspension is.
 */
export async function traiterLot(
	acteur: ActeurCompte,
	{ compte_id, geste, motif, fiches }: LotForme,
): Promise<Resultat<{ faites: number; changees: number }>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	if (geste === "suspension") {
		const sanction = { suspendu: true, motif };
		const fait = await suspendreCompte(acteur, compte_id, sanction, "refuse");
		if (!fait.ok) return fait;
	}
	const decision = { statut: "quarantaine", motif: null };
	const vues = new Set(fiches);
	let faites = 0;
	for (const entree of await listerLot(compte_id)) {
		if (!vues.has(cleDuLot(entree))) continue;
		const { nature, slug, vu_le } = entree;
		const fait = await donnerEtat(acteur, nature, slug, decision, { vu_le });
		if (fait.ok) faites += 1;
	}
	return reussite({ faites, changees: vues.size - faites });
}
