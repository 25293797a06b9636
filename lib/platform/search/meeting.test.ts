import { expect, test } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { withConnection } from "../db/own-connection.ts";
import { rows, sql } from "../db/pool.ts";
import { type Indexes, meeting } from "./meeting.ts";
import type { SoughtWord } from "./sought.ts";

const store = useTestDatabase();

const PROJETS: Indexes = {
	nature: "projet",
	table: sql`index_projets`,
	key: sql`projet_id`,
};

/** A word that so many stems meet, each a way of its own: the beginning of so many words. */
function beginning(stems: number): SoughtWord {
	const ways = Array.from({ length: stems }, (_, at) => ({
		isWritten: false,
		words: [[{ racine: `mot${at}`, hash: at, anywhere: {} }]],
	}));
	return { word: "m", isFrequent: false, ways };
}

async function planOf(word: SoughtWord, few?: number): Promise<string> {
	const plan = await rows<{ "QUERY PLAN": string }>(
		sql`EXPLAIN SELECT FROM index_projets i WHERE ${meeting(PROJETS, word, "", few)}`,
	);
	return plan.map((line) => line["QUERY PLAN"]).join("\n");
}

test("the stems of a beginning are compared with no entry one by one: the index finds them", async () => {
	expect(await planOf(beginning(2))).toContain("&&");
	expect(await planOf(beginning(200))).not.toContain("&&");
	expect(await planOf(beginning(1), 0)).not.toContain("&&");
	await withConnection({ connectionString: store.url }, async (client) => {
		await client.query("BEGIN");
		await client.query("SELECT fiches_ayant('projet', ARRAY['mot1', 'mot2'])");
		const { rows: scans } = await client.query(
			"SELECT pg_stat_get_xact_numscans('index_projets_racines'::regclass)::int AS of_stems, pg_stat_get_xact_numscans('index_projets'::regclass)::int AS of_entries",
		);
		expect(scans).toEqual([{ of_stems: 1, of_entries: 0 }]);
		await client.query("ROLLBACK");
	});
});
