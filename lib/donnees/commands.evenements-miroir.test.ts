/** A copy that follows the log of changes holds what the daily file holds. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { dureeMax, PLEINE_TAILLE } from "#e2e/fixtures/epreuve";
import { lireArticle } from "#lib/articles/queries";
import { lireBesoin } from "#lib/besoins/queries";
import { exporterDonnees } from "#lib/donnees/commands";
import { rapprocherLieux } from "#lib/exploitation/commands";
import { modifierTheme } from "#lib/moderation/themes/commands";
import { rows, sql } from "#lib/platform/db/pool";
import { lireProjet } from "#lib/projets/queries";
import { emptyDirectory } from "#prisma/directory.fixture";
import {
	creerArticle,
	creerBesoin,
	creerProjet,
	creerTheme,
} from "#prisma/entries.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { numeroterEvenements } from "./commands.ts";
import { listerEvenements } from "./queries.ts";

useTestDatabase({}, "areas");
const dossier = mkdtempSync(join(tmpdir(), "bc-miroir-"));
afterAll(() => rmSync(dossier, { recursive: true }));

const LIRE = { projet: lireProjet, besoin: lireBesoin, article: lireArticle };
type Nature = keyof typeof LIRE;

/** What a program keeps that knows the log and reads an entry by its slug. */
function ouvrirMiroir() {
	const copie = new Map<string, unknown>();
	let la = 0;
	return {
		copie,
		async suivre() {
			// Between an act and its undo, of which nothing is told, it would keep what is undone.
			await numeroterEvenements({ nature: "systeme" }, 0);
			for (;;) {
				const page = await listerEvenements({ apres: la, limite: 3 });
				if (!page.ok) throw new Error(page.refus);
				for (const { nature, slug } of page.valeur.elements) {
					const quoi =
						nature === "etape" || nature === "place" ? "besoin" : nature;
					if (quoi === "annuaire" || slug === null)
						throw new Error("nothing was restored");
					const lu = await LIRE[quoi](slug);
					// A merged need is read at the one that it stands in.
					if (lu.ok && lu.valeur.slug === slug)
						copie.set(`${quoi} ${slug}`, lu.valeur);
					else copie.delete(`${quoi} ${slug}`);
				}
				la = Number(page.valeur.suivant);
				if (page.valeur.elements.length === 0) return;
			}
		},
	};
}

/** The records of the daily files, without the words that each of them carries; a merged need is there as the way to another. */
async function duJour(): Promise<Map<string, unknown>> {
	const fait = join(dossier, crypto.randomUUID());
	await exporterDonnees(fait);
	const lus = Object.keys(LIRE).flatMap((nature) =>
		readFileSync(join(fait, `${nature}s.jsonl`), "utf8")
			.split("\n")
			.filter(Boolean)
			.map((ligne): [string, { fusionne_dans?: string }] => {
				const { credit: _c, licence: _l, ...dit } = JSON.parse(ligne);
				return [`${nature} ${dit.slug}`, dit];
			})
			.filter(([, dit]) => dit.fusionne_dans === undefined),
	);
	return new Map(lus);
}

/** Gives a state; a need that leaves a merge is no longer in another. */
const mettre = (nature: Nature, slug: string, statut: string) =>
	rows(
		sql`UPDATE ${table(nature)} SET statut = ${statut} ${nature === "besoin" ? sql`, fusionne_dans_id = NULL` : sql``} WHERE slug = ${slug}`,
	);

const ACTES: Readonly<
	Record<string, (nature: Nature, slug: string) => unknown>
> = {
	publier: (nature, slug) => mettre(nature, slug, "publie"),
	retirer: (nature, slug) =>
		mettre(nature, slug, nature === "article" ? "brouillon" : "archive"),
	corriger: (nature, slug) =>
		rows(
			sql`UPDATE ${table(nature)} SET ${nature === "projet" ? sql`nom = nom || '.'` : sql`titre = titre || '.'`},
			      modifie_le = clock_timestamp() WHERE slug = ${slug}`,
		),
	livrer: (nature, slug) =>
		nature === "besoin" && mettre(nature, slug, "livre"),
	noter: (nature, slug) =>
		nature === "besoin" &&
		rows(
			sql`INSERT INTO etapes (besoin_id, numero, jour, titre, texte)
			    SELECT id, 1 + COALESCE((SELECT max(numero) FROM etapes WHERE besoin_id = b.id), 0), '2026-01-01', 'Un pas', 'Fait.'
			    FROM besoins b WHERE slug = ${slug}`,
		),
	reunir: (nature, slug) =>
		nature === "besoin" &&
		rows(
			sql`UPDATE besoins SET statut = 'fusionne',
			      fusionne_dans_id = (SELECT id FROM besoins WHERE slug = 'b0' AND statut <> 'fusionne')
			    WHERE slug = ${slug} AND slug <> 'b0' AND EXISTS (SELECT FROM besoins WHERE slug = 'b0')`,
		),
	renommer: async () =>
		modifierTheme(await acteurDeRole(), "t", {
			nom: `Thème ${crypto.randomUUID()}`,
			...{ description: null, nom_en: null, description_en: null },
		}),
	rapprocher: () => rapprocherLieux({ nature: "operateur" }, { essai: false }),
	// What others stand in or are linked with is taken down first.
	effacer: (nature, slug) =>
		slug !== "b0" &&
		slug !== "p0" &&
		rows(sql`DELETE FROM ${table(nature)} WHERE slug = ${slug}`),
	numeroter: () => numeroterEvenements({ nature: "systeme" }, 0),
};

const table = (nature: Nature) =>
	({ projet: sql`projets`, besoin: sql`besoins`, article: sql`articles` })[
		nature
	];

const Histoire = fc.array(
	fc.tuple(
		fc.constantFrom(...Object.keys(ACTES), "suivre"),
		fc.constantFrom<Nature>("projet", "besoin", "article"),
		fc.integer({ min: 0, max: 2 }),
	),
	{ minLength: 10, maxLength: 60 },
);

test(
	"whatever happens, and whenever it reads",
	async () => {
		await fc.assert(
			fc.asyncProperty(Histoire, async (histoire) => {
				await emptyDirectory();
				await rows(sql`DELETE FROM evenements`);
				await creerTheme({ slug: "t" });
				for (const rang of [0, 1, 2]) {
					await creerProjet({
						slug: `p${rang}`,
						themes: rang === 1 ? ["t"] : [],
						territoire: "Angers",
					});
					await creerBesoin({
						slug: `b${rang}`,
						...(rang === 2 && { theme: { connect: { slug: "t" } } }),
						...(rang === 1 && { projet: { connect: { slug: "p0" } } }),
					});
					await creerArticle({ slug: `a${rang}`, projets: ["p0"] });
				}
				const miroir = ouvrirMiroir();
				for (const [acte, nature, rang] of histoire)
					await (acte === "suivre"
						? miroir.suivre()
						: ACTES[acte]?.(nature, `${nature[0]}${rang}`));
				await miroir.suivre();
				const jour = await duJour();
				expect(new Map([...miroir.copie].sort())).toEqual(
					new Map([...jour].sort()),
				);
				expect(jour.size).toBeLessThanOrEqual(9);
			}),
			{ numRuns: PLEINE_TAILLE ? 200 : 6 },
		);
	},
	dureeMax(120, 1_200),
);
