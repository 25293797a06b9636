import { z } from "zod";
import { STATUTS_BESOIN_PUBLICS } from "#lib/besoins/schema";
import { MOTIFS_REFUS } from "#lib/moderation/refus/schema";
import { LABELS_IA } from "#lib/projets/schema";

/** The figures of the directory: what is public now, and the votes it received. */
export type Chiffres = Readonly<
	Record<"projets" | "besoins" | "besoins_livres", number>
> & {
	/** Null: too few to be told. */
	readonly votes: number | null;
};

/** Upper bounds of the ranges of delays, in days. */
export const FINS_DELAIS = [1, 3, 7, 14, 30] as const;

/** The longest delay that is told. */
export const DELAI_MAX = FINS_DELAIS[4];

/** Territories listed by name; the others are counted together. */
export const TERRITOIRES_MAX = 12;

/** Of these, those that the page and its pictures show; the file has all of them. */
export const TERRITOIRES_MONTRES = 3;

/** The days over which the main figures tell what is new. */
export const JOURS_RECENTS = 30;

export const CLES = [
	"projets",
	"besoins",
	"besoins_livres",
	"votes",
	"soutiens",
] as const;

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

/**
 * The number of days within which half, and nine in ten, of the contributions had their
 * answer; null: more than the longest that is told.
 */
export const DelaisUsuels = z.object({
	moitie_jours: Nombre.nullable(),
	neuf_sur_dix_jours: Nombre.nullable(),
});
export type DelaisUsuels = z.infer<typeof DelaisUsuels>;

export const Statistiques = z.object({
	/** Present when invented accounts take part. */
	demonstration: z.literal(true).optional(),
	/**
	 * `recents`: how many of them came in the last `JOURS_RECENTS` days. Null: too few acts
	 * of people to be told. `mois`: how many there were at the end of each of the last
	 * twelve months; of what people did, as far as `votes` and `soutiens` tell.
	 */
	cles: z.array(
		z.object({
			nom: z.enum(CLES),
			nombre: Nombre.nullable(),
			recents: Nombre.nullable(),
			mois: z.array(Nombre),
		}),
	),
	/** Null while too few were reviewed to be told. */
	delais_usuels: DelaisUsuels.nullable(),
	projets_par_theme: z.array(
		z.object({
			slug: z.string(),
			nom: z.string(),
			nom_en: z.string().nullable(),
			nombre: Nombre,
		}),
	),
	/** `territoire` null: none is given; `autres` true: all that are not listed by name, `territoires` in number. */
	projets_par_territoire: z.array(
		z.object({
			territoire: z.string().nullable(),
			autres: z.boolean(),
			territoires: Nombre,
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
	/** What became of delivered needs. Sums of the figures that each need's page tells, and of nothing else. */
	bilans: z.object({
		/** Days within which half of them went from expressed to delivered; null for too few. */
		delai_median_jours: Nombre.nullable(),
		/** Needs with a public figure, and all its answers. */
		besoins: Nombre,
		reponses: Nombre,
		/** Where "yes" is told apart: these answers, and the whole per cents of them that say so; null without any. */
		regle: z.object({ reponses: Nombre, pourcentage: Nombre }).nullable(),
	}),
});
export type Statistiques = z.infer<typeof Statistiques>;
