import { readJustDone } from "#lib/adapters/pages/just-done";
import { listerBesoinsDuProjet } from "#lib/besoins/liens/queries";
import type { Visiteur } from "#lib/comptes/connexion/schema";
import { counted, texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import { aVote } from "#lib/participation/queries";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import type { Langue } from "#lib/platform/langues";
import {
	estProjetRetire,
	lireProjet,
	listerProjetsVoisins,
} from "#lib/projets/queries";

const VOISINS_MAX = 4;

/** A published project with its page's context; when it is not public, whether it was taken down. */
export const lireFiche = whileUnchanged(async (slug: string) => {
	const projet = await lireProjet(slug);
	if (!projet.ok)
		return { ok: false, gone: await estProjetRetire(slug) } as const;
	const [besoins, voisins] = await Promise.all([
		listerBesoinsDuProjet(slug),
		listerProjetsVoisins(slug, VOISINS_MAX),
	]);
	return {
		ok: true,
		projet: projet.valeur,
		besoins: besoins.ok ? besoins.valeur : [],
		voisins,
	} as const;
});

/** Whether the reader votes for a project, false for a signed-out reader; and what they have just done about it. */
export async function lireMien(visiteur: Visiteur | null, slug: string) {
	const vote = visiteur !== null && (await aVote(visiteur.compte_id, slug));
	return { vote, fait: await readJustDone(`/projets/${slug}`) };
}

/** The text of a project's picture; null when it is not public. */
export async function lireImage(langue: Langue, slug: string) {
	const projet = await lireProjet(slug);
	if (!projet.ok) return null;
	const { nb_votes: n, territoire } = projet.valeur;
	const t = texts(langue);
	return {
		kind: t("recherche.natures.projet"),
		title: translated(projet.valeur, "nom", langue).texte,
		text: translated(projet.valeur, "accroche", langue).texte,
		count: counted(langue, n, t("lecture.projets.votes", { n })),
		place: territoire,
	};
}
