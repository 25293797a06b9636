"use server";

import { action } from "#lib/adapters/pages/action";
import {
	annulerEnvoi as annuler,
	relancerCourriel,
} from "#lib/moderation/envois/commands";
import { EnvoiForme, RelanceForme } from "#lib/moderation/envois/schema";

const PAGE = { ok: true as const, vers: "/moderation/sante?garde=oui" };

/** Cancels the pending mails of an act. */
export const annulerEnvoi = action(
	EnvoiForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { acte_id } }) => {
		const fait = await annuler(visiteur, acte_id);
		return fait.ok ? PAGE : fait;
	},
);

/** Retries a mail that was given up. */
export const relancer = action(
	RelanceForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { id, confirme } }) => {
		const fait = await relancerCourriel(visiteur, id, confirme);
		return fait.ok ? PAGE : fait;
	},
);
