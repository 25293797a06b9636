import { isDeepStrictEqual } from "node:util";
import { phrase } from "#lib/i18n/texts";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	conflit,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { actAs } from "#lib/platform/db/act";
import { journaliser } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import type { ModeleEcrit, ModeleForme } from "./schema.ts";

const DEJA_NOMME = conflit(phrase("refus.modeles.deja_nomme"));
const PARTI = conflit(phrase("refus.modeles.parti"));

/**
 * Creates a template, or changes the one that is named; its earlier text stays in the
 * journal. Rejected for all but administrators, for a name that another one has, and for
 * one that somebody removed.
 */
export async function enregistrerModele(
	acteur: ActeurCompte,
	{ id, ...ecrit }: ModeleForme,
): Promise<Resultat<{ id: number }>> {
	return actAs("admin", acteur, async (tx) => {
		const { nom, texte_fr, texte_en } = ecrit;
		const [avant] = await tx.$queryRaw<ModeleEcrit[]>(
			sql`SELECT nom, texte_fr, texte_en FROM modeles WHERE id = ${id ?? null}::int FOR UPDATE`,
		);
		if (id !== undefined && !avant) return PARTI;
		if (id !== undefined && isDeepStrictEqual(avant, ecrit))
			return reussite({ id });
		const [garde] = await tx.$queryRaw<{ id: number }[]>(
			avant
				? sql`UPDATE modeles SET nom = ${nom}, texte_fr = ${texte_fr}, texte_en = ${texte_en}, modifie_le = clock_timestamp()
				    WHERE id = ${id} AND NOT EXISTS (SELECT FROM modeles m WHERE m.nom = ${nom} AND m.id <> ${id}) RETURNING id`
				: sql`INSERT INTO modeles (nom, texte_fr, texte_en) VALUES (${nom}, ${texte_fr}, ${texte_en}) ON CONFLICT DO NOTHING RETURNING id`,
		);
		if (!garde) return DEJA_NOMME;
		const acte = avant ? "modifierModele" : "creerModele";
		await journaliser(tx, acteur, acte, {
			objet: "modele",
			objet_id: garde.id,
			...(avant ? { avant } : {}),
			apres: ecrit,
		});
		return reussite(garde);
	});
}

/** Removes a template; mails already written keep its words. Rejected for all but administrators, and when it is gone already. */
export async function retirerModele(
	acteur: ActeurCompte,
	id: number,
): Promise<Resultat<null>> {
	return actAs("admin", acteur, async (tx) => {
		const [avant] = await tx.$queryRaw<ModeleEcrit[]>(
			sql`DELETE FROM modeles WHERE id = ${id} RETURNING nom, texte_fr, texte_en`,
		);
		if (!avant) return PARTI;
		await journaliser(tx, acteur, "retirerModele", {
			objet: "modele",
			objet_id: id,
			avant,
		});
		return reussite(null);
	});
}
