import { beforeAll, describe, expect, test } from "vitest";
import { listerPlacesDuBesoin } from "#lib/besoins/places/queries";
import {
	PLACE_JOURS,
	PLACE_JOURS_MAX,
	REFERENTS_MAX,
} from "#lib/besoins/places/rules";
import {
	accepterOffre,
	quitterReferents,
} from "#lib/participation/offres_recues/commands";
import {
	listerBesoinsAvecOffres,
	listerBesoinsDuReferent,
	listerOffresDuBesoin,
} from "#lib/participation/offres_recues/queries";
import type { ActeurCompte } from "#lib/platform/actor";
import { untilBlocked } from "#lib/platform/db/another.fixture";
import { prisma, sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { dayIn } from "#lib/platform/runtime/days.fixture";
import { acteurDeRole, courrielsA, slugNeuf } from "#prisma/moderation.fixture";
import {
	adresseDe,
	besoinAEtudier,
	offreEnvoyee,
	PLACE,
	placeOuverte,
} from "#prisma/places.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import {
	fermerPlace,
	modifierPlace,
	nommerReferent,
	ouvrirPlace,
	renouvelerPlace,
} from "./commands.ts";
import { lirePlacesDuBesoin } from "./queries.ts";
import { PlaceEcrite, PlaceModifiee } from "./schema.ts";

useTestDatabase();

/** One place as the team reads it. */
async function placeTenue(id: number) {
	const { besoin } = await prisma().place.findUniqueOrThrow({
		where: { id },
		include: { besoin: true },
	});
	const lu = await lirePlacesDuBesoin(besoin.slug);
	return lu?.places.find((une) => une.id === id) ?? null;
}

let moi: ActeurCompte;
beforeAll(async () => {
	moi = await acteurDeRole("moderateur");
});

describe("a place", () => {
	test.each(["etude", "developpement"])(
		"is opened on a need in the state %s, with the team's words in both languages",
		async (statut) => {
			const slug = await besoinAEtudier({ statut });
			const { id } = await placeOuverte(moi, {}, slug);
			expect(await listerPlacesDuBesoin(slug)).toMatchObject([
				{
					...{ id, libres: 2, lieu: "Lyon", langue: "fr" },
					traductions: { en: { titre: PLACE.titre_en } },
				},
			]);
			expect(await lirePlacesDuBesoin(slug)).toMatchObject({
				ouvrable: true,
				places: [{ id, ouverte: true, nombre: 2, prises: 0 }],
			});
		},
	);

	test.each([
		["propose", null],
		["publie", undefined],
		["livre", undefined],
		["archive", undefined],
	])("is not opened on a need in the state %s", async (statut, publie_le) => {
		const slug = await besoinAEtudier({
			statut,
			...(publie_le === null ? { publie_le } : {}),
		});
		expect(await ouvrirPlace(moi, slug, PLACE)).toMatchObject({
			refus: "conflit",
		});
		expect(await prisma().place.count({ where: { besoin: { slug } } })).toBe(0);
	});

	test("has a last day between today and a year from now", async () => {
		const slug = await besoinAEtudier();
		const avec = (jusqu_au: string) =>
			ouvrirPlace(moi, slug, { ...PLACE, jusqu_au });
		for (const jour of [dayIn(2), dayIn(PLACE_JOURS_MAX - 1)])
			expect(await avec(jour)).toMatchObject({ ok: true });
		for (const jour of [dayIn(-2), dayIn(PLACE_JOURS_MAX + 2)])
			expect(await avec(jour)).toMatchObject({
				refus: "invalide",
				detail: [{ loc: ["body", "jusqu_au"] }],
			});
	});

	test("is changed with its offers kept, never below what was accepted, and not from an old reading", async () => {
		const { id } = await placeOuverte(moi, { nombre: 3 });
		for (const _ of [1, 2])
			await accepterOffre(moi, (await offreEnvoyee(id)).id);
		const lue = await placeTenue(id);
		expect(await modifierPlace(moi, id, { ...PLACE, nombre: 1 })).toMatchObject(
			{
				refus: "invalide",
				detail: [{ loc: ["body", "nombre"] }],
			},
		);
		expect(
			await modifierPlace(moi, id, { ...PLACE, lieu: null }, lue?.vu_le),
		).toMatchObject({ ok: true });
		expect(await placeTenue(id)).toMatchObject({
			...{ nombre: 2, prises: 2, lieu: null, ouverte: false },
		});
		expect(await modifierPlace(moi, id, PLACE, lue?.vu_le)).toMatchObject({
			refus: "conflit",
		});
	});

	test("is closed once, renewed, and unknown ones are neither", async () => {
		const { id, slug } = await placeOuverte(moi);
		expect(await fermerPlace(moi, id)).toEqual({ ok: true, valeur: { slug } });
		expect(await fermerPlace(moi, id)).toMatchObject({ refus: "conflit" });
		expect(await placeTenue(id)).toMatchObject({ fermeture: "equipe" });
		expect(await renouvelerPlace(moi, id)).toMatchObject({
			valeur: { slug, jusqu_au: dayIn(PLACE_JOURS) },
		});
		expect(await placeTenue(id)).toMatchObject({
			...{ ouverte: true, fermeture: null, jusqu_au: dayIn(PLACE_JOURS) },
		});
		for (const agir of [fermerPlace, renouvelerPlace])
			expect(await agir(moi, 999_999)).toMatchObject({ refus: "introuvable" });
		expect(await ouvrirPlace(moi, slugNeuf(), PLACE)).toMatchObject({
			refus: "introuvable",
		});
	});

	test("that ends later than a renewal would say keeps its last day", async () => {
		const { id, slug } = await placeOuverte(moi);
		const jusqu_au = dayIn(2 * PLACE_JOURS);
		await modifierPlace(moi, id, { ...PLACE, jusqu_au });
		expect(await renouvelerPlace(moi, id)).toMatchObject({
			valeur: { slug, jusqu_au },
		});
		expect(await placeTenue(id)).toMatchObject({ jusqu_au });
	});

	test("takes the offers with it that await an answer, even one that somebody is opening", async () => {
		const { id } = await placeOuverte(moi);
		const offre = await offreEnvoyee(id);
		const fermeture = await inTransaction(async (tx) => {
			// Like opening it: the row of the offer is held until the end.
			await tx.$executeRaw(
				sql`UPDATE offres SET etat = 'vue', vue_le = now() WHERE id = ${offre.id}`,
			);
			return untilBlocked(() => fermerPlace(moi, id));
		});
		expect(await fermeture.enCours).toMatchObject({ ok: true });
		expect(
			await prisma().offre.findUnique({ where: { id: offre.id } }),
		).toMatchObject({ etat: "expiree" });
	});

	test("is the moderators' only: members and referents are refused, and nothing changes", async () => {
		const { id, slug } = await placeOuverte(moi);
		const referent = await acteurDeRole("membre");
		await nommerReferent(moi, slug, await adresseDe(referent));
		const avant = await prisma().place.findMany();
		for (const qui of [await acteurDeRole("membre"), referent]) {
			for (const fait of [
				await ouvrirPlace(qui, slug, PLACE),
				await modifierPlace(qui, id, PLACE),
				await fermerPlace(qui, id),
				await renouvelerPlace(qui, id),
				await nommerReferent(qui, slug, await adresseDe(qui)),
				await quitterReferents(qui, slug, moi.compte_id),
			])
				expect(fait).toEqual({ ok: false, refus: "interdit", raison: "role" });
		}
		expect(await prisma().place.findMany()).toEqual(avant);
	});
});

describe("the form of a place", () => {
	const saisie = {
		...{ slug: "x", role: "terrain", titre: "t", texte: "t" },
		...{ nombre: "2", heures: "3", jusqu_au: "", lieu: "" },
	};

	test("reads an empty day as the usual one, and an empty place as at a distance", () => {
		expect(PlaceEcrite.parse(saisie)).toMatchObject({
			...{ nombre: 2, heures: 3, lieu: null, jusqu_au: null },
		});
		expect(PlaceModifiee.parse({ ...saisie, place: "7" }).place).toBe(7);
	});

	test.each([
		["titre", ""],
		["titre", "a".repeat(81)],
		["texte", "a".repeat(501)],
		["titre_en", "a".repeat(81)],
		["nombre", "0"],
		["nombre", "21"],
		["heures", "0"],
		["heures", "41"],
		["role", "autre"],
		["jusqu_au", "2026-02-30"],
		["lieu", "a".repeat(121)],
	])("refuses %s when it is %s", (champ, valeur) => {
		const lue = PlaceEcrite.safeParse({ ...saisie, [champ]: valeur });
		expect(lue.error?.issues.map(({ path }) => path)).toEqual([[champ]]);
	});
});

describe("the referents of a need", () => {
	test("are five at most, even when ten are named at once, and each is told once", async () => {
		const slug = await besoinAEtudier();
		const eux = await Promise.all(
			Array.from({ length: 10 }, () => acteurDeRole("membre")),
		);
		const faits = await Promise.all(
			eux.map(async (qui) => nommerReferent(moi, slug, await adresseDe(qui))),
		);
		expect(faits.filter(({ ok }) => ok)).toHaveLength(REFERENTS_MAX);
		const lus = (await lirePlacesDuBesoin(slug))?.referents ?? [];
		expect(lus).toHaveLength(REFERENTS_MAX);
		const un = eux.find(({ compte_id }) => compte_id === lus[0]?.compte_id);
		if (!un) throw new Error("no referent");
		expect(
			await nommerReferent(
				moi,
				slug,
				`  ${(await adresseDe(un)).toUpperCase()}`,
			),
		).toMatchObject({ ok: true });
		expect(await courrielsA(un)).toEqual(["referent_nomme attente"]);
		await quitterReferents(moi, slug, un.compte_id);
		expect(await quitterReferents(moi, slug, un.compte_id)).toMatchObject({
			refus: "introuvable",
		});
		const autre = eux[faits.findIndex(({ ok }) => !ok)];
		expect(
			await nommerReferent(moi, slug, autre ? await adresseDe(autre) : ""),
		).toMatchObject({ ok: true });
	});

	test("that are suspended since are told apart from those who answer", async () => {
		const slug = await besoinAEtudier();
		const [parti, reste] = [
			await acteurDeRole("membre"),
			await acteurDeRole("membre"),
		];
		for (const qui of [parti, reste])
			await nommerReferent(moi, slug, await adresseDe(qui));
		await prisma().$executeRaw(
			sql`UPDATE comptes SET suspendu = true, suspendu_le = now() WHERE id = ${parti.compte_id}`,
		);
		const lus = (await lirePlacesDuBesoin(slug))?.referents ?? [];
		expect(lus.map(({ suspendu }) => suspendu)).toEqual([true, false]);
		// One account answers for as many needs as it is named for.
		const second = await besoinAEtudier();
		for (const _ of [1, 2])
			await nommerReferent(moi, second, await adresseDe(reste));
		expect((await lirePlacesDuBesoin(second))?.referents).toMatchObject([
			{ compte_id: reste.compte_id },
		]);
	});

	test("are accounts in use: another address is refused with a sentence", async () => {
		const slug = await besoinAEtudier();
		for (const saisi of ["personne@exemple.org", "x", "a@b@c"])
			expect(await nommerReferent(moi, slug, saisi)).toMatchObject({
				refus: "invalide",
				detail: [{ loc: ["body", "courriel"] }],
			});
	});

	test("read the offers of their need, as moderators do, and nobody else does", async () => {
		const { id, slug } = await placeOuverte(moi);
		const referent = await acteurDeRole("membre");
		await nommerReferent(moi, slug, await adresseDe(referent));
		const { acteur } = await offreEnvoyee(id);
		for (const qui of [moi, referent, await acteurDeRole("admin")]) {
			const lues = await listerOffresDuBesoin(qui, slug);
			expect(lues).toMatchObject({
				valeur: { places: [{ id, offres: [{ etat: "envoyee" }] }] },
			});
			expect(JSON.stringify(lues)).not.toContain("samedi");
		}
		for (const qui of [acteur, await acteurDeRole("membre")])
			expect(await listerOffresDuBesoin(qui, slug)).toEqual({
				ok: false,
				refus: "introuvable",
			});
		expect(await listerBesoinsDuReferent(referent.compte_id)).toMatchObject([
			{ slug, en_attente: 1 },
		]);
		expect(await listerBesoinsDuReferent(acteur.compte_id)).toEqual([]);
		const file = await listerBesoinsAvecOffres();
		expect(file.find((un) => un.slug === slug)).toMatchObject({
			nombre: 1,
		});
		await quitterReferents(moi, slug, referent.compte_id);
		expect(await listerOffresDuBesoin(referent, slug)).toMatchObject({
			refus: "introuvable",
		});
	});
});
