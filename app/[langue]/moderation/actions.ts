"use server";

import { action } from "#lib/adapters/pages/action";
import { annulerActe } from "#lib/moderation/annulation/commands";
import { modererProjet } from "#lib/moderation/projets/commands";
import {
	AnnulationForme,
	DecisionForme,
	MiseEnAvantForme,
} from "#lib/moderation/relecture/schema";
import { adresse, decider } from "./decision.ts";

/** Moves an entry along its states, then shows the next one; what takes it down needs a reason, and asks for it. */
export const deciderAction = action(
	DecisionForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { statut, vu_le, ...entree } }) =>
		statut === "archive"
			? { ok: true as const, vers: `${adresse(entree)}/retrait` }
			: decider(visiteur, entree, statut, null, { vu_le }),
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
