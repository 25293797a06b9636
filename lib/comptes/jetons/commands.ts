import { phrase, phraseOf } from "#lib/i18n/texts";
import {
	type Acteur,
	type ActeurCompte,
	type ActeurOperateur,
	attendPreuve,
	doitMontrerCle,
	roleDe,
} from "#lib/platform/actor";
import type { Tag } from "#lib/platform/contract/endpoint";
import {
	champInvalide,
	conflit,
	INTROUVABLE,
	interdit,
	invalide,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { journaliser, sur } from "#lib/platform/db/journal";
import { type Sql, sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { completer, enfilerPourCompte } from "#lib/platform/mail/queue";
import { secretText } from "#lib/platform/runtime/clock";
import { secretHash } from "#lib/platform/runtime/derive-key";
import { validateRequest } from "#lib/platform/validation/request";
import { tenirCompte } from "../writes.ts";
import {
	ADMINISTRATION_JOURS_MAX,
	ANNONCE_JETONS_SECONDES,
	BASE62,
	CORPS_LONGUEUR,
	JETONS_MAX_PAR_COMPTE,
	JETONS_MAX_PAR_JOUR,
	JOUR_SECONDES,
	jetonDe,
	porteesDuRole,
	prefixeJeton,
} from "./rules.ts";
import { JetonSaisi } from "./schema.ts";

/**
 * Announces a token by mail: at once, or with the others of the hour once an hour has
 * passed since the last such mail.
 */
async function annoncerJeton(
	tx: Transaction,
	compte_id: number,
	id: number,
	jeton: { nom: string; prefixe: string },
): Promise<void> {
	const gabarit = "jeton_cree";
	if (await completer(tx, { compte_id, gabarit }, "autres", jeton)) return;
	const [lu] = await tx.$queryRaw<{ secondes: number | null }[]>(
		sql`SELECT extract(epoch FROM max(disponible_le) - clock_timestamp())::float8 + ${ANNONCE_JETONS_SECONDES}::float8 AS secondes
		    FROM courriels WHERE compte_id = ${compte_id} AND gabarit = ${gabarit}`,
	);
	await enfilerPourCompte(tx, compte_id, {
		gabarit,
		cle: `jeton:${id}`,
		delaiSecondes: Math.max(0, lu?.secondes ?? 0),
		donnees: { ...jeton, page: "/compte/jetons" },
	});
}

/** A new random token; it is stored nowhere. */
export function nouveauJeton(): string {
	return jetonDe(secretText(BASE62, CORPS_LONGUEUR));
}

const TROP_DE_JETONS = conflit(
	phraseOf((t) =>
		t("refus.jetons.trop_de_jetons", { max: String(JETONS_MAX_PAR_COMPTE) }),
	),
);

const TROP_EN_UN_JOUR = conflit(
	phraseOf((t) =>
		t("refus.jetons.trop_en_un_jour", { max: String(JETONS_MAX_PAR_JOUR) }),
	),
);

const DEJA_CREE = conflit(phrase("refus.jetons.deja_cree"));
const COMPTE_SUSPENDU = conflit(phrase("refus.jetons.compte_suspendu"));

async function aCreeAssez(
	tx: Transaction,
	compte_id: number,
): Promise<boolean> {
	// clock_timestamp(): the transaction may have waited for the account since it began.
	const [lu] = await tx.$queryRaw<{ nombre: number }[]>(
		sql`SELECT count(*)::int AS nombre FROM jetons WHERE compte_id = ${compte_id}
		      AND cree_le > clock_timestamp() - make_interval(secs => ${JOUR_SECONDES})`,
	);
	return (lu?.nombre ?? 0) >= JETONS_MAX_PAR_JOUR;
}

async function retirerFinis(tx: Transaction, compte_id: number) {
	await tx.$executeRaw(
		sql`UPDATE jetons SET revoque_le = expire_le
		    WHERE compte_id = ${compte_id} AND revoque_le IS NULL AND expire_le <= clock_timestamp()`,
	);
}

type NouveauJeton = {
	readonly compte_id: number;
	readonly nom: string;
	readonly portees: readonly Tag[];
	readonly jours: number | null;
	readonly jeton: string;
	readonly cle: Buffer | null;
};

/** Inserts the token at the first free rank; inserts nothing when there is none, or when the form was already sent. */
async function inserer(
	tx: Transaction,
	{ compte_id, nom, portees, jours, jeton, cle }: NouveauJeton,
): Promise<number | undefined> {
	const [insere] = await tx.$queryRaw<{ id: number }[]>(
		sql`INSERT INTO jetons (compte_id, rang, nom, prefixe, empreinte, cle_formulaire, portees, expire_le)
		    SELECT ${compte_id}, libre.rang, ${nom}, ${prefixeJeton(jeton)}, ${secretHash(jeton)}, ${cle},
		      ${[...portees]}::text[], clock_timestamp() + make_interval(days => ${jours}::int)
		    FROM generate_series(1, ${JETONS_MAX_PAR_COMPTE}::int) AS libre (rang)
		    WHERE NOT EXISTS (SELECT 1 FROM jetons j
		      WHERE j.compte_id = ${compte_id} AND j.rang = libre.rang AND j.revoque_le IS NULL)
		    ORDER BY libre.rang LIMIT 1
		    ON CONFLICT DO NOTHING RETURNING id`,
	);
	return insere?.id;
}

/** Why nothing was inserted, while the account is held. */
async function refusDInserer(tx: Transaction, { cle }: NouveauJeton) {
	const deja =
		cle !== null &&
		(await tx.$queryRaw<unknown[]>(
			sql`SELECT 1 FROM jetons WHERE cle_formulaire = ${cle}`,
		));
	return deja && deja.length > 0 ? DEJA_CREE : TROP_DE_JETONS;
}

async function annoncer(
	tx: Transaction,
	acteur: Acteur,
	{ compte_id, nom, portees, jeton }: NouveauJeton,
	id: number,
): Promise<void> {
	const prefixe = prefixeJeton(jeton);
	await journaliser(tx, acteur, "creerJeton", {
		...sur("jeton", { id }),
		apres: { compte_id, prefixe, portees: [...portees] },
	});
	await annoncerJeton(tx, compte_id, id, { nom, prefixe });
}

/** What is asked for a new token: its `portees`, by default all that the account's role allows, and the `jours` that it lives, null for ever. */
export type CreationDeJeton = {
	readonly compte_id: number;
	readonly nom: string;
	readonly portees?: readonly Tag[];
	readonly jours?: number | null;
	readonly cle_formulaire?: string;
};

/** What a person may not make: a token for more than the account's role allows, or one for administration that lives long. */
function tropDemande(
	{ role }: ActeurCompte,
	portees: readonly Tag[],
	jours: number | null,
) {
	const permises = porteesDuRole(role);
	if (portees.some((portee) => !permises.includes(portee)))
		return interdit("role");
	if (
		portees.includes("administration") &&
		(jours === null || jours > ADMINISTRATION_JOURS_MAX)
	)
		return champInvalide(
			"fin",
			jours,
			phraseOf((t) =>
				t("refus.jetons.fin", { max: String(ADMINISTRATION_JOURS_MAX) }),
			),
		);
	return null;
}

/**
 * Creates a live token for the account and announces it by e-mail; the token's text is
 * in this answer and nowhere else. `cle_formulaire` identifies one display of the form:
 * a second creation under it fails. Also fails when the account has
 * `JETONS_MAX_PAR_COMPTE` of them or, except for the operator, created
 * `JETONS_MAX_PAR_JOUR` within a day, is unknown or suspended, or is not the actor's
 * own, while the session still has to show a passkey, when the name is out of bounds, and when
 * it would do more, or for administration live longer, than its maker may decide.
 */
export async function creerJeton(
	acteur: Acteur,
	{ compte_id, cle_formulaire, jours = null, ...saisie }: CreationDeJeton,
): Promise<Resultat<{ jeton: string }>> {
	const peut =
		acteur.nature === "operateur" ||
		(acteur.nature === "compte" && acteur.compte_id === compte_id);
	if (!peut) return interdit("role");
	// A token has the role of its account, which this session does not have yet.
	if (acteur.nature === "compte" && attendPreuve(acteur))
		return interdit("preuve");
	const lu = validateRequest({ body: JetonSaisi }, { body: saisie });
	if (!lu.ok) return invalide(...lu.detail);
	const { nom, portees: voulues } = lu.value.body;
	if (acteur.nature === "compte") {
		const demandees = voulues ?? porteesDuRole(acteur.role);
		const trop = tropDemande(acteur, demandees, jours);
		if (trop) return trop;
	}
	const demande = {
		...{ compte_id, nom, jours },
		jeton: nouveauJeton(),
		cle: cle_formulaire === undefined ? null : secretHash(cle_formulaire),
	};
	return inTransaction<Resultat<{ jeton: string }>>(async (tx) => {
		// A suspension waits for the creation, and then revokes the token (D10); one creation
		// at a time: the daily bound is exact, and each sees the mail queued by the previous one.
		const compte = await tenirCompte(tx, compte_id);
		if (!compte) return INTROUVABLE;
		if (compte.suspendu) return COMPTE_SUSPENDU;
		if (acteur.nature === "compte" && (await aCreeAssez(tx, compte_id)))
			return TROP_EN_UN_JOUR;
		await retirerFinis(tx, compte_id);
		const portees = voulues ?? porteesDuRole(roleDe(compte.role));
		const nouveau = { ...demande, portees };
		const id = await inserer(tx, nouveau);
		if (id === undefined) return refusDInserer(tx, nouveau);
		await annoncer(tx, acteur, nouveau, id);
		return reussite({ jeton: nouveau.jeton });
	});
}

type Revoque = { id: number; compte_id: number; prefixe: string };

async function revoquer(
	tx: Transaction,
	acteur: Acteur,
	condition: Sql,
): Promise<number> {
	const revoques = await tx.$queryRaw<Revoque[]>(
		sql`UPDATE jetons SET revoque_le = now() WHERE ${condition} AND revoque_le IS NULL
		    RETURNING id, compte_id, prefixe`,
	);
	for (const { id, compte_id, prefixe } of revoques)
		await journaliser(tx, acteur, "revoquerJeton", {
			...sur("jeton", { id }),
			avant: { compte_id, prefixe },
		});
	return revoques.length;
}

/**
 * No call that starts after the answer is accepted with this token. Returns how many were
 * revoked: none when it was before. For its owner and the operator; fails for a token of
 * anybody else, for one that never was, and while the session has a passkey to show.
 */
export async function revoquerJeton(
	acteur: ActeurCompte | ActeurOperateur,
	jeton_id: number | null,
): Promise<Resultat<number>> {
	if (jeton_id === null) return INTROUVABLE;
	if (acteur.nature === "compte" && doitMontrerCle(acteur))
		return interdit("preuve");
	return inTransaction<Resultat<number>>(async (tx) => {
		const [jeton] = await tx.$queryRaw<{ compte_id: number }[]>(
			sql`SELECT compte_id FROM jetons WHERE id = ${jeton_id} FOR UPDATE`,
		);
		const estSien =
			acteur.nature === "operateur" || jeton?.compte_id === acteur.compte_id;
		if (!jeton || !estSien) return INTROUVABLE;
		return reussite(await revoquer(tx, acteur, sql`id = ${jeton_id}`));
	});
}

/**
 * Revokes every live token of the account: no call that starts after the answer is
 * accepted with one. Returns how many there were. For the operator only; fails for an
 * unknown account.
 */
export async function revoquerJetonsDe(
	acteur: Acteur,
	compte_id: number,
): Promise<Resultat<number>> {
	if (acteur.nature !== "operateur") return interdit("role");
	return inTransaction<Resultat<number>>(async (tx) =>
		// A creation under way is waited for, and its token revoked.
		(await tenirCompte(tx, compte_id))
			? reussite(await revoquer(tx, acteur, sql`compte_id = ${compte_id}`))
			: INTROUVABLE,
	);
}
