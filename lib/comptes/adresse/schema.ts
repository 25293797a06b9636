import { z } from "zod";
import { lineText } from "#lib/platform/validation/fields";

/** The form that asks for another address. */
export const NouvelleAdresseForme = z.object({ courriel: lineText() });

/** The form of both codes. */
export const DeuxCodesForme = z.object({
	code_ancien: lineText(),
	code_nouveau: lineText(),
});
