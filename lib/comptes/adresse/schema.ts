import { z } from "zod";
import { lineText } from "#lib/platform/validation/fields";

/** The form that requests a change of address. */
export const NouvelleAdresseForme = z.object({ courriel: lineText() });

/** The form with both codes. */
export const DeuxCodesForme = z.object({
	code_ancien: lineText(),
	code_nouveau: lineText(),
});
