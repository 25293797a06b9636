import { z } from "zod";
import { ROLES } from "#lib/platform/actor";
import { Instant } from "#lib/platform/contract/wire";
import {
	closedList,
	lineText,
	orUnchanged,
} from "#lib/platform/validation/fields";
import { component } from "#lib/platform/validation/json-schema";

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

/** Bounds of what a person writes about an account, in code points. */
export const BORNES_COMPTE = { nom: { max: 120 } } as const;

/** What the operator says of an account; what is left out stays as it is. */
export const CompteSaisi = z.object({
	courriel: lineText(),
	nom: orUnchanged(lineText(BORNES_COMPTE.nom)),
	role: orUnchanged(closedList(ROLES)),
});
export type CompteSaisi = z.input<typeof CompteSaisi>;
