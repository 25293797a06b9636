import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { creerCompte } from "#lib/comptes/commands";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { signaler } from "./commands.ts";
import {
	type Lecteur,
	REDITE_SECONDES,
	SIGNALEMENTS_MAX_PAR_HEURE,
} from "./rules.ts";
import { type MotifSignalement, SignalementForme } from "./schema.ts";

useTestDatabase();

const AUTRE = { motif: "autre", texte: null } as const;

async function membre(): Promise<Lecteur> {
	const cree = await creerCompte(
		{ nature: "operateur" },
		{ courriel: `${randomUUID()}@example.org` },
	);
	if (!cree.ok) throw new Error(cree.refus);
	return { nature: "compte", compte_id: cree.valeur.id, role: "membre" };
}

const anonyme = (): Lecteur => ({ nature: "anonyme", reseau: randomUUID() });

async function projet(statut = "publie"): Promise<string> {
	const slug = `x-${randomUUID()}`;
	await creerProjet({
		slug,
		statut,
		...(statut === "publie" || statut === "archive" ? {} : { publie_le: null }),
	});
	return slug;
}

function recus(slug: string) {
	return prisma().signalement.findMany({
		where: { projet: { slug } },
		orderBy: { id: "asc" },
	});
}

const dits = async (slug: string) =>
	(await recus(slug)).map(({ motif, texte }) => [motif, texte]);

/** Sets every report of the entry that much earlier. */
function vieillir(slug: string, secondes: number) {
	return rows(
		sql`UPDATE signalements SET cree_le = cree_le - make_interval(secs => ${secondes})
		    WHERE projet_id = (SELECT id FROM projets WHERE slug = ${slug})`,
	);
}

describe("a reader's report", () => {
	test("stores reason, text and account, and identifies nobody when signed out", async () => {
		const slug = await projet();
		const moi = await membre();
		await signaler(moi, "projet", {
			slug,
			motif: "lien_mort",
			texte: "<script>alert(1)</script>",
		});
		await signaler({ nature: "anonyme", reseau: "203.0.113.7" }, "projet", {
			slug,
			...AUTRE,
		});
		const [premier, second] = await recus(slug);
		expect(premier).toMatchObject({
			motif: "lien_mort",
			texte: "<script>alert(1)</script>",
			compte_id: moi.nature === "compte" ? moi.compte_id : 0,
			traite_le: null,
		});
		expect(second).toMatchObject({ motif: "autre", compte_id: null });
		expect(Buffer.from(second?.lecteur ?? []).toString("latin1")).not.toContain(
			"203.0.113.7",
		);
	});

	test("is a separate row beside another of the same network: neither replaces nor joins the other", async () => {
		const slug = await projet();
		const reseau = anonyme();
		const envois = [
			{ motif: "illicite", texte: "Une insulte, au second paragraphe." },
			{ motif: "lien_mort", texte: null },
			{ motif: "illicite", texte: null },
			{ motif: "illicite", texte: null },
		] as const;
		for (const envoi of envois)
			expect((await signaler(reseau, "projet", { slug, ...envoi })).ok).toBe(
				true,
			);
		expect(await dits(slug)).toEqual(
			envois.map(({ motif, texte }) => [motif, texte]),
		);
	});

	test("sent again in the same words within minutes is the same one, under twenty at once too", async () => {
		const slug = await projet();
		const [moi, autre] = [await membre(), anonyme()];
		for (const lecteur of [moi, autre])
			await Promise.all(
				Array.from({ length: 20 }, () =>
					signaler(lecteur, "projet", { slug, ...AUTRE }),
				),
			);
		await signaler(moi, "projet", { slug, motif: "autre", texte: "vu" });
		expect(await dits(slug)).toEqual([
			["autre", null],
			["autre", null],
			["autre", "vu"],
		]);
	});

	test("of another reader of the network, in the same words, is another one: each is answered at their own address", async () => {
		const slug = await projet();
		const reseau = anonyme();
		const dire = (courriel: string | null) =>
			signaler(
				reseau,
				"projet",
				{ slug, ...AUTRE },
				courriel === null ? null : { courriel, langue: "fr" },
			);
		for (const courriel of [null, "un@exemple.fr", "deux@exemple.fr", null])
			expect(await dire(courriel)).toMatchObject({ ok: true });
		expect((await recus(slug)).map(({ courriel }) => courriel)).toEqual([
			"un@exemple.fr",
			"deux@exemple.fr",
		]);
	});

	test("sent again later, or once the first was dealt with, is a new one", async () => {
		const slug = await projet();
		const moi = anonyme();
		await signaler(moi, "projet", { slug, ...AUTRE });
		await vieillir(slug, REDITE_SECONDES + 1);
		await signaler(moi, "projet", { slug, ...AUTRE });
		await prisma().signalement.updateMany({
			where: { projet: { slug } },
			data: { traite_le: new Date(0) },
		});
		await signaler(moi, "projet", { slug, ...AUTRE });
		await signaler(moi, "projet", { slug, ...AUTRE });
		expect(await recus(slug)).toHaveLength(3);
	});

	test("is rejected beyond the hourly limit, with the minutes to wait, and accepted after them", async () => {
		const slug = await projet();
		const moi = anonyme();
		const dire = (n: number, motif: MotifSignalement = "autre") =>
			signaler(moi, "projet", { slug, motif, texte: `Le ${n}` });
		const envois = await Promise.all(
			Array.from({ length: SIGNALEMENTS_MAX_PAR_HEURE + 3 }, (_, n) => dire(n)),
		);
		expect(envois.filter(({ ok }) => ok)).toHaveLength(
			SIGNALEMENTS_MAX_PAR_HEURE,
		);
		const refuse = await dire(-1);
		expect(refuse).toMatchObject({ ok: false, refus: "conflit" });
		expect(JSON.stringify(refuse)).toContain("60 minutes");
		expect(await recus(slug)).toHaveLength(SIGNALEMENTS_MAX_PAR_HEURE);
		expect((await signaler(anonyme(), "projet", { slug, ...AUTRE })).ok).toBe(
			true,
		);
		await vieillir(slug, 3601);
		expect((await dire(-1)).ok).toBe(true);
		for (let n = 0; n < SIGNALEMENTS_MAX_PAR_HEURE; n += 1) await dire(100 + n);
		// The clock is set back by a day.
		await vieillir(slug, -86_400);
		expect((await dire(-2)).ok).toBe(true);
	});

	test("is rejected from another network of the same /48 of IPv6 once four networks' worth were sent from there; a repeated one counts once", async () => {
		const slug = await projet();
		const de = (n: number, texte: string) =>
			signaler(
				{
					nature: "anonyme",
					reseau: `2001:db8:77:${(n * 256).toString(16)}::/64`,
				},
				"projet",
				{ slug, motif: "autre", texte },
			);
		const ensemble = 4 * SIGNALEMENTS_MAX_PAR_HEURE;
		for (let n = 0; n < ensemble; n += 1)
			for (const _ of [1, 2])
				expect(await de(n, "Le même")).toMatchObject({ ok: true });
		const refuse = await de(ensemble, "Un de trop");
		expect(refuse).toMatchObject({ refus: "conflit" });
		expect(JSON.stringify(refuse)).toContain("60 minutes");
		expect(await recus(slug)).toHaveLength(ensemble);
	});

	test("of illegal content is still accepted when the hourly limit of the other reports is reached", async () => {
		const slug = await projet();
		const moi = anonyme();
		for (let n = 0; n <= SIGNALEMENTS_MAX_PAR_HEURE; n += 1)
			await signaler(moi, "projet", { slug, motif: "autre", texte: `${n}` });
		const illicite = { slug, motif: "illicite", texte: null } as const;
		for (let n = 0; n < SIGNALEMENTS_MAX_PAR_HEURE; n += 1)
			expect((await signaler(moi, "projet", illicite)).ok).toBe(true);
		expect((await signaler(moi, "projet", illicite)).ok).toBe(false);
	});

	test("is about a need as well as about a project", async () => {
		const slug = `x-${randomUUID()}`;
		await creerBesoin({ slug, statut: "etude" });
		const moi = anonyme();
		expect((await signaler(moi, "besoin", { slug, ...AUTRE })).ok).toBe(true);
		await signaler(moi, "besoin", { slug, ...AUTRE });
		expect(
			await prisma().signalement.count({ where: { besoin: { slug } } }),
		).toBe(1);
		expect(await signaler(moi, "projet", { slug, ...AUTRE })).toMatchObject({
			refus: "introuvable",
		});
	});

	test.each(["propose", "refuse", "archive", "quarantaine"])(
		"D14: is rejected for a project in the state %s, as for an unknown one",
		async (statut) => {
			const refus = { ok: false, refus: "introuvable" };
			const slug = await projet(statut);
			expect(
				await signaler(anonyme(), "projet", { slug, ...AUTRE }),
			).toMatchObject(refus);
			expect(
				await signaler(anonyme(), "projet", { slug: "l'inconnu", ...AUTRE }),
			).toEqual(await signaler(anonyme(), "projet", { slug, ...AUTRE }));
			expect(await recus(slug)).toEqual([]);
		},
	);
});

test("the reason comes from the list, the text is optional and bounded", () => {
	const lire = (forme: object) => SignalementForme.safeParse(forme).success;
	expect(lire({ slug: "x", motif: "autre" })).toBe(true);
	expect(lire({ slug: "x", motif: "autre", texte: "é".repeat(1000) })).toBe(
		true,
	);
	expect(lire({ slug: "x", motif: "autre", texte: "é".repeat(1001) })).toBe(
		false,
	);
	expect(lire({ slug: "x", motif: "rancune" })).toBe(false);
	expect(lire({ slug: "x" })).toBe(false);
});

test("an address left for an answer is kept normalised with the language of the page, added by a repeated report, and rejected when it is none", async () => {
	const [lecteur, slug] = [anonyme(), await projet()];
	const forme = { slug, ...AUTRE };
	const retour = { courriel: " Lise@Exemple.ORG ", langue: "en" } as const;
	expect(
		await signaler(lecteur, "projet", forme, { ...retour, courriel: "lise" }),
	).toMatchObject({ refus: "invalide" });
	await signaler(lecteur, "projet", forme);
	expect(await recus(slug)).toMatchObject([{ courriel: null, langue: null }]);
	await signaler(lecteur, "projet", forme, retour);
	expect(await recus(slug)).toMatchObject([
		{ courriel: "lise@exemple.org", langue: "en" },
	]);
});

test("a reader who reports a repeated need names the other one, by its slug or its address; anything else is refused", async () => {
	const [slug, autre, cache] = ["un", "autre", "cache"].map(
		(nom) => `${nom}-${randomUUID()}`,
	);
	if (!slug || !autre || !cache) throw new Error("three slugs");
	await creerBesoin({ slug });
	await creerBesoin({ slug: autre });
	await creerBesoin({ slug: cache, statut: "propose", publie_le: null });
	const envoyer = (dit: string | null, motif = "doublon" as const) =>
		signaler(anonyme(), "besoin", { slug, motif, texte: null, autre: dit });
	for (const dit of [autre, `https://exemple.org/en/besoins/${autre}?x=1#y`])
		expect((await envoyer(dit)).ok).toBe(true);
	for (const dit of [slug, cache, "https://exemple.org/besoins/rien", "é"])
		expect(await envoyer(dit)).toMatchObject({ refus: "invalide" });
	expect((await envoyer(null)).ok).toBe(true);
	const gardes = await prisma().signalement.findMany({
		where: { besoin: { slug } },
		orderBy: { id: "asc" },
	});
	expect(gardes.map(({ autre_besoin }) => autre_besoin)).toEqual([
		...[autre, autre, null],
	]);
});
