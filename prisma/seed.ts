/**
 * The demonstration content in the database: loaded whole into an empty
 * directory, removed again without touching what people wrote meanwhile.
 */
import { setTimeout as delay } from "node:timers/promises";
import { journaliser } from "#lib/platform/db/journal";
import {
	NOTER_DEMONSTRATION,
	OUBLIER_DEMONSTRATION,
} from "#lib/platform/db/site-facts";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { THEMES_PREMIERS } from "#lib/themes/rules";
import { ARTICLES, BESOINS, PROJETS } from "./demonstration/contenu.ts";
import { peupler, raconter } from "./demonstration/gens.ts";
import {
	ligneArticle,
	ligneBesoin,
	ligneProjet,
	ligneTheme,
} from "./demonstration/lignes.ts";
import { DIRECTORY_IS_EMPTY } from "./directory-is-empty.ts";

export type BilanDemonstration = {
	themes: number;
	projets: number;
	besoins: number;
	articles: number;
};

const RIEN: BilanDemonstration = {
	themes: 0,
	projets: 0,
	besoins: 0,
	articles: 0,
};

// The number is arbitrary, but must be the same in every version of the
// starter.
const VERROU_DEMONSTRATION = 7_041_995;
const ATTENTE_MS = 100;
const DUREE_MAX_MS = 60_000;

/** Polled, because a statement that waits is cut by the pool's own deadline. */
async function prendreLeVerrou(tx: Transaction): Promise<void> {
	for (;;) {
		const [verrou] = await tx.$queryRaw<{ pris: boolean }[]>`
			SELECT pg_try_advisory_xact_lock(${VERROU_DEMONSTRATION}::bigint) AS pris`;
		if (verrou?.pris) return;
		await delay(ATTENTE_MS);
	}
}

/** Runs `acte` in one transaction that overlaps no other loading or removal. */
function seul(
	acte: (tx: Transaction) => Promise<BilanDemonstration>,
): Promise<BilanDemonstration> {
	return inTransaction(
		async (tx) => {
			await prendreLeVerrou(tx);
			return acte(tx);
		},
		{ timeoutMs: DUREE_MAX_MS },
	);
}

async function estVide(tx: Transaction): Promise<boolean> {
	const [reponse] = await tx.$queryRaw<{ vide: boolean }[]>(DIRECTORY_IS_EMPTY);
	return reponse?.vide ?? false;
}

/**
 * Indexes for search what was written since the last call. Left to the commit,
 * that work would be one statement, and on a slow machine it would exceed the
 * pool's deadline.
 */
async function indexer(tx: Transaction): Promise<void> {
	await tx.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`;
	await tx.$executeRaw`SET CONSTRAINTS ALL DEFERRED`;
}

/** Oldest first, so that identifiers follow the instants of publication. */
const PROJETS_PAR_DATE = [...PROJETS].sort((a, b) =>
	a.publie_le < b.publie_le ? -1 : 1,
);

/**
 * Loads the demonstration content, French and English, into a directory without
 * any theme, project, need or article; any other is left unchanged, and the
 * returned counts are zeros. With `gens`, invented accounts vote, support and answer.
 * All or nothing, and once only, however many processes start together.
 */
export function chargerDemonstration({
	gens = false,
} = {}): Promise<BilanDemonstration> {
	return seul(async (tx) => {
		if (!(await estVide(tx))) return RIEN;
		await tx.theme.createMany({ data: THEMES_PREMIERS.map(ligneTheme) });
		for (const projet of PROJETS_PAR_DATE) {
			await tx.projet.create({ data: ligneProjet(projet) });
			await indexer(tx);
		}
		for (const besoin of BESOINS) {
			await tx.besoin.create({ data: ligneBesoin(besoin) });
			await indexer(tx);
		}
		for (const article of ARTICLES)
			await tx.article.create({ data: ligneArticle(article) });
		await indexer(tx);
		if (gens) {
			await peupler(tx);
			for (const { slug } of BESOINS) {
				await raconter(tx, slug);
				await indexer(tx);
			}
			await tx.$executeRaw(NOTER_DEMONSTRATION);
		}
		await tx.$executeRaw`SELECT compter_frequences()`;
		return {
			themes: THEMES_PREMIERS.length,
			projets: PROJETS.length,
			besoins: BESOINS.length,
			articles: ARTICLES.length,
		};
	});
}

/** Removes the demonstration accounts with their votes and supports, and updates the counts of the remaining entries. */
async function retirerComptes(tx: Transaction): Promise<void> {
	// No vote of theirs can be added once their rows are locked.
	await tx.$executeRaw`SELECT id FROM comptes WHERE demonstration FOR UPDATE`;
	await tx.$executeRaw`
		WITH retires AS (DELETE FROM votes v USING comptes c
		       WHERE c.id = v.compte_id AND c.demonstration RETURNING v.projet_id, c.hors_decomptes_le)
		UPDATE projets p SET nb_votes = p.nb_votes - d.nombre
		FROM (SELECT projet_id, count(*)::int AS nombre FROM retires WHERE hors_decomptes_le IS NULL GROUP BY projet_id) d
		WHERE p.id = d.projet_id`;
	await tx.$executeRaw`
		WITH retires AS (DELETE FROM soutiens s USING comptes c
		       WHERE c.id = s.compte_id AND c.demonstration RETURNING s.besoin_id, c.hors_decomptes_le)
		UPDATE besoins b SET nb_soutiens = b.nb_soutiens - d.nombre
		FROM (SELECT besoin_id, count(*)::int AS nombre FROM retires WHERE hors_decomptes_le IS NULL GROUP BY besoin_id) d
		WHERE b.id = d.besoin_id`;
	await tx.compte.deleteMany({ where: { demonstration: true } });
	await tx.$executeRaw(OUBLIER_DEMONSTRATION);
}

async function retirerThemes(tx: Transaction): Promise<number> {
	const slugs = THEMES_PREMIERS.map(({ slug }) => slug);
	// No entry can be filed under them between the check and the removal.
	await tx.$executeRaw`SELECT id FROM themes WHERE slug = ANY(${slugs}::text[]) FOR UPDATE`;
	// The demonstration journals nothing: what the journal knows, people made or changed.
	const leurs = await tx.journalEntree.findMany({
		where: { objet: "theme" },
		select: { objet_id: true },
	});
	const { count } = await tx.theme.deleteMany({
		where: {
			id: { notIn: leurs.flatMap(({ objet_id }) => objet_id ?? []) },
			slug: { in: slugs },
			projets: { none: {} },
			besoins: { none: {} },
		},
	});
	return count;
}

/**
 * Removes the demonstration content, its accounts included, and its themes that
 * no other entry uses and nobody made or changed; what people wrote is kept, with updated counts.
 * Journaled by figures alone. Returns what was removed.
 */
export function retirerDemonstration(): Promise<BilanDemonstration> {
	return seul(async (tx) => {
		await retirerComptes(tx);
		const where = { demonstration: true };
		const articles = await tx.article.deleteMany({ where });
		const besoins = await tx.besoin.deleteMany({ where });
		const projets = await tx.projet.deleteMany({ where });
		const bilan = {
			themes: await retirerThemes(tx),
			projets: projets.count,
			besoins: besoins.count,
			articles: articles.count,
		};
		if (Object.values(bilan).some((nombre) => nombre > 0))
			await journaliser(tx, { nature: "operateur" }, "retirerDemonstration", {
				objet: "demonstration",
				apres: bilan,
			});
		return bilan;
	});
}
