import { z } from "zod";
import { component } from "#lib/platform/validation/json-schema";
import { Instant } from "#lib/platform/wire";

export const Moi = component(
	"Moi",
	z.object({
		nom: z.string().nullable(),
		valide: z.boolean().meta({
			description: "Vrai dès qu’un code reçu par courriel a été confirmé.",
		}),
		valide_le: Instant.nullable(),
	}),
);
export type Moi = z.output<typeof Moi>;
