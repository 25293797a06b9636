import type { Acteur } from "#lib/platform/actor";
import { journaliser } from "#lib/platform/db/journal";
import { prisma } from "#lib/platform/db/pool";
import { slugAt, slugDe } from "#lib/platform/db/slug";
import { inTransaction } from "#lib/platform/db/transaction";
import { traductionsLisibles } from "#lib/platform/text/translations";
import { CLES_TRADUITES_THEME } from "../schema.ts";
import { indexerMots, plierMot } from "./rules.ts";
import { type Correspondances, NOM_THEME_MAX } from "./schema.ts";

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
			await journaliser(tx, {
				acteur,
				acte: "creerTheme",
				objet: "theme",
				objet_id: cree.id,
				objet_slug: slug,
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
export async function ouvrirThemes(
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
