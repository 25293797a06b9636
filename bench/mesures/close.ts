/** P14: what a text being typed is close to, among 6,000 entries. */
import { accounts, tokens } from "./content.ts";
import { needAt, projectAt, textAt } from "./everyday.ts";
import type { Figure } from "./figure.ts";
import { type Database, type Instance, onInstance } from "./instance.ts";
import { runCalls } from "./load.ts";

const EACH = 3_000;
const AT_ONCE = 500;
const CALLS = 600;
const WARM_UP = 60;
const ACCOUNTS = 200;

/** Adds that many projects and as many needs in everyday words; the triggers make what is searched in them. */
export async function closeEntries(
	{ sql }: Pick<Database, "sql">,
	count: number,
): Promise<void> {
	for (let from = 0; from < count; from += AT_ONCE) {
		const places = Array.from(
			{ length: Math.min(AT_ONCE, count - from) },
			(_, at) => from + at,
		);
		await sql(
			`INSERT INTO projets (slug, nom, accroche, description, mots_habitants, statut, publie_le)
			 SELECT slug, nom, accroche, description, mots_habitants, 'publie', now()
			 FROM jsonb_to_recordset($1::jsonb) AS e(slug text, nom text, accroche text, description text, mots_habitants text[])`,
			[JSON.stringify(places.map(projectAt))],
		);
		await sql(
			`INSERT INTO besoins (slug, titre, description, statut, publie_le)
			 SELECT slug, titre, description, 'publie', now()
			 FROM jsonb_to_recordset($1::jsonb) AS e(slug text, titre text, description text)`,
			[JSON.stringify(places.map(needAt))],
		);
	}
}

/** P14: texts that nobody asked about before, by one caller and by four at once. */
export function closeFigures(directory: string): Promise<Figure[]> {
	return onInstance(directory, measure, async (database) => {
		await closeEntries(database, EACH);
		await database.sql("SELECT compter_frequences()");
		await database.sql("VACUUM ANALYZE");
		await accounts(database, ACCOUNTS);
	});
}

async function measure({ port }: Instance, database: Database) {
	const jetons = await tokens(database, ACCOUNTS);
	let asked = 0;
	const p95Of = async (count: number, connections: number) => {
		const first = asked;
		asked += count;
		const { p95Ms, notOk } = await runCalls(
			port,
			count,
			connections,
			(index) => ({
				path: `/api/proches?${new URLSearchParams({ q: textAt(first + index, EACH) })}`,
				jeton: jetons[index % jetons.length] ?? "",
			}),
		);
		if (notOk > 0) throw new Error(`${notOk} calls failed`);
		return p95Ms;
	};
	await p95Of(WARM_UP, 1);
	const alone = await p95Of(CALLS, 1);
	const together = await p95Of(CALLS, 4);
	return [
		{
			name: "P14 what a text is close to, among 6,000 entries: p95 for one caller (for four at once)",
			value: `${alone.toFixed(1)} ms (${together.toFixed(1)} ms)`,
			goal: "≤ 60 ms",
		},
	];
}
