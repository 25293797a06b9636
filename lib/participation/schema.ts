import { z } from "zod";
import type { Translatable } from "#lib/i18n/translated";
import type { Langue } from "#lib/platform/langues";
import {
	closedList,
	lineText,
	optionalText,
	orNull,
} from "#lib/platform/validation/fields";
import type { EtatPhrase } from "./bilans/schema.ts";

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

export const SlugForme = z.object({ slug: z.string() });

export const JetonForme = z.object({ jeton: z.string() });

export const EtapesForme = z.object({
	...SlugForme.shape,
	voulu: closedList(["oui", "non"]),
});

/** A vote or a support that is pending until its author signs in. */
export type ActeEnAttente = {
	readonly nature: "vote" | "soutien";
	readonly slug: string;
	/** Whether the steps of a supported need are wanted by e-mail. */
	readonly avec_etapes: boolean;
};

/** A pending act once its author has signed in. */
export type ActeAccompli = ActeEnAttente & {
	/** False when its entry is no longer public: nothing was done. */
	readonly fait: boolean;
};

/** What the page of a mail's unsubscribe link shows: a need, whether its mails are refused already, and whether it is still supported; null when no mail leaves any more, as the account or the need is erased. */
export type Desabonnement =
	| (Translatable<"titre"> & {
			readonly fait: boolean;
			readonly soutenu: boolean;
	  })
	| null;

export const SITUATION_MAX = 280;

export type MaSituation = {
	readonly slug: string;
	readonly texte: string;
	readonly langue: Langue;
	/** Code of the département that it named. */
	readonly departement: string | null;
	readonly etat: Exclude<EtatPhrase, "equipe">;
};

export const SituationForme = z.object({
	slug: z.string(),
	situation: lineText({ min: 1, max: SITUATION_MAX }),
	departement: optionalText(lineText({ max: 20 })),
});
