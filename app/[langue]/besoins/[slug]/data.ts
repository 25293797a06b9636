import { COULEURS_SUR_PAPIER } from "#components/besoins/statut";
import { lireNumerosDesEtapes } from "#lib/besoins/chantier/queries";
import {
	listerProjetsDuBesoin,
	listerProjetsPossibles,
} from "#lib/besoins/liens/queries";
import {
	estBesoinRetire,
	lireBesoin,
	listerBesoinsVoisins,
} from "#lib/besoins/queries";
import { estStatutPublic } from "#lib/besoins/rules";
import type { Visiteur } from "#lib/comptes/connexion/schema";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import { lireMonSoutien } from "#lib/participation/queries";
import { PAS_ENCORE } from "#lib/participation/rules";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import type { Langue } from "#lib/platform/langues";

const VOISINS_MAX = 4;

/** A public need with its page's context; when it is not public, whether it was taken down. */
export const lireFiche = whileUnchanged(async (slug: string) => {
	const besoin = await lireBesoin(slug);
	if (!besoin.ok)
		return { ok: false, gone: await estBesoinRetire(slug) } as const;
	const [numeros, projets, possibles, voisins] = await Promise.all([
		lireNumerosDesEtapes(slug),
		listerProjetsDuBesoin(slug),
		listerProjetsPossibles(slug, besoin.valeur.titre),
		listerBesoinsVoisins(slug, VOISINS_MAX),
	]);
	return {
		ok: true,
		besoin: besoin.valeur,
		numeros,
		projets: projets.ok ? projets.valeur : [],
		possibles,
		voisins,
	} as const;
});

/** The reader's own support of a need; none for a signed-out reader. */
export async function lireMien(visiteur: Visiteur | null, slug: string) {
	return visiteur ? lireMonSoutien(visiteur.compte_id, slug) : PAS_ENCORE;
}

/** The text of a need's picture; null when it is not public. */
export async function lireImage(langue: Langue, slug: string) {
	const fiche = await lireFiche(slug);
	if (!fiche.ok) return null;
	const { besoin } = fiche;
	if (!estStatutPublic(besoin.statut)) return null;
	return {
		kind: texts(langue)(`besoins.statut.${besoin.statut}`),
		color: COULEURS_SUR_PAPIER[besoin.statut],
		title: translated(besoin, "titre", langue).texte,
		text: translated(besoin, "description", langue).texte,
	};
}
