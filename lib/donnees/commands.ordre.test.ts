import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, expect, test } from "vitest";
import { emptyDirectory, run } from "#prisma/directory.fixture";
import {
	creerArticle,
	creerBesoin,
	creerProjet,
	creerTheme,
} from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { exporterDonnees } from "./commands.ts";

const racine = mkdtempSync(join(tmpdir(), "bc-donnees-ordre-"));
afterAll(() => rmSync(racine, { recursive: true }));

useTestDatabase({ DATA_DIR: racine });

test("every set is in the order of its slugs, and the steps of a need in that of their days: two days differ by what changed", async () => {
	await emptyDirectory();
	for (const slug of ["b", "c", "a"]) {
		await creerTheme({ slug });
		await creerProjet({ slug });
		await creerArticle({ slug });
		await creerBesoin({
			...{ slug, statut: "etude" },
			etapes: {
				create: ["2026-03-04", "2026-03-02"].map((jour, rang) => ({
					...{ numero: rang + 1, jour: new Date(jour) },
					...{ titre: "Relevé", texte: "Fait." },
				})),
			},
		});
	}
	await run(
		`INSERT INTO liens (besoin_id, projet_id, etat, origine, decide_le)
		 SELECT b.id, p.id, 'confirme', 'moderation', now() FROM besoins b, projets p WHERE 'b' IN (b.slug, p.slug)`,
	);
	await exporterDonnees(racine);
	const ordre = (jeu: string, ...colonnes: string[]) => {
		const lignes: Record<string, string>[] = parse(
			readFileSync(join(racine, `${jeu}.csv`)),
			{ columns: true },
		);
		return lignes.map((ligne) => colonnes.map((une) => ligne[une]).join(" "));
	};
	for (const jeu of ["projets", "besoins", "themes", "articles"])
		expect(ordre(jeu, "slug")).toEqual(["a", "b", "c"]);
	expect(ordre("etapes", "besoin", "jour")).toEqual(
		["a", "b", "c"].flatMap((un) => [`${un} 2026-03-02`, `${un} 2026-03-04`]),
	);
	expect(ordre("liens", "besoin", "projet")).toEqual([
		"a b",
		"b a",
		"b b",
		"b c",
		"c b",
	]);
});
