/** What the pages about one entry read around it, and the page that follows a decision. */
import { estStatutBesoin, estStatutPublic } from "#lib/besoins/rules";
import {
	NATURES_CONTRIBUTION,
	type NatureContribution,
} from "#lib/contributions/schema";
import { lireContestationDe } from "#lib/moderation/contestations/queries";
import { lireHistorique } from "#lib/moderation/journal/queries";
import { listerLiens } from "#lib/moderation/liens/queries";
import {
	lireDerniereDecision,
	lireVoisines,
	listerSemblables,
} from "#lib/moderation/relecture/queries";
import {
	courrielsDe,
	langueDouteuse,
	liensDe,
} from "#lib/moderation/relecture/rules";
import type { FicheModeree } from "#lib/moderation/relecture/schema";
import type { ActeurCompte } from "#lib/platform/actor";
import { estProjetPublic } from "#lib/projets/rules";
import { acteAnnonce, type Query, valeursDe } from "../../../data.ts";

/** The kind and slug of an entry. */
export type Entree = {
	readonly nature: NatureContribution;
	readonly slug: string;
};

/** The review page of an entry. */
export const adresse = ({ nature, slug }: Entree) =>
	`/moderation/relecture/${nature}/${slug}`;

/** The kind of entry in a segment of an address. */
export function natureDe(
	segment: string | string[] | undefined,
): NatureContribution | null {
	return NATURES_CONTRIBUTION.find((nature) => nature === segment) ?? null;
}

/** Whether the entry is public, and so may be taken down. */
export function estEnLigne({ nature, statut }: FicheModeree): boolean {
	if (nature === "projet") return estProjetPublic(statut);
	return estStatutBesoin(statut) && estStatutPublic(statut);
}

/** The context of an entry under review. */
export async function lireAutour(
	fiche: FicheModeree,
	query: Query,
	visiteur: ActeurCompte,
) {
	const [rapproches, contestation, voisines, semblables, historique, annonce] =
		await Promise.all([
			fiche.nature === "besoin" ? listerLiens(fiche.slug) : [],
			lireContestationDe(fiche.nature, fiche.slug),
			lireVoisines(fiche),
			listerSemblables(fiche),
			lireHistorique(fiche.nature, fiche.id),
			acteAnnonce(query, visiteur),
		]);
	const conflit = valeursDe(query).conflit === "oui";
	const liens = liensDe(fiche);
	const devinee = langueDouteuse(fiche);
	return {
		...{ rapproches, contestation },
		...{ voisines, semblables, historique, annonce, conflit, liens },
		devinee,
		courriels: courrielsDe(fiche),
	};
}

/** The page after a decision: the next entry of the queue of the decided one, or the queue. */
export async function pageSuivante(
	{ compte_id }: ActeurCompte,
	entree: Entree,
	prochaine: Entree | null,
	rester: boolean,
): Promise<string> {
	const { nature, slug } = entree;
	const acte = await lireDerniereDecision(compte_id, nature, slug);
	const vers = rester
		? adresse(entree)
		: prochaine
			? adresse(prochaine)
			: "/moderation";
	return `${vers}?fait=${acte ?? ""}`;
}
