/** The signs of the queue that are computed beforehand: watched words and likeness. */
import pg from "pg";
import { beforeAll, expect, test, vi } from "vitest";
import type { ActeurCompte } from "#lib/platform/actor";
import { rows, sql } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { membre } from "#prisma/reunions.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { comparerFile } from "../signaux/commands.ts";
import { surveillerMot } from "../surveillance/commands.ts";
import { listerFile } from "./queries.ts";
import { ENJEUX } from "./rules.ts";
import { FiltreFile } from "./schema.ts";

useTestDatabase();

const PROPOSE = { statut: "propose", publie_le: null };
const SYSTEME = { nature: "systeme" } as const;
const DOUBLE = {
	nom: "Carte des fontaines d’eau potable",
	accroche: "Où boire de l’eau fraîche dans la ville.",
};

let moi: ActeurCompte;

const lister = async (choix: object) => {
	const { entrees, total } = await listerFile(FiltreFile.parse(choix));
	return { slugs: entrees.map(({ slug }) => slug).sort(), entrees, total };
};

/** An insult on the list. */
const insulter = () =>
	rows(
		sql`INSERT INTO mots_surveilles (texte, forme, adresse, genre) VALUES ('zigoto', 'zigoto', false, 'insulte')
		    ON CONFLICT DO NOTHING`,
	);

beforeAll(async () => {
	await emptyDirectory();
	moi = await acteurDeRole("admin");
	await surveillerMot(moi, "casino");
	await surveillerMot(moi, "tombola");
	await creerProjet({ slug: "fontaines", ...DOUBLE });
	await creerProjet({ slug: "double", ...PROPOSE, ...DOUBLE });
	await creerProjet({
		...{ slug: "jeu", ...PROPOSE, nom: "Un casino de quartier" },
		accroche: "Parier sans bouger de chez soi.",
		description: "Roulette, dés et cartes, à toute heure de la nuit.",
	});
	await creerBesoin({
		...{ slug: "lot", ...PROPOSE, titre: "Une tombola pour l’école" },
		description: "Financer un voyage en montagne pour tous les élèves.",
		territoire: "Près du casino",
	});
	await creerProjet({
		...{ slug: "calme", ...PROPOSE, nom: "Une bibliothèque" },
		accroche: "Des romans prêtés entre voisins.",
		description: "Les étagères sont dans le hall de chaque immeuble.",
	});
});

test("each row names the watched words that its entry holds, and nothing where there is none", async () => {
	const { entrees } = await lister({});
	const mots = entrees.map(({ slug, signaux }) => [
		slug,
		...signaux.flatMap(({ genre, extraits }) =>
			genre === "surveille" ? extraits : [],
		),
	]);
	expect(mots.sort()).toEqual([
		...[["calme"], ["double"]],
		...[
			["jeu", "casino"],
			["lot", "casino", "tombola"],
		],
	]);
});

test("a row names the entry that its own resembles once compared, and none that moderators may not see", async () => {
	const ressemble = async (slug: string) =>
		(await lister({})).entrees.find((une) => une.slug === slug)?.semblable;
	expect(await ressemble("double")).toBeNull();
	expect(await comparerFile(SYSTEME)).toEqual({ ok: true, valeur: 4 });
	expect(await ressemble("double")).toBe(DOUBLE.nom);
	expect(await ressemble("jeu")).toBeNull();
	await rows(
		sql`UPDATE projets SET statut = 'archive' WHERE slug = 'fontaines'`,
	);
	expect(await ressemble("double")).toBeNull();
	await rows(
		sql`UPDATE projets SET statut = 'publie' WHERE slug = 'fontaines'`,
	);
	await creerProjet({
		...{ slug: "tard", ...PROPOSE, nom: "Une bibliotheque" },
		accroche: "Nager en hiver comme en été.",
		description: "Deux bassins chauffés par la chaleur des serveurs.",
	});
});

test("the text of an entry that was refused before is told, with the title of that one", async () => {
	const description = "Les étagères sont dans le hall de chaque immeuble !";
	await creerBesoin({
		...{ slug: "refuse", statut: "refuse", publie_le: null },
		...{ titre: "Déjà dit", description },
	});
	const { entrees } = await lister({ q: "bibliothèque" });
	expect(entrees[0]?.signaux).toEqual([
		{ genre: "refusee", extraits: ["Déjà dit"] },
	]);
	await rows(sql`DELETE FROM besoins WHERE slug = 'refuse'`);
});

test("an entry is compared again when its text changes, and after a day, and not before, and forgotten once it awaits review no more; only the system does it", async () => {
	await comparerFile(SYSTEME);
	expect(await comparerFile(SYSTEME)).toEqual({ ok: true, valeur: 0 });
	await rows(
		sql`UPDATE projets SET nom = 'Une piscine', modifie_le = clock_timestamp() WHERE slug = 'tard'`,
	);
	expect(await comparerFile(SYSTEME)).toEqual({ ok: true, valeur: 1 });
	await rows(
		sql`UPDATE semblances SET compare_le = compare_le - interval '25 hours' WHERE besoin_id IS NOT NULL`,
	);
	expect(await comparerFile(SYSTEME)).toEqual({ ok: true, valeur: 1 });
	expect(await comparerFile(moi)).toMatchObject({ refus: "interdit" });
	const gardees = () =>
		rows<{ slug: string }>(
			sql`SELECT COALESCE(p.slug, b.slug) AS slug FROM semblances s LEFT JOIN projets p ON p.id = s.projet_id
			    LEFT JOIN besoins b ON b.id = s.besoin_id ORDER BY slug`,
		);
	const avant = await gardees();
	for (const table of [sql`projets`, sql`besoins`])
		await rows(
			sql`UPDATE ${table} SET statut = 'refuse' WHERE slug IN ('tard', 'lot')`,
		);
	await comparerFile(SYSTEME);
	expect(await gardees()).toEqual(
		avant.filter(({ slug }) => slug !== "tard" && slug !== "lot"),
	);
	for (const table of [sql`projets`, sql`besoins`])
		await rows(
			sql`UPDATE ${table} SET statut = 'propose' WHERE slug IN ('tard', 'lot')`,
		);
});

test("an entry whose comparison fails does not keep those after it from being compared", async () => {
	await rows(sql`DELETE FROM semblances`);
	await rows(
		sql`ALTER TABLE semblances ADD CONSTRAINT panne CHECK (besoin_id IS NULL)`,
	);
	// The need is not the last one of the queue: the constraint stands for any error.
	const { entrees } = await lister({});
	expect(entrees.at(-1)?.nature).toBe("projet");
	expect(await comparerFile(SYSTEME)).toEqual({
		ok: true,
		valeur: entrees.length - 1,
	});
	await rows(sql`ALTER TABLE semblances DROP CONSTRAINT panne`);
	expect(await comparerFile(SYSTEME)).toEqual({ ok: true, valeur: 1 });
});

test("insults in many entries are read together, each in its own words", async () => {
	await insulter();
	for (const n of [1, 2, 3])
		await creerProjet({
			...{ slug: `zigotos-${n}`, ...PROPOSE, nom: `Projet numéro ${n}` },
			description: `Ces ${n === 2 ? "zigotos" : "zigoto"} du conseil ne savent pas ce qu’ils font.`,
		});
	const query = vi.spyOn(pg.Pool.prototype, "query");
	const { entrees } = await lister({ q: "numéro" });
	const lectures = query.mock.calls.filter(([dit]) =>
		JSON.stringify(dit).includes("ts_lexize("),
	);
	query.mockRestore();
	expect(entrees.map(({ signaux }) => signaux)).toEqual(
		entrees.map(() => [{ genre: "insulte", extraits: ["zigoto"] }]),
	);
	expect([entrees.length, lectures.length]).toEqual([3, 1]);
});

test("a sentence of a supporter with an insult or an IBAN is told as an entry is, and comes before what is harmless", async () => {
	await insulter();
	const besoin_id = await creerBesoin({ slug: "soutenu" });
	const phrases = [
		"Le maire est un zigoto.",
		"Versez sur FR76 3000 6000 0112 3456 7890 189.",
		"Un casino ferait l’affaire, avec ses avantages.",
	];
	for (const phrase of phrases)
		await rows(
			sql`WITH s AS (INSERT INTO soutiens (compte_id, besoin_id) VALUES (${(await membre()).compte_id}, ${besoin_id}) RETURNING compte_id, besoin_id)
			    INSERT INTO situations (compte_id, besoin_id, phrase, langue) SELECT compte_id, besoin_id, ${phrase}, 'fr' FROM s`,
		);
	const { entrees } = await lister({});
	const dites = entrees.filter(({ genre }) => genre === "situation");
	expect(
		dites
			.map(({ debut, signaux }) => [
				debut,
				...signaux.map(({ genre }) => genre),
			])
			.sort(),
	).toEqual([
		[phrases[0], "insulte"],
		[phrases[2], "surveille"],
		[phrases[1], "iban"],
	]);
	const { situation } = ENJEUX;
	expect(dites.map(({ enjeu }) => enjeu)).toEqual([
		situation + 200,
		situation + 200,
		situation,
	]);
});
