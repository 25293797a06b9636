/**
 * People of the demonstration: invented accounts, with their votes, supports, answers and
 * situations since each entry was published. What each does follows from its rank and the slug of
 * the entry alone, so that every start shows the same.
 */
import { type Sql, sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import situations from "../content/situations.json" with { type: "json" };
import { DEBUT } from "./contenu.ts";

/** How many there are. */
export const GENS = 40;

/** A domain that exists nowhere (RFC 2606). */
const DOMAINE = "demonstration.invalid";

/** A number from 0 to 1, always the same for a text. */
const tirage = (texte: Sql) =>
	sql`(('x' || substr(md5(${texte}), 1, 7))::bit(28)::int / 268435456.0)`;

/** Whether an account takes part in an entry: entries are liked very differently. */
const prendPart = (slug: Sql) =>
	sql`${tirage(sql`${slug} || c.rang`)} < 0.15 + 0.8 * power(${tirage(slug)}, 2)`;

/** An instant between two, later ones as likely as earlier ones. */
const entre = (debut: Sql, fin: Sql, texte: Sql) =>
	sql`date_trunc('second', ${debut} + (${fin} - ${debut}) * ${tirage(sql`'le' || ${texte}`)})`;

const COMPTES = sql`(SELECT id, split_part(courriel, '@', 1) AS rang FROM comptes WHERE courriel LIKE ${`%@${DOMAINE}`}) AS c`;

/** Adds them to the demonstration content, with counts that agree. */
export async function peupler(tx: Transaction): Promise<void> {
	await tx.$executeRaw(
		sql`INSERT INTO comptes (courriel, courriel_saisi, langue, demonstration, cree_le, valide_le, actif_le)
		    SELECT a, a, CASE WHEN n % 8 = 0 THEN 'en' ELSE 'fr' END, true, ${DEBUT}::timestamptz, ${DEBUT}::timestamptz, current_date
		    FROM (SELECT n, n || ${`@${DOMAINE}`} AS a FROM generate_series(1, ${GENS}::int) AS n) AS gens`,
	);
	await tx.$executeRaw(
		sql`INSERT INTO votes (compte_id, projet_id, cree_le)
		    SELECT c.id, p.id, ${entre(sql`p.publie_le`, sql`now()`, sql`p.slug || c.rang`)}
		    FROM projets p, ${COMPTES} WHERE p.demonstration AND p.statut = 'publie' AND ${prendPart(sql`p.slug`)}`,
	);
	const livre = sql`COALESCE((SELECT max(le) FROM jalons j WHERE j.besoin_id = b.id AND j.statut = 'livre'), now())`;
	await tx.$executeRaw(
		sql`INSERT INTO soutiens (compte_id, besoin_id, cree_le)
		    SELECT c.id, b.id, ${entre(sql`b.publie_le`, livre, sql`b.slug || c.rang`)}
		    FROM besoins b, ${COMPTES} WHERE b.demonstration AND b.statut IN ('publie', 'etude', 'developpement', 'livre')
		      AND ${prendPart(sql`b.slug`)}`,
	);
	await tx.$executeRaw(
		sql`UPDATE projets p SET nb_votes = (SELECT count(*) FROM votes v WHERE v.projet_id = p.id) WHERE p.demonstration`,
	);
	await tx.$executeRaw(
		sql`UPDATE besoins b SET nb_soutiens = (SELECT count(*) FROM soutiens s WHERE s.besoin_id = b.id) WHERE b.demonstration`,
	);
	// Their figure is made by the task that makes those of all needs.
	await tx.$executeRaw(
		sql`INSERT INTO reponses_bilan (compte_id, besoin_id, jalon_id, reponse, cree_le, modifie_le)
		    SELECT s.compte_id, s.besoin_id, j.id, CASE WHEN r < 0.6 THEN 'oui' WHEN r < 0.85 THEN 'en_partie' ELSE 'non' END,
		      j.le + interval '40 days', j.le + interval '40 days'
		    FROM soutiens s JOIN besoins b ON b.id = s.besoin_id AND b.demonstration AND b.statut = 'livre'
		    JOIN jalons j ON j.besoin_id = b.id AND j.statut = 'livre'
		    CROSS JOIN LATERAL (SELECT ${tirage(sql`'dit' || b.slug || s.compte_id`)} AS r) AS dit`,
	);
}

/** What its supporters live, each told by another of them; they must be there already. */
export async function raconter(tx: Transaction, slug: string): Promise<void> {
	const dites = situations.filter(({ besoin }) => besoin === slug);
	await tx.$executeRaw(
		sql`INSERT INTO situations (compte_id, besoin_id, phrase, langue, departement, relue)
		    SELECT s.compte_id, s.besoin_id, d.phrase, COALESCE(d.langue, 'fr'), d.departement, 'publiee'
		    FROM (SELECT x.*, row_number() OVER (ORDER BY phrase) AS rang
		          FROM jsonb_to_recordset(${JSON.stringify(dites)}::jsonb) AS x (phrase text, langue text, departement text)) AS d
		    JOIN besoins b ON b.slug = ${slug} AND b.demonstration
		    JOIN (SELECT *, row_number() OVER (PARTITION BY besoin_id ORDER BY compte_id) AS rang FROM soutiens) AS s
		      ON s.besoin_id = b.id AND s.rang = d.rang`,
	);
}
