/** The mail queue's promise, on a database of its own, as a suite of one test. */
import { monotonicMs } from "#lib/platform/clock";
import { closeStore } from "#lib/platform/db";
import { completeEnvironment } from "#lib/platform/env";
import { testDatabase } from "#server/postgres/test-database";
import type { SuiteOutcome } from "../runner/outcome.ts";
import { eprouverCourriels } from "./courriels/ordeal.ts";
import type { Releve } from "./report.ts";

const TAILLE = 10_000;
const MORTS = 10;
const CODES = 20;
const CODE_MAX_MS = 5_000;

const PROMESSE =
	"10,000 mails, a provider that fails 30 % of the time, workers killed: each recipient exactly one, codes first";

/** Runs it and answers what it came to, with its figures. */
export async function mailsSuite(
	graine: number,
): Promise<{ outcome: SuiteOutcome; figures: Releve[] }> {
	const start = monotonicMs();
	const database = await testDatabase();
	try {
		completeEnvironment({
			NODE_ENV: "test",
			DATABASE_URL: database.url,
			NEXTAUTH_SECRET: "un-secret-pour-les-epreuves-et-pour-elles-seules",
		});
		const bilan = await eprouverCourriels({
			taille: TAILLE,
			morts: MORTS,
			codes: CODES,
			graine,
		});
		const { codeLePlusLentMs, conflits, doubles, envoyes, manquants } = bilan;
		const isKept =
			envoyes === TAILLE + CODES &&
			manquants + doubles + conflits === 0 &&
			codeLePlusLentMs < CODE_MAX_MS;
		const figures = {
			sent: envoyes,
			"workers killed": bilan.morts,
			missing: manquants,
			doubled: doubles,
			"requests to the provider": bilan.requetes,
			"slowest code (ms)": Math.round(codeLePlusLentMs),
			"waiting when the last code had arrived": bilan.resteApresCodes,
			seconds: Math.round(bilan.dureeMs / 1000),
		};
		return {
			outcome: {
				name: "mails",
				passed: isKept ? 1 : 0,
				failures: isKept
					? []
					: [{ title: PROMESSE, message: JSON.stringify(bilan) }],
				skips: [],
				seconds: (monotonicMs() - start) / 1000,
			},
			figures: [{ promesse: PROMESSE, figures }],
		};
	} finally {
		await closeStore();
		await database.drop();
	}
}
