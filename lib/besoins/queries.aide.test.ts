import { beforeAll, expect, test } from "vitest";
import { creerBesoin } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { aiderRechercheBesoins } from "./queries.ts";

useTestDatabase();

beforeAll(async () => {
	await creerBesoin({
		slug: "ecole",
		titre: "Une école près de chez soi",
		statut: "etude",
		roles: ["terrain"],
	});
	await creerBesoin({ slug: "banc", titre: "Un banc à l’ombre" });
});

test("each filter reports what it excludes, the words among them", async () => {
	const aide = await aiderRechercheBesoins({
		tri: "soutiens",
		q: "eccolle",
		role: "terrain",
	});
	expect(aide).toEqual({
		elargissements: [{ sans: "q", total: 1 }],
	});
});

test("for a state without the searched role, widening the state is suggested", async () => {
	expect(
		await aiderRechercheBesoins({
			tri: "recents",
			statut: "livre",
			role: "terrain",
		}),
	).toEqual({
		elargissements: [{ sans: "statut", total: 1 }],
	});
});
