import { z } from "zod";
import {
	type ObjetRevise,
	versionVue,
} from "#lib/contributions/revisions/schema";
import { boundedInteger } from "#lib/platform/validation/integers";

/** What has a page of its earlier versions: that of a need tells its work space and its steps too. */
export const NATURES_REVISEES = [
	"projet",
	"besoin",
	"article",
	"theme",
] as const;

export type NatureRevisee = (typeof NATURES_REVISEES)[number];

/** A field that an edition changed. */
export type ChampRevise = {
	readonly champ: string;
	readonly avant: string;
	readonly apres: string;
};

/** One edition of a text, told by what it changed. */
export type RevisionLue = {
	readonly id: number;
	readonly objet: ObjetRevise;
	readonly numero: number | null;
	/** Of a step: its title. */
	readonly nom: string | null;
	readonly le: Date;
	readonly acte: string;
	/** Who made it; null for no account, or one erased since. */
	readonly par: string | null;
	readonly champs: readonly ChampRevise[];
	/** The last edition of this text, which going back replaces. */
	readonly vu: number;
	/** The way back: to what stood before, of what was taken away, or none. */
	readonly retour: "reprendre" | "rendre" | null;
};

/** Goes back to what stood before an edition, of which `vu` is the last one seen. */
export const RetourForme = z.object({
	id: boundedInteger({ min: 1, max: 2 ** 31 - 1 }),
	vu: versionVue(),
});
