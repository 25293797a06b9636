"use server";

import { action } from "#lib/adapters/pages/action";
import { corrigerLangue } from "#lib/moderation/relecture/commands";
import { LangueForme } from "#lib/moderation/relecture/schema";

/** The language that an entry is written in, then the entry again. */
export const corrigerLangueAction = action(
	LangueForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs }) => {
		const { nature, slug } = valeurs;
		const vers = `/moderation/relecture/${nature}/${slug}`;
		const fait = await corrigerLangue(visiteur, valeurs);
		if (fait.ok) return { ok: true, vers };
		// What happened meanwhile is told by the entry's own page.
		return fait.refus === "conflit"
			? { ok: true, vers: `${vers}?conflit=oui` }
			: fait;
	},
);
