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

/** Bounds of the texts of an account, in code points. */
export const BORNES_COMPTE = { nom: { max: 120 } } as const;

/** The operator's input for an account; omitted fields stay unchanged. */
export const CompteSaisi = z.object({
	courriel: lineText(),
	nom: orUnchanged(lineText(BORNES_COMPTE.nom)),
	role: orUnchanged(closedList(ROLES)),
});
export type CompteSaisi = z.input<typeof CompteSaisi>;

/** A person's own profile: an empty name is none, the language is that of the mails. */
export const ProfilSaisi = z.object({
	nom: optionalText(lineText(BORNES_COMPTE.nom)),
	langue: closedList(LANGUES),
});
export type ProfilSaisi = z.output<typeof ProfilSaisi>;
