import { z } from "zod";
import { ROLES } from "#lib/platform/actor";
import { Instant } from "#lib/platform/contract/wire";
import { LANGUES } from "#lib/platform/langues";
import {
	closedList,
	lineText,
	optionalText,
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

/** What a person says of himself: an empty name is none, the language is that of his mails. */
export const ProfilSaisi = z.object({
	nom: optionalText(lineText(BORNES_COMPTE.nom)),
	langue: closedList(LANGUES),
});
export type ProfilSaisi = z.output<typeof ProfilSaisi>;
