import { expect, test } from "vitest";
import { rows, sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerProjet } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { suivreTerritoire } from "./writes.ts";

useTestDatabase({}, "areas");

test("a text about where gives its areas to the entries asked for that have none, and takes from none those that were chosen", async () => {
	await emptyDirectory();
	const territoire = "Loire-Atlantique";
	const lieux = ["dep-69"];
	const ids = [
		await creerProjet({ slug: "sans", territoire }),
		await creerProjet({ slug: "choisis", territoire, lieux }),
		await creerProjet({ slug: "muet", territoire: null }),
	];
	await creerProjet({ slug: "autre", territoire });
	await inTransaction((tx) => suivreTerritoire(tx, sql`projets`, ids));
	expect(
		await rows(sql`SELECT slug, lieux FROM projets ORDER BY slug`),
	).toEqual([
		{ slug: "autre", lieux: null },
		{ slug: "choisis", lieux },
		{ slug: "muet", lieux: null },
		{ slug: "sans", lieux: ["dep-44"] },
	]);
});
