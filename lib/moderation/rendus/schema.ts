import { z } from "zod";
import { boundedInteger } from "#lib/platform/validation/integers";
import type { NatureRevisee } from "../revisions/schema.ts";

/** What can be taken away and given back, by the act that took it. */
export const ACTES_RETRAIT = {
	etape: "retirerEtape",
	theme: "supprimerTheme",
} as const;

export type ObjetRetirable = keyof typeof ACTES_RETRAIT;

/** The edition that took a text away, which is to be given back. */
export const RendreForme = z.object({
	id: boundedInteger({ min: 1, max: 2 ** 31 - 1 }),
});

/** A text that was taken away, and is not there again. */
export type TexteRetire = {
	/** The edition that took it away. */
	readonly id: number;
	readonly objet: ObjetRetirable;
	/** Of a step: that of its need. */
	readonly slug: string;
	readonly numero: number | null;
	readonly titre: string;
	/** Of a step: the title of its need. */
	readonly besoin: string | null;
	readonly le: Date;
	/** Who took it away; null for no account, or one erased since. */
	readonly par: string | null;
};

/** An entry, article or theme whose texts were edited. */
export type TexteEdite = {
	readonly nature: NatureRevisee;
	readonly slug: string;
	readonly titre: string;
	/** The last edition. */
	readonly id: number;
	readonly acte: string;
	readonly le: Date;
	readonly par: string | null;
};
