/**
 * A backup: gzipped JSON Lines. A header, then for each table a line that names it and
 * one line per row, then a trailer whose count and checksum distinguish a whole file
 * from a truncated one. Rows are PostgreSQL's own JSON of them, so no type is lost.
 */
import { z } from "zod";

export const FORMAT = 1;

export const Header = z.object({
	bien_commun: z.literal(FORMAT),
	cree_le: z.iso.datetime(),
	/** The migrations applied to the database, in order. */
	migrations: z.array(z.string()).min(1),
});
export type Header = z.output<typeof Header>;

export const TableLine = z.object({
	table: z.string(),
	columns: z.array(z.string()),
	/** Name of the sequence of `id`, null for a table without one. */
	sequence: z.string().nullable(),
});
export type TableLine = z.output<typeof TableLine>;

export const Trailer = z.object({
	fin: z.literal(true),
	/** Number of rows in all tables. */
	lignes: z.int(),
	/** SHA-256, in hexadecimal, of every line before this one. */
	somme: z.string(),
});
export type Trailer = z.output<typeof Trailer>;

/** Not backed up: counters and the hashes of networks whose searches found nothing, which may be lost in a crash, what is made again of the texts: vectors, and which entries resemble each other; and the areas, which come with the program. */
export const NOT_KEPT = [
	"compteurs_appels",
	"limites",
	"plongements_projets",
	"plongements_besoins",
	"semblances",
	"manquees_reseaux",
	"manquees_vues",
	"lieux",
	"_prisma_migrations",
];
