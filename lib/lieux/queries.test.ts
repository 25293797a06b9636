import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { taille } from "#e2e/fixtures/epreuve";
import { listerBesoins } from "#lib/besoins/queries";
import { lireFlux } from "#lib/flux/queries";
import { rows, sql } from "#lib/platform/db/pool";
import { listerProjets } from "#lib/projets/queries";
import { emptyDirectory, run } from "#prisma/directory.fixture";
import { PETITE } from "#prisma/lieux.fixture";
import { LIEUX } from "#prisma/lieux-table.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import {
	chercherLieux,
	lieuxNommes,
	lireLieu,
	lireTerritoire,
	nomsProposes,
	questionDuLieu,
} from "./queries.ts";

useTestDatabase({}, "areas");

const PAR_CODE = new Map(LIEUX.map((lieu) => [lieu.code, lieu]));
const dansDe = (code: string) => PAR_CODE.get(code)?.dans ?? [];

type Entree = {
	readonly id: number;
	readonly lieux: readonly string[];
	readonly territoire: string | null;
};

/** A number that looks drawn, and is the same at each run. */
function tire(rang: number, max: number): number {
	return Math.floor(Math.abs(Math.sin(rang * 12.9898) * 43_758.5453) * 7) % max;
}

const pris = (rang: number): string =>
	LIEUX[tire(rang, LIEUX.length)]?.code ?? "FR";

/** Areas of the same département as a few towns, so that lists of areas meet entries at every level. */
const DEPARTEMENTS = ["dep-01", "dep-44", "dep-75", "dep-974", "dep-2A"];
const PROCHES = LIEUX.filter(({ code, dans }) =>
	DEPARTEMENTS.some((un) => code === un || dans.includes(un)),
).map(({ code }) => code);
const GRANDS = LIEUX.filter(
	({ nature }) => nature !== "commune" && nature !== "epci",
).map(({ code }) => code);

function lieuxDe(rang: number): string[] {
	if (rang % 9 === 0) return [];
	const source = [PROCHES, GRANDS, PROCHES][rang % 3] ?? PROCHES;
	const un = source[tire(rang, source.length)] ?? "FR";
	return rang % 7 === 0 ? [...new Set([un, pris(rang + 1)])] : [un];
}

let entrees: Entree[];
beforeAll(async () => {
	await emptyDirectory();
	const ecrites = Array.from({ length: taille(2_000, 5_000) }, (_, rang) => ({
		rang,
		lieux: lieuxDe(rang),
		// Without areas: half of them of nowhere in particular.
		territoire: rang % 18 === 0 ? null : "Quelque part",
	}));
	await rows(
		sql`INSERT INTO projets (slug, nom, accroche, description, statut, publie_le, nb_votes, territoire, lieux)
		    SELECT 'p' || rang, 'Projet', 'Une accroche.', repeat('a', 40), 'publie', '2026-01-01', rang % 5, territoire, NULLIF(lieux, '{}')
		    FROM jsonb_to_recordset(${JSON.stringify(ecrites)}::jsonb) AS e (rang int, lieux text[], territoire text)`,
	);
	entrees = await rows<Entree>(
		sql`SELECT id, COALESCE(lieux, '{}') AS lieux, territoire FROM projets`,
	);
});

/** How far an entry is from an area, read word by word from the rule; null: it is not near. */
function niveau({ lieux, territoire }: Entree, code: string): number | null {
	const dans = dansDe(code);
	const est = (large: string) =>
		lieux.some((un) => un === large || dansDe(un).includes(large));
	if (est(code)) return 0;
	if (dans.some((un) => un.startsWith("epci-") && est(un))) return 1;
	if (dans.some((un) => un.startsWith("dep-") && est(un))) return 2;
	const dits = dans.filter((un) => lieux.includes(un));
	if (dits.some((un) => un.startsWith("reg-"))) return 3;
	if (dits.length > 0) return 4;
	return territoire === null && lieux.length === 0 ? 4 : null;
}

function attendus(code: string): string[] {
	return entrees
		.map((entree) => ({ id: entree.id, rang: niveau(entree, code) }))
		.filter(({ rang }) => rang !== null)
		.sort((a, b) => (a.rang ?? 0) - (b.rang ?? 0) || b.id - a.id)
		.map(({ id }) => `p${id}`);
}

let slugs: Map<string, string>;
beforeAll(async () => {
	const lus = await rows<{ id: number; slug: string }>(
		sql`SELECT id, slug FROM projets`,
	);
	slugs = new Map(lus.map(({ id, slug }) => [slug, `p${id}`]));
});

async function page(lieu: string, paging: { limite?: number; apres?: string }) {
	const lue = await listerProjets({ tri: "recents", lieu, ...paging });
	if (!lue.ok) throw new Error("refused");
	return lue.valeur;
}

const ids = (elements: readonly { readonly slug: string }[]) =>
	elements.map(({ slug }) => slugs.get(slug) ?? "");

describe("a list near an area", () => {
	test("has what the rule says, the nearest first, whatever the area", async () => {
		const codes = Array.from({ length: taille(20, 200) }, (_, rang) =>
			rang % 2 === 0
				? (PROCHES[tire(rang, PROCHES.length)] ?? "FR")
				: pris(rang),
		);
		for (const code of [...codes, "FR", "reg-52", "dep-75", "BE", "EU"]) {
			const { elements, total } = await page(code, {});
			expect([code, ids(elements)]).toEqual([code, attendus(code)]);
			expect(total).toBe(elements.length);
		}
	});

	test("read by pages is the same list", async () => {
		for (const code of ["dep-44", "commune-44109", PETITE.commune]) {
			const lus: string[] = [];
			for (let apres: string | undefined; ; ) {
				const lue = await page(code, {
					limite: 97,
					...(apres === undefined ? {} : { apres }),
				});
				lus.push(...ids(lue.elements));
				if (lue.suivant === null) break;
				apres = lue.suivant;
			}
			expect(lus).toEqual(attendus(code));
		}
	});

	test("of an unknown code, or of a name, is empty; a retired code is the area that holds it", async () => {
		for (const code of ["commune-00000", "nantes", "44000", "'", "\0"])
			expect(await page(code, {})).toMatchObject({ total: 0 });
		const [retire, actuel] = await Promise.all(
			["commune-91182", "commune-91228"].map((code) => page(code, {})),
		);
		expect(retire?.total).toBe(actuel?.total);
		expect(retire?.total).toBeGreaterThan(0);
	});

	test("with an order, keeps it inside each level", async () => {
		const lue = await listerProjets({ tri: "votes", lieu: "dep-44" });
		if (!lue.ok) throw new Error("refused");
		const { elements } = lue.valeur;
		const niveaux = elements.map(({ slug, nb_votes }) => {
			const entree = entrees.find(({ id }) => `p${id}` === slugs.get(slug));
			return [entree ? niveau(entree, "dep-44") : null, nb_votes] as const;
		});
		const tries = niveaux.toSorted(
			([a, m], [b, n]) => (a ?? 0) - (b ?? 0) || n - m,
		);
		expect(niveaux).toEqual(tries);
		expect(new Set(niveaux.map(([un]) => un)).size).toBeGreaterThan(2);
	});

	test("of needs and the feeds of both hold the same", async () => {
		await run(
			`INSERT INTO besoins (slug, titre, description, statut, publie_le, territoire, lieux)
			 SELECT slug, 'Un besoin', description, 'publie', publie_le, territoire, lieux FROM projets
			 WHERE lieux && ARRAY['dep-44', 'dep-01', 'FR'] OR territoire IS NULL`,
		);
		const besoins = await listerBesoins({ tri: "recents", lieu: "dep-01" });
		const flux = await lireFlux("besoins", "fr", undefined, "dep-01");
		if (!besoins.ok) throw new Error("refused");
		const tous = besoins.valeur.elements;
		expect(tous.length).toBeGreaterThan(50);
		expect(
			tous.every(({ lieux }) => lieux.every(({ code }) => code !== "dep-44")),
		).toBe(true);
		expect(flux.titre).toContain("Ain");
		expect((await lireFlux("besoins", "en", undefined, "BE")).titre).toMatch(
			/ \(near: Belgium\)$/,
		);
		expect(flux.adresse).toContain("?lieu=dep-01");
		expect(flux.entrees).toHaveLength(50);
		expect(
			(await lireFlux("projets", "en", undefined, "dep-00")).entrees,
		).toEqual([]);
	});
});

describe("a search of areas", () => {
	test.each([
		["nant", "commune-44109"],
		["Nantes", "commune-44109"],
		["44", "dep-44"],
		["Vienne, Isère", "commune-38544"],
		["eu", "commune-76255"],
		["belgium", "BE"],
		["grand dol", "epci-200010650"],
		["commune-91182", "commune-91228"],
	])("« %s » finds %s", async (q, code) => {
		expect((await chercherLieux(q)).map((lieu) => lieu.code)).toContain(code);
	});

	test("answers ten at most, the most inhabitants first, each with what holds it", async () => {
		const saints = await chercherLieux("saint");
		expect(saints).toHaveLength(10);
		const gens = saints.map(({ code }) => PAR_CODE.get(code)?.population ?? 0);
		expect(gens).toEqual(gens.toSorted((a, b) => b - a));
		const nantes = await chercherLieux("Nantes");
		expect(nantes).toContainEqual({
			code: "commune-44109",
			nature: "commune",
			nom: "Nantes",
			dans: expect.arrayContaining([
				{ code: "dep-44", nom: "Loire-Atlantique" },
				{ code: "FR", nom: "France" },
			]),
		});
	});

	test("as texts to write is those that say their area alone", async () => {
		expect(await nomsProposes("montluel", "fr")).toEqual(["Montluel (01)"]);
		expect(await nomsProposes("01120", "fr")).toContain("Montluel (01)");
		// A town and a country, a town and its département: what would say the other is left out.
		expect(await nomsProposes("argentine", "fr")).toEqual(["Argentine (73)"]);
		expect(await nomsProposes("doubs", "fr")).not.toContain("Doubs (25)");
		// In English as a country is called there, which is read back as well.
		expect(await nomsProposes("germany", "en")).toEqual(["Germany"]);
		const saints = await nomsProposes("saint-denis", "fr");
		expect(saints.length).toBeGreaterThan(5);
		for (const nom of saints) {
			const [lue, ...autres] = await lireTerritoire(nom);
			expect([nom, lue?.choix.length, lue?.isDoubtful, autres]).toEqual([
				...[nom, 1, false, []],
			]);
		}
	});

	test("of a commune that has a namesake is told with its département, others by their name", async () => {
		const nomDe = async (code: string) => (await lireLieu(code))?.nom;
		expect([
			await nomDe("commune-93066"),
			await nomDe("commune-97411"),
			await nomDe("commune-44109"),
			await nomDe("dep-974"),
		]).toEqual([
			"Saint-Denis (Seine-Saint-Denis)",
			"Saint-Denis (La Réunion)",
			"Nantes",
			"La Réunion",
		]);
		const { titre } = await lireFlux(
			"besoins",
			"fr",
			undefined,
			"commune-97411",
		);
		expect(titre).toContain("Saint-Denis (La Réunion)");
	});

	test("of a name or a postal code that several have gives the most inhabited first", async () => {
		for (const [texte, cle] of [
			["Saint-Denis", "saint denis"],
			["02210", "02210"],
		] as const) {
			const communes = LIEUX.filter(({ cles }) => cles.includes(cle));
			const parHabitants = communes.toSorted(
				(a, b) =>
					(b.population ?? -1) - (a.population ?? -1) ||
					(a.code < b.code ? -1 : 1),
			);
			expect(communes).not.toEqual(parHabitants);
			expect((await lieuxNommes(texte)).map(({ code }) => code)).toEqual(
				parHabitants.map(({ code }) => code),
			);
		}
	});

	test("of any text answers without a failure", async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.string({ unit: "binary", maxLength: 100 }),
				async (q) => {
					const propre = q.replaceAll("\u0000", "").toWellFormed();
					expect((await chercherLieux(propre)).length).toBeLessThanOrEqual(10);
				},
			),
			{ numRuns: taille(30, 300) },
		);
	});
});

describe("what an author is asked about a place", () => {
	test.each([["Nantes"], ["Quelque part"], ["Montluel, Quelque part"]])(
		"is nothing about « %s »",
		async (texte) => {
			expect(await questionDuLieu(texte, true)).toBeNull();
		},
	);

	test("is whether a commune too small for a need may be shown by what is around it; a project names it", async () => {
		expect(await questionDuLieu(PETITE.nom, true)).toMatchObject({
			choix: [],
			petite: { nom: PETITE.nom, autour: "CC de la Plaine de l'Ain" },
		});
		expect(await questionDuLieu(`${PETITE.nom}, Nantes`, true)).toMatchObject({
			petite: {
				nom: PETITE.nom,
				autour: "CC de la Plaine de l'Ain, Nantes",
			},
		});
		expect(await questionDuLieu(PETITE.nom, false)).toBeNull();
	});

	test.each([
		[`Au hameau, ${PETITE.nom}`, "CC de la Plaine de l'Ain"],
		[`Saint-Denis, ${PETITE.nom}`, "Saint-Denis, CC de la Plaine de l'Ain"],
		[`3 rue Haute, 01640 ${PETITE.nom}`, "CC de la Plaine de l'Ain"],
	])(
		"is whether a commune too small for a need may be shown by what is around it, in « %s »",
		async (texte, autour) => {
			expect(await questionDuLieu(texte, true)).toMatchObject({
				petite: { nom: PETITE.nom, autour },
			});
		},
	);

	test("is not asked among those that what follows the name leaves out", async () => {
		const lue = await questionDuLieu("Caux, Seine-Maritime", true);
		expect(lue?.choix.map(({ code }) => code)).toEqual([
			...["epci-200010700", "epci-247600646"],
		]);
	});

	test("is which of the areas of a name or of a postal code, the others of the text being kept", async () => {
		const question = await questionDuLieu("Saint-Denis, Nantes", true);
		expect(question?.choix.length).toBeGreaterThan(1);
		expect(question).toMatchObject({
			...{ postal: null, surs: ["commune-44109"], petite: null },
		});
		expect(await questionDuLieu("01120", false)).toMatchObject({
			...{ postal: { code: "01120", lieu: "dep-01" }, surs: [] },
		});
	});
});
