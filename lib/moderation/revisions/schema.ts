import { z } from "zod";
import {
	type ObjetRevise,
	versionVue,
} from "#lib/contributions/revisions/schema";
import { rowId } from "#lib/platform/validation/integers";

/** The kinds with a page of earlier versions: the page of a need includes its work space and its steps. */
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

/** One edition of a text, described by its changes. */
export type RevisionLue = {
	readonly id: number;
	readonly objet: ObjetRevise;
	readonly numero: number | null;
	/** For a step: its title. */
	readonly nom: string | null;
	readonly le: Date;
	readonly acte: string;
	/** Who made it; null without an account, or when it was erased since. */
	readonly par: string | null;
	readonly champs: readonly ChampRevise[];
	/** The last edition of this text, which going back replaces. */
	readonly vu: number;
	/** Whether one can go back to the text before. */
	readonly retour: boolean;
};

/** The form that restores the text from before an edition; `vu` is the last edition seen. */
export const RetourForme = z.object({
	id: rowId(),
	vu: versionVue(),
});
