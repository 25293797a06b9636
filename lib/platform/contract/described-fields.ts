/**
 * Fields that people fill in, described once: what each holds, its bounds, whether it may
 * be empty and is translated, and how it is sent and answered.
 */
import { z } from "zod";
import type { Langue, Phrase } from "../langues.ts";
import {
	blockText,
	lineText,
	looseBoolean,
	optionalText,
	orNull,
} from "../validation/fields.ts";
import type { TypedLine } from "../validation/forms.ts";
import {
	type Kinds,
	LINK_KIND,
	namedLinks,
	phraseList,
} from "../validation/phrases.ts";
import { SPDX_MAX, spdxExpression } from "../validation/spdx.ts";
import { contactAddress, webAddress } from "../validation/web-address.ts";

/** Code points. */
export type Bounds = { readonly min?: number; readonly max: number };

const REQUIRED = { facultatif: false, traduit: false } as const;
export const OPTIONAL = { facultatif: true, traduit: false } as const;
export const TRANSLATED = { traduit: true } as const;

type Said = Phrase & Bounds;

const required =
	<const N extends string>(nature: N, text: typeof lineText) =>
	<const B extends Said>({ fr, en, ...bornes }: B) =>
		({
			...REQUIRED,
			nature,
			bornes,
			entree: text(bornes).meta({ fr, en }),
			anglais: optionalText(text({ max: bornes.max })),
			sortie: z.string().meta({ fr, en }),
		}) as const;

const orNothing =
	<const N extends string>(nature: N, text: typeof lineText) =>
	<const B extends Said>({ fr, en, ...bornes }: B) =>
		({
			...OPTIONAL,
			nature,
			bornes,
			entree: optionalText(text(bornes)).meta({ fr, en }),
			anglais: optionalText(text({ max: bornes.max })),
			sortie: z.string().nullable().meta({ fr, en }),
		}) as const;

export const line = required("ligne", lineText);
export const block = required("bloc", blockText);
export const optionalLine = orNothing("ligne", lineText);
export const optionalBlock = orNothing("bloc", blockText);

/** One value or null, never translated. */
const optional = <const N extends string, T, S extends z.ZodType>(
	nature: N,
	description: Phrase,
	entree: z.ZodType<T>,
	sortie: S,
) => ({
	...OPTIONAL,
	nature,
	bornes: null,
	anglais: null,
	entree: orNull(entree).meta(description),
	sortie: sortie.nullable().meta(description),
});

export const optionalAddress = (description: Phrase) =>
	optional("adresse", description, webAddress(), z.string());

export const optionalYesNo = (description: Phrase) =>
	optional("oui_non", description, looseBoolean(), z.boolean());

export const optionalLicence = (description: Phrase) => ({
	...optional("licence", description, spdxExpression(), z.string()),
	bornes: { max: SPDX_MAX },
});

export const optionalContact = (description: Phrase) =>
	optional("contact", description, contactAddress(), z.string());

/** Links that each say what they lead to, `nombre` at most. */
export const optionalLinks = <const K extends string>({
	natures,
	words,
	nombre,
	...description
}: Phrase & {
	natures: readonly [K, ...K[]];
	words: Kinds<K>;
	nombre: number;
}) =>
	({
		...OPTIONAL,
		nature: "liens",
		nombre,
		bornes: null,
		anglais: null,
		entree: namedLinks({ count: nombre, natures, words }).meta(description),
		sortie: z
			.array(
				z.object({
					nature: z.enum(natures).meta(LINK_KIND),
					url: z.string().meta({ fr: "Son adresse.", en: "Its address." }),
				}),
			)
			.meta(description),
	}) as const;

/** Lists that a form types as one text, with one of their values on each line. */
const typedLines = <const N extends string>(
	nature: N,
	{
		nombre,
		bornes,
		what,
	}: { nombre: number; bornes: Required<Bounds>; what: TypedLine },
	description: Phrase,
) =>
	({
		...OPTIONAL,
		nature,
		nombre,
		bornes,
		anglais: null,
		entree: phraseList({ count: nombre, ...bornes, what }).meta(description),
		sortie: z.array(z.string()).meta(description),
	}) as const;

const PHRASES = {
	nombre: 12,
	bornes: { min: 3, max: 80 },
	what: "phrase",
} as const;

/** Phrases that have a field for each language, whatever the language of the text. */
export const phrases = <const L extends Langue>(
	langue: L,
	description: Phrase,
) => ({ ...typedLines("phrases", PHRASES, description), langue });

/** Names of people or organisations, `nombre` at most. */
export const optionalNames = ({
	nombre,
	max,
	...description
}: Phrase & { nombre: number; max: number }) =>
	typedLines(
		"noms",
		{ nombre, bornes: { min: 1, max }, what: "line" },
		description,
	);
