/** P1, P2 and P8: measurements of one server over 200 projects. */
import { siteHost } from "./addresses.ts";
import { fill, type Size, tokens } from "./content.ts";
import { EMPTY_HANDLER } from "./copy.ts";
import { type Figure, ratio } from "./figure.ts";
import { type Database, type Instance, onInstance } from "./instance.ts";
import { compared, rateOf, ratioOf, runCalls } from "./load.ts";

const PART = 6_666;

/** A call of the API over the empty handler. */
async function againstEmpty(
	{ port }: Instance,
	jeton: string,
	path: string,
): Promise<string> {
	const base = `http://127.0.0.1:${port}`;
	const host = siteHost(port);
	const full = () =>
		rateOf(base + path, { authorization: `Bearer ${jeton}`, ...host });
	const empty = () => rateOf(base + EMPTY_HANDLER, host);
	return ratioOf(full, empty);
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
				value: p1,
				goal: "≥ 0.85",
			},
			{
				name: "P2 list of 200 ÷ empty handler",
				value: p2,
				goal: "≥ 0.75",
			},
			{
				name: "P8 votes on one project ÷ single reads, by one client",
				value: `${ratio(p8.ratio)} (${Math.round(p8.one)} votes/s ÷ ${Math.round(p8.other)} reads/s, ${p8.counted})`,
				goal: "≥ 0.5, none lost or doubled",
			},
		];
	};
	return onInstance(copy, measure, (database) => fill(database, SMALL));
}

/** Accounts vote once each for one project, 64 at a time. */
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
	let voted = 0;
	let refused = 0;
	const found = await compared(
		async () => {
			const from = voted;
			voted += PART;
			const { notOk, perSecond } = await runCalls(port, PART, 64, (index) => ({
				method: "PUT",
				path,
				jeton: jetons[from + index] ?? "",
			}));
			refused += notOk;
			return perSecond;
		},
		async () => {
			const { perSecond } = await runCalls(port, PART, 64, (index) => ({
				path: "/api/projets/projet-7",
				jeton: jetons[index] ?? "",
			}));
			return perSecond;
		},
	);
	const [count] = await sql<{ nb_votes: number; votes: number }>(
		`SELECT nb_votes, (SELECT count(*)::int FROM votes v WHERE v.projet_id = p.id) AS votes
		 FROM projets p WHERE slug = 'projet-1'`,
	);
	return {
		...found,
		counted: `${voted} accounts: ${count?.votes} rows, count ${count?.nb_votes}, ${refused} refused`,
	};
}
