import type { Acteur } from "#lib/platform/actor";
import {
	interdit,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { journaliser, journaliserLot, sur } from "#lib/platform/db/journal";
import { prisma, sql } from "#lib/platform/db/pool";
import { slugAt, slugDe } from "#lib/platform/db/slug";
import { inTransaction } from "#lib/platform/db/transaction";
import {
	type Atelier,
	type ElementImport,
	ecrireLot,
	type StatutImport,
} from "#lib/platform/import/batch";
import type { Lecture } from "#lib/platform/import/envelope";
import {
	type BilanImport,
	type Import,
	importFile,
	type Progression,
} from "#lib/platform/import/run";
import type { ImportedValues } from "#lib/platform/import/traces";
import { traductionsLisibles } from "#lib/platform/text/translations";
import { indexerMots, plierMot, THEMES_PREMIERS } from "./rules.ts";
import {
	CLES_TRADUITES_THEME,
	type Correspondances,
	NOM_THEME_MAX,
} from "./schema.ts";

/**
 * Creates the initial themes, after those of the team; an existing theme with one of
 * these slugs is not changed. Returns how many are new. The caller checks the right to
 * do it.
 */
export function creerThemesPremiers(
	acteur: Acteur,
): Promise<{ crees: number; existants: number }> {
	return inTransaction(async (tx) => {
		// Two concurrent calls would give the same places.
		await tx.$executeRaw(sql`LOCK TABLE themes IN SHARE ROW EXCLUSIVE MODE`);
		const { _max } = await tx.theme.aggregate({ _max: { ordre: true } });
		const premier = (_max.ordre ?? -1) + 1;
		const crees = await tx.theme.createManyAndReturn({
			data: THEMES_PREMIERS.map(({ slug, nom, description, en }, rang) => ({
				slug,
				nom,
				description,
				ordre: premier + rang,
				traductions: { en },
			})),
			skipDuplicates: true,
			select: { id: true, slug: true, nom: true },
		});
		if (crees.length > 0)
			await journaliserLot(
				tx,
				crees.map(({ id, slug, nom }) => ({
					acteur,
					acte: "creerTheme",
					...sur("theme", { id, slug }),
					apres: { nom },
				})),
			);
		return {
			crees: crees.length,
			existants: THEMES_PREMIERS.length - crees.length,
		};
	});
}

/** Themes of the records of one import, from the free words of their source. */
export type ThemesImport = {
	/**
	 * The slugs of these words, in their order, each once. A word that matches no theme
	 * is counted and ignored, or becomes one when themes may be created.
	 */
	readonly slugs: (mots: readonly string[]) => Promise<string[]>;
	/** The words that matched nothing, as first written, and how often they came. */
	readonly inconnus: () => Record<string, number>;
};

async function lireThemes() {
	const themes = await prisma().theme.findMany({
		select: { slug: true, nom: true, traductions: true },
		orderBy: { id: "asc" },
	});
	return themes.map(({ slug, nom, traductions }) => {
		const { en } = traductionsLisibles(traductions, CLES_TRADUITES_THEME);
		return { slug, noms: en?.nom === undefined ? [nom] : [nom, en.nom] };
	});
}

/** Ensures that a theme of this slug exists; a new one has no description, since none was written. */
async function assurerTheme(
	acteur: Acteur,
	slug: string,
	nom: string,
): Promise<void> {
	await inTransaction(async (tx) => {
		const [cree] = await tx.theme.createManyAndReturn({
			data: [{ slug, nom, description: "" }],
			skipDuplicates: true,
			select: { id: true },
		});
		if (cree)
			await journaliser(tx, acteur, "creerTheme", {
				...sur("theme", { id: cree.id, slug }),
				apres: { nom },
			});
	});
}

/**
 * Loads the themes for an import: words are matched by the file of correspondences,
 * else by the names of themes. With `creer`, a word that matches nothing becomes a
 * theme, unless it is too long to be a name; with `essai`, it is said to, and none is
 * kept.
 */
async function ouvrirThemes(
	acteur: Acteur,
	{
		correspondances,
		creer,
		essai,
	}: { correspondances: Correspondances; creer: boolean; essai: boolean },
): Promise<ThemesImport> {
	const themes = await lireThemes();
	const existants = new Set(themes.map(({ slug }) => slug));
	const index = indexerMots(themes, correspondances);
	const noms = new Map(correspondances.map(({ slug, nom }) => [slug, nom]));
	const inconnus = new Map<string, { mot: string; fois: number }>();

	const trouver = async (mot: string): Promise<string | undefined> => {
		const pli = plierMot(mot);
		const connu = index.get(pli);
		if (connu !== undefined && existants.has(connu)) return connu;
		const nom = (connu && noms.get(connu)) ?? mot;
		if (creer && [...nom].length <= NOM_THEME_MAX && pli !== "") {
			const slug = connu ?? slugAt(slugDe(nom, "themes"), 1);
			if (!essai) await assurerTheme(acteur, slug, nom);
			existants.add(slug);
			index.set(pli, slug);
			return slug;
		}
		const inconnu = inconnus.get(pli) ?? { mot, fois: 0 };
		inconnu.fois += 1;
		inconnus.set(pli, inconnu);
		return undefined;
	};

	return {
		async slugs(mots) {
			const trouves: string[] = [];
			for (const mot of mots) {
				const slug = await trouver(mot);
				if (slug !== undefined && !trouves.includes(slug)) trouves.push(slug);
			}
			return trouves;
		},
		inconnus() {
			const comptes = [...inconnus.values()].sort((a, b) => b.fois - a.fois);
			return Object.fromEntries(comptes.map(({ mot, fois }) => [mot, fois]));
		},
	};
}

/** The source, how themes are named, and the state of new records. */
export type OptionsImport = {
	readonly fichier: string;
	readonly statut: StatutImport;
	/** A dry run: everything is tried, and neither records nor themes are kept. */
	readonly essai?: boolean;
	readonly correspondances: Correspondances;
	readonly creerThemes: boolean;
	readonly progression?: Progression;
} & Pick<Import<never>, "source" | "dire">;

export type BilanEntrees = BilanImport & {
	/** Words of the sources that match no theme, and how often they came. */
	readonly themes_inconnus: Readonly<Record<string, number>>;
};

/**
 * Imports every entry of a file, or reports it with its line and the reason. An entry
 * is identified by (`source`, `source_id`): a second run changes what its source
 * changed, except what a moderator changed since, and nothing else. For the operator
 * only.
 */
export async function importerEntrees<V extends ImportedValues>(
	acteur: Acteur,
	{
		fichier,
		statut,
		essai = false,
		correspondances,
		creerThemes,
		progression,
		...options
	}: OptionsImport,
	atelier: Atelier<V>,
	colonnes: readonly string[],
	lire: (
		brut: Readonly<Record<string, unknown>>,
		themes: ThemesImport,
	) => Promise<Lecture<ElementImport<V>>>,
): Promise<Resultat<BilanEntrees>> {
	if (acteur.nature !== "operateur") return interdit("role");
	const themes = await ouvrirThemes(acteur, {
		correspondances,
		creer: creerThemes,
		essai,
	});
	const bilan = await importFile(
		fichier,
		{
			...options,
			colonnes,
			lire: (brut) => lire(brut, themes),
			ecrire: (lot) => ecrireLot(acteur, atelier, { statut, essai }, lot),
		},
		progression,
	);
	return reussite({ ...bilan, themes_inconnus: themes.inconnus() });
}
