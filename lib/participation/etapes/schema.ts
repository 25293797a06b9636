import type { Langue } from "#lib/platform/langues";

/** What the page of a mail's unsubscribe link shows: a need, and whether its mails are refused already. */
export type Desabonnement = {
	readonly titre: string;
	/** The language that the title was written in. */
	readonly langue: Langue;
	readonly fait: boolean;
};
