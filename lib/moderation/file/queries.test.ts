import { beforeEach, describe, expect, test } from "vitest";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import {
	compterFile,
	DEBUT_MAX,
	lirePlace,
	listerEntrees,
	listerFile,
} from "./queries.ts";
import { filtreDeLAdresse, rechercheDeFile } from "./rules.ts";
import { FiltreFile } from "./schema.ts";

useTestDatabase();

const propose = { statut: "propose", publie_le: null };

let auteur: ActeurCompte;

beforeEach(async () => {
	await emptyDirectory();
	auteur = await acteurDeRole("membre");
	await rows(
		sql`UPDATE comptes SET nom = 'Élodie Martin' WHERE id = ${auteur.compte_id}`,
	);
	await creerProjet({
		slug: "b",
		...propose,
		cree_le: "2026-01-02T00:00:00Z",
		site_web: "https://www.Exemple.fr/carte",
		description: `Voir https://exemple.fr/a et encore https://exemple.fr/a, puis www.autre.fr. ${"x".repeat(200)}`,
		auteur: { connect: { id: auteur.compte_id } },
	});
	const besoin_id = await creerBesoin({
		slug: "a",
		...propose,
		cree_le: "2026-01-01T00:00:00Z",
		description: "Une première ligne,\n\nune seconde, et quarante caractères.",
	});
	await rows(
		sql`INSERT INTO signalements (besoin_id, motif) VALUES (${besoin_id}, 'autre'), (${besoin_id}, 'illicite')`,
	);
	await rows(
		sql`INSERT INTO signalements (projet_id, motif, traite_le) SELECT id, 'autre', now() FROM projets`,
	);
	await creerProjet({
		slug: "c",
		...propose,
		nom: "Une carte des fontaines",
		langue: "en",
		cree_le: "2026-01-03T00:00:00Z",
	});
	await creerProjet({ slug: "publie" });
	await creerProjet({
		slug: "cache",
		statut: "quarantaine",
		publie_le: null,
	});
});

const filtre = (partiel: object) => FiltreFile.parse(partiel);

describe("the queue", () => {
	test("shows what is gravest first: illegal content that was reported, other reports, then entries, those of nobody last", async () => {
		const { entrees, total } = await listerFile(filtre({}));
		expect(entrees.map(({ genre, slug }) => [genre, slug])).toEqual([
			["signalement", "a"],
			["signalement", "a"],
			["fiche", "b"],
			["fiche", "a"],
			["fiche", "c"],
		]);
		expect(entrees[0]?.vers).toBe("/moderation/relecture/besoin/a");
		expect(total).toBe(5);
		expect(await compterFile()).toBe(total);
	});

	test("and the list of all entries show their last page once they are no longer as long as the address says, and never that nothing is there", async () => {
		for (const lire of [listerFile, listerEntrees]) {
			const { total } = await lire(filtre({}));
			expect(await lire(filtre({ page: "9" }))).toMatchObject({
				...{ total, page: 1, pages: 1 },
				entrees: { length: total },
			});
			expect(await lire(filtre({ q: "rien de tel" }))).toMatchObject({
				...{ total: 0, page: 1, entrees: [] },
			});
		}
	});

	test.each(["fiche", "signalement", "place"] as const)(
		"shows one kind alone: %s",
		async (genre) => {
			const { entrees } = await listerFile(filtre({ genre }));
			expect(new Set(entrees.map((ligne) => ligne.genre))).toEqual(
				new Set(genre === "place" ? [] : [genre]),
			);
		},
	);

	test("a danger in a text takes its entry before the others", async () => {
		await creerBesoin({
			...{ slug: "danger", ...propose },
			description:
				"Versez sur FR76 3000 6000 0112 3456 7890 189, et merci à tous.",
		});
		const { entrees } = await listerFile(filtre({ genre: "fiche" }));
		expect(entrees[0]).toMatchObject({
			slug: "danger",
			signaux: [
				{ genre: "iban", extraits: ["FR76 3000 6000 0112 3456 7890 189"] },
			],
		});
	});

	test.each([
		[{ nature: "besoin" }, ["a"]],
		[{ nature: "projet" }, ["b", "c"]],
		[{ langue: "en" }, ["c"]],
		[{ q: "Fontaïnes" }, ["c"]],
		[{ q: "https://exemple.org/en/projets/b?de=atom" }, ["b"]],
		[{ q: "https://exemple.org/moderation/relecture/projet/b/" }, ["b"]],
		[{ q: "/moderation/besoins/a/chantier?place=1" }, ["a"]],
	])("is filtered by %j", async (choix, slugs) => {
		const lue = await listerFile(filtre(choix));
		expect(lue.entrees.map(({ slug }) => slug)).toEqual(slugs);
	});

	test("and the list of all entries find what is filed under a theme, in any state: it cannot be deleted before", async () => {
		const { id: theme_id } = await prisma().theme.create({
			data: { slug: "eau", nom: "Eau", description: "" },
		});
		await creerBesoin({
			...{ slug: "refuse", statut: "refuse", publie_le: null },
			theme: { connect: { id: theme_id } },
		});
		await rows(
			sql`INSERT INTO projet_themes (projet_id, theme_id, position) SELECT id, ${theme_id}, 0 FROM projets WHERE slug = 'b'`,
		);
		const theme = filtre({ theme: "eau" });
		const slugs = (lue: { entrees: readonly { slug: string }[] }) =>
			lue.entrees.map(({ slug }) => slug).sort();
		expect(slugs(await listerEntrees(theme))).toEqual(["b", "refuse"]);
		expect(slugs(await listerFile(theme))).toEqual(["b"]);
	});

	test("says of each entry its first line, its signals, its open reports, and its author", async () => {
		await rows(
			sql`UPDATE comptes SET suspendu = true, suspendu_le = now() WHERE id = ${auteur.compte_id}`,
		);
		const { entrees } = await listerFile(filtre({ genre: "fiche" }));
		expect(entrees[0]).toMatchObject({
			...{ slug: "a", signaux: [], nombre: 2, auteur: null },
			...{ suspendu: false },
			debut: "Une première ligne, une seconde, et quarante caractères.",
		});
		expect(entrees[1]).toMatchObject({
			...{ slug: "b", nombre: 0, auteur: "Élodie Martin" },
			...{ suspendu: true },
			debut: "Une accroche assez longue.",
		});
	});

	test("says each title in the language of its entry, and a sentence in its own", async () => {
		const { compte_id } = auteur;
		await rows(
			sql`INSERT INTO signalements (projet_id, motif) SELECT id, 'illicite' FROM projets WHERE slug = 'c'`,
		);
		const besoin_id = await creerBesoin({ slug: "d", langue: "en" });
		await rows(
			sql`INSERT INTO soutiens (compte_id, besoin_id) VALUES (${compte_id}, ${besoin_id})`,
		);
		await rows(
			sql`INSERT INTO situations (compte_id, besoin_id, phrase, langue) VALUES (${compte_id}, ${besoin_id}, 'Je marche deux heures.', 'fr')`,
		);
		const { entrees } = await listerFile(filtre({}));
		const dites = entrees.flatMap(({ genre, slug, langue, langue_debut }) =>
			["c", "d"].includes(slug) ? [[genre, slug, langue, langue_debut]] : [],
		);
		expect(dites).toEqual([
			["signalement", "c", "en", "en"],
			["situation", "d", "en", "fr"],
			["fiche", "c", "en", "en"],
		]);
	});

	test("an entry with a longer English version is not said to be in English", async () => {
		const en =
			"We would like to know where the fountains of the town are, and when they have water, because people with children walk there in the summer. ";
		await creerBesoin({
			...{ slug: "fontaines", ...propose },
			titre: "Savoir où boire de l’eau dans la ville",
			description: "Il y a des fontaines dans la ville, mais où sont-elles ?",
			traductions: { en: { titre: en, description: en.repeat(3) } },
		});
		const { entrees } = await listerFile(filtre({ nature: "besoin" }));
		const ligne = entrees.find(({ slug }) => slug === "fontaines");
		expect(ligne?.signaux).toEqual([]);
	});

	test("a long text begins with whole words and an ellipsis, a text that just fits is whole", async () => {
		const mots = "eau ".repeat(DEBUT_MAX / 4 - 1);
		const juste = `${mots}eaux`;
		await creerBesoin({ slug: "juste", description: juste, ...propose });
		const long = `${mots}fontaine`;
		await creerBesoin({ slug: "long", description: long, ...propose });
		const { entrees } = await listerFile(filtre({ nature: "besoin" }));
		const debuts = new Map(entrees.map(({ slug, debut }) => [slug, debut]));
		expect(debuts.get("juste")).toBe(juste);
		expect(debuts.get("long")).toBe(`${mots.trimEnd()}…`);
	});

	test("an entry that its author sent again takes its place by that day", async () => {
		await rows(
			sql`INSERT INTO contributions (compte_id, nature, besoin_id, cle_rejeu, cree_le)
			    SELECT ${auteur.compte_id}, 'besoin', id, '\\x00'::bytea, '2026-01-02T12:00:00Z' FROM besoins`,
		);
		const { entrees } = await listerFile(
			filtre({ genre: "fiche", nature: "besoin" }),
		);
		expect(entrees.map(({ recue_le }) => recue_le?.toISOString())).toEqual([
			"2026-01-02T12:00:00.000Z",
		]);
	});

	test("links one entry to the next and back, says its place among how many, and keeps to its filter", async () => {
		const b = "/moderation/relecture/projet/b";
		const ou = (choix: object) => lirePlace(b, filtre(choix));
		expect(await ou({ genre: "fiche" })).toEqual({
			avant: null,
			apres: "/moderation/relecture/besoin/a",
			...{ place: 1, total: 3 },
		});
		expect(await ou({ nature: "projet" })).toEqual({
			avant: null,
			apres: "/moderation/relecture/projet/c",
			...{ place: 1, total: 2 },
		});
		// Left out by the filter: its place in the whole queue.
		const total = await compterFile();
		expect(await ou({ langue: "en" })).toMatchObject({ total });
		const publie = "/moderation/relecture/projet/publie";
		expect(await lirePlace(publie, filtre({}))).toBeNull();
	});

	test("passes from one page to the next through everything that waits, each page once, and counts what the menu counts", async () => {
		const { entrees } = await listerFile(filtre({}));
		const pages = [...new Set(entrees.map(({ vers }) => vers))];
		expect(pages.length).toBeLessThan(entrees.length);
		const vues: string[] = [];
		for (let ici: string | null = pages[0] ?? null; ici !== null; ) {
			vues.push(ici);
			const place = await lirePlace(ici, filtre({}));
			expect(place?.total).toBe(await compterFile());
			ici = place?.apres ?? null;
		}
		expect(vues).toEqual(pages);
	});
});

test("a filter survives in an address, whatever is typed in it; a wrong one filters nothing", () => {
	const choix = filtre({ q: "a&b=c é", nature: "projet", page: "3" });
	const recherche = rechercheDeFile(choix);
	expect(filtreDeLAdresse(`/moderation${recherche}&fait=3`)).toEqual({
		...choix,
		page: 1,
	});
	expect(rechercheDeFile(filtre({ page: "2" }))).toBe("");
	expect(filtreDeLAdresse("/moderation?langue=de")).toEqual(filtre({}));
});

test("the filter of the list of all entries survives in the addresses of its entries, but for the page and their state", () => {
	const liste = filtre({
		...{ q: "eau & vélo", nature: "besoin" },
		...{ statut: "quarantaine", page: "3" },
	});
	const recherche = rechercheDeFile(liste);
	expect(recherche).toBe("?nature=besoin&q=eau+%26+v%C3%A9lo");
	expect(filtreDeLAdresse(recherche)).toEqual({
		...liste,
		...{ statut: "", page: 1 },
	});
});
