import { expect, test } from "vitest";
import { lireProjet } from "#lib/projets/queries";
import { creerProjet } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { projectTwin } from "./markdown-twin.ts";

useTestDatabase();

test("what AI does in a project is said in its Markdown, as on its page and in the feed", async () => {
	await creerProjet({
		slug: "carte",
		usage_ia: "Elle relit les photos.",
		traductions: { en: { usage_ia: "It reads the photos again." } },
	});
	const lu = await lireProjet("carte");
	if (!lu.ok) throw new Error(lu.refus);
	expect(projectTwin("fr", lu.valeur).text).toContain(
		"\n\n> Elle relit les photos.\n",
	);
	expect(projectTwin("en", lu.valeur).text).toContain(
		"\n\n> It reads the photos again.\n",
	);
});
