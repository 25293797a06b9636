import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { lireArticle, listerArticles } from "#lib/articles/queries";
import { lireBesoin, listerBesoins } from "#lib/besoins/queries";
import { STATUTS_BESOIN_PUBLICS } from "#lib/besoins/schema";
import { lireCatalogue } from "#lib/donnees/catalogue/queries";
import { verifierInvariants } from "#lib/exploitation/queries";
import { voterPourProjet } from "#lib/participation/commands";
import { journaliser, sur } from "#lib/platform/db/journal";
import { prisma } from "#lib/platform/db/pool";
import { isDemonstration } from "#lib/platform/db/site-facts";
import { inTransaction } from "#lib/platform/db/transaction";
import { LANGUES } from "#lib/platform/langues";
import { lireProjet, listerProjets } from "#lib/projets/queries";
import { creerThemesPremiers } from "#lib/themes/commands";
import { listerThemes } from "#lib/themes/queries";
import { THEMES_PREMIERS } from "#lib/themes/rules";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import situations from "./content/situations.json" with { type: "json" };
import { ARTICLES, BESOINS, PROJETS } from "./demonstration/contenu.ts";
import { GENS } from "./demonstration/gens.ts";
import { acteurDeRole } from "./moderation.fixture.ts";
import { chargerDemonstration, retirerDemonstration } from "./seed.ts";

useTestDatabase();

const ATTENDU = {
	themes: THEMES_PREMIERS.length,
	projets: PROJETS.length,
	besoins: BESOINS.length,
	articles: ARTICLES.length,
};
const RIEN = { themes: 0, projets: 0, besoins: 0, articles: 0 };

async function compter() {
	return {
		themes: await prisma().theme.count(),
		projets: await prisma().projet.count(),
		besoins: await prisma().besoin.count(),
		articles: await prisma().article.count(),
	};
}

async function vider() {
	await prisma()
		.$executeRaw`TRUNCATE articles, besoins, projets, themes, comptes, journal CASCADE`;
}

// Loading takes a second: these tests read one content, and the last removes it.
describe("the content", () => {
	let bilans: object[];
	beforeAll(async () => {
		await vider();
		bilans = await Promise.all([
			chargerDemonstration(),
			chargerDemonstration(),
		]);
	});

	test("is loaded into an empty directory by one of two concurrent starts, and the other finds it filled", async () => {
		expect(bilans).toContainEqual(ATTENDU);
		expect(bilans).toContainEqual(RIEN);
		expect(await compter()).toEqual(ATTENDU);
	});

	test("is marked as demonstration, without a single vote", async () => {
		const marque = {
			demonstration: true,
			origine: "equipe",
			auteur_id: null,
		};
		expect(
			await prisma().projet.count({ where: { ...marque, nb_votes: 0 } }),
		).toBe(PROJETS.length);
		expect(
			await prisma().besoin.count({ where: { ...marque, nb_soutiens: 0 } }),
		).toBe(BESOINS.length);
		expect(
			await prisma().article.count({ where: { demonstration: true } }),
		).toBe(ARTICLES.length);
	});

	test("is read by the public as it was written, in both languages", async () => {
		for (const { en, ...projet } of PROJETS) {
			const lu = await lireProjet(projet.slug);
			expect(lu).toMatchObject({
				ok: true,
				valeur: {
					...projet,
					publie_le: new Date(projet.publie_le).toISOString(),
					themes: projet.themes.map((slug) => ({ slug })),
					traductions: { en },
				},
			});
		}
		const publics = BESOINS.filter(({ statut }) =>
			STATUTS_BESOIN_PUBLICS.some((connu) => connu === statut),
		);
		for (const besoin of publics) {
			const lu = await lireBesoin(besoin.slug);
			const ouvert = besoin.statut !== "publie";
			expect(lu).toMatchObject({
				ok: true,
				valeur: {
					titre: besoin.titre,
					description: besoin.description,
					statut: besoin.statut,
					chantier: ouvert,
					cahier: ouvert ? besoin.cahier : null,
					depot: ouvert ? besoin.depot : null,
					theme: besoin.theme === null ? null : { slug: besoin.theme },
					projet: besoin.projet === null ? null : { slug: besoin.projet },
					jalons: besoin.jalons.map(({ statut, le }) => ({
						statut,
						le: new Date(le).toISOString(),
					})),
					etapes: ouvert
						? besoin.etapes.map(({ en, ...etape }) => ({
								...etape,
								traductions: { en },
							}))
						: [],
					traductions: { en: besoin.en },
				},
			});
		}
		for (const { slug, titre, date, projets, en } of ARTICLES) {
			expect(await lireArticle(slug)).toMatchObject({
				ok: true,
				valeur: {
					titre,
					date,
					projets,
					html: expect.stringMatching(/^<p>.*<h2>/s),
					traductions: {
						en: {
							titre: en.titre,
							resume: en.resume,
							html: expect.stringMatching(/^<p>.*<h2>/s),
						},
					},
				},
			});
		}
		expect(await listerThemes()).toHaveLength(THEMES_PREMIERS.length);
		expect(await listerProjets({ tri: "une" })).toMatchObject({
			valeur: { total: PROJETS.length },
		});
		expect(await listerBesoins({ tri: "recents" })).toMatchObject({
			valeur: { total: publics.length },
		});
		expect(await listerArticles({})).toMatchObject({
			valeur: { total: ARTICLES.length },
		});
	});

	test("has identifiers that follow the instants of publication, so that equal sort keys never occur", async () => {
		const projets = await prisma().projet.findMany({ orderBy: { id: "asc" } });
		const instants = projets.map(({ publie_le }) => publie_le?.getTime() ?? 0);
		expect(instants).toEqual([...instants].sort((a, b) => a - b));
	});

	test("is not loaded a second time", async () => {
		expect(await chargerDemonstration()).toEqual(RIEN);
		expect(await compter()).toEqual(ATTENDU);
	});

	test("is removed whole, search texts included, and the journal keeps figures only", async () => {
		expect(await retirerDemonstration()).toEqual(ATTENDU);
		expect(await compter()).toEqual(RIEN);
		const [reste] = await prisma().$queryRaw<{ nombre: number }[]>`
			SELECT ((SELECT count(*) FROM recherche_projets) + (SELECT count(*) FROM recherche_besoins)
				+ (SELECT count(*) FROM jalons) + (SELECT count(*) FROM etapes))::int AS nombre`;
		expect(reste?.nombre).toBe(0);
		expect(await prisma().journalEntree.findMany()).toMatchObject([
			{
				acteur: "operateur",
				acteur_id: null,
				acte: "retirerDemonstration",
				objet_slug: null,
				avant: null,
				apres: ATTENDU,
			},
		]);
	});
});

describe("with its people", () => {
	const dites = async () =>
		prisma().$queryRaw`
			SELECT p.slug, count(v.*)::int AS nombre, p.nb_votes, min(v.cree_le) >= p.publie_le AND max(v.cree_le) <= now() AS a_son_heure
			FROM projets p LEFT JOIN votes v ON v.projet_id = p.id GROUP BY p.id ORDER BY p.slug`;

	test("they vote and support since each entry was published, the same at every start, with counts that agree", async () => {
		await vider();
		await chargerDemonstration({ gens: true });
		expect((await verifierInvariants()).ecarts).toEqual([]);
		expect(
			await prisma().compte.count({ where: { demonstration: true } }),
		).toBe(GENS);
		const premieres = await dites();
		const lignes = z
			.array(
				z.object({
					slug: z.string(),
					nombre: z.number(),
					nb_votes: z.number(),
					a_son_heure: z.boolean().nullable(),
				}),
			)
			.parse(premieres);
		expect(lignes).toHaveLength(PROJETS.length);
		for (const { a_son_heure, nb_votes, nombre, slug } of lignes)
			expect([slug, nb_votes, a_son_heure ?? true]).toEqual([
				...[slug, nombre, true],
			]);
		const nombres = lignes.map(({ nombre }) => nombre);
		expect(Math.max(...nombres)).toBeGreaterThan(25);
		expect(Math.min(...nombres)).toBeLessThan(12);
		expect(
			await prisma().soutien.count({
				where: { besoin: { statut: { in: ["propose", "refuse", "archive"] } } },
			}),
		).toBe(0);
		expect(await prisma().reponseBilan.count()).toBeGreaterThan(10);
		for (const langue of LANGUES)
			expect([
				langue,
				await prisma().situation.count({ where: { langue } }),
			]).toEqual([
				langue,
				situations.filter((une) => (une.langue ?? "fr") === langue).length,
			]);
		await retirerDemonstration();
		await chargerDemonstration({ gens: true });
		expect(await dites()).toEqual(premieres);
	});

	test("they go with the content, and what real people did is counted as before", async () => {
		const compte = await acteurDeRole("membre");
		const voter = (slug: string) => voterPourProjet(compte, slug);
		const projet = await prisma().projet.create({
			data: {
				slug: "le-notre",
				nom: "Le nôtre",
				accroche: "Un projet à nous.",
				description:
					"Un projet qui n’est pas de la démonstration, et qui reste.",
				statut: "publie",
				publie_le: new Date("2026-01-01"),
			},
		});
		expect(await voter(projet.slug)).toMatchObject({ ok: true });
		expect(await isDemonstration()).toBe(true);
		const dit = /d[ée]monstration/i;
		for (const langue of LANGUES)
			expect(await lireCatalogue(langue, "ttl")).toMatch(dit);
		await retirerDemonstration();
		expect(await isDemonstration()).toBe(false);
		for (const langue of LANGUES)
			expect(await lireCatalogue(langue, "ttl")).not.toMatch(dit);
		expect(await prisma().compte.count()).toBe(1);
		expect(await prisma().vote.count()).toBe(1);
		expect((await verifierInvariants()).ecarts).toEqual([]);
	});
});

describe("loading and removal", () => {
	beforeEach(vider);

	test("a directory with a single theme is not empty and is left unchanged", async () => {
		await prisma().theme.create({
			data: { slug: "le-notre", nom: "Le nôtre", description: "" },
		});
		expect(await chargerDemonstration()).toEqual(RIEN);
		expect(await compter()).toEqual({ ...RIEN, themes: 1 });
	});

	test("a directory without demonstration content is left unchanged, and nothing is journaled", async () => {
		expect(await retirerDemonstration()).toEqual(RIEN);
		expect(await prisma().journalEntree.count()).toBe(0);
	});

	test("themes that the operator made or the team changed are theirs, and stay", async () => {
		const acteur = { nature: "operateur" } as const;
		await creerThemesPremiers(acteur);
		expect(await retirerDemonstration()).toEqual(RIEN);
		await prisma().theme.deleteMany();
		await chargerDemonstration();
		const change = await prisma().theme.findFirstOrThrow();
		await inTransaction((tx) =>
			journaliser(tx, acteur, "modifierTheme", sur("theme", change)),
		);
		await retirerDemonstration();
		const restent = await prisma().theme.findMany();
		expect(restent.map(({ slug }) => slug)).toEqual([change.slug]);
	});

	test("what people wrote is kept, with the themes it uses", async () => {
		await chargerDemonstration();
		const [theme] = THEMES_PREMIERS;
		if (!theme) throw new Error("no theme");
		const voisin = PROJETS[0]?.slug ?? "";
		await prisma().besoin.create({
			data: {
				slug: "un-vrai-besoin",
				titre: "Un vrai besoin",
				description:
					"Écrit par quelqu’un, il ne doit pas partir avec le reste.",
				statut: "publie",
				publie_le: new Date(),
				theme: { connect: { slug: theme.slug } },
				projet: { connect: { slug: voisin } },
			},
		});
		expect(await retirerDemonstration()).toEqual({
			...ATTENDU,
			themes: THEMES_PREMIERS.length - 1,
		});
		expect(await compter()).toEqual({ ...RIEN, themes: 1, besoins: 1 });
		expect(await lireBesoin("un-vrai-besoin")).toMatchObject({
			valeur: { theme: { slug: theme.slug }, projet: null },
		});
	});

	test("demonstration accounts are removed with their votes and supports, and counts still match the rows", async () => {
		const compte = (courriel: string, demonstration: boolean) =>
			prisma().compte.create({
				data: { courriel, courriel_saisi: courriel, demonstration },
			});
		const projet = await prisma().projet.create({
			data: {
				slug: "un-vrai-projet",
				nom: "Un vrai projet",
				accroche: "Il reste après la purge.",
				description:
					"Écrit par quelqu’un, il ne doit pas partir avec le reste.",
				nb_votes: 2,
			},
		});
		const besoin = await prisma().besoin.create({
			data: {
				slug: "un-vrai-besoin",
				titre: "Un vrai besoin",
				description:
					"Écrit par quelqu’un, il ne doit pas partir avec le reste.",
				nb_soutiens: 2,
			},
		});
		const comptes = [
			await compte("vraie@example.org", false),
			await compte("demo@example.org", true),
			await compte("demo-suspendue@example.org", true),
		];
		for (const { id: compte_id } of comptes) {
			await prisma().vote.create({ data: { compte_id, projet_id: projet.id } });
			await prisma().soutien.create({
				data: { compte_id, besoin_id: besoin.id },
			});
		}
		await prisma().compte.update({
			where: { courriel: "demo-suspendue@example.org" },
			data: {
				suspendu: true,
				suspendu_le: new Date(),
				hors_decomptes_le: new Date(),
			},
		});
		await retirerDemonstration();
		expect(await prisma().compte.count()).toBe(1);
		expect(await prisma().vote.count()).toBe(1);
		expect(await prisma().projet.findFirst()).toMatchObject({ nb_votes: 1 });
		expect(await prisma().besoin.findFirst()).toMatchObject({ nb_soutiens: 1 });
	});
});
