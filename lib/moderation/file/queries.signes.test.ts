/** The signs of the queue that are computed beforehand: watched words and likeness. */
import { beforeAll, expect, test } from "vitest";
import type { ActeurCompte } from "#lib/platform/actor";
import { rows, sql } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { comparerFile } from "../semblances/commands.ts";
import { compterNonComparees } from "../semblances/queries.ts";
import { surveillerMot } from "../surveillance/commands.ts";
import { listerFile } from "./queries.ts";
import { FiltreFile } from "./schema.ts";

useTestDatabase();

const PROPOSE = { statut: "propose", publie_le: null };
const SYSTEME = { nature: "systeme" } as const;
const DOUBLE = {
	nom: "Carte des fontaines d’eau potable",
	accroche: "Où boire de l’eau fraîche dans la ville.",
};

let moi: ActeurCompte;
let casino = 0;

const lister = async (choix: object) => {
	const { entrees, total } = await listerFile(
		FiltreFile.parse(choix),
		moi.compte_id,
	);
	return { slugs: entrees.map(({ slug }) => slug).sort(), entrees, total };
};

beforeAll(async () => {
	await emptyDirectory();
	moi = await acteurDeRole("admin");
	const fait = await surveillerMot(moi, "casino");
	casino = fait.ok ? fait.valeur.id : 0;
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

test("the queue is filtered by the entries that hold a watched word, or one of them, and each row names them", async () => {
	const { slugs, entrees } = await lister({ surveille: "oui" });
	expect(slugs).toEqual(["jeu", "lot"]);
	expect(
		entrees.map(({ slug, surveilles }) => [slug, ...surveilles]).sort(),
	).toEqual([
		["jeu", "casino"],
		["lot", "casino", "tombola"],
	]);
	expect((await lister({ surveille: String(casino + 1) })).slugs).toEqual([
		"lot",
	]);
	expect((await lister({ surveille: "999999" })).slugs).toEqual([]);
	const [autre] = (await lister({ q: "bibliothèque" })).entrees;
	expect(autre).toMatchObject({ surveilles: [], semblable: false });
});

test("the queue is filtered by the entries that resemble another one, once compared; what is not yet is counted", async () => {
	expect((await lister({ semblables: "oui" })).slugs).toEqual([]);
	expect(await compterNonComparees()).toBe(4);
	expect(await comparerFile(SYSTEME)).toEqual({ ok: true, valeur: 4 });
	expect(await compterNonComparees()).toBe(0);
	const { slugs, entrees } = await lister({ semblables: "oui" });
	expect(slugs).toEqual(["double"]);
	expect(entrees[0]?.semblable).toBe(true);
	// What comes later finds the one before it: both are told.
	await creerProjet({
		...{ slug: "tard", ...PROPOSE, nom: "Une bibliotheque" },
		accroche: "Nager en hiver comme en été.",
		description: "Deux bassins chauffés par la chaleur des serveurs.",
	});
	await comparerFile(SYSTEME);
	expect((await lister({ semblables: "oui" })).slugs).toEqual([
		...["calme", "double", "tard"],
	]);
	await rows(
		sql`UPDATE projets SET statut = 'quarantaine' WHERE slug = 'tard'`,
	);
	expect((await lister({ semblables: "oui" })).slugs).toEqual(["double"]);
	await rows(sql`UPDATE projets SET statut = 'propose' WHERE slug = 'tard'`);
});

test("an entry is compared again when its text changes, and after a day, and not before; only the system does it", async () => {
	await comparerFile(SYSTEME);
	expect(await comparerFile(SYSTEME)).toEqual({ ok: true, valeur: 0 });
	await rows(
		sql`UPDATE projets SET nom = 'Une piscine', modifie_le = clock_timestamp() WHERE slug = 'tard'`,
	);
	expect(await comparerFile(SYSTEME)).toEqual({ ok: true, valeur: 1 });
	// The other one is compared again within the day; until then it still names this one.
	expect((await lister({ semblables: "oui" })).slugs).toContain("double");
	await rows(
		sql`UPDATE semblances SET compare_le = compare_le - interval '25 hours' WHERE besoin_id IS NOT NULL`,
	);
	expect(await comparerFile(SYSTEME)).toEqual({ ok: true, valeur: 1 });
	expect(await comparerFile(moi)).toMatchObject({ refus: "interdit" });
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
	expect(await compterNonComparees()).toBe(1);
	await rows(sql`ALTER TABLE semblances DROP CONSTRAINT panne`);
	expect(await comparerFile(SYSTEME)).toEqual({ ok: true, valeur: 1 });
});
