import { expect, test } from "vitest";
import { rows, sql } from "#lib/platform/db/pool";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { feedOfList } from "./feed-links.ts";

useTestDatabase();

test("the feed that a list declares is the one of its theme and its area, and its title says both", async () => {
	await rows(
		sql`INSERT INTO lieux (code, nature, nom, dans, cles) VALUES ('dep-58', 'departement', 'Nièvre', '{FR}', '{dep-58}') ON CONFLICT DO NOTHING`,
	);
	const declare = (query: { theme?: string; lieu?: string }) =>
		feedOfList("fr", "besoins", query);
	expect(await declare({ lieu: "dep-58" })).toMatchObject({
		path: "/flux/besoins.xml?lieu=dep-58",
		title: expect.stringMatching(/ \(près de\u00a0: Nièvre\)$/),
	});
	expect(await declare({ theme: "eau", lieu: "dep-0" })).toMatchObject({
		path: "/flux/besoins.xml?lieu=dep-0&theme=eau",
		title: expect.stringMatching(
			/ \(thème\u00a0: eau\) \(près de\u00a0: dep-0\)$/,
		),
	});
	expect((await declare({})).path).toBe("/flux/besoins.xml");
});
