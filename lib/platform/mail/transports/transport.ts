import type { Message } from "../render.ts";

/**
 * What became of one try. `erreur` is a few words of ours: a provider's own
 * message may quote the address, which must not stay in the queue or the logs.
 */
export type Envoi =
	| { readonly issue: "envoye" }
	/** May pass later, or may have passed without our knowing. */
	| { readonly issue: "echec"; readonly erreur: string }
	/** Will not pass, however often it is tried. */
	| { readonly issue: "refus"; readonly erreur: string }
	/** Not looked at: too many at once. */
	| { readonly issue: "limite"; readonly delaiSecondes: number };

/** A way for mails to leave. */
export type Transport = {
	/** Longest time that one try takes, after which the answer is `echec`. */
	readonly delaiMaxSecondes: number;
	/** Never rejects. */
	envoyer(message: Message): Promise<Envoi>;
	fermer(): Promise<void>;
};
