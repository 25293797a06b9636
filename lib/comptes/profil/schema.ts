import { z } from "zod";
import { LANGUES } from "#lib/platform/langues";
import {
	closedList,
	lineText,
	optionalText,
} from "#lib/platform/validation/fields";
import { BORNES_COMPTE } from "../schema.ts";

/** What a person says of himself: an empty name is none, the language is that of his mails. */
export const ProfilSaisi = z.object({
	nom: optionalText(lineText(BORNES_COMPTE.nom)),
	langue: closedList(LANGUES),
});
export type ProfilSaisi = z.output<typeof ProfilSaisi>;
