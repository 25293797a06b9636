/** A decision on an entry, and the page that follows it. */
import { estStatutBesoin } from "#lib/besoins/rules";
import type { NatureContribution } from "#lib/contributions/schema";
import { modererBesoin } from "#lib/moderation/besoins/commands";
import { modererProjet } from "#lib/moderation/projets/commands";
import {
	lireDerniereDecision,
	lireFiche,
	lireVoisines,
} from "#lib/moderation/relecture/queries";
import type { Precisions } from "#lib/moderation/rules";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estStatutProjet } from "#lib/projets/rules";

type Entree = { nature: NatureContribution; slug: string };

/** Where an entry is read. */
export const adresse = ({ nature, slug }: Entree) =>
	`/moderation/relecture/${nature}/${slug}`;

/** After a decision: the next entry of the queue it left, or the queue. */
async function suite(
	visiteur: ActeurCompte,
	entree: Entree,
	prochaine: Entree | null,
	rester: boolean,
) {
	const { nature, slug } = entree;
	const acte = await lireDerniereDecision(visiteur.compte_id, nature, slug);
	const vers = rester
		? adresse(entree)
		: prochaine
			? adresse(prochaine)
			: "/moderation";
	return { ok: true as const, vers: `${vers}?fait=${acte ?? ""}` };
}

async function moderer(
	visiteur: ActeurCompte,
	{ nature, slug }: Entree,
	statut: string,
	motif: string | null,
	precisions: Precisions,
): Promise<Resultat<null>> {
	const decision = { motif, mis_en_avant: undefined, projet: undefined };
	const fait =
		nature === "projet"
			? estStatutProjet(statut)
				? await modererProjet(
						visiteur,
						slug,
						{ ...decision, statut },
						precisions,
					)
				: INTROUVABLE
			: estStatutBesoin(statut)
				? await modererBesoin(
						visiteur,
						slug,
						{ ...decision, statut },
						precisions,
					)
				: INTROUVABLE;
	return fait.ok ? reussite(null) : fait;
}

/** Decides, and says which page follows: what happened meanwhile is told by the entry's own. */
export async function decider(
	visiteur: ActeurCompte,
	entree: Entree,
	statut: string,
	motif: string | null,
	precisions: Precisions,
) {
	const fiche = await lireFiche(entree.nature, entree.slug);
	if (!fiche) return INTROUVABLE;
	const { apres, avant } = await lireVoisines(fiche);
	const fait = await moderer(visiteur, entree, statut, motif, precisions);
	if (!fait.ok && fait.refus === "conflit")
		return { ok: true as const, vers: `${adresse(entree)}?conflit=oui` };
	if (!fait.ok) return fait;
	return suite(visiteur, entree, apres ?? avant, fiche.statut !== "propose");
}
