import { beforeAll, describe, expect, test } from "vitest";
import { prisma } from "#lib/platform/db/pool";
import { creerProjet } from "#prisma/entries.fixture";
import {
	creerProjetsCherches,
	FAUTES,
	TROUVAILLES,
} from "#prisma/projets-cherches.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { listerProjets } from "./queries.ts";

useTestDatabase();

beforeAll(creerProjetsCherches);

async function found(q: string): Promise<string[]> {
	const page = await listerProjets({ q, tri: "une" });
	if (!page.ok) throw new Error("refused");
	expect(page.valeur.total).toBe(page.valeur.elements.length);
	return page.valeur.elements.map(({ slug }) => slug).sort();
}

describe("D18: what a search finds", () => {
	test.each(TROUVAILLES)("%s: %j", async (_title, q, slugs) => {
		expect(await found(q)).toEqual(slugs);
	});
});

describe("D18: one typing error a word of four letters or more, when nothing matches exactly", () => {
	test.each(FAUTES)("%s: %j", async (_title, q, slugs) => {
		expect(await found(q)).toEqual(slugs);
	});

	test("a word of four letters is tolerated, one of three is not", async () => {
		await creerProjet({ slug: "lacs", nom: "Lynx zut" });
		expect(await found("lynk")).toEqual(["lacs"]);
		expect(await found("zup")).toEqual([]);
		await prisma().projet.delete({ where: { slug: "lacs" } });
	});

	test("a search with an exact match is never widened", async () => {
		await creerProjet({ slug: "proche", nom: "Logicieux" });
		expect(await found("logicieux")).toEqual(["proche"]);
		await prisma().projet.delete({ where: { slug: "proche" } });
	});

	test("wildcard characters in a misspelt word stay literal", async () => {
		expect(await found("log%iels")).toEqual([]);
		expect(await found("____________")).toEqual([]);
	});
});

test("D18, D20: the order stays the requested one", async () => {
	const page = await listerProjets({ q: "e", tri: "recents" });
	const list = await listerProjets({ tri: "recents" });
	if (!page.ok || !list.ok) throw new Error("refused");
	expect(page.valeur.elements).toEqual(list.valeur.elements);
});
