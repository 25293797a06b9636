import { beforeEach, describe, expect, test } from "vitest";
import { prisma } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet, creerTheme } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { estBesoinRetire, lireBesoin, listerBesoins } from "./queries.ts";
import { aUnChantier, estStatutPublic, libelleServi } from "./rules.ts";
import { type BesoinsQuery, STATUTS_BESOIN } from "./schema.ts";

useTestDatabase();
beforeEach(emptyDirectory);

async function slugs(query: Partial<BesoinsQuery> = {}): Promise<string[]> {
	const page = await listerBesoins({ tri: "soutiens", ...query });
	if (!page.ok) throw new Error("refused");
	expect(page.valeur.total).toBe(page.valeur.elements.length);
	return page.valeur.elements.map(({ slug }) => slug);
}

const CHANTIER = {
	cahier: "Le cahier.",
	roles: ["terrain", "code"],
	depot: "https://example.org/depot",
	traductions: {
		en: { titre: "A need", cahier: "The brief.", depot: "x", description: "" },
	},
	etapes: {
		create: [
			{
				numero: 2,
				jour: new Date("2026-02-02"),
				titre: "Deux",
				texte: "Seconde.",
				traductions: { en: { titre: "Two", jour: "x" } },
			},
			{
				numero: 3,
				jour: new Date("2026-01-01"),
				titre: "Trois",
				texte: "Saisie après, datée avant.",
			},
			{ numero: 4, jour: new Date("2026-02-02"), titre: "Q", texte: "q" },
		],
	},
};

describe("D14: visibility", () => {
	test.each(STATUTS_BESOIN)(
		"%s: read and listed when it is public, unknown otherwise",
		async (statut) => {
			const isPublic = estStatutPublic(statut);
			const publie_le = isPublic || statut === "archive" ? new Date() : null;
			await creerBesoin({ slug: "besoin", statut, publie_le });
			const lu = await lireBesoin("besoin");
			expect(lu.ok).toBe(isPublic);
			if (lu.ok)
				expect(lu.valeur).toMatchObject({
					statut,
					statut_libelle: libelleServi(statut),
				});
			else expect(lu).toEqual({ ok: false, refus: "introuvable" });
			expect(await slugs()).toEqual(isPublic ? ["besoin"] : []);
		},
	);

	test("a linked project is shown while it is published, and shown again when published again", async () => {
		await creerProjet({ slug: "lie", nb_votes: 4 });
		await creerBesoin({
			slug: "besoin",
			projet: { connect: { slug: "lie" } },
		});
		const linked = async () => {
			const lu = await lireBesoin("besoin");
			return lu.ok ? lu.valeur.projet : undefined;
		};
		expect(await linked()).toMatchObject({ slug: "lie", nb_votes: 4 });
		expect(await linked()).not.toHaveProperty("statut");
		for (const [statut, shown] of [
			["archive", null],
			["publie", { slug: "lie" }],
		] as const) {
			await prisma().projet.update({
				where: { slug: "lie" },
				data: { statut },
			});
			if (shown === null) expect(await linked()).toBeNull();
			else expect(await linked()).toMatchObject(shown);
		}
		await prisma().projet.update({
			where: { slug: "lie" },
			data: { statut: "refuse", publie_le: null },
		});
		expect(await linked()).toBeNull();
		expect(await prisma().besoin.count({ where: { projet_id: null } })).toBe(0);
	});
});

describe("D2: the work space", () => {
	test.each(STATUTS_BESOIN.filter(estStatutPublic))(
		"%s: shown exactly while the state opens it",
		async (statut) => {
			await creerBesoin({ slug: "besoin", statut, ...CHANTIER });
			const lu = await lireBesoin("besoin");
			const ouvert = aUnChantier(statut);
			expect(lu).toMatchObject({
				valeur: {
					chantier: ouvert,
					cahier: ouvert ? "Le cahier." : null,
					roles: ouvert ? ["code", "terrain"] : [],
					depot: ouvert ? "https://example.org/depot" : null,
				},
			});
			if (!lu.ok) throw new Error("refused");
			// D20: steps by day, then by entry; D6: only translated keys.
			expect(lu.valeur.etapes).toEqual(
				ouvert
					? [
							{
								jour: "2026-01-01",
								titre: "Trois",
								texte: "Saisie après, datée avant.",
								traductions: {},
							},
							{
								jour: "2026-02-02",
								titre: "Deux",
								texte: "Seconde.",
								traductions: { en: { titre: "Two" } },
							},
							{ jour: "2026-02-02", titre: "Q", texte: "q", traductions: {} },
						]
					: [],
			);
			expect(lu.valeur.traductions).toEqual({
				en: ouvert
					? { titre: "A need", cahier: "The brief." }
					: { titre: "A need" },
			});
			expect(await listerBesoins({ tri: "soutiens" })).toMatchObject({
				valeur: { elements: [lu.valeur] },
			});
		},
	);

	test("put back to publie, it is hidden and kept", async () => {
		await creerBesoin({ slug: "besoin", statut: "etude", ...CHANTIER });
		for (const statut of ["publie", "developpement"])
			await prisma().besoin.update({
				where: { slug: "besoin" },
				data: { statut },
			});
		expect(await lireBesoin("besoin")).toMatchObject({
			valeur: { chantier: true, cahier: "Le cahier." },
		});
	});
});

test("D7: the timeline runs from the oldest public state to the newest", async () => {
	await creerBesoin({
		slug: "besoin",
		statut: "etude",
		jalons: {
			create: [
				{ statut: "etude", le: "2026-02-01T00:00:00.500Z" },
				{ statut: "publie", le: "2026-01-01T00:00:00Z" },
			],
		},
	});
	expect(await lireBesoin("besoin")).toMatchObject({
		valeur: {
			jalons: [
				{ statut: "publie", le: "2026-01-01T00:00:00.000Z" },
				{ statut: "etude", le: "2026-02-01T00:00:00.500Z" },
			],
			cree_le: "2026-03-01T12:00:00.000Z",
			theme: null,
			projet: null,
		},
	});
});

describe("D19: filters", () => {
	beforeEach(async () => {
		await creerTheme({ slug: "mer", nom: "Océan" });
		await creerBesoin({
			slug: "un",
			nb_soutiens: 2,
			statut: "etude",
			roles: ["code"],
			theme: { connect: { slug: "mer" } },
		});
		await creerBesoin({ slug: "deux", nb_soutiens: 1, roles: ["code"] });
	});

	test.each<[Partial<BesoinsQuery>, string[]]>([
		[{ theme: "mer" }, ["un"]],
		[{ theme: "inconnu" }, []],
		[{ theme: "" }, ["un", "deux"]],
		[{ statut: "publie" }, ["deux"]],
		[{ statut: "etude" }, ["un"]],
		[{ statut: "livre" }, []],
		[{ statut: "" }, ["un", "deux"]],
		[{ role: "code" }, ["un"]],
		[{ role: "terrain" }, []],
		[{ role: "" }, ["un", "deux"]],
		[{ q: "ocean" }, ["un"]],
		[{ q: "besion" }, ["un", "deux"]],
		[{ q: "besoin deux" }, ["deux"]],
		[{ q: "%" }, []],
	])("%j", async (query, expected) => {
		expect(await slugs(query)).toEqual(expected);
	});
});

test("D20: both orders are total", async () => {
	const entries = [
		["a", 1, "2026-01-01"],
		["b", 1, "2026-01-02"],
		["c", 2, "2026-01-01"],
		["d", 1, "2026-01-01"],
	] as const;
	for (const [slug, nb_soutiens, jour] of entries)
		await creerBesoin({ slug, nb_soutiens, cree_le: new Date(jour) });
	expect(await slugs({ tri: "soutiens" })).toEqual(["c", "b", "d", "a"]);
	expect(await slugs({ tri: "recents" })).toEqual(["b", "d", "c", "a"]);
});

test("D14: only an entry that was public once is distinguished from one that never was", async () => {
	await creerBesoin({ slug: "retire", statut: "archive" });
	await creerBesoin({ slug: "public", statut: "livre" });
	await creerBesoin({ slug: "jamais", statut: "propose", publie_le: null });
	expect(await estBesoinRetire("retire")).toBe(true);
	for (const slug of ["public", "jamais", "inconnu", "É"])
		expect(await estBesoinRetire(slug)).toBe(false);
});
