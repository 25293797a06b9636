import type { ActeurCompte } from "#lib/platform/actor";
import {
	conflit,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { journaliser } from "#lib/platform/db/journal";
import { inTransaction } from "#lib/platform/db/transaction";
import { refusDeRole } from "../rules.ts";
import type { MotForme } from "./schema.ts";
import { marquerTraite } from "./writes.ts";

const DEJA_TRAITE = conflit({
	fr: "Quelqu’un s’en est occupé entre-temps\u00a0: rechargez la page.",
	en: "Somebody has dealt with it meanwhile: load the page again.",
});

/** Sets a word aside: it is not listed again. The journal says of which kind it was, not which. Rejected for members, and when somebody has dealt with it already. */
export async function ecarterMot(
	acteur: ActeurCompte,
	mot: MotForme,
): Promise<Resultat<null>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	return inTransaction<Resultat<null>>(async (tx) => {
		if (!(await marquerTraite(tx, mot))) return DEJA_TRAITE;
		await journaliser(tx, {
			acteur,
			acte: "ecarterMot",
			objet: "mot",
			apres: { nature: mot.nature },
		});
		return reussite(null);
	});
}
