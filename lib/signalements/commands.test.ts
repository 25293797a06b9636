import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { creerCompte } from "#lib/comptes/commands";
import { prisma } from "#lib/platform/db";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { signaler } from "./commands.ts";
import type { Lecteur } from "./rules.ts";
import { SignalementForme } from "./schema.ts";

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

describe("a reader's report", () => {
	test("keeps reason, text and account, and names nobody when signed out", async () => {
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

	test("is one for each reader and entry while it waits, the last one said, under twenty at once too", async () => {
		const slug = await projet();
		const [moi, autre] = [await membre(), anonyme()];
		for (const lecteur of [moi, autre])
			await Promise.all(
				Array.from({ length: 20 }, () =>
					signaler(lecteur, "projet", { slug, ...AUTRE }),
				),
			);
		await signaler(moi, "projet", { slug, motif: "doublon", texte: "vu" });
		expect(
			(await recus(slug)).map(({ motif, texte }) => [motif, texte]),
		).toEqual([
			["doublon", "vu"],
			["autre", null],
		]);
	});

	test("may be sent again once the first was dealt with", async () => {
		const slug = await projet();
		const moi = anonyme();
		await signaler(moi, "projet", { slug, ...AUTRE });
		await prisma().signalement.updateMany({
			where: { projet: { slug } },
			data: { traite_le: new Date(0) },
		});
		await signaler(moi, "projet", { slug, ...AUTRE });
		await signaler(moi, "projet", { slug, ...AUTRE });
		expect(await recus(slug)).toHaveLength(2);
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
		"D14: is refused for a project in the state %s, as for an unknown one",
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
