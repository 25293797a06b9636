/** Pages of lists near an area, compared with one order over all entries: how far each is, then the list's own order. */
import { beforeAll, describe, expect, test } from "vitest";
import { PLEINE_TAILLE, taille } from "#e2e/fixtures/epreuve";
import {
	compterNiveauxBesoins,
	filtresBesoins,
	listerBesoins,
} from "#lib/besoins/queries";
import type { BesoinsQuery } from "#lib/besoins/schema";
import type { Page, Resultat } from "#lib/platform/contract/result";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import {
	compterNiveauxProjets,
	filtresProjets,
	listerProjets,
} from "#lib/projets/queries";
import type { ProjetsQuery } from "#lib/projets/schema";
import { emptyDirectory } from "#prisma/directory.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { trouverLieux } from "./queries.ts";

useTestDatabase({}, "areas");

const ENTREES = taille(150, 1_500);
const LIMITE = 23;
/** Where entries are: at every distance from those that are asked for, and at several at once. */
const DITS = [
	["commune-44109"],
	["commune-44162"],
	["epci-244400404"],
	["commune-44184"],
	["dep-44"],
	["reg-52"],
	["FR"],
	["BE"],
	["commune-44109", "reg-52"],
	["dep-49", "epci-244400404"],
	[],
	[],
];
const LIEUX = ["commune-44109", "epci-244400404", "dep-44", "reg-52", "FR"];

beforeAll(async () => {
	await emptyDirectory();
	const ecrites = Array.from({ length: ENTREES }, (_, n) => ({
		n,
		lieux: DITS[(n * 7) % DITS.length],
		territoire: n % 5 === 0 ? "Quelque part" : null,
		label: ["sans_ia", "ia_appoint", "non_renseigne"][n % 3],
		statut: ["publie", "etude", "livre"][n % 3],
	}));
	await rows(
		sql`INSERT INTO themes (slug, nom, description) VALUES ('eau', 'Eau', 'L’eau'), ('air', 'Air', 'L’air')`,
	);
	const lues = sql`jsonb_to_recordset(${JSON.stringify(ecrites)}::jsonb) AS e (n int, lieux text[], territoire text, label text, statut text)`;
	await rows(
		sql`INSERT INTO projets (slug, nom, accroche, description, statut, publie_le, nb_votes, mis_en_avant, label_ia, stade, licence_code, depot, territoire, lieux)
		    SELECT 'p' || n, 'Projet', 'Une accroche.', repeat('a', 40), CASE WHEN n % 13 = 0 THEN 'propose' ELSE 'publie' END,
		      CASE WHEN n % 13 > 0 THEN '2026-01-01'::timestamptz + n % 11 * interval '1 day' END, n % 6, n % 4 = 0, label, CASE WHEN n % 2 = 0 THEN 'stable' END,
		      CASE WHEN n % 3 = 0 THEN 'MIT' END, CASE WHEN n % 7 = 0 THEN 'https://exemple.org/' || n END, territoire, NULLIF(lieux, '{}')
		    FROM ${lues}`,
	);
	await rows(
		sql`INSERT INTO projet_themes (projet_id, theme_id, position)
		    SELECT p.id, h.id, 0 FROM projets p JOIN themes h ON h.slug = CASE WHEN p.id % 2 = 0 THEN 'eau' ELSE 'air' END`,
	);
	await rows(
		sql`INSERT INTO besoins (slug, titre, description, statut, publie_le, cree_le, nb_soutiens, roles, theme_id, territoire, lieux)
		    SELECT 'b' || n, 'Un besoin', repeat('a', 40), statut, '2026-01-01', '2026-01-01'::timestamptz + n % 11 * interval '1 day', n % 6,
		      CASE WHEN n % 2 = 0 THEN '{terrain}'::text[] ELSE '{}' END,
		      (SELECT id FROM themes WHERE slug = CASE WHEN n % 2 = 0 THEN 'eau' ELSE 'air' END), territoire, lieux
		    FROM ${lues}`,
	);
	await rows(sql`ANALYZE`);
});

/** How far the entries of `e` are from an area, as one expression; null: they are not near. */
async function distance(code: string, e: Sql): Promise<Sql> {
	const dans = (await trouverLieux([code])).get(code)?.dans ?? [];
	const de = (kind: RegExp) => [...dans].filter((un) => kind.test(un));
	return sql`CASE WHEN ${e}.lieux_dans && ARRAY[${code}]::text[] THEN 0
		WHEN ${e}.lieux_dans && ${de(/^epci-/)}::text[] THEN 1 WHEN ${e}.lieux_dans && ${de(/^dep-/)}::text[] THEN 2
		WHEN ${e}.lieux && ${de(/^reg-/)}::text[] THEN 3 WHEN ${e}.lieux && ${de(/^[^-]+$/)}::text[] THEN 4
		WHEN ${e}.territoire IS NULL AND COALESCE(${e}.lieux, '{}') = '{}' THEN 4 END`;
}

type Attendu = { readonly slug: string; readonly niveau: number };
type Demande = {
	readonly limite?: number;
	readonly apres?: string | undefined;
	readonly placed?: boolean;
};

/** Reads a list whole, then by pages, forth and back, as the API and as the site do. */
async function lireAutrement(
	lire: (page: Demande) => Promise<Resultat<Page<{ readonly slug: string }>>>,
	attendus: readonly Attendu[],
): Promise<void> {
	const slugs = attendus.map(({ slug }) => slug);
	const page = async (demande: Demande) => {
		const lue = await lire(demande);
		if (!lue.ok) throw new Error("refused");
		const { elements, ...reste } = lue.valeur;
		return { ...reste, lus: elements.map(({ slug }) => slug) };
	};
	const { lus, total } = await page({});
	expect([lus, total]).toEqual([slugs, slugs.length]);
	let une = await page({ limite: LIMITE, placed: true });
	expect([une.lus, une.total]).toEqual([slugs.slice(0, LIMITE), slugs.length]);
	let premier = 1;
	while (une.suivant !== null) {
		const apres = une.suivant;
		une = await page({ limite: LIMITE, apres, placed: true });
		premier += LIMITE;
		expect(une.place?.premier).toBe(premier);
		expect(une.lus).toEqual(slugs.slice(premier - 1, premier - 1 + LIMITE));
		const api = await page({ limite: LIMITE, apres });
		expect([api.lus, api.place]).toEqual([une.lus, undefined]);
	}
	while (une.place?.precedent) {
		une = await page({
			limite: LIMITE,
			apres: une.place.precedent,
			placed: true,
		});
		premier -= LIMITE;
		expect(une.place?.premier).toBe(premier);
		expect(une.lus).toEqual(slugs.slice(premier - 1, premier - 1 + LIMITE));
	}
	expect(premier).toBe(1);
}

function parNiveau(attendus: readonly Attendu[]) {
	return [0, 1, 2, 3, 4].flatMap((niveau) => {
		const nombre = attendus.filter((un) => un.niveau === niveau).length;
		return nombre > 0 ? { niveau, nombre } : [];
	});
}

const FILTRES_DE_PROJETS: readonly Partial<ProjetsQuery>[] = [
	{},
	{ theme: "eau" },
	{ label_ia: "ia_appoint" },
	{ mis_en_avant: true },
	{ licence_code: "MIT" },
	{ stade: "stable" },
	{ depot: true },
	{ territoire: "quelque part" },
	{ slugs: "p7,p12,p31,p60" },
	{ theme: "air", stade: "stable", mis_en_avant: false },
	{ theme: "inconnu" },
];
const ORDRES_DE_PROJETS = {
	une: sql`p.mis_en_avant DESC, p.publie_le DESC, p.id DESC`,
	votes: sql`p.nb_votes DESC, p.publie_le DESC, p.id DESC`,
	recents: sql`p.publie_le DESC, p.id DESC`,
} as const;

const FILTRES_DE_BESOINS: readonly Partial<BesoinsQuery>[] = [
	{},
	{ theme: "eau" },
	{ statut: "etude" },
	{ role: "terrain" },
	{ territoire: "quelque part" },
	{ slugs: "b7,b12,b31,b60" },
	{ theme: "air", statut: "livre" },
];
const ORDRES_DE_BESOINS = {
	soutiens: sql`b.nb_soutiens DESC, b.cree_le DESC, b.id DESC`,
	recents: sql`b.cree_le DESC, b.id DESC`,
} as const;

/** The filters of one list: all at full size; else a third, so that each meets every order. */
function sesFiltres<Filtre>(
	filtres: readonly Filtre[],
	lieu: string,
	rangDuTri: number,
): Filtre[] {
	const rang = LIEUX.indexOf(lieu) + rangDuTri;
	return filtres.filter((_, at) => PLEINE_TAILLE || (at + rang) % 3 === 0);
}

describe.each(LIEUX)(
	"a list near %s, by pages and whole, is one order over all entries",
	(lieu) => {
		test.each([
			["une", 0],
			["votes", 1],
			["recents", 2],
		] as const)(
			"of projects, by %s, with its share of the filters",
			async (tri, rang) => {
				for (const filtre of sesFiltres(FILTRES_DE_PROJETS, lieu, rang)) {
					const query = { ...filtre, lieu, tri };
					const niveau = await distance(lieu, sql`p`);
					const attendus = await rows<Attendu>(
						sql`SELECT p.slug, ${niveau} AS niveau FROM projets p WHERE ${filtresProjets(query)} AND ${niveau} IS NOT NULL
				    ORDER BY 2, ${ORDRES_DE_PROJETS[tri]}`,
					);
					await lireAutrement(
						(page) => listerProjets({ ...query, ...page }),
						attendus,
					);
					expect(await compterNiveauxProjets(query)).toEqual(
						parNiveau(attendus),
					);
				}
			},
		);

		test.each([
			["soutiens", 0],
			["recents", 1],
		] as const)(
			"of needs, by %s, with its share of the filters",
			async (tri, rang) => {
				for (const filtre of sesFiltres(FILTRES_DE_BESOINS, lieu, rang)) {
					const query = { ...filtre, lieu, tri };
					const niveau = await distance(lieu, sql`b`);
					const attendus = await rows<Attendu>(
						sql`SELECT b.slug, ${niveau} AS niveau FROM besoins b WHERE ${filtresBesoins(query)} AND ${niveau} IS NOT NULL
				    ORDER BY 2, ${ORDRES_DE_BESOINS[tri]}`,
					);
					await lireAutrement(
						(page) => listerBesoins({ ...query, ...page }),
						attendus,
					);
					expect(await compterNiveauxBesoins(query)).toEqual(
						parNiveau(attendus),
					);
				}
			},
		);
	},
);
