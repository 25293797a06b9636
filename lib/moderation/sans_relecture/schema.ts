import { z } from "zod";
import type { NatureContribution } from "#lib/contributions/schema";
import type { Langue } from "#lib/platform/langues";
import { closedList } from "#lib/platform/validation/fields";

/** What an import did in public without a person having judged it: it published an entry, or changed a public one. */
export const REGLES = ["publiee", "changee"] as const;

/** Something public that nobody has judged. */
export type SansRelecture = {
	readonly nature: NatureContribution;
	readonly slug: string;
	readonly titre: string;
	readonly langue: Langue;
	/** Where the import said that it comes from. */
	readonly source: string;
	readonly regle: (typeof REGLES)[number];
	readonly le: Date;
	/** Names what was seen: an import that changes it again makes another one of it. */
	readonly cle: string;
};

/** Those of one list, and that one form marks. */
export const SANS_RELECTURE_MAX = 50;

const CLE_MAX = 60;

/** Marks what was ticked as seen, or all that was there when the page was shown. */
export const VueForme = z.object({
	geste: closedList(["cochees", "toutes"]).default("cochees"),
	vues: z.array(z.string().max(CLE_MAX)).max(SANS_RELECTURE_MAX).default([]),
	/** ISO 8601. */
	jusqua: z.iso.datetime().optional(),
});
export type VueForme = z.output<typeof VueForme>;
