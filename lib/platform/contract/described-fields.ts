/**
 * Fields that people fill in, described once: what each holds, its bounds, whether it may
 * be empty and is translated, and how it is sent and answered.
 */
import { z } from "zod";
import type { Langue, Phrase } from "../langues.ts";
import { contactAddress } from "../validation/contact-address.ts";
import {
	blockText,
	lineText,
	looseBoolean,
	optionalText,
	orNull,
} from "../validation/fields.ts";
import {
	type Kinds,
	LINK_KIND,
	namedLinks,
} from "../validation/named-links.ts";
import { phraseList } from "../validation/phrases.ts";
import { SPDX_MAX, spdxExpression } from "../validation/spdx.ts";
import { webAddress } from "../validation/web-address.ts";

/** Code points. */
export type Bounds = { readonly min?: number; readonly max: number };

export const REQUIRED = { facultatif: false, traduit: false } as const;
export const OPTIONAL = { facultatif: true, traduit: false } as const;
export const TRANSLATED = { traduit: true } as const;

type Said = Phrase & Bounds;

export const line = <const B extends Said>({ fr, en, ...bornes }: B) =>
	({
		...REQUIRED,
		nature: "ligne",
		bornes,
		entree: lineText(bornes).meta({ fr, en }),
		anglais: optionalText(lineText({ max: bornes.max })),
		sortie: z.string().meta({ fr, en }),
	}) as const;

export const block = <const B extends Said>({ fr, en, ...bornes }: B) =>
	({
		...REQUIRED,
		nature: "bloc",
		bornes,
		entree: blockText(bornes).meta({ fr, en }),
		anglais: optionalText(blockText({ max: bornes.max })),
		sortie: z.string().meta({ fr, en }),
	}) as const;

export const optionalLine = <const B extends Said>({ fr, en, ...bornes }: B) =>
	({
		...OPTIONAL,
		nature: "ligne",
		bornes,
		entree: optionalText(lineText(bornes)).meta({ fr, en }),
		anglais: optionalText(lineText({ max: bornes.max })),
		sortie: z.string().nullable().meta({ fr, en }),
	}) as const;

export const optionalBlock = <const B extends Said>({ fr, en, ...bornes }: B) =>
	({
		...OPTIONAL,
		nature: "bloc",
		bornes,
		entree: optionalText(blockText(bornes)).meta({ fr, en }),
		anglais: optionalText(blockText({ max: bornes.max })),
		sortie: z.string().nullable().meta({ fr, en }),
	}) as const;

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

const PHRASES = { nombre: 12, bornes: { min: 3, max: 80 } } as const;

/** Phrases that have a field for each language, whatever the language of the text. */
export const phrases = <const L extends Langue>(
	langue: L,
	description: Phrase,
) =>
	({
		...OPTIONAL,
		nature: "phrases",
		langue,
		...PHRASES,
		anglais: null,
		entree: phraseList({ count: PHRASES.nombre, ...PHRASES.bornes }).meta(
			description,
		),
		sortie: z.array(z.string()).meta(description),
	}) as const;

/** Names of people or organisations, `nombre` at most. */
export const optionalNames = ({
	nombre,
	max,
	...description
}: Phrase & { nombre: number; max: number }) =>
	({
		...OPTIONAL,
		nature: "noms",
		nombre,
		bornes: { min: 1, max },
		anglais: null,
		entree: phraseList({ count: nombre, min: 1, max, what: "line" }).meta(
			description,
		),
		sortie: z.array(z.string()).meta(description),
	}) as const;
