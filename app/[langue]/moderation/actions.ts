"use server";

import { action } from "#lib/adapters/action";
import { estStatutBesoin } from "#lib/besoins/rules";
import type { NatureContribution } from "#lib/contributions/schema";
import { annulerActe } from "#lib/moderation/annulation/commands";
import { modererBesoin } from "#lib/moderation/besoins/commands";
import { modererProjet } from "#lib/moderation/projets/commands";
import { composerMotif } from "#lib/moderation/refus/rules";
import {
	lireDerniereDecision,
	lireFiche,
	lireVoisines,
} from "#lib/moderation/relecture/queries";
import {
	AnnulationForme,
	DecisionForme,
	MiseEnAvantForme,
	RefusForme,
} from "#lib/moderation/relecture/schema";
import type { Precisions } from "#lib/moderation/rules";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	INTROUVABLE,
	invalide,
	type Resultat,
	reussite,
} from "#lib/platform/result";
import { valueError } from "#lib/platform/validation/errors";
import { estStatutProjet } from "#lib/projets/rules";

const INCONNUE = {
	fr: "aucune fiche de cette nature n’a cette adresse.",
	en: "no entry of this kind has this address.",
};

type Entree = { nature: NatureContribution; slug: string };

/** Where an entry is read. */
const adresse = ({ nature, slug }: Entree) =>
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

async function decider(
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
	// What happened meanwhile is told by the entry's own page.
	if (!fait.ok && fait.refus === "conflit")
		return { ok: true as const, vers: `${adresse(entree)}?conflit=oui` };
	if (!fait.ok) return fait;
	return suite(visiteur, entree, apres ?? avant, fiche.statut !== "propose");
}

/** Moves an entry along its states, then shows the next one. */
export const deciderAction = action(
	DecisionForme,
	{ acces: "moderateur" },
	({ visiteur, valeurs: { statut, vu_le, ...entree } }) =>
		decider(visiteur, entree, statut, null, { vu_le }),
);

/** Refuses an entry, in words for its author. */
export const refuserAction = action(
	RefusForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs }) => {
		const { choix, doublon, texte, vu_le, ...entree } = valeurs;
		const fiche = await lireFiche(entree.nature, entree.slug);
		const doublonVu = choix === "doublon" ? doublon : null;
		if (doublonVu !== null && !(await lireFiche(entree.nature, doublonVu)))
			return invalide(valueError(["body", "doublon"], INCONNUE, doublonVu));
		const motif = composerMotif(choix, fiche?.auteur?.langue ?? "fr", texte);
		return decider(visiteur, entree, "refuse", motif, {
			vu_le,
			choisi: { choix, doublon: doublonVu },
		});
	},
);

/** Takes the decision back, and shows the entry again. */
export const annulerAction = action(
	AnnulationForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { acte_id } }) => {
		const fait = await annulerActe(visiteur, acte_id);
		return fait.ok
			? { ok: true as const, vers: `${adresse(fait.valeur)}?annule=oui` }
			: fait;
	},
);

/** Features a project, or no more. */
export const mettreEnAvantAction = action(
	MiseEnAvantForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { slug, mis_en_avant } }) => {
		const fait = await modererProjet(visiteur, slug, {
			statut: undefined,
			motif: null,
			mis_en_avant,
		});
		return fait.ok
			? { ok: true as const, vers: adresse({ nature: "projet", slug }) }
			: fait;
	},
);
