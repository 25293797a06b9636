import { z } from "zod";
import { closedList, orNull } from "#lib/platform/validation/fields";

/** Where an account stands with a need; nobody else reads it (D8). */
export type MonSoutienBesoin = {
	readonly soutenu: boolean;
	/** What it chose, or would get by default: a no outlives the support. */
	readonly etapes_par_courriel: boolean;
};

/** The form of a vote button: whether the vote must stand. */
export const VoteForme = z.object({
	slug: z.string(),
	voulu: closedList(["oui", "non"]),
});

/** The form of a support button; `etapes` is a box to tick. */
export const SoutienForme = z.object({
	slug: z.string(),
	voulu: closedList(["oui", "non"]),
	etapes: orNull(closedList(["on"])),
});

/** The form by which who supports says yes or no to the steps by e-mail. */
export const EtapesForme = z.object({
	slug: z.string(),
	voulu: closedList(["oui", "non"]),
});
