"use server";

import type { ObjetRevise } from "#lib/contributions/revisions/schema";
import { reprendreRevision } from "#lib/moderation/revisions/commands";
import {
	type NatureRevisee,
	RetourForme,
} from "#lib/moderation/revisions/schema";
import { acteVers } from "../data.ts";

const PAGES: Readonly<Record<ObjetRevise, NatureRevisee>> = {
	projet: "projet",
	besoin: "besoin",
	chantier: "besoin",
	etape: "besoin",
	article: "article",
	theme: "theme",
};

const page = ({ objet, slug }: { objet: ObjetRevise; slug: string }) =>
	`/moderation/versions/${PAGES[objet]}/${slug}?garde=oui`;

/** Goes back to an earlier text. */
export const reprendre = acteVers(
	RetourForme,
	"moderateur",
	(visiteur, { id, vu }) => reprendreRevision(visiteur, id, vu),
	page,
);
