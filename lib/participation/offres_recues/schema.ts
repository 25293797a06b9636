import { z } from "zod";
import type { Langue } from "#lib/platform/langues";
import { rowId } from "#lib/platform/validation/fields";
import type { EtatOffre } from "../offres/schema.ts";

export const OffreVisee = z.object({
	offre: rowId(),
});

/** An offer in the list of a need: neither who, nor what, until it is opened. */
export type OffreListee = {
	readonly id: number;
	readonly etat: EtatOffre;
	/** An instant, as text in a list. */
	readonly cree_le: Date | string;
	/** When it expires without an answer. */
	readonly expire_le: Date | string;
};

/** The title of a need or of its place: in its own language, and in English when it has that version. */
export type TitreLu = {
	readonly titre: string;
	readonly titre_en: string | null;
	readonly langue: Langue;
};

export type PlaceOfferte = TitreLu & {
	readonly id: number;
	readonly role: string;
	readonly libres: number;
	/** Whether it only says a role: the team never said how many it looks for. */
	readonly libre: boolean;
	readonly fermee: boolean;
	readonly offres: readonly OffreListee[];
};

export type OffresDuBesoin = TitreLu & {
	readonly slug: string;
	/** Whether who reads them is a referent. */
	readonly referent: boolean;
	readonly places: readonly PlaceOfferte[];
};

/** An offer once it is opened. The address is never here: accepting it sends it. */
export type OffreOuverte = OffreListee &
	TitreLu & {
		readonly slug: string;
		readonly place: number;
		readonly libres: number;
		/** The name on the account, when there is one. */
		readonly nom: string | null;
		readonly message: string;
		/** Whether addresses are exchanged when it is accepted. */
		readonly contact: boolean;
		/** Whether who reads it made it. */
		readonly sienne: boolean;
	};

/** The same in the queue of the moderators: with the first of its offers. */
export type BesoinQuiAttend = Pick<
	BesoinAvecOffres,
	"slug" | "titre" | "langue"
> & {
	readonly debut: string;
	readonly recue_le: Date;
	readonly nombre: number;
	readonly vers: string;
};

export type BesoinAvecOffres = TitreLu & {
	readonly slug: string;
	readonly en_attente: number;
	/** When the first of them expires; null when none awaits an answer. */
	readonly expire_le: Date | null;
};
