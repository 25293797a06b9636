/** Wire values that several domains share, as zod schemas of answers. */
import { z } from "zod";
import { LANGUES } from "../langues.ts";
import { listBound, NOT_A_STRING } from "../validation/errors.ts";
import {
	boundedInteger,
	closedList,
	lineText,
	looseBoolean,
	ownField,
	rawText,
} from "../validation/fields.ts";

/** An instant: ISO 8601, UTC, with `Z`. */
export const instant = () => z.iso.datetime();

/** A day: YYYY-MM-DD. */
export const jour = () => z.iso.date();

export const LangueOriginale = z.enum(LANGUES);

export const LangueEcrite = closedList(LANGUES)
	.nullish()
	.transform((langue) => langue ?? "fr");

/** `traductions` (D6): `{}`, or `{"en": {…}}` with the translated keys only. */
export function traductionsDe<const K extends string>(cles: readonly K[]) {
	return z
		.object({
			en: z.partialRecord(z.enum(cles), z.string()).optional(),
		})
		.meta({
			fr: `Version anglaise, quand elle existe ; clés possibles : ${cles.join(", ")}.`,
			en: `English version, when there is one; possible keys: ${cles.join(", ")}.`,
		});
}

/** `{slug}` in a path. Any text is accepted: one that is not a slug is simply unknown. */
export const CheminSlug = z.object({
	slug: z.string(),
});

/** Elements of a page when only `apres` is given (D21). */
export const LIMITE_PAR_DEFAUT = 50;
export const LIMITE_MAX = 100;

/** The paging parameters of a list (D21), to spread into its query. */
export const PAGINATION = {
	limite: boundedInteger({ min: 1, max: LIMITE_MAX }).optional(),
	apres: lineText().optional(),
};

export const SLUGS_MAX = 100;

/** Several slugs, separated by commas: what a mirror reads again after changes. */
export const Slugs = ownField({ type: "string" }, (raw) => {
	if (typeof raw !== "string") return NOT_A_STRING;
	const slugs = raw.split(",").flatMap((slug) => slug.trim() || []);
	if (slugs.length > SLUGS_MAX)
		return listBound("max", SLUGS_MAX, slugs.length);
	return slugs.length > 0 ? slugs.join() : undefined;
}).optional();

export const Pertinence = looseBoolean().optional();

export const Piege = rawText().default("");

export const MessageRecu = z.string();
