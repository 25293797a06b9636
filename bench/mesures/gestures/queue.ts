/**
 * A queue of 200 entries: real projects of the open data, advertisements in floods and
 * doubles of what is listed, mixed; with what each of them calls for.
 */
import {
	existsSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { type Database, importProjects } from "../instance.ts";
import { DOUBLES } from "./doubles.ts";
import { type Kind, WRONG } from "./hands.ts";
import { SPAMMERS, spamOf } from "./spam.ts";

const REAL_PROJECTS = join(
	import.meta.dirname,
	"../../../../shared/data/projets-reels.ndjson",
);

/** Real entries that await review: so many of them are corrected, so many refused. */
const REAL = 140;
const CORRECTED = 30;
const REFUSED = 30;
/** Real entries that are listed already, besides those that have a double. */
const LISTED = 300;
/** Accounts that honest entries come from. */
const AUTHORS = 12;

const Record = z.looseObject({
	source_id: z.string(),
	nom: z.string(),
	description: z.string(),
});
type Record = z.infer<typeof Record>;

/** An entry that awaits review, and what it calls for. */
export type Planned = {
	readonly kind: Kind;
	/** The key of the entry that it is a double of. */
	readonly double: string;
	/** Words of its text: what there is to read. */
	readonly words: number;
	/** The account that sent it. */
	readonly author: number;
};

/** Whether the real open data are there. */
export function hasRealData(): boolean {
	return existsSync(REAL_PROJECTS);
}

/** Real projects: those of the doubles, those to list beside them, those that await review. */
function realProjects(): { listed: Record[]; waiting: Record[] } {
	const all = readFileSync(REAL_PROJECTS, "utf8")
		.split("\n")
		.filter((line) => line !== "")
		.map((line) => Record.parse(JSON.parse(line)));
	const copied = new Set(DOUBLES.map(({ source_id }) => source_id));
	const originals = all.filter(({ source_id }) => copied.has(source_id));
	const names = new Map<string, Record>();
	for (const one of all)
		if (!copied.has(one.source_id)) names.set(one.nom.toLowerCase(), one);
	// Spread over the file, whose sources follow each other.
	const others = [...names.values()]
		.map((one, at) => ({ one, at: (at * 7_919) % 104_729 }))
		.sort((a, b) => a.at - b.at)
		.map(({ one }) => one);
	return {
		listed: [...originals, ...others.slice(0, LISTED)],
		waiting: others.slice(LISTED, LISTED + REAL),
	};
}

/** Imports them by the operator's command. */
function importRecords(
	directory: string,
	settings: { readonly [name: string]: string },
	records: readonly Record[],
	state: "publie" | "propose",
): void {
	const folder = mkdtempSync(join(tmpdir(), "bien-commun-gestures-"));
	const file = join(folder, "projets.ndjson");
	try {
		writeFileSync(file, records.map((one) => JSON.stringify(one)).join("\n"));
		importProjects(directory, settings, file, state);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

async function accountsOf(
	{ sql }: Database,
	prefix: string,
	count: number,
): Promise<number[]> {
	const made = await sql<{ id: number }>(
		`INSERT INTO comptes (courriel, courriel_saisi, valide_le)
		 SELECT $1 || i || '@exemple.org', $1 || i || '@exemple.org', now() FROM generate_series(1, $2::int) AS i RETURNING id`,
		[prefix, count],
	);
	return made.map(({ id }) => id);
}

type Text = {
	readonly nom: string;
	readonly accroche: string;
	readonly description: string;
};

async function suggest(
	{ sql }: Database,
	author: number,
	slug: string,
	{ nom, accroche, description }: Text,
): Promise<number> {
	const [made] = await sql<{ id: number }>(
		`INSERT INTO projets (slug, nom, accroche, description, statut, auteur_id)
		 VALUES ($1, $2, $3, $4, 'propose', $5) RETURNING id`,
		[slug, nom, accroche, description, author],
	);
	if (!made) throw new Error("a suggestion was not written");
	return made.id;
}

const wordsOf = (text: string) => text.split(/\s+/).length;

async function suggestDoubles(
	database: Database,
	authors: readonly number[],
	plan: Map<number, Planned>,
): Promise<void> {
	const listed = await database.sql<{ source_id: string; slug: string }>(
		"SELECT c.source_id, p.slug FROM cles_import c JOIN projets p ON p.id = c.projet_id",
	);
	for (const [at, { source_id, ...text }] of DOUBLES.entries()) {
		const slug = listed.find((one) => one.source_id === source_id)?.slug;
		if (slug === undefined) throw new Error(`${source_id} is not listed`);
		const author = authors[at % authors.length] ?? 0;
		const id = await suggest(database, author, `double-${at + 1}`, text);
		const words = wordsOf(`${text.accroche} ${text.description}`);
		plan.set(id, { kind: "double", double: `projet/${slug}`, words, author });
	}
}

async function suggestSpam(
	database: Database,
	plan: Map<number, Planned>,
): Promise<void> {
	const accounts = await accountsOf(database, "annonces", SPAMMERS);
	for (const [spammer, author] of accounts.entries())
		for (const [at, text] of spamOf(spammer).entries()) {
			const slug = `annonce-${spammer + 1}-${at + 1}`;
			const id = await suggest(database, author, slug, text);
			const words = wordsOf(`${text.accroche} ${text.description}`);
			plan.set(id, { kind: "spam", double: "", words, author });
		}
}

/** Gives the real entries their authors, a theme each, and a wrong word to those that are corrected. */
async function adoptReal(
	{ sql }: Database,
	authors: readonly number[],
	plan: Map<number, Planned>,
): Promise<void> {
	const real = await sql<{ id: number; texte: string }>(
		"SELECT id, accroche || ' ' || description AS texte FROM projets WHERE statut = 'propose' AND auteur_id IS NULL ORDER BY id",
	);
	for (const [at, { id, texte }] of real.entries()) {
		const kind: Kind =
			at < CORRECTED
				? "correct"
				: at < CORRECTED + REFUSED
					? "refuse"
					: "publish";
		const author = authors[at % authors.length] ?? 0;
		plan.set(id, { kind, double: "", words: wordsOf(texte), author });
		await sql("UPDATE projets SET auteur_id = $2 WHERE id = $1", [id, author]);
		if (kind === "correct")
			await sql(
				"UPDATE projets SET description = left(description, 4900) || $2 WHERE id = $1",
				[id, `\n\nOuvert ${WRONG}`],
			);
	}
	await sql(
		`INSERT INTO projet_themes (projet_id, theme_id, position)
		 SELECT p.id, (SELECT min(id) FROM themes), 0 FROM projets p
		 WHERE p.statut = 'propose' AND NOT EXISTS (SELECT 1 FROM projet_themes t WHERE t.projet_id = p.id)`,
	);
}

/** Fills the queue, mixed in an order that is always the same; returns what each entry calls for. */
export async function fillQueue(
	database: Database,
	directory: string,
): Promise<Map<number, Planned>> {
	const settings = { DATABASE_URL: database.url };
	const { listed, waiting } = realProjects();
	// What the demonstration content has waiting is not of this queue.
	await database.sql(
		"UPDATE projets SET statut = 'quarantaine' WHERE statut = 'propose'",
	);
	await database.sql(
		"UPDATE besoins SET statut = 'quarantaine' WHERE statut = 'propose'",
	);
	importRecords(directory, settings, listed, "publie");
	importRecords(directory, settings, waiting, "propose");
	const authors = await accountsOf(database, "auteur", AUTHORS);
	const plan = new Map<number, Planned>();
	await adoptReal(database, authors, plan);
	await suggestDoubles(database, authors, plan);
	await suggestSpam(database, plan);
	await database.sql(
		"UPDATE projets SET cree_le = now() - interval '1 day' + ((id * 7919) % 9973) * interval '1 second' WHERE statut = 'propose'",
	);
	await database.sql("VACUUM ANALYZE");
	return plan;
}

type Decided = {
	readonly id: number;
	readonly statut: string;
	readonly motif_choisi: string | null;
	readonly doublon: string | null;
	readonly label_ia: string;
	readonly fin: string;
	readonly suspendu: boolean;
};

/** What an entry must be in the end, by what it called for. */
function meant({ kind, double }: Planned, right: string): Partial<Decided> {
	switch (kind) {
		case "publish":
			return { statut: "publie", suspendu: false };
		case "correct":
			return {
				...{ statut: "publie", label_ia: "sans_ia", suspendu: false },
				fin: right,
			};
		case "refuse":
			return { statut: "refuse", motif_choisi: "publicite", suspendu: false };
		case "double":
			return {
				...{ statut: "refuse", motif_choisi: "doublon", suspendu: false },
				doublon: double,
			};
		case "spam":
			return { statut: "quarantaine", suspendu: true };
	}
}

/** The entries that are not what was meant, and how many still await review. */
export async function compare(
	{ sql }: Database,
	plan: ReadonlyMap<number, Planned>,
	right: string,
): Promise<{ wrong: string[]; left: number }> {
	const found = await sql<Decided>(
		`SELECT p.id, p.statut, p.motif_choisi, p.doublon_nature || '/' || p.doublon_slug AS doublon, p.label_ia,
		   substring(p.description from '\\S+$') AS fin, c.suspendu
		 FROM projets p JOIN comptes c ON c.id = p.auteur_id WHERE p.id = ANY($1::int[])`,
		[[...plan.keys()]],
	);
	const wrong = found.flatMap((entry) => {
		const planned = plan.get(entry.id);
		const must = Object.entries(planned ? meant(planned, right) : {});
		const is = new Map<string, unknown>(Object.entries(entry));
		const off = must.filter(([name, value]) => is.get(name) !== value);
		return off.length === 0
			? []
			: [`${planned?.kind} ${entry.id}: ${JSON.stringify(entry)}`];
	});
	const left = await sql(
		"SELECT 1 FROM projets WHERE statut = 'propose' UNION ALL SELECT 1 FROM besoins WHERE statut = 'propose'",
	);
	const lost = plan.size - found.length;
	return {
		wrong: lost === 0 ? wrong : [...wrong, `${lost} entries are gone`],
		left: left.length,
	};
}
