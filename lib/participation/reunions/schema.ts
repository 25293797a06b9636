import type { Langue } from "#lib/platform/langues";

/** A need by its title, and the language that this was written in. */
type Titre = { readonly titre: string; readonly langue: Langue };

/** What the page of a mail about a merge shows to one of those whose support was moved. */
export type SoutienDeplace = {
	/** The need that was supported, and the one that the support stands on now; null once they are apart again. */
	readonly absorbe: Titre;
	readonly garde: (Titre & { readonly slug: string }) | null;
	/** Whether a moved support is there to take back. */
	readonly deplace: boolean;
};
