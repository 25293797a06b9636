"use server";

import { action } from "#lib/adapters/pages/action";
import { deciderContestation as trancher } from "#lib/moderation/contestations/commands";
import { ContestationDecidee } from "#lib/moderation/contestations/schema";

/** Restores the entry, or leaves it down, then shows the pending contests. */
export const deciderContestation = action(
	ContestationDecidee,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs }) => {
		const fait = await trancher(visiteur, valeurs);
		if (!fait.ok) return fait;
		const suite =
			valeurs.decision === "retabli" ? `fait=${fait.valeur}` : "maintenu=oui";
		return { ok: true, vers: `/moderation?${suite}` };
	},
);
