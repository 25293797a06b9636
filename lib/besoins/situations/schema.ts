import { z } from "zod";
import { LieuNomme } from "#lib/lieux/schema";
import { LangueOriginale } from "#lib/platform/contract/wire";
import { component } from "#lib/platform/validation/json-schema";

/** What somebody who supports a need lives, as everybody reads it: neither who wrote it nor when. */
export const Situation = component(
	"Situation",
	z.object({
		texte: z.string().meta({
			description: "Ce que vit une personne qui soutient ce besoin.",
		}),
		langue: LangueOriginale,
		departement: LieuNomme.nullable().meta({
			description:
				"Le département qu’elle a voulu dire ; null quand elle n’en dit pas, et tant que moins de cinq comptes soutiennent le besoin.",
		}),
	}),
);
export type Situation = z.output<typeof Situation>;

/** Situations of one need that are read at once: the daily files hold all of them. */
export const SITUATIONS_MAX = 100;
