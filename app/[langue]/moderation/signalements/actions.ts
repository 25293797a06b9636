"use server";

import { action } from "#lib/adapters/pages/action";
import {
	rouvrirSignalement,
	traiterSignalements,
} from "#lib/moderation/signalements/commands";
import {
	ReouvertureForme,
	TraitementForme,
} from "#lib/moderation/signalements/schema";

const ICI = "/moderation/signalements";

/** Closes a group of an entry's reports. */
export const traiter = action(
	TraitementForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs }) => {
		const fait = await traiterSignalements(visiteur, valeurs);
		return fait.ok ? { ok: true, vers: ICI } : fait;
	},
);

/** Reopens one report. */
export const rouvrir = action(
	ReouvertureForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { id } }) => {
		const fait = await rouvrirSignalement(visiteur, id);
		return fait.ok ? { ok: true, vers: `${ICI}?traites=oui` } : fait;
	},
);
