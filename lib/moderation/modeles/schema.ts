import { z } from "zod";
import { blockText, lineText, rowId } from "#lib/platform/validation/fields";
import { MOTS_REFUS_MAX } from "../relecture/schema.ts";

/** Code points of a template: it fits where moderators write their own words. */
export const BORNES_MODELE = {
	nom: { min: 1, max: 80 },
	texte: { min: 1, max: MOTS_REFUS_MAX },
} as const;

/** A text for mails, in both languages, as administrators write it. */
export const ModeleEcrit = z.object({
	nom: lineText(BORNES_MODELE.nom),
	texte_fr: blockText(BORNES_MODELE.texte),
	texte_en: blockText(BORNES_MODELE.texte),
});
export type ModeleEcrit = z.output<typeof ModeleEcrit>;

/** The same as its form sends it: a new one, or the template `id`. */
export const ModeleForme = ModeleEcrit.extend({ id: rowId().optional() });
export type ModeleForme = z.output<typeof ModeleForme>;

export type Modele = ModeleEcrit & { readonly id: number };
