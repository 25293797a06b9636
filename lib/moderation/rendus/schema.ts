import { z } from "zod";
import { boundedInteger } from "#lib/platform/validation/integers";
import type { NatureRevisee } from "../revisions/schema.ts";

/** What can be removed and restored, by the act that removed it. */
export const ACTES_RETRAIT = {
	etape: "retirerEtape",
	theme: "supprimerTheme",
} as const;

export type ObjetRetirable = keyof typeof ACTES_RETRAIT;

/** The form that restores a removed text, by the edition that removed it. */
export const RendreForme = z.object({
	id: boundedInteger({ min: 1, max: 2 ** 31 - 1 }),
});

/** A removed text that is not restored. */
export type TexteRetire = {
	/** The edition that removed it. */
	readonly id: number;
	readonly objet: ObjetRetirable;
	/** For a step: slug of its need. */
	readonly slug: string;
	readonly numero: number | null;
	readonly titre: string;
	/** For a step: title of its need. */
	readonly besoin: string | null;
	readonly le: Date;
	/** Who removed it; null without an account, or when it was erased since. */
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
