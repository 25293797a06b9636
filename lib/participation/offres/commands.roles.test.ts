import { beforeAll, expect, test } from "vitest";
import {
	compterAidants,
	lirePlace,
	listerPlacesDuBesoin,
	listerRolesSansPlace,
} from "#lib/besoins/places/queries";
import type { PlacesQuery } from "#lib/besoins/places/schema";
import { lirePlacesDuBesoin } from "#lib/moderation/places/queries";
import { accepterOffre } from "#lib/participation/offres_recues/commands";
import { listerOffresDuBesoin } from "#lib/participation/offres_recues/queries";
import type { ActeurCompte } from "#lib/platform/actor";
import { rows, sql } from "#lib/platform/db/pool";
import { checkInvariants } from "#prisma/invariants.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import {
	besoinAEtudier,
	ensemble,
	offreEnvoyee,
	placeOuverte,
} from "#prisma/places.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { placeDuRole } from "./commands.ts";

useTestDatabase();

let moi: ActeurCompte;
beforeAll(async () => {
	moi = await acteurDeRole("moderateur");
});

test("a role that a need looks for is offered without an open place: all who ask at once get one place, which no list shows, and the team receives the offer", async () => {
	const slug = await besoinAEtudier({ roles: ["terrain"] });
	const roles = async (choix: Partial<PlacesQuery>) =>
		(await listerRolesSansPlace({ ...choix, limite: 10 })).roles;
	expect(await roles({ besoin: slug })).toMatchObject([
		{ role: "terrain", besoin: { slug } },
	]);
	// Each choice is a statement of its own, whatever the connection answered before.
	for (const choix of [{ role: "terrain" }, { role: "code" }, {}] as const)
		expect(await roles(choix)).toHaveLength(choix.role === "code" ? 0 : 1);
	const [place, ...autres] = await ensemble(
		Array.from({ length: 20 }, () => () => placeDuRole(slug, "terrain")),
	);
	if (!place?.ok) throw new Error("no place");
	for (const autre of autres) expect(autre).toEqual(place);
	expect(await listerPlacesDuBesoin(slug)).toEqual([]);
	expect(
		await rows(
			sql`SELECT 1 FROM evenements WHERE nature = 'place' AND objet_id = ${place.valeur}`,
		),
	).toEqual([]);
	expect(await lirePlacesDuBesoin(slug)).toMatchObject({ places: [] });
	expect(await roles({ besoin: slug })).toHaveLength(1);
	expect(await lirePlace(place.valeur)).toMatchObject({
		valeur: {
			libre: true,
			titre: "Terrain",
			traductions: { en: { titre: "Field work" } },
		},
	});
	const { id, acteur } = await offreEnvoyee(place.valeur);
	expect(await listerOffresDuBesoin(moi, slug)).toMatchObject({
		valeur: { places: [{ titre: "Terrain", offres: [{ id }] }] },
	});
	expect(await compterAidants(slug)).toBe(0);
	expect(await accepterOffre(moi, id)).toMatchObject({ ok: true });
	expect(await compterAidants(slug)).toBe(1);
	const autre = await placeOuverte(moi, {}, slug);
	const double = await offreEnvoyee(autre.id, acteur);
	expect(await accepterOffre(moi, double.id)).toMatchObject({ ok: true });
	// One person, in two roles.
	expect(await compterAidants(slug)).toBe(1);
	expect(await checkInvariants()).toEqual({ ecarts: [] });
});

test("a role has no row of its own once the team opens a place for it; one that is not looked for, or whose need is not worked on, is refused", async () => {
	const slug = await besoinAEtudier({ roles: ["terrain"] });
	await placeOuverte(moi, { role: "terrain" }, slug);
	expect(await listerRolesSansPlace({ besoin: slug, limite: 10 })).toEqual({
		roles: [],
		total: 0,
	});
	const exprime = await besoinAEtudier({
		roles: ["terrain"],
		statut: "publie",
	});
	for (const [ou, role] of [
		[slug, "code"],
		[exprime, "terrain"],
		["inconnu", "terrain"],
	] as const)
		expect(await placeDuRole(ou, role)).toMatchObject({
			refus: "introuvable",
		});
});

test("however many roles are looked for, so many are read as are shown, those of the most supported needs first, with how many there are", async () => {
	const slug = await besoinAEtudier({ roles: ["code", "donnees", "terrain"] });
	const { roles, total } = await listerRolesSansPlace({
		besoin: slug,
		limite: 2,
	});
	expect(roles.map(({ role }) => role)).toEqual(["code", "donnees"]);
	expect(total).toBe(3);
});
