import { z } from "zod";
import {
	ETATS_LIEN,
	type EtatLien,
	type OrigineLien,
} from "#lib/besoins/liens/schema";
import { closedList, lineText } from "#lib/platform/validation/fields";
import { CHERCHE_MAX } from "../refus/schema.ts";

/** The states that a moderator gives a link; there is no way back to `suggere`. */
export const ETATS_DECIDES = [
	"confirme",
	"ecarte",
] as const satisfies readonly EtatLien[];

export type EtatDecide = (typeof ETATS_DECIDES)[number];

/** A link of a need, as moderators see it. */
export type LienModere = {
	/** The project, by its slug and name. */
	readonly slug: string;
	readonly nom: string;
	/** Whether the project is published; otherwise nobody else sees the link. */
	readonly publie: boolean;
	readonly etat: EtatLien;
	readonly origine: OrigineLien;
	/** How many people who described the need said that the project answers it, though not quite. */
	readonly reponses: number;
	/** What the author of the need says of it. */
	readonly nuance: string | null;
};

/** A decision on a link; `projet` is a slug, or the address of a project's page. */
export const LienDecideForme = z.object({
	slug: z.string(),
	projet: lineText({ min: 1, max: CHERCHE_MAX }),
	etat: closedList(ETATS_DECIDES),
	/** The state that the page showed, empty for a link that is being added. */
	vu: closedList(["", ...ETATS_LIEN]).default(""),
});
