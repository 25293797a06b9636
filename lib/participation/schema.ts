import { z } from "zod";
import { closedList, orNull } from "#lib/platform/validation/fields";

/** The support of a need by an account; only the account itself may read it (D8). */
export type MonSoutienBesoin = {
	readonly soutenu: boolean;
	/** Its choice, or the default: a refusal outlives the support. */
	readonly etapes_par_courriel: boolean;
};

/** The form of a vote button: whether to vote or to withdraw the vote, and the instant of the press just before, if any. */
export const VoteForme = z.object({
	slug: z.string(),
	voulu: closedList(["oui", "non"]),
	depuis: orNull(z.string()),
});

/** The form of a support button; `etapes` is a checkbox, or says that nothing was asked: the account's choice stays. */
export const SoutienForme = VoteForme.extend({
	etapes: orNull(closedList(["on", "inchangees"])),
});

/** A press that follows another so soon is the second half of a double one, not a change of mind. */
const DOUBLE_MS = 600;

export function estDouble(
	{ depuis }: Pick<z.output<typeof VoteForme>, "depuis">,
	maintenant: Date,
): boolean {
	const passe = maintenant.getTime() - Number(depuis);
	return depuis !== null && passe >= 0 && passe < DOUBLE_MS;
}

/** What the form knows of a press once it is done. */
export function presse(maintenant: Date) {
	const depuis = [`${maintenant.getTime()}`];
	return { ok: true, valeurs: { depuis } } as const;
}

/** A button about one entry. */
export const SlugForme = z.object({ slug: z.string() });

/** The button of a page that a mail's link leads to. */
export const JetonForme = z.object({ jeton: z.string() });

/** The form by which a supporter accepts or refuses the steps by e-mail. */
export const EtapesForme = z.object({
	...SlugForme.shape,
	voulu: closedList(["oui", "non"]),
});
