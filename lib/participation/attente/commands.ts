import type { ActeurCompte } from "#lib/platform/actor";
import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/slug";
import { rows, sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { secretBytes } from "#lib/platform/runtime/clock";
import { lireSlugDeRacine } from "../queries.ts";
import {
	type CountedSet,
	putWithin,
	SOUTIENS,
	soutenirDans,
	VOTES,
} from "../writes.ts";
import {
	ATTENTE_MAX,
	ATTENTE_SECONDES,
	empreinteActe,
	SECRET_OCTETS,
} from "./rules.ts";
import type { ActeAccompli, ActeEnAttente } from "./schema.ts";

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
	if (!estSlug(slug)) return INTROUVABLE;
	const { things, isOpen } = ENSEMBLES[nature];
	const secret = secretBytes(SECRET_OCTETS).toString("base64url");
	const gardes = await rows(
		sql`WITH expires AS (DELETE FROM actes_en_attente WHERE id IN
		      (SELECT id FROM actes_en_attente WHERE expire_le <= now() LIMIT ${PARTANTS_MAX} FOR UPDATE SKIP LOCKED)),
		    de_trop AS (DELETE FROM actes_en_attente WHERE id IN
		      (SELECT id FROM actes_en_attente ORDER BY expire_le DESC OFFSET ${ATTENTE_MAX - 1} LIMIT ${PARTANTS_MAX} FOR UPDATE SKIP LOCKED)),
		    remplace AS (DELETE FROM actes_en_attente WHERE nature = ${nature} AND slug = ${slug} AND empreinte = ANY(${autres.map(empreinteActe)}::bytea[]))
		    INSERT INTO actes_en_attente (empreinte, nature, slug, avec_etapes, expire_le)
		    SELECT ${empreinteActe(secret)}, ${nature}, slug, ${avec_etapes}::boolean,
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
			    WHERE empreinte = ${empreinteActe(secret)} AND expire_le > clock_timestamp()
			    RETURNING nature, slug, avec_etapes`,
		);
		if (!acte) return null;
		const { ok } = await faire(tx, acteur, acte);
		return { ...acte, fait: ok };
	});
}
