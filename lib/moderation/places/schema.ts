import { z } from "zod";
import type { Fermeture } from "#lib/besoins/places/schema";
import { ROLES_CHANTIER } from "#lib/besoins/schema";
import {
	blockText,
	boundedInteger,
	calendarDay,
	closedList,
	lineText,
	optionalText,
	orNull,
	rowId,
} from "#lib/platform/validation/fields";

/** Bounds of what the team writes about a place: texts in code points. */
export const BORNES_PLACE = {
	titre: { min: 1, max: 80 },
	texte: { min: 1, max: 500 },
	nombre: { min: 1, max: 20 },
	heures: { min: 1, max: 40 },
	lieu: { max: 120 },
} as const;

/** A place, with its English version beside it; no `lieu`: at a distance; no `jusqu_au`: for `PLACE_JOURS` days. */
export const PlaceEcrite = z.object({
	role: closedList(ROLES_CHANTIER),
	titre: lineText(BORNES_PLACE.titre),
	texte: blockText(BORNES_PLACE.texte),
	titre_en: optionalText(lineText({ max: BORNES_PLACE.titre.max })),
	texte_en: optionalText(blockText({ max: BORNES_PLACE.texte.max })),
	nombre: boundedInteger(BORNES_PLACE.nombre),
	heures: boundedInteger(BORNES_PLACE.heures),
	lieu: optionalText(lineText(BORNES_PLACE.lieu)),
	jusqu_au: z.preprocess((saisi) => saisi || null, orNull(calendarDay())),
});
export type PlaceEcrite = z.output<typeof PlaceEcrite>;

export const PlaceOuverte = PlaceEcrite.extend({ slug: z.string() });

export const PlaceModifiee = PlaceEcrite.extend({
	place: rowId(),
	/** `modifie_le` of the place when the form was opened. */
	vu_le: z.string().max(40).default(""),
});

export const PlaceVisee = z.object({ place: rowId() });

/** An account that answers the offers of a need with the team, by its address. */
export const ReferentForme = z.object({
	slug: z.string(),
	courriel: lineText({ min: 1, max: 320 }),
});

export const ReferentRetire = z.object({
	slug: z.string(),
	compte_id: rowId(),
});

export type PlaceTenue = PlaceEcrite & {
	readonly id: number;
	/** YYYY-MM-DD */
	readonly jusqu_au: string;
	/** Offers that were accepted. */
	readonly prises: number;
	readonly en_attente: number;
	/** Whether it is open: neither closed, nor taken, its need in study or development. */
	readonly ouverte: boolean;
	readonly fermeture: Fermeture | null;
	/** `modifie_le`, ISO 8601. */
	readonly vu_le: string;
};

export type PlacesDuBesoin = {
	readonly slug: string;
	readonly ouvrable: boolean;
	/** The day that is proposed for a new place: YYYY-MM-DD. */
	readonly jusqu_au: string;
	readonly places: readonly PlaceTenue[];
	readonly referents: readonly ReferentLu[];
};

export type ReferentLu = {
	readonly compte_id: number;
	readonly courriel: string;
	readonly nom: string | null;
	/** They answer nothing while they are. */
	readonly suspendu: boolean;
};
