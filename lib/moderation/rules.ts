import { type ActeurCompte, aLeRole } from "#lib/platform/actor";
import { conflit, interdit } from "#lib/platform/result";

/** Time during which a moderator can undo, and before which no mail of his act leaves (D3). */
export const DELAI_ANNULATION_SECONDES = 60;

/** Every command of moderation begins with it: a route or a page that forgot to check opens nothing. */
export function refusDeRole({ role }: ActeurCompte) {
	return aLeRole(role, "moderateur") ? null : interdit("role");
}

export function mouvementRefuse(de: string, vers: string) {
	return conflit({
		fr: `Le passage de « ${de} » à « ${vers} » n’est pas possible.`,
		en: `Moving from “${de}” to “${vers}” is not possible.`,
	});
}
