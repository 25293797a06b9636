import { besoinPublic, besoinVise } from "#lib/besoins/queries";
import type { SoutienResultat } from "#lib/besoins/schema";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	INTROUVABLE,
	interdit,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/slug";
import { groupedWrites } from "#lib/platform/db/grouped-writes";
import { rows, sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import type { Langue } from "#lib/platform/langues";
import { lireJetonDesinscription } from "#lib/platform/mail/need-links";
import { secretBytes } from "#lib/platform/runtime/clock";
import { secretHash } from "#lib/platform/runtime/derive-key";
import type { VoteResultat } from "#lib/projets/schema";
import { lireSlugDeRacine, soutiensParmi, votesParmi } from "./queries.ts";
import { ATTENTE_MAX, ATTENTE_SECONDES, SECRET_OCTETS } from "./rules.ts";
import type { ActeAccompli, ActeEnAttente } from "./schema.ts";
import {
	type Asked,
	type CountedSet,
	ecrireChoixEtapes,
	type Outcome,
	putWithin,
	refuserEtapes,
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

const ENSEMBLES: Readonly<Record<ActeEnAttente["nature"], CountedSet>> = {
	vote: VOTES,
	soutien: SOUTIENS,
};

/** Maximum number of expired acts, and of acts beyond the limit, deleted with each new one. */
const PARTANTS_MAX = 100;

/**
 * Stores a vote or a support for 15 minutes and returns the secret that its
 * author's browser must send back; for a merged need, that of the one it stands in.
 * Takes the place of the same act among those of `autres`, the browser's other secrets.
 * Rejected when no public entry has that slug.
 */
export async function mettreEnAttente(
	{ nature, slug, avec_etapes }: ActeEnAttente,
	autres: readonly string[] = [],
): Promise<Resultat<string>> {
	const { things, isOpen } = ENSEMBLES[nature];
	const secret = secretBytes(SECRET_OCTETS).toString("base64url");
	const gardes = await rows(
		sql`WITH expires AS (DELETE FROM actes_en_attente WHERE id IN
		      (SELECT id FROM actes_en_attente WHERE expire_le <= now() LIMIT ${PARTANTS_MAX} FOR UPDATE SKIP LOCKED)),
		    de_trop AS (DELETE FROM actes_en_attente WHERE id IN
		      (SELECT id FROM actes_en_attente ORDER BY expire_le DESC OFFSET ${ATTENTE_MAX - 1} LIMIT ${PARTANTS_MAX} FOR UPDATE SKIP LOCKED)),
		    remplace AS (DELETE FROM actes_en_attente WHERE nature = ${nature} AND slug = ${slug} AND empreinte = ANY(${autres.map(secretHash)}::bytea[]))
		    INSERT INTO actes_en_attente (empreinte, nature, slug, avec_etapes, expire_le)
		    SELECT ${secretHash(secret)}, ${nature}, slug, ${avec_etapes}::boolean,
		           now() + make_interval(secs => ${ATTENTE_SECONDES})
		    FROM ${things} WHERE slug = ${slug} AND ${isOpen} RETURNING 1`,
	);
	if (gardes.length > 0) return reussite(secret);
	const racine = nature === "soutien" ? await lireSlugDeRacine(slug) : null;
	return racine === null
		? INTROUVABLE
		: mettreEnAttente({ nature, slug: racine, avec_etapes }, autres);
}

async function faire(
	tx: Transaction,
	acteur: ActeurCompte,
	{ nature, slug, avec_etapes }: ActeEnAttente,
) {
	if (nature === "vote") return putWithin(tx, VOTES, slug, acteur.compte_id);
	// A box left ticked does not override an earlier refusal of the mails.
	return soutenirDans(
		tx,
		acteur.compte_id,
		slug,
		avec_etapes ? undefined : false,
	);
}

/**
 * Performs, for the account that has just signed in, the act that this browser
 * asked for while signed out: once, whoever sends the secret and however often.
 * Returns null when no act is pending; the act is consumed even when its entry
 * is no longer public.
 */
export async function accomplirActeEnAttente(
	acteur: ActeurCompte,
	secret: string,
): Promise<ActeAccompli | null> {
	return inTransaction(async (tx) => {
		const [acte] = await tx.$queryRaw<ActeEnAttente[]>(
			sql`DELETE FROM actes_en_attente
			    WHERE empreinte = ${secretHash(secret)} AND expire_le > clock_timestamp()
			    RETURNING nature, slug, avec_etapes`,
		);
		if (!acte) return null;
		const { ok } = await faire(tx, acteur, acte);
		return { ...acte, fait: ok };
	});
}

/** Stops the mails of every need that the account supports; the supports are kept. Returns the number of needs newly refused. */
export async function quitterToutesLesEtapes({
	compte_id,
}: ActeurCompte): Promise<Resultat<number>> {
	return inTransaction<Resultat<number>>(async (tx) =>
		reussite(
			await refuserEtapes(
				tx,
				compte_id,
				sql`SELECT besoin_id FROM soutiens WHERE compte_id = ${compte_id}`,
			),
		),
	);
}

/**
 * One-click unsubscribe from the header of a mail, without signing in (RFC
 * 8058): its account receives no other mail about its need, nor about the one that
 * this was merged into; the support is kept. Repeating it changes nothing, and so does an
 * account or a need that is erased, to which no mail leaves. Rejected when the token has
 * no valid signature.
 */
export async function desinscrire(jeton: string): Promise<Resultat<null>> {
	const lu = lireJetonDesinscription(jeton);
	if (lu === null) return INTROUVABLE;
	const { compte_id, besoin_id } = lu;
	return inTransaction<Resultat<null>>(async (tx) => {
		const presents = await tx.$queryRaw<unknown[]>(
			sql`SELECT 1 FROM comptes c, besoins b
			    WHERE c.id = ${compte_id} AND b.id = ${besoin_id} FOR KEY SHARE`,
		);
		if (presents.length === 0) return reussite(null);
		await refuserEtapes(
			tx,
			compte_id,
			sql`SELECT g.id FROM besoins d JOIN besoins g ON g.id IN (d.id, d.fusionne_dans_id) WHERE d.id = ${besoin_id}`,
		);
		return reussite(null);
	});
}

type Dite = {
	readonly situation: string;
	/** Code of a département; of anything else, nothing is kept. */
	readonly departement: string | null;
	readonly langue: Langue;
};

const INCHANGEE = sql`(i.phrase, i.departement) IS NOT DISTINCT FROM (EXCLUDED.phrase, EXCLUDED.departement)`;

/**
 * Says what the account lives of a need that it supports, or replaces what it said: one
 * situation an account and need, shown once reviewed, and reviewed again when its words or
 * its département change; the same words keep their language, whatever the page says.
 * Rejected for who does not support the need.
 */
export async function raconterSituation(
	{ compte_id }: ActeurCompte,
	slug: string,
	{ situation, departement, langue }: Dite,
): Promise<Resultat<null>> {
	if (!estSlug(slug)) return INTROUVABLE;
	return inTransaction<Resultat<null>>(async (tx) => {
		// The support is held until the end: one that is withdrawn meanwhile takes this with it.
		const ecrites = await tx.$executeRaw(
			sql`WITH tenu AS MATERIALIZED (
			      SELECT s.compte_id, s.besoin_id FROM soutiens s
			      JOIN comptes c ON c.id = s.compte_id AND NOT c.suspendu
			      JOIN besoins b ON b.id = s.besoin_id AND ${besoinPublic(sql`b.statut`)}
			      WHERE s.compte_id = ${compte_id} AND b.id = ${besoinVise(slug)}
			      FOR KEY SHARE OF s)
			    INSERT INTO situations AS i (compte_id, besoin_id, phrase, langue, departement)
			    SELECT compte_id, besoin_id, ${situation}, ${langue},
			      (SELECT l.code FROM lieux l WHERE l.code = ${departement} AND l.nature = 'departement') FROM tenu
			    ON CONFLICT (compte_id, besoin_id) DO UPDATE SET phrase = EXCLUDED.phrase, departement = EXCLUDED.departement,
			      langue = CASE WHEN i.phrase = EXCLUDED.phrase THEN i.langue ELSE EXCLUDED.langue END, modifie_le = EXCLUDED.modifie_le,
			      relue = CASE WHEN ${INCHANGEE} THEN i.relue END, id = CASE WHEN ${INCHANGEE} THEN i.id ELSE EXCLUDED.id END`,
		);
		return ecrites > 0 ? reussite(null) : interdit("sans_soutien");
	});
}

/** Takes the account's situation back, whatever the state of the need; without one, changes nothing. */
export async function retirerSituation(
	{ compte_id }: ActeurCompte,
	slug: string,
): Promise<Resultat<null>> {
	if (!estSlug(slug)) return INTROUVABLE;
	return inTransaction<Resultat<null>>(async (tx) => {
		await tx.$executeRaw(
			sql`DELETE FROM situations i USING besoins d
			    WHERE i.besoin_id = COALESCE(d.fusionne_dans_id, d.id) AND d.slug = ${slug} AND i.compte_id = ${compte_id}`,
		);
		return reussite(null);
	});
}
