import type { Translatable } from "#lib/i18n/translated";

/** What the page of a mail's unsubscribe link shows: a need, and whether its mails are refused already. */
export type Desabonnement = Translatable<"titre"> & { readonly fait: boolean };
