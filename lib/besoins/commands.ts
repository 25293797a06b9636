import { contribuer } from "#lib/contributions/commands";
import { phrase } from "#lib/i18n/texts";
import { situer } from "#lib/lieux/queries";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	champInvalide,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { sql } from "#lib/platform/db/pool";
import { avecSlugLibre } from "#lib/platform/db/slug";
import type { Transaction } from "#lib/platform/db/transaction";
import { identifierThemes } from "#lib/themes/queries";
import type { Nuance } from "./liens/schema.ts";
import type { BesoinContribue, BesoinContribution } from "./schema.ts";

/** The id of the theme of a need, null for none. Fails when it is unknown. */
export async function themeChoisi(theme: string | null) {
	if (theme === null) return reussite(null);
	const id = (await identifierThemes([theme])).get(theme);
	return id === undefined
		? champInvalide("theme", theme, phrase("refus.themes.inconnu"))
		: reussite(id);
}

/**
 * Records, with a need that is being created, the projects that its author says answer
 * it, but not quite: suggested links, which nobody sees before a moderator decides.
 * Projects that are not public any more are left out: the need does not depend on them.
 */
async function suggererLiens(
	tx: Transaction,
	besoin_id: number,
	nuances: readonly Nuance[],
): Promise<void> {
	if (nuances.length === 0) return;
	const slugs = nuances.map(({ projet }) => projet);
	const textes = nuances.map(({ texte }) => texte);
	await tx.$executeRaw(
		sql`INSERT INTO liens (besoin_id, projet_id, origine, reponses, nuance)
		    SELECT ${besoin_id}::int, p.id, 'habitant', 1, n.texte
		    FROM unnest(${slugs}::text[], ${textes}::text[]) AS n(slug, texte)
		    JOIN projets p ON p.slug = n.slug AND p.statut = 'publie'
		    ON CONFLICT DO NOTHING`,
	);
}

/**
 * Creates a described need, pending review (D15, D16), and suggests its links to the
 * projects of which the author said "not quite". Fails when the theme is unknown,
 * the pool of contributions empty, or the account suspended.
 */
export async function decrireBesoin(
	acteur: ActeurCompte,
	contribution: BesoinContribution,
	nuances: readonly Nuance[] = [],
	cleClient: string | null = null,
): Promise<Resultat<BesoinContribue>> {
	const { piege, theme, lieux, ...champs } = contribution;
	const choix = await themeChoisi(theme);
	if (!choix.ok) return choix;
	const theme_id = choix.valeur;
	const situe = await situer(contribution, true);
	if (!situe.ok) return situe;
	return contribuer(acteur, {
		nature: "besoin",
		corps: { ...champs, theme_id, lieux },
		piege,
		cleClient,
		titre: contribution.titre,
		creer: (tx, entree) =>
			avecSlugLibre(tx, "besoins", champs.titre, async (slug) => {
				const besoin = await tx.besoin.create({
					data: { ...champs, ...situe.valeur, ...entree, theme_id, slug },
					select: { id: true, slug: true },
				});
				await suggererLiens(tx, besoin.id, nuances);
				return besoin;
			}),
	});
}
