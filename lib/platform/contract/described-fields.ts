/**
 * Fields that people fill in, described once: what each holds, its bounds, whether it may
 * be empty and is translated, and how it is sent and answered.
 */
import { z } from "zod";
import { contactAddress } from "../validation/contact-address.ts";
import {
	blockText,
	lineText,
	looseBoolean,
	optionalText,
	orNull,
} from "../validation/fields.ts";
import { SPDX_MAX, spdxExpression } from "../validation/spdx.ts";
import { webAddress } from "../validation/web-address.ts";

/** Code points. */
export type Bounds = { readonly min?: number; readonly max: number };

export const REQUIRED = { facultatif: false, traduit: false } as const;
export const OPTIONAL = { facultatif: true, traduit: false } as const;
export const TRANSLATED = { traduit: true } as const;

export const line = <const B extends Bounds>(description: string, bornes: B) =>
	({
		...REQUIRED,
		nature: "ligne",
		bornes,
		entree: lineText(bornes).meta({ description }),
		anglais: optionalText(lineText({ max: bornes.max })),
		sortie: z.string().meta({ description }),
	}) as const;

export const block = <const B extends Bounds>(description: string, bornes: B) =>
	({
		...REQUIRED,
		nature: "bloc",
		bornes,
		entree: blockText(bornes).meta({ description }),
		anglais: optionalText(blockText({ max: bornes.max })),
		sortie: z.string().meta({ description }),
	}) as const;

export const optionalLine = <const B extends Bounds>(
	description: string,
	bornes: B,
) =>
	({
		...OPTIONAL,
		nature: "ligne",
		bornes,
		entree: optionalText(lineText(bornes)).meta({ description }),
		anglais: optionalText(lineText({ max: bornes.max })),
		sortie: z.string().nullable().meta({ description }),
	}) as const;

export const optionalBlock = <const B extends Bounds>(
	description: string,
	bornes: B,
) =>
	({
		...OPTIONAL,
		nature: "bloc",
		bornes,
		entree: optionalText(blockText(bornes)).meta({ description }),
		anglais: optionalText(blockText({ max: bornes.max })),
		sortie: z.string().nullable().meta({ description }),
	}) as const;

export const optionalAddress = (description: string) =>
	({
		...OPTIONAL,
		nature: "adresse",
		bornes: null,
		anglais: null,
		entree: orNull(webAddress()).meta({ description }),
		sortie: z.string().nullable().meta({ description }),
	}) as const;

export const optionalYesNo = (description: string) =>
	({
		...OPTIONAL,
		nature: "oui_non",
		bornes: null,
		anglais: null,
		entree: orNull(looseBoolean()).meta({ description }),
		sortie: z.boolean().nullable().meta({ description }),
	}) as const;

export const optionalLicence = (description: string) =>
	({
		...OPTIONAL,
		nature: "licence",
		bornes: { max: SPDX_MAX },
		anglais: null,
		entree: orNull(spdxExpression()).meta({ description }),
		sortie: z.string().nullable().meta({ description }),
	}) as const;

export const optionalContact = (description: string) =>
	({
		...OPTIONAL,
		nature: "contact",
		bornes: null,
		anglais: null,
		entree: orNull(contactAddress()).meta({ description }),
		sortie: z.string().nullable().meta({ description }),
	}) as const;
