/** P16: what a server of vectors adds to words, for needs told by the way round. */
import { setTimeout as sleep } from "node:timers/promises";
import { childEnvironment } from "#lib/platform/config/env";
import { Proches } from "#lib/recherche/proches/schema";
import { accounts, tokens } from "./content.ts";
import { DETOURS_SANS_REPONSE, DETOURS_SATISFAITS } from "./detours.ts";
import type { Figure } from "./figure.ts";
import { type Database, freshDatabase, startInstance } from "./instance.ts";

const EMBEDDED_LIMIT_MS = 300_000;

type Settings = Readonly<Record<string, string>>;

/** Until every published entry has its vectors; throws when it takes too long. */
async function embedded({ sql }: Database): Promise<void> {
	const start = performance.now();
	for (;;) {
		const [{ reste } = { reste: "" }] = await sql<{ reste: string }>(
			`SELECT (SELECT count(*) FROM projets p WHERE p.statut = 'publie'
			    AND NOT EXISTS (SELECT 1 FROM plongements_projets v WHERE v.projet_id = p.id))
			  + (SELECT count(*) FROM besoins b WHERE b.statut = 'publie'
			    AND NOT EXISTS (SELECT 1 FROM plongements_besoins v WHERE v.besoin_id = b.id)) AS reste`,
		);
		if (reste === "0") return;
		if (performance.now() - start > EMBEDDED_LIMIT_MS)
			throw new Error(`${reste} entries have no vector`);
		await sleep(500);
	}
}

type Seen = { led: number; shown: number; p95Ms: number };

/** What `npm start` with these settings shows for each text, by the API. */
async function seenWith(
	directory: string,
	database: Database,
	jeton: string,
	settings: Settings,
): Promise<Seen> {
	const instance = await startInstance(directory, {
		DATABASE_URL: database.url,
		...settings,
	});
	const times: number[] = [];
	const near = async (texte: string): Promise<string[]> => {
		const start = performance.now();
		const response = await fetch(
			`http://127.0.0.1:${instance.port}/api/proches?${new URLSearchParams({ q: texte })}`,
			{ headers: { authorization: `Bearer ${jeton}` } },
		);
		const { projets } = Proches.parse(await response.json());
		times.push(performance.now() - start);
		return projets.map(({ slug }) => slug);
	};
	try {
		if (settings.PLONGEMENTS_URL) await embedded(database);
		await near("hello");
		let [led, shown] = [0, 0];
		for (const [texte, projets] of DETOURS_SATISFAITS)
			if ((await near(texte)).some((slug) => projets.includes(slug))) led += 1;
		for (const texte of DETOURS_SANS_REPONSE)
			if ((await near(texte)).length > 0) shown += 1;
		return {
			led,
			shown,
			p95Ms:
				times.toSorted((one, other) => one - other).at(times.length * 0.95) ??
				0,
		};
	} finally {
		await instance.stop();
	}
}

function figure(by: string, { led, shown, p95Ms }: Seen, goal: string): Figure {
	return {
		name: `P16 needs told by the way round, in English, by ${by}: led to their project; of those that nothing meets, shown one; p95`,
		value: `${led} of ${DETOURS_SATISFAITS.length}; ${shown} of ${DETOURS_SANS_REPONSE.length}; ${p95Ms.toFixed(0)} ms`,
		goal,
	};
}

/** P16: by words alone, then with the server that `PLONGEMENTS_URL` and `PLONGEMENTS_MODELE` name, when they do. */
export async function meaningFigures(directory: string): Promise<Figure[]> {
	const {
		PLONGEMENTS_URL,
		PLONGEMENTS_MODELE,
		PLONGEMENTS_CLE = "",
	} = childEnvironment();
	const database = await freshDatabase();
	try {
		await accounts(database, 1);
		const [jeton = ""] = await tokens(database, 1);
		const words = await seenWith(directory, database, jeton, {});
		const figures = [figure("words alone", words, "≥ 56; ≤ 4")];
		if (!PLONGEMENTS_URL || !PLONGEMENTS_MODELE) {
			process.stderr.write("no PLONGEMENTS_URL: words alone are measured\n");
			return figures;
		}
		const both = await seenWith(directory, database, jeton, {
			...{ PLONGEMENTS_URL, PLONGEMENTS_MODELE, PLONGEMENTS_CLE },
			PLONGEMENTS_SAISIE: "oui",
		});
		return [
			...figures,
			figure(`words and ${PLONGEMENTS_MODELE}`, both, "≥ 68; ≤ 4; ≤ 300 ms"),
		];
	} finally {
		await database.stop();
	}
}
