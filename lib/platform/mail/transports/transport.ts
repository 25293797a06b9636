import type { Message } from "../render.ts";

/**
 * The outcome of one try. `erreur` is a few words of our own: a provider's message may
 * quote the address, which must not stay in the queue or the logs.
 */
export type Envoi =
	| { readonly issue: "envoye" }
	/** May succeed later, or may have succeeded without our knowing. */
	| { readonly issue: "echec"; readonly erreur: string }
	/** Permanent: no retry would succeed. */
	| { readonly issue: "refus"; readonly erreur: string }
	/** Not processed: too many at once, or more than the operator's contract allows. */
	| {
			readonly issue: "limite";
			readonly delaiSecondes: number;
			readonly erreur: string;
	  };

export type Transport = {
	/** Longest duration of one try, after which the outcome is `echec`. */
	readonly delaiMaxSecondes: number;
	/** Never rejects. */
	envoyer(message: Message): Promise<Envoi>;
	fermer(): Promise<void>;
};
