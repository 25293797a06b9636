import { LIEUX } from "#lib/contributions/queries";
import type { NatureContribution } from "#lib/contributions/schema";
import type { ActeurCompte } from "#lib/platform/actor";
import { journaliser, sur } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { annuler } from "#lib/platform/mail/queue";
import { DELAI_ANNULATION_SECONDES } from "../rules.ts";

/**
 * The act makes an entry public again, or takes it out: reports that were closed as a
 * take-down, or as kept, while their answers had not left wait again, and nobody is told
 * what is no longer true.
 */
export async function rouvrirContredits(
	tx: Transaction,
	acteur: ActeurCompte,
	nature: NatureContribution,
	entree: { readonly id: number; readonly slug: string },
	devientPublic: boolean,
): Promise<void> {
	const dite = devientPublic ? "retiree" : "gardee";
	const rouverts = await tx.$queryRaw<{ id: number; acte_id: number }[]>(
		sql`WITH clos AS (SELECT id, acte_id FROM signalements WHERE ${LIEUX[nature].renvoi} = ${entree.id} AND decision = ${dite}
		      AND traite_le > clock_timestamp() - make_interval(secs => ${DELAI_ANNULATION_SECONDES}) FOR UPDATE)
		    UPDATE signalements s SET traite_le = NULL, traitant_id = NULL, decision = NULL, reponse = NULL, acte_id = NULL
		    FROM clos WHERE s.id = clos.id RETURNING s.id, clos.acte_id`,
	);
	if (rouverts.length === 0) return;
	for (const acte_id of new Set(rouverts.map((un) => un.acte_id)))
		await annuler(tx, { acte_id });
	await journaliser(tx, acteur, "rouvrirSignalement", {
		...sur(nature, entree),
		apres: { signalements: rouverts.map(({ id }) => id) },
	});
}
