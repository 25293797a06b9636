/** What a text costs, whatever it is: processor time of this thread, for each way in. */
import { beforeAll, expect, test } from "vitest";
import { listerBesoins } from "#lib/besoins/queries";
import { rows, sql } from "#lib/platform/db/pool";
import { listerProjets } from "#lib/projets/queries";
import { chargerDemonstration } from "#prisma/seed";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import {
	listerProches,
	motsAMarquer,
	rechercher,
	suggererRecherche,
} from "./queries.ts";

useTestDatabase();
beforeAll(async () => {
	await chargerDemonstration();
	const read = await rows<{ mot: string }>(
		sql`SELECT mot FROM mots WHERE char_length(mot) BETWEEN 6 AND 12 ORDER BY md5(mot) LIMIT 500`,
	);
	const wrong = read.map(({ mot }) =>
		mot.replace(/^(..)(.)(.)/u, (_, start, one, other) => start + other + one),
	);
	for (const by of [" ", "-"]) {
		SHORT.push(wrong.join(by).slice(0, 100));
		LONG.push(wrong.join(by).slice(0, 5_000));
	}
});

const COST_MAX_MS = 30;
/** The least of several: what else this process does meanwhile is not of the text. */
const TRIES = 7;

const SHORT = [
	"le la les ".repeat(10),
	"a b c d e f g h i j ".repeat(5),
	"!?.,;: ".repeat(14),
	"vélo ".repeat(20),
	"x".repeat(100),
	"a-".repeat(50),
	"co-".repeat(33),
];
const LONG = [
	"de ".repeat(1_666),
	"a b c d e f g h i j ".repeat(250),
	"« ! ? … » ".repeat(500),
	"aide ".repeat(1_000),
	Array.from({ length: 800 }, (_, at) => `mot${at}`).join(" "),
	"x".repeat(5_000),
	"a-".repeat(2_500),
	"co-".repeat(1_666),
];

const WAYS: readonly (readonly [
	string,
	readonly string[],
	(text: string) => Promise<unknown>,
])[] = [
	["/proches, /api/proches and the forms", LONG, listerProches],
	["/recherche", SHORT, (q) => rechercher(q, { parNature: 3 })],
	["the titles while typing", SHORT, (q) => suggererRecherche(q, "fr", 8)],
	["the list of projects", SHORT, (q) => listerProjets({ q, limite: 20 })],
	["the list of needs", SHORT, (q) => listerBesoins({ q, limite: 20 })],
	["the marks of a list", SHORT, (q) => motsAMarquer(q, LONG)],
];

test.each(WAYS)(
	"%s: no text costs more than 30 ms of processor time",
	async (_way, texts, ask) => {
		for (const text of texts) {
			let least = Number.POSITIVE_INFINITY;
			for (let tried = 0; tried < TRIES; tried += 1) {
				Reflect.deleteProperty(globalThis, Symbol.for("bien-commun orders"));
				const before = process.threadCpuUsage();
				await ask(text);
				const used = process.threadCpuUsage(before);
				least = Math.min(least, (used.user + used.system) / 1_000);
				if (least <= COST_MAX_MS) break;
			}
			expect(least).toBeLessThanOrEqual(COST_MAX_MS);
		}
	},
);
