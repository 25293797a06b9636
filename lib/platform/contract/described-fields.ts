/**
 * Fields that people fill in, described once: what each holds, its bounds, whether it may
 * be empty and is translated, and how it is sent and answered.
 */
import { z } from "zod";
import type { Langue } from "../langues.ts";
import {
	blockText,
	lineText,
	looseBoolean,
	optionalText,
	orNull,
} from "../validation/fields.ts";
import type { TypedLine } from "../validation/forms.ts";
import { type Kinds, namedLinks, phraseList } from "../validation/phrases.ts";
import { SPDX_MAX, spdxExpression } from "../validation/spdx.ts";
import { contactAddress, webAddress } from "../validation/web-address.ts";

/** Code points. */
export type Bounds = { readonly min?: number; readonly max: number };

const REQUIRED = { facultatif: false, traduit: false } as const;
export const OPTIONAL = { facultatif: true, traduit: false } as const;
export const TRANSLATED = { traduit: true } as const;

const required =
	<const N extends string>(nature: N, text: typeof lineText) =>
	<const B extends Bounds>(bornes: B) =>
		({
			...REQUIRED,
			nature,
			bornes,
			entree: text(bornes),
			anglais: optionalText(text({ max: bornes.max })),
			sortie: z.string(),
		}) as const;

const orNothing =
	<const N extends string>(nature: N, text: typeof lineText) =>
	<const B extends Bounds>(bornes: B) =>
		({
			...OPTIONAL,
			nature,
			bornes,
			entree: optionalText(text(bornes)),
			anglais: optionalText(text({ max: bornes.max })),
			sortie: z.string().nullable(),
		}) as const;

export const line = required("ligne", lineText);
export const block = required("bloc", blockText);
export const optionalLine = orNothing("ligne", lineText);
export const optionalBlock = orNothing("bloc", blockText);

/** One value or null, never translated. */
const optional = <const N extends string, T, S extends z.ZodType>(
	nature: N,
	entree: z.ZodType<T>,
	sortie: S,
) => ({
	...OPTIONAL,
	nature,
	bornes: null,
	anglais: null,
	entree: orNull(entree),
	sortie: sortie.nullable(),
});

export const optionalAddress = () =>
	optional("adresse", webAddress(), z.string());

export const optionalYesNo = () =>
	optional("oui_non", looseBoolean(), z.boolean());

export const optionalLicence = () => ({
	...optional("licence", spdxExpression(), z.string()),
	bornes: { max: SPDX_MAX },
});

export const optionalContact = () =>
	optional("contact", contactAddress(), z.string());

/** Links that each say what they lead to, `nombre` at most. */
export const optionalLinks = <const K extends string>({
	natures,
	words,
	nombre,
}: {
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
		entree: namedLinks({ count: nombre, natures, words }),
		sortie: z.array(
			z.object({
				nature: z.enum(natures),
				url: z.string(),
			}),
		),
	}) as const;

/** Lists that a form types as one text, with one of their values on each line. */
const typedLines = <const N extends string>(
	nature: N,
	{
		nombre,
		bornes,
		what,
	}: { nombre: number; bornes: Required<Bounds>; what: TypedLine },
) =>
	({
		...OPTIONAL,
		nature,
		nombre,
		bornes,
		anglais: null,
		entree: phraseList({ count: nombre, ...bornes, what }),
		sortie: z.array(z.string()),
	}) as const;

const PHRASES = {
	nombre: 12,
	bornes: { min: 3, max: 80 },
	what: "phrase",
} as const;

/** Phrases that have a field for each language, whatever the language of the text. */
export const phrases = <const L extends Langue>(langue: L) => ({
	...typedLines("phrases", PHRASES),
	langue,
});

/** Names of people or organisations, `nombre` at most. */
export const optionalNames = ({
	nombre,
	max,
}: {
	nombre: number;
	max: number;
}) => typedLines("noms", { nombre, bornes: { min: 1, max }, what: "line" });
