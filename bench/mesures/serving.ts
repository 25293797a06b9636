/** P1, P2 and P8: measurements of one server over 200 projects. */
import { fill, type Size, tokens } from "./content.ts";
import { EMPTY_HANDLER } from "./copy.ts";
import { type Figure, ratio } from "./figure.ts";
import { type Database, type Instance, onInstance } from "./instance.ts";
import { median, type Rate, rateOf, runCalls } from "./load.ts";

const ROUNDS = 3;
const SECONDS = 5;

async function againstEmpty(
	{ port }: Instance,
	jeton: string,
	path: string,
): Promise<{ ratio: number; perSecond: number; empty: number }> {
	const base = `http://127.0.0.1:${port}`;
	// Under another name of the machine, a page is redirected to the site's own
	// host name.
	const host = `localhost:${port}`;
	const headers = { authorization: `Bearer ${jeton}`, host };
	const rounds: { full: number; empty: number }[] = [];
	await rateOf(`${base}${path}`, headers, 2);
	await rateOf(`${base}${EMPTY_HANDLER}`, { host }, 2);
	for (let round = 0; round < ROUNDS; round += 1) {
		const full = await rateOf(`${base}${path}`, headers, SECONDS);
		if (full.notOk > 0) throw new Error(`${path}: ${full.notOk} failed`);
		const empty = await rateOf(`${base}${EMPTY_HANDLER}`, { host }, SECONDS);
		if (empty.notOk > 0) throw new Error(`empty: ${empty.notOk} failed`);
		rounds.push({ full: full.perSecond, empty: empty.perSecond });
	}
	return {
		ratio: median(rounds.map(({ full, empty }) => full / empty)),
		perSecond: median(rounds.map(({ full }) => full)),
		empty: median(rounds.map(({ empty }) => empty)),
	};
}

const SMALL: Size = { projets: 200, comptes: 20_100, votes: 2_000 };

/** P1, P2 and P8: one server over 200 projects. */
export function servingFigures(copy: string): Promise<Figure[]> {
	const measure = async (instance: Instance, database: Database) => {
		const [jeton = "", ...others] = await tokens(database, 20_001);
		const p1 = await againstEmpty(instance, jeton, "/api/projets/projet-7");
		const p2 = await againstEmpty(instance, jeton, "/api/projets");
		const p8 = await votes(database, instance, others);
		return [
			{
				name: "P1 single read ÷ empty handler",
				value: `${ratio(p1.ratio)} (${Math.round(p1.perSecond)}/s ÷ ${Math.round(p1.empty)}/s)`,
				goal: "≥ 0.85",
			},
			{
				name: "P2 list of 200 ÷ empty handler",
				value: `${ratio(p2.ratio)} (${Math.round(p2.perSecond)}/s ÷ ${Math.round(p2.empty)}/s)`,
				goal: "≥ 0.75",
			},
			{
				name: "P8 votes on one project ÷ single reads, by one client",
				value: `${ratio(p8.ratio)} (${Math.round(p8.perSecond)} votes/s ÷ ${Math.round(p8.reads)} reads/s, ${p8.counted})`,
				goal: "≥ 0.5, none lost or doubled",
			},
		];
	};
	return onInstance(copy, measure, (database) => fill(database, SMALL));
}

/** Some 20,000 accounts vote once each for one project, 64 at a time. */
async function votes(
	{ sql }: Database,
	{ port }: Instance,
	jetons: readonly string[],
) {
	await sql(
		"DELETE FROM votes WHERE projet_id = (SELECT id FROM projets WHERE slug = 'projet-1')",
	);
	await sql("UPDATE projets SET nb_votes = 0 WHERE slug = 'projet-1'");
	const path = "/api/projets/projet-1/vote";
	// Reads and votes in turn, by the same client: both include the client's own
	// cost.
	const part = Math.floor(jetons.length / ROUNDS);
	const rounds: { votes: Rate; reads: Rate }[] = [];
	for (let round = 0; round < ROUNDS; round += 1) {
		const jetonAt = (index: number) => jetons[round * part + index] ?? "";
		const reads = await runCalls(port, part, 64, (index) => ({
			path: "/api/projets/projet-7",
			jeton: jetonAt(index),
		}));
		const votes = await runCalls(port, part, 64, (index) => ({
			method: "PUT",
			path,
			jeton: jetonAt(index),
		}));
		rounds.push({ votes, reads });
	}
	const refused = rounds.reduce((sum, { votes }) => sum + votes.notOk, 0);
	const [count] = await sql<{ nb_votes: number; votes: number }>(
		`SELECT nb_votes, (SELECT count(*)::int FROM votes v WHERE v.projet_id = p.id) AS votes
		 FROM projets p WHERE slug = 'projet-1'`,
	);
	return {
		ratio: median(
			rounds.map(({ votes, reads }) => votes.perSecond / reads.perSecond),
		),
		perSecond: median(rounds.map(({ votes }) => votes.perSecond)),
		reads: median(rounds.map(({ reads }) => reads.perSecond)),
		counted: `${part * ROUNDS} accounts: ${count?.votes} rows, count ${count?.nb_votes}, ${refused} refused`,
	};
}
