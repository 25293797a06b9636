/** The guarantees of the mail queue, on a separate database, as a suite of two tests. */

import { completeEnvironment } from "#lib/platform/config/env";
import { closeStore } from "#lib/platform/db/pool";
import { monotonicMs } from "#lib/platform/runtime/clock";
import type { SuiteOutcome } from "#scripts/runner/outcome";
import { holdTestServer, testDatabase } from "#server/postgres/test-database";
import { eprouverCourriels } from "./courriels/ordeal.ts";
import { eprouverModele } from "./modele/ordeal.ts";
import type { Releve } from "./report.ts";

const TAILLE = 10_000;
const MORTS = 10;
const CODES = 20;
const CODE_MAX_MS = 5_000;
const SEQUENCES = 2_000;

const PROMESSE =
	"10,000 mails, a provider that fails 30 % of the time, workers killed: each recipient exactly one, codes first";

const MODELE =
	"2,000 random lives of a need, workers that fail and die: each person gets exactly the mails that the rules say";

/** Runs the suite and returns its result, with its figures. */
export async function mailsSuite(
	graine: number,
): Promise<{ outcome: SuiteOutcome; figures: Releve[] }> {
	const start = monotonicMs();
	const release = await holdTestServer();
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
		const begun = monotonicMs();
		const tenu = await eprouverModele(SEQUENCES, graine).then(
			(bilan) => ({ ...bilan, rompu: "" }),
			(error: unknown) => ({ rompu: String(error) }),
		);
		const seconds = Math.round((monotonicMs() - begun) / 1000);
		const modele = { ...tenu, seed: graine, seconds };
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
				passed: Number(isKept) + Number(modele.rompu === ""),
				failures: [
					...(isKept
						? []
						: [{ title: PROMESSE, message: JSON.stringify(bilan) }]),
					...(modele.rompu === ""
						? []
						: [{ title: MODELE, message: modele.rompu }]),
				],
				skips: [],
				seconds: (monotonicMs() - start) / 1000,
			},
			figures: [
				{ promesse: PROMESSE, figures },
				{ promesse: MODELE, figures: modele },
			],
		};
	} finally {
		await closeStore();
		await database.drop();
		await release();
	}
}
