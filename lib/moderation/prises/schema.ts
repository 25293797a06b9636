import { z } from "zod";
import { NATURES_CONTRIBUTION } from "#lib/contributions/schema";
import { closedList } from "#lib/platform/validation/fields";

/** Time during which a moderator is said to be on an entry, without any further sign. */
export const PRISE_SECONDES = 600;

/** Takes an entry, renews it, or lets it go. */
export const PriseForme = z.object({
	nature: closedList(NATURES_CONTRIBUTION),
	slug: z.string(),
});
export type PriseForme = z.output<typeof PriseForme>;

/** Who is on an entry now, the first to come first. */
export type Occupants = {
	/** Whether the reader is among them. */
	readonly moi: boolean;
	/** The others, by their names. */
	readonly autres: readonly string[];
};
