import { z } from "zod";
import { ArticleSortie } from "#lib/articles/schema";
import { BesoinSortie } from "#lib/besoins/schema";
import { Instant, Jour } from "#lib/platform/contract/wire";
import { ProjetSortie } from "#lib/projets/schema";
import { ThemeSortie } from "#lib/themes/schema";
import type { Jeu } from "../schema.ts";

/** What each set's records hold, by the names of their columns; a column that is not here holds text. */
export const VALEURS: Readonly<
	Record<Jeu, Readonly<Record<string, z.ZodType>>>
> = {
	projets: ProjetSortie.shape,
	besoins: BesoinSortie.shape,
	etapes: { numero: z.int().positive(), jour: Jour },
	themes: ThemeSortie.shape,
	articles: { ...ArticleSortie.shape, date: Jour },
	liens: { depuis: Instant.nullable() },
	situations: {},
};

/** The columns by which a record is the only one of its set. */
export const CLES: Readonly<Record<Jeu, readonly string[]>> = {
	projets: ["slug"],
	besoins: ["slug"],
	etapes: ["besoin", "numero"],
	themes: ["slug"],
	articles: ["slug"],
	liens: ["besoin", "projet"],
	situations: ["besoin", "texte"],
};

/** A field of a Table Schema (Frictionless, version 1). */
export const ChampDeTable = z.object({
	name: z.string(),
	type: z.enum(["string", "integer", "boolean", "date", "datetime"]),
	format: z.string().optional(),
	description: z.string(),
	description_en: z.string(),
	trueValues: z.array(z.string()).optional(),
	falseValues: z.array(z.string()).optional(),
	constraints: z.object({
		required: z.boolean().optional(),
		enum: z.array(z.string()).optional(),
		minimum: z.int().optional(),
	}),
});
export type ChampDeTable = z.output<typeof ChampDeTable>;

/** The description of the columns of a CSV file. */
export const TableSchema = z.object({
	$schema: z.url(),
	name: z.string(),
	title: z.string(),
	description: z.string(),
	homepage: z.url(),
	path: z.url(),
	fields: z.array(ChampDeTable),
	primaryKey: z.array(z.string()),
	missingValues: z.array(z.string()),
});
export type TableSchema = z.output<typeof TableSchema>;
