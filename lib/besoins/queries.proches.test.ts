import { expect, test } from "vitest";
import { alikeByWords } from "#lib/platform/search/similar";
import { creerBesoin } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { comparerBesoins, lireBesoinsDeRang } from "./queries.ts";

useTestDatabase();

test("public needs with similar texts are found whole, whatever their public state, and no others", async () => {
	await creerBesoin({
		slug: "bancs",
		titre: "Une carte des bancs publics à l’ombre",
		statut: "etude",
	});
	await creerBesoin({
		slug: "bancs-refuse",
		titre: "Des bancs publics à l’ombre",
		statut: "refuse",
		publie_le: null,
	});
	await creerBesoin({ slug: "velo", titre: "Réparer son vélo le dimanche" });
	const compares = await comparerBesoins(
		"Un banc public à l’ombre, où s’asseoir",
	);
	const proches = await lireBesoinsDeRang(alikeByWords(compares, 0.4), 5);
	expect(proches.map(({ slug }) => slug)).toEqual(["bancs"]);
	expect(proches[0]?.statut_libelle).toBe("À l’étude");
});
