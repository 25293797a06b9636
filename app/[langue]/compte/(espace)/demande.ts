/** What pages that ask for a code share: from which browser, and what is kept of it. */
import type { Suite } from "#lib/adapters/pages/action";
import type {
	CodeDemande,
	RefusCode,
} from "#lib/comptes/connexion/codes/schema";
import { texts } from "#lib/i18n/texts";
import type { Phrase } from "#lib/platform/langues";
import { now } from "#lib/platform/runtime/clock";
import { valueError } from "#lib/platform/validation/errors";
import { garderDefi, lireConnu, lireDefiGarde } from "../connexion/cookies.ts";

/** By what this browser is told from another. */
export async function ceNavigateur() {
	const garde = await lireDefiGarde();
	return {
		navigateur: garde?.navigateur ?? null,
		connu: await lireConnu(),
	};
}

/** The code is waited for in this browser, on another page. */
export async function attendreCode(
	{ navigateur, renvoiSecondes }: CodeDemande,
	saisi: string,
	vers: string,
): Promise<Suite> {
	const renvoi_le = Math.floor(now().getTime() / 1000) + renvoiSecondes;
	const ici = { retour: null, passage: null };
	await garderDefi({ navigateur, saisi, ...ici, renvoi_le });
	return { ok: true, vers };
}

/** A code that does not pass, told beside its field. */
export function refusDeCode(champ: string, raison: RefusCode) {
	const phrase: Phrase = {
		fr: texts("fr")(`connexion.refus.${raison}`),
		en: texts("en")(`connexion.refus.${raison}`),
	};
	return valueError(["body", champ], phrase, null);
}
