import { contribuer } from "#lib/contributions/commands";
import { situer } from "#lib/lieux/queries";
import type { ActeurCompte } from "#lib/platform/actor";
import { invalide, type Resultat } from "#lib/platform/contract/result";
import { avecSlugLibre } from "#lib/platform/db/slug";
import type { Transaction } from "#lib/platform/db/transaction";
import { unknownValues } from "#lib/platform/validation/errors";
import { identifierThemes } from "#lib/themes/queries";
import { lireFaces } from "./images/queries.ts";
import type { Faces } from "./images/schema.ts";
import { avecCodeOuvert } from "./rules.ts";
import {
	BORNES_PROJET,
	type ProjetContribue,
	type ProjetContribution,
} from "./schema.ts";
import { classerProjet } from "./writes.ts";

type ThemesConnus = Awaited<ReturnType<typeof identifierThemes>>;

/** The ids of the themes in their order, without duplicates, or an error at the place of each unknown one. */
export function themesChoisis(choix: readonly string[], connus: ThemesConnus) {
	const inconnus = unknownValues("themes", choix, connus, {
		fr: "ce thème n’existe pas.",
		en: "this theme does not exist.",
	});
	const ids = [...new Set(choix)].flatMap((slug) => connus.get(slug) ?? []);
	return { inconnus, ids };
}

/** `{}`, or the English version of a text in French. */
type Traductions = { readonly en?: Readonly<Record<string, string>> };

async function ecrireProjet(
	tx: Transaction,
	{
		piege,
		themes,
		...champs
	}: Omit<ProjetContribution, "lieux"> & Faces & { lieux?: string[] },
	traductions: Traductions,
	theme_ids: readonly number[],
	entree: { statut: string; auteur_id: number },
) {
	const projet = await avecSlugLibre(tx, "projets", champs.nom, (slug) =>
		tx.projet.create({
			data: { ...avecCodeOuvert(champs), ...entree, slug, traductions },
			select: { id: true, slug: true },
		}),
	);
	await classerProjet(tx, projet.id, theme_ids);
	return projet;
}

/**
 * Creates a suggested project, pending review (D15, D16), with its English version and its pictures if it has any. Fails
 * when a theme is unknown, a picture not kept, the pool of contributions empty, or the account suspended.
 */
export async function proposerProjet(
	acteur: ActeurCompte,
	{
		logo = null,
		image = null,
		image_dite = null,
		...contribution
	}: ProjetContribution & Partial<Faces>,
	traductions: Traductions = {},
	cleClient: string | null = null,
): Promise<Resultat<ProjetContribue>> {
	const { inconnus, ids } = themesChoisis(
		contribution.themes,
		await identifierThemes(contribution.themes),
	);
	if (inconnus.length > 0) return invalide(...inconnus);
	const { max } = BORNES_PROJET.territoire;
	const situe = await situer(contribution, { deBesoin: false, max });
	if (!situe.ok) return situe;
	const faces = await lireFaces({ logo, image, image_dite });
	if (!faces.ok) return faces;
	const { piege, lieux, ...corps } = contribution;
	return contribuer(acteur, {
		nature: "projet",
		corps: {
			...corps,
			...{ lieux, themes: ids, ...traductions },
			...((logo ?? image) ? faces.valeur : {}),
		},
		piege,
		cleClient,
		titre: contribution.nom,
		creer: (tx, entree) =>
			ecrireProjet(
				tx,
				{ piege, ...corps, ...situe.valeur, ...faces.valeur },
				traductions,
				ids,
				entree,
			),
	});
}
