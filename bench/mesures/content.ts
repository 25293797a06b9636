/** Generated content for measurements, written by SQL: as many rows as requested. */
import { COOKIE_SESSION } from "#lib/comptes/connexion/rules";
import { nouveauJeton } from "#lib/comptes/jetons/commands";
import { secretBytes, siteDay } from "#lib/platform/runtime/clock";
import { secretHash } from "#lib/platform/runtime/derive-key";
import type { Database } from "./instance.ts";

/** Adds that many accounts to the demonstration content. */
export async function accounts(
	{ sql }: Database,
	count: number,
): Promise<void> {
	await sql(
		`INSERT INTO comptes (courriel, courriel_saisi, valide_le)
		 SELECT 'm' || i || '@exemple.org', 'm' || i || '@exemple.org', now() FROM generate_series(1, $1::int) AS i`,
		[count],
	);
}

export type Size = { projets: number; comptes: number; votes: number };

/** Communes that the projects are in, a little fewer than there are. */
const COMMUNES = 34_000;

/** A word of the generated vocabulary: pronounceable, of 6 to 8 letters, one of 8,000. */
const WORD = (seed: string) =>
	`substr(translate(md5((${seed})::text), '0123456789abcdef', 'aeioubcdfglmnprs'), 1, 6 + abs(hashint4(${seed})) % 3)`;

const triggers = (verb: "DISABLE" | "ENABLE") =>
	["themes", "projets", "projet_themes"]
		.map((table) => `ALTER TABLE ${table} ${verb} TRIGGER USER;`)
		.join(" ");

const WORDS = 8_000;
/** Every 97th project contains it: the expected result of a narrow search. */
export const RARE_WORD = "hirondelle";

/**
 * Fills an empty directory. Triggers are off while it is written, and the
 * search rows are made at the end: a measurement needs the rows, not the cost
 * of writing them.
 */
export async function fill(database: Database, size: Size): Promise<void> {
	const { sql } = database;
	const text = (words: number, seed: string) =>
		`(SELECT string_agg(${WORD(`(${seed} * 31 + k * 7919) % ${WORDS}`)}, ' ') FROM generate_series(1, ${words}) AS k)`;
	await sql(`DO $$ BEGIN
		${triggers("DISABLE")}
		INSERT INTO themes (slug, nom, description)
			SELECT 'theme-' || i, 'Thème ' || i, 'Un thème' FROM generate_series(1, 14) AS i;
		INSERT INTO comptes (courriel, courriel_saisi, valide_le)
			SELECT 'c' || i || '@exemple.org', 'c' || i || '@exemple.org', now() FROM generate_series(1, ${size.comptes}) AS i;
		INSERT INTO projets (slug, nom, accroche, description, statut, publie_le, mis_en_avant, nb_votes, territoire, lieux, lieux_dans)
			SELECT 'projet-' || i, 'Projet ' || ${text(2, "i")}, 'Une accroche : ' || ${text(5, "i + 1")},
				${text(60, "i + 2")} || CASE WHEN i % 97 = 0 THEN ' ${RARE_WORD}' ELSE '' END,
				'publie', now() - i * interval '1 minute', i % 50 = 0, 0, l.nom, CASE WHEN l.code IS NOT NULL THEN ARRAY[l.code] END, CASE WHEN l.code IS NULL THEN '{}' ELSE l.code || l.dans END
			FROM generate_series(1, ${size.projets}) AS i
			-- Every third one is for nowhere in particular.
			LEFT JOIN (SELECT *, row_number() OVER (ORDER BY md5(code)) AS rang FROM lieux WHERE nature = 'commune') AS l
				ON i % 3 > 0 AND l.rang = i % ${COMMUNES};
		INSERT INTO projet_themes (projet_id, theme_id, position)
			SELECT p.id, (SELECT min(id) FROM themes) + p.id % 14, 0 FROM projets p;
		INSERT INTO votes (compte_id, projet_id)
			SELECT DISTINCT (SELECT min(id) FROM comptes) + abs(hashint4(i)::bigint) % ${size.comptes},
				(SELECT min(id) FROM projets) + abs(hashint4(-i)::bigint) % ${size.projets}
			FROM generate_series(1, ${size.votes}) AS i;
		UPDATE projets SET nb_votes = v.n FROM (SELECT projet_id, count(*) AS n FROM votes GROUP BY projet_id) AS v
			WHERE v.projet_id = projets.id;
		${triggers("ENABLE")}
	END $$`);
	// All rows at once, and the indexes after: the triggers do it one by one.
	await sql("DROP INDEX recherche_projets_texte, index_projets_racines");
	await sql(
		`INSERT INTO recherche_projets (projet_id, texte) SELECT id, texte_du_projet(id) FROM projets`,
	);
	await sql(`INSERT INTO index_projets (projet_id, public, longueur_fr, longueur_en, racines, poids)
		SELECT c.id, true, (c.i).longueur_fr, (c.i).longueur_en, (c.i).racines, (c.i).poids
		FROM (SELECT id, index_du_projet(id) AS i FROM projets OFFSET 0) AS c`);
	await sql(
		`INSERT INTO mots (mot) SELECT DISTINCT regexp_split_to_table(texte, '[^[:alnum:]]+') FROM recherche_projets`,
	);
	await sql(
		"CREATE INDEX recherche_projets_texte ON recherche_projets USING gin (texte gin_trgm_ops)",
	);
	await sql(
		"CREATE INDEX index_projets_racines ON index_projets USING gin (racines)",
	);
	await sql("SELECT compter_frequences()");
	await sql("VACUUM ANALYZE");
}

/** Live tokens for `count` accounts that have none yet. */
export async function tokens(
	{ sql }: Database,
	count: number,
): Promise<string[]> {
	const comptes = await sql<{ id: number }>(
		`SELECT c.id FROM comptes c WHERE NOT EXISTS (SELECT 1 FROM jetons j WHERE j.compte_id = c.id)
		 ORDER BY c.id LIMIT $1`,
		[count],
	);
	const jetons = comptes.map(() => nouveauJeton());
	await sql(
		`INSERT INTO jetons (compte_id, rang, nom, prefixe, empreinte, utilise_le)
		 SELECT c, 1, 'mesure', 'bc_', e, $3 FROM unnest($1::int[], $2::bytea[]) AS l(c, e)`,
		// The first call of a token in a day of the site writes it: that is not measured.
		[comptes.map(({ id }) => id), jetons.map(secretHash), siteDay()],
	);
	return jetons;
}

/** Open sessions of `count` accounts, as the cookies that carry them. */
export async function sessions(
	{ sql }: Database,
	count: number,
): Promise<string[]> {
	const comptes = await sql<{ id: number }>(
		"SELECT id FROM comptes ORDER BY id LIMIT $1",
		[count],
	);
	const values = comptes.map(() => secretBytes(32).toString("base64url"));
	await sql(
		`INSERT INTO sessions (compte_id, empreinte, expire_le)
		 SELECT c, e, now() + interval '1 day' FROM unnest($1::int[], $2::bytea[]) AS l(c, e)`,
		[comptes.map(({ id }) => id), values.map(secretHash)],
	);
	return values.map((value) => `${COOKIE_SESSION}=${value}`);
}
