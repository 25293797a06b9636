import { besoinPublic } from "#lib/besoins/queries";
import { editer, reviser } from "#lib/contributions/revisions/writes";
import { phrase } from "#lib/i18n/texts";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	conflit,
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { actAs } from "#lib/platform/db/act";
import { journaliser, sur } from "#lib/platform/db/journal";
import { patiently, sql } from "#lib/platform/db/pool";
import { avecSlugLibre } from "#lib/platform/db/slug";
import type { Transaction } from "#lib/platform/db/transaction";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import { traductionsEditees } from "../edition/rules.ts";
import type { SENS, ThemeEcrit } from "./schema.ts";

const EN_USAGE = conflit(phrase("refus.themes.en_usage"));

async function verrouiller(tx: Transaction, slug: string) {
	const [theme] = await tx.$queryRaw<{ id: number; nom: string }[]>(
		sql`SELECT id, nom FROM themes WHERE slug = ${slug} FOR UPDATE`,
	);
	return theme;
}

function colonnes(ecrit: ThemeEcrit) {
	return {
		nom: ecrit.nom,
		description: ecrit.description ?? "",
		traductions: traductionsEditees(["nom", "description"], ecrit),
	};
}

/** Creates a theme, the last in the team's order. Rejected for members. */
export async function creerTheme(
	acteur: ActeurCompte,
	ecrit: ThemeEcrit,
): Promise<Resultat<{ slug: string }>> {
	return actAs("moderateur", acteur, async (tx) => {
		const { id, slug } = await avecSlugLibre(tx, "themes", ecrit.nom, (libre) =>
			tx.theme.create({
				data: { ...colonnes(ecrit), slug: libre },
				select: { id: true, slug: true },
			}),
		);
		await tx.$executeRaw(
			sql`UPDATE themes SET ordre = (SELECT max(ordre) + 1 FROM themes) WHERE id = ${id}`,
		);
		await journaliser(tx, acteur, "creerTheme", {
			...sur("theme", { id, slug }),
			apres: { nom: ecrit.nom },
		});
		return reussite({ slug });
	});
}

/**
 * Updates a theme's name and English version; its slug stays, and the replaced
 * text is kept as an earlier version. Rejected for members, for an unknown
 * theme, and, with both texts, when another text was saved since the version
 * `vu`.
 */
export async function modifierTheme(
	acteur: ActeurCompte,
	slug: string,
	ecrit: ThemeEcrit,
	vu: number | null = null,
): Promise<Resultat<{ slug: string }>> {
	// The COMMIT reindexes every entry filed under the theme, which may be the
	// whole directory.
	return patiently(() =>
		actAs("moderateur", acteur, async (tx) => {
			const theme = await verrouiller(tx, slug);
			if (!theme) return INTROUVABLE;
			const texte = { objet: "theme", objet_id: theme.id, slug } as const;
			const { id, nom } = theme;
			const acte = "modifierTheme";
			const ecrire = async (champs: readonly string[]) => {
				await tx.theme.update({ where: { id }, data: colonnes(ecrit) });
				// What is filed under it shows its words, and its own time does not move (decision 81).
				await tx.$executeRaw(
					sql`SELECT noter_evenement(nature, id, slug, NULL, statut, statut, 'retire') FROM (
					      SELECT 'projet' AS nature, p.id, p.slug, p.statut FROM projets p JOIN projet_themes t ON t.projet_id = p.id
					      WHERE t.theme_id = ${id} AND p.statut = 'publie'
					      UNION ALL SELECT 'besoin', id, slug, statut FROM besoins b
					      WHERE theme_id = ${id} AND ${besoinPublic(sql`b.statut`)}) AS classes`,
				);
				await journaliser(tx, acteur, acte, {
					...sur("theme", { id, slug }),
					avant: { nom },
					apres: { champs, nom: ecrit.nom },
				});
			};
			const vus = { vu, saisies: valeursDe(ecrit) };
			const fait = await editer(tx, acteur, acte, texte, vus, ecrire);
			return fait.ok ? reussite({ slug }) : fait;
		}),
	);
}

/** Swaps the theme with its neighbour; at either end nothing changes. Rejected for members and for an unknown theme. */
export async function deplacerTheme(
	acteur: ActeurCompte,
	slug: string,
	sens: (typeof SENS)[number],
): Promise<Resultat<null>> {
	return actAs("moderateur", acteur, async (tx) => {
		const themes = await tx.$queryRaw<{ id: number; slug: string }[]>(
			sql`WITH tenus AS (SELECT id, slug, nom, ordre FROM themes ORDER BY id FOR UPDATE)
			    SELECT id, slug FROM tenus ORDER BY ordre, nom COLLATE "fr-x-icu", id`,
		);
		const place = themes.findIndex((theme) => theme.slug === slug);
		const theme = themes[place];
		if (!theme) return INTROUVABLE;
		const voisine = place + (sens === "monter" ? -1 : 1);
		const voisin = themes[voisine];
		if (!voisin) return reussite(null);
		const ordre = themes.map(({ id }) => id);
		ordre[place] = voisin.id;
		ordre[voisine] = theme.id;
		await tx.$executeRaw(
			sql`UPDATE themes h SET ordre = n.rang FROM unnest(${ordre}::int[]) WITH ORDINALITY AS n(id, rang)
			    WHERE n.id = h.id AND h.ordre <> n.rang`,
		);
		await journaliser(tx, acteur, "deplacerTheme", {
			...sur("theme", { id: theme.id, slug }),
			avant: { rang: place + 1 },
			apres: { rang: voisine + 1 },
		});
		return reussite(null);
	});
}

/** Deletes a theme and keeps its text as an earlier version. Rejected for members, for an unknown theme, and while a project or a need is filed under it. */
export async function supprimerTheme(
	acteur: ActeurCompte,
	slug: string,
): Promise<Resultat<null>> {
	return actAs("moderateur", acteur, async (tx) => {
		const theme = await verrouiller(tx, slug);
		if (!theme) return INTROUVABLE;
		// An entry being filed meanwhile waits for the row's lock, then fails: its
		// foreign key has no target.
		const usages = await tx.$queryRaw<unknown[]>(
			sql`SELECT 1 FROM projet_themes WHERE theme_id = ${theme.id}
			    UNION ALL SELECT 1 FROM besoins WHERE theme_id = ${theme.id} LIMIT 1`,
		);
		if (usages.length > 0) return EN_USAGE;
		const texte = { objet: "theme", objet_id: theme.id, slug } as const;
		await reviser(tx, acteur, "supprimerTheme", texte, () =>
			tx.theme.delete({ where: { id: theme.id } }),
		);
		await journaliser(tx, acteur, "supprimerTheme", {
			...sur("theme", { id: theme.id, slug }),
			avant: { nom: theme.nom },
		});
		return reussite(null);
	});
}
