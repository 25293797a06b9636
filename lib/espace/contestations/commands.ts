import { tenirCompte } from "#lib/comptes/writes";
import { LIEUX } from "#lib/contributions/queries";
import { lireRetraitTenu } from "#lib/contributions/retraits/queries";
import type { NatureContribution } from "#lib/contributions/schema";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	conflit,
	INTROUVABLE,
	NON_AUTORISE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { journaliser, sur } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";

const DEJA = conflit({
	fr: "Vous avez déjà contesté cette décision : cela se peut une fois.",
	en: "You have already appealed against this decision: it is possible only once.",
});

const TROP_TARD = conflit({
	fr: "Le délai pour contester cette décision est passé.",
	en: "The time for appealing against this decision has passed.",
});

/**
 * The author contests the take-down of an entry, once, within the time stated
 * in the mail; the contest is decided by somebody other than the moderator who
 * took it down. Rejected for an entry of another author or one that is not
 * taken down, a second time, too late, and for a suspended account.
 */
export async function contesterRetrait(
	acteur: ActeurCompte,
	nature: NatureContribution,
	slug: string,
	texte: string,
): Promise<Resultat<null>> {
	const { compte_id } = acteur;
	return inTransaction<Resultat<null>>(async (tx) => {
		// Lock the account before the entry: a suspension locks in the same order.
		if ((await tenirCompte(tx, compte_id))?.suspendu !== false)
			return NON_AUTORISE;
		const [entree] = await tx.$queryRaw<{ id: number }[]>(
			sql`SELECT id FROM ${LIEUX[nature].table} WHERE slug = ${slug} AND auteur_id = ${compte_id} FOR UPDATE`,
		);
		const retrait =
			entree && (await lireRetraitTenu(tx, { nature, id: entree.id }));
		if (!entree || !retrait) return INTROUVABLE;
		if (retrait.conteste) return DEJA;
		if (!retrait.a_temps) return TROP_TARD;
		await tx.$executeRaw(
			sql`UPDATE retraits SET conteste_le = clock_timestamp(), texte = ${texte} WHERE id = ${retrait.id}`,
		);
		await journaliser(tx, {
			acteur,
			acte: "contesterRetrait",
			...sur(nature, { id: entree.id, slug }),
		});
		return reussite(null);
	});
}
