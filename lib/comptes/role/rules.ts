import type { Role } from "#lib/platform/actor";
import type { Phrase } from "#lib/platform/langues";

/** What a role is called on the screen and in mails. */
export const LIBELLES_ROLE: Readonly<Record<Role, Phrase>> = {
	membre: { fr: "membre", en: "member" },
	moderateur: { fr: "modération", en: "moderator" },
	admin: { fr: "administration", en: "administrator" },
};
