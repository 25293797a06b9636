"use server";

import { action } from "#lib/adapters/pages/action";
import { marquerVue as marquer } from "#lib/moderation/sans_relecture/commands";
import { VueForme } from "#lib/moderation/sans_relecture/schema";

/** Marks what was published by rule as seen, and shows what is left. */
export const marquerVue = action(
	VueForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs }) => {
		const fait = await marquer(visiteur, valeurs);
		if (!fait.ok) return fait;
		const vers = `/moderation/sans-relecture?faites=${fait.valeur}`;
		return { ok: true as const, vers };
	},
);
