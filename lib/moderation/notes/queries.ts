import type { ActeurCompte } from "#lib/platform/actor";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import type { NoteVue, SujetDeNote } from "./schema.ts";

/** The row that a note is about, by the name that forms give it. */
export function sujetDe({ objet, cle }: SujetDeNote): {
	/** The column of `notes`. */
	readonly colonne: Sql;
	/** Its id; no row when there is none. */
	readonly id: Sql;
} {
	switch (objet) {
		case "projet":
			return {
				colonne: sql`projet_id`,
				id: sql`SELECT id FROM projets WHERE slug = ${cle}`,
			};
		case "besoin":
			return {
				colonne: sql`besoin_id`,
				id: sql`SELECT id FROM besoins WHERE slug = ${cle}`,
			};
		case "compte":
			return {
				colonne: sql`compte_id`,
				id: sql`SELECT id FROM comptes WHERE id::text = ${cle}`,
			};
	}
}

/** The notes about an entry or an account, newest first. */
export function listerNotes(
	sujet: SujetDeNote,
	{ compte_id, role }: ActeurCompte,
): Promise<NoteVue[]> {
	const { colonne, id } = sujetDe(sujet);
	return rows<NoteVue>(
		sql`SELECT n.id, n.texte, n.le, COALESCE(c.nom, c.courriel) AS par,
		      (${role === "admin"} OR COALESCE(n.redacteur_id = ${compte_id}, false)) AS retirable
		    FROM notes n LEFT JOIN comptes c ON c.id = n.redacteur_id
		    WHERE n.${colonne} = (${id}) ORDER BY n.id DESC`,
	);
}
