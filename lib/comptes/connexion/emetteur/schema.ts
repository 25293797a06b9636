import { z } from "zod";
import { lineText, optionalText } from "#lib/platform/validation/fields";

/** Who the issuer says is there, as this browser keeps it until the code is typed. */
export const Identite = z.object({
	emetteur: z.string().max(500),
	/** No table keeps half a sign, nor the byte that ends a string in C. */
	sub: z
		.string()
		.max(255)
		.regex(/^[^\p{Cc}\p{Cs}]+$/u),
	/** As the issuer names it: it proves nothing. */
	courriel: z.string().max(320),
	/** The ID token; null when it is too long to be kept. */
	jeton: z.string().nullable(),
});
export type Identite = Readonly<z.output<typeof Identite>>;

export type IdentiteLiee = {
	readonly id: number;
	readonly emetteur: string;
	readonly lie_le: string;
};

/** What one signs in for at the issuer. */
export const RetourForme = z.object({ retour: optionalText(lineText()) });

export const IdentiteForme = z.object({ identite: z.coerce.number().int() });
