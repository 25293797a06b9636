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
			description:
				"Le dernier numéro lu, ou `evenement` de `/donnees/manifeste.json` ; absent : depuis le plus ancien gardé.",
		}),
	limite: boundedInteger({ min: 1, max: LIMITE_MAX })
		.optional()
		.meta({
			description: `Nombre d’éléments par page, ${LIMITE_PAR_DEFAUT} sinon.`,
		}),
});
export type EvenementsQuery = z.output<typeof EvenementsQuery>;

/** Something that became public, changed or stopped being public. It names no person and holds no text. */
export const Evenement = component(
	"Evenement",
	z.object({
		numero: z.int().meta({
			description:
				"Numéro de l’événement, toujours plus grand que les précédents.",
			examples: [4071],
		}),
		le: Instant.meta({ description: "Instant de l’acte." }),
		type: z.enum(TYPES_EVENEMENT).meta({
			description:
				"`publie` : devenu public ; `modifie` : ses mots ont changé ; `etat` : son état a changé ; `fusionne` : réuni à un autre besoin ; `retire` : plus public ; `restaure` : l’annuaire vient d’une sauvegarde, une copie se refait depuis `/donnees`.",
		}),
		nature: z.enum(NATURES_EVENEMENT).meta({
			description: "De quoi il s’agit ; `annuaire` : de tout.",
		}),
		slug: z.string().nullable().meta({
			description:
				"Slug de la fiche ; pour une étape ou une mission, celui de son besoin ; null pour l’annuaire.",
		}),
		partie: z.int().nullable().meta({
			description: "Numéro de l’étape ou de la mission ; null pour une fiche.",
		}),
	}),
);
export type Evenement = z.output<typeof Evenement>;
