import { z } from "zod";
import {
	Instant,
	LIMITE_MAX,
	LIMITE_PAR_DEFAUT,
} from "#lib/platform/contract/wire";
import { boundedInteger } from "#lib/platform/validation/integers";
import { component } from "#lib/platform/validation/json-schema";

export const TYPES_EVENEMENT = [
	"publie",
	"modifie",
	"etat",
	"fusionne",
	"retire",
	"restaure",
] as const;

export const NATURES_EVENEMENT = [
	"projet",
	"besoin",
	"etape",
	"place",
	"article",
	"annuaire",
] as const;

/** How long events are kept. */
export const EVENEMENTS_MOIS = 13;

/** Age at which they get their number: an act undone before leaves none. */
export const NUMERO_SECONDES = 60;

export const EvenementsQuery = z.object({
	apres: boundedInteger({ min: 0, max: Number.MAX_SAFE_INTEGER })
		.optional()
		.meta({
			fr: "Le dernier numéro lu, ou `evenement` de `/donnees/manifeste.json` ; absent : depuis le plus ancien gardé.",
			en: "The last number read, or `evenement` of `/donnees/manifeste.json`; absent: from the oldest one kept.",
		}),
	limite: boundedInteger({ min: 1, max: LIMITE_MAX })
		.optional()
		.meta({
			fr: `Nombre d’éléments par page, ${LIMITE_PAR_DEFAUT} sinon.`,
			en: `Items per page, ${LIMITE_PAR_DEFAUT} otherwise.`,
		}),
});
export type EvenementsQuery = z.output<typeof EvenementsQuery>;

/** Something that became public, changed or stopped being public. It names no person and holds no text. */
export const Evenement = component(
	"Evenement",
	z.object({
		numero: z.int().meta({
			fr: "Numéro de l’événement, toujours plus grand que les précédents.",
			en: "Number of the event, always greater than those before.",
			examples: [4071],
		}),
		le: Instant.meta({ fr: "Instant de l’acte.", en: "Instant of the act." }),
		type: z.enum(TYPES_EVENEMENT).meta({
			fr: "`publie` : devenu public ; `modifie` : ses mots ont changé ; `etat` : son état a changé ; `fusionne` : réuni à un autre besoin ; `retire` : plus public ; `restaure` : l’annuaire vient d’une sauvegarde, une copie se refait depuis `/donnees`.",
			en: "`publie`: became public; `modifie`: its words changed; `etat`: its state changed; `fusionne`: merged into another need; `retire`: no longer public; `restaure`: the directory comes from a backup, a copy is made anew from `/donnees`.",
		}),
		nature: z.enum(NATURES_EVENEMENT).meta({
			fr: "De quoi il s’agit ; `annuaire` : de tout.",
			en: "What it is about; `annuaire`: everything.",
		}),
		slug: z.string().nullable().meta({
			fr: "Slug de la fiche ; pour une étape ou une mission, celui de son besoin ; null pour l’annuaire.",
			en: "Slug of the entry; for a step or a role, that of its need; null for the directory.",
		}),
		partie: z.int().nullable().meta({
			fr: "Numéro de l’étape ou de la mission ; null pour une fiche.",
			en: "Number of the step or of the role; null for an entry.",
		}),
	}),
);
export type Evenement = z.output<typeof Evenement>;
