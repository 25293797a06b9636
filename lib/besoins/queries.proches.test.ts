import { expect, test } from "vitest";
import { creerBesoin } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { listerBesoinsProches } from "./queries.ts";

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
	const critere = { limite: 5, part: 0.4 };
	const proches = await listerBesoinsProches(
		"Un banc public à l’ombre, où s’asseoir",
		critere,
	);
	expect(proches.map(({ slug }) => slug)).toEqual(["bancs"]);
	expect(proches[0]?.statut_libelle).toBe("À l’étude");
	expect(
		await listerBesoinsProches("banc public à l’ombre", {
			...critere,
			saufSlug: "bancs",
		}),
	).toEqual([]);
});
