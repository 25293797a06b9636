import { beforeEach, expect, test } from "vitest";
import { emptyDirectory } from "#prisma/directory.fixture";
import {
	creerArticle,
	creerBesoin,
	creerProjet,
} from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { compterPagesPubliques, listerPagesPubliques } from "./queries.ts";

useTestDatabase();
beforeEach(emptyDirectory);

test("every public entry has its page in the site map, and nothing else has", async () => {
	await creerProjet({ slug: "a" });
	await creerProjet({ slug: "b", statut: "archive" });
	await creerBesoin({ slug: "a", statut: "livre" });
	await creerBesoin({ slug: "b", statut: "archive" });
	await creerArticle({ slug: "a" });
	await creerArticle({ slug: "b", statut: "brouillon" });
	const pages = await listerPagesPubliques(0, 10);
	expect(pages.map(({ path }) => path)).toEqual([
		"/articles/a",
		"/besoins/a",
		"/projets/a",
	]);
	for (const { modifie_le } of pages) expect(modifie_le).toBeInstanceOf(Date);
	expect(await compterPagesPubliques()).toBe(3);
});

test("parts follow each other without a gap or a repetition", async () => {
	for (let n = 0; n < 5; n += 1) await creerProjet({ slug: `p-${n}` });
	const parts = [
		...(await listerPagesPubliques(0, 2)),
		...(await listerPagesPubliques(2, 2)),
		...(await listerPagesPubliques(4, 2)),
	];
	expect(parts.map(({ path }) => path)).toEqual(
		[0, 1, 2, 3, 4].map((n) => `/projets/p-${n}`),
	);
});
