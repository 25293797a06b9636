import type { Translatable } from "#lib/i18n/translated";

/** What the page of a mail's unsubscribe link shows: a need, whether its mails are refused already, and whether it is still supported; null when no mail leaves any more, as the account or the need is erased. */
export type Desabonnement =
	| (Translatable<"titre"> & {
			readonly fait: boolean;
			readonly soutenu: boolean;
	  })
	| null;
