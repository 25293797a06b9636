import { z } from "zod";
import {
	blockText,
	lineText,
	optionalText,
} from "#lib/platform/validation/fields";
import { rowId } from "#lib/platform/validation/integers";
import { MOTS_REFUS_MAX } from "../relecture/schema.ts";

/** Code points of a template: it fits where moderators write their own words. */
export const BORNES_MODELE = {
	nom: { min: 1, max: 80 },
	texte: { min: 1, max: MOTS_REFUS_MAX },
} as const;

/** The version that was seen: `modifie_le`, ISO 8601. */
const vu = optionalText(lineText({ max: 40 }));

/** A text for mails, in both languages, as administrators write it. */
export const ModeleEcrit = z.object({
	nom: lineText(BORNES_MODELE.nom),
	texte_fr: blockText(BORNES_MODELE.texte),
	texte_en: blockText(BORNES_MODELE.texte),
});
export type ModeleEcrit = z.output<typeof ModeleEcrit>;

/** The same as its form sends it: a new one, or the template `id`. */
export const ModeleForme = ModeleEcrit.extend({ id: rowId().optional(), vu });
export type ModeleForme = z.output<typeof ModeleForme>;
export const RetraitModeleForme = z.object({ id: rowId(), vu });

/** The template that is changed, and the version that was seen; null changes it whatever it has become. */
export type ModeleVise = { readonly id: number; readonly vu: string | null };

export type Modele = ModeleEcrit & {
	readonly id: number;
	readonly modifie_le: Date;
};
