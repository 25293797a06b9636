/** P12: what a page costs for a reader who is signed in, and gets it from no cache. */
import { PAGES, siteHost } from "./addresses.ts";
import { accounts, sessions } from "./content.ts";
import { EMPTY_PAGE } from "./copy.ts";
import { type Figure, ratio } from "./figure.ts";
import { freshDatabase, startInstance } from "./instance.ts";
import { median, rateOf } from "./load.ts";

const ROUNDS = 3;
const SECONDS = 5;

/** P12: the most visited pages, signed in, over an empty dynamic page. */
export async function signedInFigures(copy: string): Promise<Figure[]> {
	const database = await freshDatabase();
	const instance = await startInstance(copy, { DATABASE_URL: database.url });
	try {
		await accounts(database, 1);
		const [cookie = ""] = await sessions(database, 1);
		const host = siteHost(instance.port);
		const rate = async (path: string, headers: Record<string, string>) => {
			const url = `http://127.0.0.1:${instance.port}${path}`;
			const { perSecond, notOk } = await rateOf(url, headers, SECONDS);
			if (notOk > 0) throw new Error(`${path}: ${notOk} failed`);
			return perSecond;
		};
		const figures: Figure[] = [];
		for (const [name, path] of PAGES) {
			const page = () => rate(path, { ...host, cookie });
			const empty = () => rate(EMPTY_PAGE, host);
			await page();
			await empty();
			const rounds: { page: number; empty: number }[] = [];
			for (let round = 0; round < ROUNDS; round += 1)
				rounds.push({ page: await page(), empty: await empty() });
			const middle = (of: "page" | "empty") =>
				Math.round(median(rounds.map((round) => round[of])));
			figures.push({
				name: `P12 ${name}, signed in ÷ an empty dynamic page`,
				value: `${ratio(median(rounds.map(({ page, empty }) => page / empty)))} (${middle("page")}/s ÷ ${middle("empty")}/s)`,
				goal: "≥ 0.5",
			});
		}
		return figures;
	} finally {
		await instance.stop();
		await database.stop();
	}
}
