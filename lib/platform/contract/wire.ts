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
export const Instant = z.iso.datetime();

/** A day: YYYY-MM-DD. */
export const Jour = z.iso.date();

export const LangueOriginale = z.enum(LANGUES).meta({
	fr: "Langue dans laquelle l’original a été écrit.",
	en: "Language the original was written in.",
});

export const LangueEcrite = closedList(LANGUES)
	.nullish()
	.transform((langue) => langue ?? "fr")
	.meta({
		fr: "Langue dans laquelle le texte est écrit ; le français quand rien n’est dit.",
		en: "Language the text is written in; French by default.",
	});

/** `traductions` (D6): `{}`, or `{"en": {…}}` with the translated keys only. */
export function traductionsDe<const K extends string>(cles: readonly K[]) {
	return z
		.object({
			en: z.partialRecord(z.enum(cles), z.string()).optional().meta({
				fr: "Les textes traduits, par leur nom ; absent quand rien n’est traduit.",
				en: "The translated texts, by their names; absent when nothing is translated.",
			}),
		})
		.meta({
			fr: `Version anglaise, quand elle existe ; clés possibles : ${cles.join(", ")}.`,
			en: `English version, when there is one; possible keys: ${cles.join(", ")}.`,
		});
}

/** `{slug}` in a path. Any text is accepted: one that is not a slug is simply unknown. */
export const CheminSlug = z.object({
	slug: z.string().meta({
		fr: "Identifiant lisible, stable pour toujours.",
		en: "Readable identifier, stable for ever.",
	}),
});

/** Elements of a page when only `apres` is given (D21). */
export const LIMITE_PAR_DEFAUT = 50;
export const LIMITE_MAX = 100;

/** The paging parameters of a list (D21), to spread into its query. */
export const PAGINATION = {
	limite: boundedInteger({ min: 1, max: LIMITE_MAX })
		.optional()
		.meta({
			fr: `Nombre d’éléments par page ; ${LIMITE_PAR_DEFAUT} quand seul \`apres\` est donné. Sans \`limite\` ni \`apres\`, toute la liste.`,
			en: `Items per page; ${LIMITE_PAR_DEFAUT} when only \`apres\` is given. Without \`limite\` or \`apres\`, the whole list.`,
		}),
	apres: lineText().optional().meta({
		fr: "Curseur lu dans l’en-tête Link de la page précédente.",
		en: "Cursor taken from the Link header of the previous page.",
	}),
};

const SLUGS_MAX = 100;

/** Several slugs, separated by commas: what a mirror reads again after changes. */
export const Slugs = ownField(
	{
		type: "string",
		fr: `Seulement ces éléments, par leurs slugs séparés par des virgules, ${SLUGS_MAX} au plus ; ce qui n’est pas public n’y est pas.`,
		en: `Only these items, by their slugs separated by commas, ${SLUGS_MAX} at most; what is not public is left out.`,
	},
	(raw) => {
		if (typeof raw !== "string") return NOT_A_STRING;
		const slugs = raw.split(",").flatMap((slug) => slug.trim() || []);
		if (slugs.length > SLUGS_MAX)
			return listBound("max", SLUGS_MAX, slugs.length);
		return slugs.length > 0 ? slugs.join() : undefined;
	},
).optional();

export const Pertinence = looseBoolean().optional().meta({
	fr: "`true`, avec `q` : les meilleures réponses d’abord, quel que soit `tri`, ce qui est aussi l’ordre sans `tri`. Sans `q`, sans effet.",
	en: "`true`, with `q`: best answers first, whatever `tri` says, which is also the order without `tri`. Without `q`, no effect.",
});

export const Piege = rawText().default("").meta({
	fr: "Piège à robots : laissez ce champ absent ou vide.",
	en: "A trap for robots: leave this field out or empty.",
});

export const MessageRecu = z.string().meta({
	fr: "Ce qui va se passer, en une phrase.",
	en: "What happens next, in one French sentence.",
});
