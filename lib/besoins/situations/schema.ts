import { z } from "zod";
import { LieuNomme } from "#lib/lieux/schema";
import { LangueOriginale } from "#lib/platform/contract/wire";
import { component } from "#lib/platform/validation/json-schema";

/** What somebody who supports a need lives, as everybody reads it: neither who wrote it nor when. */
export const Situation = component(
	"Situation",
	z.object({
		texte: z.string().meta({
			fr: "Ce que vit une personne qui soutient ce besoin.",
			en: "What somebody who supports this need is going through.",
		}),
		langue: LangueOriginale,
		departement: LieuNomme.nullable().meta({
			fr: "Le département qu’elle a voulu dire ; null quand elle n’en dit pas, et tant que moins de cinq comptes soutiennent le besoin.",
			en: "The département they named; null when they name none, and while fewer than five accounts support the need.",
		}),
	}),
);
export type Situation = z.output<typeof Situation>;

/** Situations of one need that are read at once: the daily files hold all of them. */
export const SITUATIONS_MAX = 100;
