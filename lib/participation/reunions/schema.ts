import type { Translatable } from "#lib/i18n/translated";

/** A need by its title, in the languages that it has. */
type Titre = Translatable<"titre">;

/** What the page of a mail about a merge shows to one of those whose support was moved. */
export type SoutienDeplace = {
	/** The need that was supported, and the one that the support stands on now; null once they are apart again. */
	readonly absorbe: Titre;
	readonly garde: (Titre & { readonly slug: string }) | null;
	/** Whether a moved support is there to take back. */
	readonly deplace: boolean;
};
