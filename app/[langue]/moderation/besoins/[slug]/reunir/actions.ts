"use server";

import { action } from "#lib/adapters/pages/action";
import { texts } from "#lib/i18n/texts";
import {
	reunirBesoins,
	separerBesoins,
} from "#lib/moderation/reunions/commands";
import { ReunionForme, SeparationForme } from "#lib/moderation/reunions/schema";
import { invalide } from "#lib/platform/contract/result";
import { valueError } from "#lib/platform/validation/errors";

const MANQUE = "reunions.moderation.confirme_manque";

const SANS_CONFIRMATION = invalide(
	valueError(
		["body", "confirme"],
		{ fr: texts("fr")(MANQUE), en: texts("en")(MANQUE) },
		null,
	),
);

/** Merges the two needs that the page compared. */
export const reunir = action(
	ReunionForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs }) => {
		const { slug, avec, garde, vu_le, autre_vu_le, confirme, ...raisons } =
			valeurs;
		if (!confirme) return SANS_CONFIRMATION;
		const celui_ci = { slug, vu_le };
		const autre = { slug: avec, vu_le: autre_vu_le };
		const [kept, gone] =
			garde === "celui_ci" ? [celui_ci, autre] : [autre, celui_ci];
		const fait = await reunirBesoins(visiteur, {
			...raisons,
			absorbe: gone.slug,
			absorbe_vu_le: gone.vu_le,
			garde: kept.slug,
			garde_vu_le: kept.vu_le,
		});
		return fait.ok
			? { ok: true, vers: `/moderation/besoins/${gone.slug}/reunir?fait=oui` }
			: fait;
	},
);

/** Takes a merged need apart again. */
export const separer = action(
	SeparationForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { slug } }) => {
		const fait = await separerBesoins(visiteur, slug);
		return fait.ok
			? { ok: true, vers: `/moderation/besoins/${slug}/reunir?separe=oui` }
			: fait;
	},
);
