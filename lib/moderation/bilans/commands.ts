import { phrase } from "#lib/i18n/texts";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	conflit,
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { actAs } from "#lib/platform/db/act";
import { journaliser, sur } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import { EST_COMPTE, PHRASES } from "./queries.ts";

const PLUS_PUBLIQUE = conflit(phrase("refus.bilans.plus_publique"));

function estNom(id: string): boolean {
	return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
}

/**
 * Shows a sentence on the page of its need, without who wrote it, or keeps it from being
 * shown. Returns the need's slug. Rejected for members, and once its author no longer
 * wants it shown or has changed it.
 */
export async function relirePhrase(
	acteur: ActeurCompte,
	id: string,
	relue: "publiee" | "ecartee",
): Promise<Resultat<string>> {
	return actAs("moderateur", acteur, async (tx) => {
		if (!estNom(id)) return INTROUVABLE;
		const sienne = sql`SET relue = ${relue} WHERE id = ${id}::uuid AND relue IS DISTINCT FROM ${relue} AND ${EST_COMPTE}`;
		const [lue] = await tx.$queryRaw<{ id: number; slug: string }[]>(
			sql`WITH d AS (UPDATE reponses_bilan ${sienne} AND publique RETURNING besoin_id),
			      s AS (UPDATE situations ${sienne} RETURNING besoin_id)
			    SELECT id, slug FROM besoins WHERE id IN (SELECT besoin_id FROM d UNION ALL SELECT besoin_id FROM s)`,
		);
		if (!lue) {
			const [deja] = await tx.$queryRaw<{ slug: string }[]>(
				sql`SELECT b.slug FROM ${PHRASES} AS r JOIN besoins b ON b.id = r.besoin_id WHERE r.id = ${id}::uuid AND r.relue = ${relue}`,
			);
			return deja ? reussite(deja.slug) : PLUS_PUBLIQUE;
		}
		// Neither who wrote it nor what was answered: the journal is read by moderators.
		const acte = relue === "publiee" ? "publierPhrase" : "ecarterPhrase";
		await journaliser(tx, acteur, acte, sur("besoin", lue));
		return reussite(lue.slug);
	});
}
