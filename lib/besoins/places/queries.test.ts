import { beforeEach, describe, expect, test } from "vitest";
import { lireBesoin, listerBesoins } from "#lib/besoins/queries";
import { BesoinsQuery } from "#lib/besoins/schema";
import { fermerPlace } from "#lib/moderation/places/commands";
import { retirerOffre } from "#lib/participation/offres/commands";
import { accepterOffre } from "#lib/participation/offres_recues/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import {
	besoinAEtudier,
	offreEnvoyee,
	placeOuverte,
} from "#prisma/places.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { lirePlace, listerPlaces, listerPlacesDuBesoin } from "./queries.ts";
import { PlacesQuery } from "./schema.ts";

useTestDatabase();

let moi: ActeurCompte;
beforeEach(async () => {
	await emptyDirectory();
	moi = await acteurDeRole("moderateur");
});

async function ids(query: unknown = {}): Promise<number[]> {
	const lues = await listerPlaces(PlacesQuery.parse(query));
	return lues.ok ? lues.valeur.elements.map(({ id }) => id) : [];
}

async function roles(slug: string): Promise<readonly string[]> {
	const lu = await lireBesoin(slug);
	return lu.ok ? lu.valeur.roles : [];
}

async function version(): Promise<string | undefined> {
	const [lue] = await rows<{ n: string }>(
		sql`SELECT sum(nombre)::text AS n FROM versions`,
	);
	return lue?.n;
}

describe("the open places", () => {
	test("are listed latest first, by role, theme and need, and by pages that hold each once", async () => {
		await prisma().theme.create({
			data: { slug: "eau", nom: "Eau", description: "L’eau." },
		});
		const eau = await besoinAEtudier({ theme: { connect: { slug: "eau" } } });
		const un = await placeOuverte(moi, { role: "code" }, eau);
		const deux = await placeOuverte(moi, {}, eau);
		const trois = await placeOuverte(moi, { role: "code" });
		expect(await ids()).toEqual([trois.id, deux.id, un.id]);
		expect(await ids({ role: "code" })).toEqual([trois.id, un.id]);
		expect(await ids({ role: "", theme: "eau" })).toEqual([deux.id, un.id]);
		expect(await ids({ theme: "inconnu" })).toEqual([]);
		expect(await ids({ besoin: trois.slug })).toEqual([trois.id]);
		const premiere = await listerPlaces(PlacesQuery.parse({ limite: "2" }));
		if (!premiere.ok) throw new Error(premiere.refus);
		expect(premiere.valeur).toMatchObject({ total: 3 });
		expect(await ids({ limite: "2", apres: premiere.valeur.suivant })).toEqual([
			un.id,
		]);
		expect(await listerPlacesDuBesoin(eau)).toHaveLength(2);
	});

	test("are none of a need outside study and development, closed, or taken", async () => {
		const places = await Promise.all([
			placeOuverte(moi),
			placeOuverte(moi),
			placeOuverte(moi, { nombre: 1 }),
		]);
		const [partie, fermee, prise] = places;
		if (!partie || !fermee || !prise) throw new Error("three places");
		await rows(
			sql`UPDATE besoins SET statut = 'livre' WHERE slug = ${partie.slug}`,
		);
		await fermerPlace(moi, fermee.id);
		const { id, acteur } = await offreEnvoyee(prise.id);
		expect(await ids()).toEqual([prise.id]);
		await accepterOffre(moi, id);
		expect(await ids()).toEqual([]);
		for (const place of places)
			expect(await lirePlace(place.id)).toMatchObject({ refus: "introuvable" });
		await retirerOffre(acteur, prise.id);
		expect(await lirePlace(prise.id)).toMatchObject({ valeur: { libres: 1 } });
	});

	test("say how many are free, and nothing changes in public when an offer is sent, read or withdrawn", async () => {
		const place = await placeOuverte(moi);
		const avant = [await listerPlaces({}), await version()];
		const { acteur } = await offreEnvoyee(place.id);
		await prisma().offre.updateMany({ data: { etat: "vue" } });
		expect([await listerPlaces({}), await version()]).toEqual(avant);
		await retirerOffre(acteur, place.id);
		expect([await listerPlaces({}), await version()]).toEqual(avant);
		const texte = JSON.stringify(avant);
		expect(texte).toContain('"libres":2');
		expect(texte).not.toMatch(/"(nombre|prises|offres)"/);
	});
});

describe("the roles of a need", () => {
	test("are those set by hand and those of its open places, each once, in the order of the contract", async () => {
		const slug = await besoinAEtudier({ roles: ["donnees", "terrain"] });
		expect(await roles(slug)).toEqual(["donnees", "terrain"]);
		await placeOuverte(moi, { role: "terrain" }, slug);
		const code = await placeOuverte(moi, { role: "code", nombre: 1 }, slug);
		expect(await roles(slug)).toEqual(["code", "donnees", "terrain"]);
		const avec = async (role: string) => {
			const lus = await listerBesoins(BesoinsQuery.parse({ role }));
			return lus.ok ? lus.valeur.total : -1;
		};
		expect(await avec("code")).toBe(1);
		await accepterOffre(moi, (await offreEnvoyee(code.id)).id);
		expect(await roles(slug)).toEqual(["donnees", "terrain"]);
		expect(await avec("code")).toBe(0);
		await rows(sql`UPDATE besoins SET statut = 'livre' WHERE slug = ${slug}`);
		expect(await roles(slug)).toEqual(["donnees", "terrain"]);
	});
});
