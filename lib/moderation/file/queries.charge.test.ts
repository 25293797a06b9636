/** A queue of hundreds: what a moderator may wait for. */
import pg from "pg";
import { beforeAll, expect, test, vi } from "vitest";
import { PLEINE_TAILLE, taille } from "#e2e/fixtures/epreuve";
import type { ActeurCompte } from "#lib/platform/actor";
import { rows, sql } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { surveillerMot } from "../surveillance/commands.ts";
import { MOTS_ENSEMBLE } from "../surveillance/queries.ts";
import { lirePlace, listerFile } from "./queries.ts";
import { FiltreFile } from "./schema.ts";

useTestDatabase();

/** Entries in the queue. */
const NOMBRE = taille(60, 600);
/** Of the database and of the process, for one list. */
const LISTE_MS = 500;
/** Another process may take the processor for a while. */
const ESSAIS = 5;

let moi: ActeurCompte;

const lister = (choix: object) => listerFile(FiltreFile.parse(choix));

beforeAll(async () => {
	await emptyDirectory();
	moi = await acteurDeRole("admin");
	await surveillerMot(moi, "casino");
});

test(`with ${NOMBRE} entries and 200 words, the queue holds them all and names what they resemble; at full size, the list and a place in it take less than ${LISTE_MS} ms`, async () => {
	for (let debut = 1; debut <= NOMBRE; debut += 20)
		await rows(
			sql`INSERT INTO projets (slug, nom, accroche, description, statut)
			    SELECT 'p' || n, 'Projet numéro ' || n, 'Une accroche assez longue.',
			      repeat('Un atelier de réparation des vélos du quartier ' || n || ', ouvert le samedi, près de la place. ', 30) || CASE WHEN n % 10 = 0 THEN 'casino' ELSE '' END,
			      'propose' FROM generate_series(${debut}::int, ${debut + 19}::int) AS n`,
		);
	await rows(
		sql`INSERT INTO mots_surveilles (texte, forme, adresse)
		    SELECT CASE n % 3 WHEN 0 THEN 'site' || n || '.fr' WHEN 1 THEN 'mot' || n ELSE 'deux mots' || n END AS t,
		      CASE n % 3 WHEN 0 THEN 'site' || n || '.fr' WHEN 1 THEN 'mot' || n ELSE 'deux mots' || n END, n % 3 = 0
		    FROM generate_series(1, 200) AS n`,
	);
	// As the process would have done it, without its minutes.
	await rows(
		sql`INSERT INTO semblances (projet_id, modifie_le, avec_projets) SELECT id, modifie_le, ARRAY[id - 1, id - 2, id - 3, id - 4] FROM projets
		    WHERE slug LIKE 'p%' ON CONFLICT DO NOTHING`,
	);
	await rows(sql`ANALYZE projets, mots_surveilles, semblances`);
	const { entrees, total } = await lister({});
	expect(total).toBe(NOMBRE);
	expect(
		entrees.filter(({ semblable }) => semblable === null).length,
	).toBeLessThan(5);
	const filtre = FiltreFile.parse({ nature: "projet" });
	const projet = "/moderation/relecture/projet/p30";
	const place = () => lirePlace(projet, filtre);
	expect(await place()).toMatchObject({ total: NOMBRE });
	if (!PLEINE_TAILLE) return;
	const duree = async (lecture: () => Promise<unknown>) => {
		const debut = performance.now();
		await lecture();
		return performance.now() - debut;
	};
	const lectures = {
		tout: () => lister({}),
		place,
	};
	for (const [nom, lecture] of Object.entries(lectures)) {
		const durees: number[] = [];
		for (let essai = 0; essai < ESSAIS; essai += 1)
			durees.push(await duree(lecture));
		expect([nom, Math.min(...durees) < LISTE_MS, durees]).toEqual([
			...[nom, true, durees],
		]);
	}
});

/** Words that no other text has, the same in each run. */
function* motsAuHasard(): Generator<string, never> {
	for (let etat = 7; ; ) {
		etat = (etat * 48_271) % (2 ** 31 - 1);
		yield etat
			.toString(26)
			.replace(/\d/g, (chiffre) => "qrstuvwxyz".charAt(Number(chiffre)));
	}
}

test("texts in which every word is another are read in statements of some thousand words, and each text once", async () => {
	const mots = motsAuHasard();
	const texte = () =>
		Array.from({ length: 500 }, () => mots.next().value).join(" ");
	for (let debut = 0; debut < 300; debut += 20)
		await rows(
			sql`INSERT INTO projets (slug, nom, accroche, description, statut, langue)
			    SELECT 'h' || ${debut}::int + n, 'Project', 'A summary.', texte, 'propose', 'en'
			    FROM unnest(${Array.from({ length: 20 }, texte)}::text[]) WITH ORDINALITY AS t(texte, n)`,
		);
	await rows(
		sql`UPDATE projets SET description = description || ' casinos' WHERE slug = 'h299'`,
	);
	const query = vi.spyOn(pg.Pool.prototype, "query");
	const lire = async () => {
		query.mockClear();
		const { total } = await lister({ langue: "en" });
		const racines = query.mock.calls
			.map(([dit]): { text?: string; values?: unknown[] } => Object(dit))
			.filter(({ text }) => text?.includes("ts_lexize("));
		return {
			total,
			nombres: racines.map(({ values }) => values?.flat().length ?? 0),
		};
	};
	const premiere = await lire();
	const seconde = await lire();
	query.mockRestore();
	expect(premiere.total).toBe(300);
	const lus = premiere.nombres.reduce((somme, un) => somme + un, 0);
	expect(lus).toBeGreaterThan(140_000);
	// With those of the list, which each statement has too.
	expect(Math.max(...premiere.nombres)).toBeLessThan(MOTS_ENSEMBLE + 1_000);
	expect(seconde).toEqual({ total: 300, nombres: [] });
	const { entrees } = await lister({ langue: "en", q: "casinos" });
	expect(entrees.map(({ slug }) => slug)).toEqual(["h299"]);
	expect(entrees[0]?.signaux).toContainEqual({
		genre: "surveille",
		extraits: ["casino"],
	});
});
