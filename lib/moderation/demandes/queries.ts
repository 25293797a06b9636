import { lignesDe } from "#lib/contributions/demandes/queries";
import { pageDeCorrection } from "#lib/contributions/rules";
import { rows, sql } from "#lib/platform/db/pool";
import { apercu } from "#lib/platform/mail/render";
import type { FicheModeree } from "../relecture/schema.ts";
import type { Apercu } from "../schema.ts";
import type { DemandeVue, DialogueVu, RenvoiVu } from "./schema.ts";

/** The open request about an entry, and its last refusal when its author sent it again since. */
export async function lireDialogue({
	nature,
	id,
	statut,
}: Pick<FicheModeree, "nature" | "id" | "statut">): Promise<DialogueVu> {
	const [[demande], [renvoi]] = await Promise.all([
		rows<DemandeVue>(
			sql`SELECT d.id, COALESCE(j.motif, '') AS questions, d.le, COALESCE(c.nom, c.courriel) AS par, d.repondu_le
			    FROM demandes d LEFT JOIN journal j ON j.id = d.acte_id LEFT JOIN comptes c ON c.id = d.demandeur_id
			    WHERE d.close_le IS NULL AND ${lignesDe({ nature, id })}`,
		),
		rows<RenvoiVu>(
			sql`SELECT r.le, j.le AS refusee_le, COALESCE(c.nom, c.courriel) AS par, j.motif
			    FROM (SELECT id, le FROM journal WHERE objet = ${nature} AND objet_id = ${id}
			            AND acte = 'renvoyerContribution' ORDER BY id DESC LIMIT 1) AS r
			    JOIN LATERAL (SELECT * FROM journal WHERE objet = ${nature} AND objet_id = ${id} AND id < r.id
			      AND acte IN ('changerStatutProjet', 'changerStatutBesoin', 'annulerActe')
			      AND apres ->> 'statut' = 'refuse' ORDER BY id DESC LIMIT 1) AS j ON true
			    LEFT JOIN comptes c ON c.id = j.acteur_id`,
		),
	]);
	const attend = statut === "propose" || statut === "quarantaine";
	return {
		demande: demande ?? null,
		renvoi: attend ? (renvoi ?? null) : null,
	};
}

/** A preview of the mail that a request would send to the author, in the author's language; null when nobody could answer it. */
export function apercevoirDemande(
	{ nature, slug, titre, auteur }: FicheModeree,
	questions: string,
): Apercu | null {
	if (!auteur || auteur.suspendu) return null;
	const { langue } = auteur;
	const page = pageDeCorrection(nature, slug);
	const donnees = { nature, titre, questions, page };
	return apercu("complement_demande", langue, donnees);
}
