import { z } from "zod";
import { closedList, orNull } from "#lib/platform/validation/fields";

/** The support of a need by an account; only the account itself may read it (D8). */
export type MonSoutienBesoin = {
	readonly soutenu: boolean;
	/** Its choice, or the default: a refusal outlives the support. */
	readonly etapes_par_courriel: boolean;
};

/** The form of a vote button: whether to vote or to withdraw the vote. */
export const VoteForme = z.object({
	slug: z.string(),
	voulu: closedList(["oui", "non"]),
});

/** The form of a support button; `etapes` is a checkbox. */
export const SoutienForme = z.object({
	slug: z.string(),
	voulu: closedList(["oui", "non"]),
	etapes: orNull(closedList(["on"])),
});

/** The form by which a supporter accepts or refuses the steps by e-mail. */
export const EtapesForme = z.object({
	slug: z.string(),
	voulu: closedList(["oui", "non"]),
});
