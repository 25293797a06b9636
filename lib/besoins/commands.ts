import { contribuer } from "#lib/contributions/commands";
import { MESSAGE_CONTRIBUTION } from "#lib/contributions/rules";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	INTROUVABLE,
	invalide,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/wire";
import { type CountedSet, countedSetAct } from "#lib/platform/db/counted-set";
import { sql } from "#lib/platform/db/pool";
import { annuler } from "#lib/platform/mail/queue";
import { avecSlugLibre } from "#lib/platform/search/slug";
import { valueError } from "#lib/platform/validation/errors";
import { identifierThemes } from "#lib/themes/queries";
import { besoinPublic } from "./queries.ts";
import type {
	BesoinContribue,
	BesoinContribution,
	SoutienResultat,
} from "./schema.ts";

export const SOUTIENS: CountedSet = {
	rows: sql`soutiens`,
	thing: sql`besoin_id`,
	things: sql`besoins`,
	count: sql`nb_soutiens`,
	isOpen: besoinPublic(sql`statut`),
	// Its mails say that they come because of the support.
	removed: (tx, besoin_id, comptes) => annuler(tx, { comptes, besoin_id }),
};

const soutenir = countedSetAct(SOUTIENS);

async function basculerSoutien(
	{ compte_id }: ActeurCompte,
	slug: string,
	soutenu: boolean,
): Promise<Resultat<SoutienResultat>> {
	if (!estSlug(slug)) return INTROUVABLE;
	const total = await soutenir(slug, compte_id, soutenu);
	return total.ok ? reussite({ nb_soutiens: total.valeur, soutenu }) : total;
}

/** The account's support stands, once; its choice about the steps by e-mail is kept. Refused when the need is not public (D14). */
export function soutenirBesoin(acteur: ActeurCompte, slug: string) {
	return basculerSoutien(acteur, slug, true);
}

/** The account's support stands no more; refused when the need is not public. */
export function retirerSoutien(acteur: ActeurCompte, slug: string) {
	return basculerSoutien(acteur, slug, false);
}

/** The id of the theme of a need, null for none. Refused when it is unknown. */
export async function themeChoisi(theme: string | null) {
	if (theme === null) return reussite(null);
	const id = (await identifierThemes([theme])).get(theme);
	return id === undefined
		? invalide(
				valueError(
					["body", "theme"],
					{ fr: "ce thème n’existe pas.", en: "this theme does not exist." },
					theme,
				),
			)
		: reussite(id);
}

/**
 * A described need awaits review (D15, D16). Refused when the theme is
 * unknown, the pool of contributions empty, or the account suspended.
 */
export async function decrireBesoin(
	acteur: ActeurCompte,
	contribution: BesoinContribution,
): Promise<Resultat<BesoinContribue>> {
	const { piege, theme, ...champs } = contribution;
	const choix = await themeChoisi(theme);
	if (!choix.ok) return choix;
	const theme_id = choix.valeur;
	const slug = await contribuer(acteur, {
		nature: "besoin",
		corps: { ...champs, theme_id },
		piege,
		titre: contribution.titre,
		creer: (tx, entree) =>
			avecSlugLibre(tx, "besoins", champs.titre, (slug) =>
				tx.besoin.create({
					data: { ...champs, ...entree, theme_id, slug },
					select: { id: true, slug: true },
				}),
			),
	});
	if (!slug.ok) return slug;
	return reussite({
		slug: slug.valeur,
		// Also for what is in quarantine: its author sees no difference (D15).
		statut: "propose",
		message: MESSAGE_CONTRIBUTION,
	});
}
