import { beforeEach, expect, test } from "vitest";
import type { ActeurCompte } from "#lib/platform/actor";
import { rows, sql } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin } from "#prisma/entries.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { modererBesoin } from "../commands.ts";
import { laisserFiche, prendreFiche } from "./commands.ts";
import { lireOccupants } from "./queries.ts";
import { PRISE_SECONDES } from "./schema.ts";

useTestDatabase();

const FICHE = { nature: "besoin", slug: "attend" } as const;

let moi: ActeurCompte;
let autre: ActeurCompte;

beforeEach(async () => {
	await emptyDirectory();
	await creerBesoin({ slug: FICHE.slug, statut: "propose", publie_le: null });
	[moi, autre] = [await acteurDeRole(), await acteurDeRole("admin")];
	await rows(
		sql`UPDATE comptes SET nom = CASE WHEN id = ${moi.compte_id} THEN 'Moi' ELSE 'Autre' END`,
	);
});

const vus = ({ compte_id }: ActeurCompte) =>
	lireOccupants(FICHE.nature, FICHE.slug, compte_id);

/** Moves every claim back in time. */
const vieillir = (secondes: number) =>
	rows(
		sql`UPDATE prises SET le = le - make_interval(secs => ${secondes}), jusqua = jusqua - make_interval(secs => ${secondes})`,
	);

test("two moderators who open an entry at once are each told of the other, and neither is blocked", async () => {
	const faits = await Promise.all([
		prendreFiche(moi, FICHE),
		prendreFiche(autre, FICHE),
		prendreFiche(moi, FICHE),
	]);
	expect(faits.every(({ ok }) => ok)).toBe(true);
	expect(await vus(moi)).toEqual({ moi: true, autres: ["Autre"] });
	expect(await vus(autre)).toEqual({ moi: true, autres: ["Moi"] });
	expect(await rows(sql`SELECT 1 FROM prises`)).toHaveLength(2);
});

test("it lasts ten minutes after the last sign, and a renewal makes it last", async () => {
	await prendreFiche(moi, FICHE);
	await vieillir(PRISE_SECONDES - 5);
	expect(await vus(autre)).toEqual({ moi: false, autres: ["Moi"] });
	await prendreFiche(moi, FICHE);
	await vieillir(PRISE_SECONDES - 5);
	expect(await vus(autre)).toMatchObject({ autres: ["Moi"] });
	await vieillir(10);
	expect(await vus(autre)).toEqual({ moi: false, autres: [] });
});

test("it ends by its button, and for everybody by a decision, even one that comes at the same time", async () => {
	await prendreFiche(moi, FICHE);
	await prendreFiche(autre, FICHE);
	await laisserFiche(moi, FICHE);
	expect(await vus(moi)).toEqual({ moi: false, autres: ["Autre"] });
	await Promise.all([
		modererBesoin(autre, FICHE.slug, {
			statut: "publie",
			projet: undefined,
			motif: null,
		}),
		prendreFiche(moi, FICHE),
	]);
	expect(await vus(moi)).toEqual({ moi: false, autres: [] });
	expect(await prendreFiche(moi, FICHE)).toMatchObject({
		refus: "introuvable",
	});
});

test("members are refused, and an unknown entry is not found", async () => {
	const membre = await acteurDeRole("membre");
	for (const acte of [prendreFiche, laisserFiche])
		expect(await acte(membre, FICHE)).toMatchObject({ refus: "interdit" });
	const inconnue = { ...FICHE, slug: "inconnue" };
	expect(await prendreFiche(moi, inconnue)).toMatchObject({
		refus: "introuvable",
	});
});
