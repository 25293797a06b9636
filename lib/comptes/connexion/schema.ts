import { z } from "zod";
import { PREUVES, ROLES } from "#lib/platform/actor";
import { LANGUES } from "#lib/platform/langues";

export const Visiteur = z.object({
	nature: z.literal("compte"),
	compte_id: z.int(),
	role: z.enum(ROLES),
	session_id: z.int(),
	nom: z.string().nullable(),
	/** Normalised (D9). */
	courriel: z.string(),
	langue: z.enum(LANGUES),
	preuve: z.enum(PREUVES).optional(),
});
export type Visiteur = Readonly<z.output<typeof Visiteur>>;

/** A form without fields. */
export const RienForme = z.object({});
