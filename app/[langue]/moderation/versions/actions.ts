"use server";

import { actionTo } from "#lib/adapters/pages/action";
import type { ObjetRevise } from "#lib/contributions/revisions/schema";
import { reprendreRevision } from "#lib/moderation/edition/commands";
import { RetourForme } from "#lib/moderation/edition/schema";

function page({ objet, slug }: { objet: ObjetRevise; slug: string }) {
	const estDuBesoin = objet === "chantier" || objet === "etape";
	return `/moderation/versions/${estDuBesoin ? "besoin" : objet}/${slug}?garde=oui`;
}

/** Goes back to an earlier text. */
export const reprendre = actionTo(
	RetourForme,
	"moderateur",
	({ visiteur, valeurs: { id, vu } }) => reprendreRevision(visiteur, id, vu),
	page,
);
