import { z } from "zod";
import { STATUTS_BESOIN_PUBLICS } from "#lib/besoins/schema";
import { MOTIFS_REFUS } from "#lib/moderation/refus/schema";
import { LABELS_IA } from "#lib/projets/schema";

/** The figures of the directory: what is public now, and the votes it received. */
export const Chiffres = z.object({
	projets: z.int().nonnegative(),
	besoins: z.int().nonnegative(),
	besoins_livres: z.int().nonnegative(),
	votes: z.int().nonnegative(),
});

export type Chiffres = z.infer<typeof Chiffres>;

/**
 * Minimum acts of people (votes, supports, reviews, refusals) in one published
 * figure: fewer are joined with others. What is public one by one (projects, needs) is
 * counted as it is.
 */
export const SEUIL_ANONYMAT = 5;

/** Territories listed by name; the others are counted together. */
export const TERRITOIRES_MAX = 12;

const Nombre = z.int().nonnegative();

/** One or several whole months: `du` and `au` are YYYY-MM. */
export const Periode = z.object({
	du: z.string(),
	au: z.string(),
	nombre: Nombre,
});
export type Periode = z.infer<typeof Periode>;

/** Reviews that took from `jours_min` days to less than `jours_max`; null: no end. */
export const TrancheDelai = z.object({
	jours_min: Nombre,
	jours_max: Nombre.nullable(),
	nombre: Nombre,
});
export type TrancheDelai = z.infer<typeof TrancheDelai>;

/** The figures of the page /chiffres. */
export const Statistiques = z.object({
	projets_par_theme: z.array(
		z.object({
			slug: z.string(),
			nom: z.string(),
			nom_en: z.string().nullable(),
			nombre: Nombre,
		}),
	),
	/** `territoire` null: none is given; `autres` true: all that are not listed by name. */
	projets_par_territoire: z.array(
		z.object({
			territoire: z.string().nullable(),
			autres: z.boolean(),
			nombre: Nombre,
		}),
	),
	projets_par_label_ia: z.array(
		z.object({ label_ia: z.enum(LABELS_IA), nombre: Nombre }),
	),
	besoins_par_statut: z.array(
		z.object({ statut: z.enum(STATUTS_BESOIN_PUBLICS), nombre: Nombre }),
	),
	/** Public needs with a confirmed project (`repondu`), and the others. */
	besoins_par_reponse: z.array(
		z.object({ repondu: z.boolean(), nombre: Nombre }),
	),
	votes: z.array(Periode),
	soutiens: z.array(Periode),
	delais_de_relecture: z.array(TrancheDelai),
	refus_par_motif: z.array(
		z.object({ motif: z.enum(MOTIFS_REFUS), nombre: Nombre }),
	),
});
export type Statistiques = z.infer<typeof Statistiques>;
