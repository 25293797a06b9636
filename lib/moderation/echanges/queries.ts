import { lignesDe } from "#lib/contributions/queries";
import { pageDeCorrection } from "#lib/contributions/rules";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import { apercu } from "#lib/platform/mail/render";
import { ENTREES } from "../queries.ts";
import type { FicheModeree } from "../relecture/schema.ts";
import type { Apercu } from "../schema.ts";
import type {
	Contestation,
	DemandeVue,
	DialogueVu,
	RenvoiVu,
} from "./schema.ts";

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

export const CONTESTATIONS_MAX = 100;

export const CONTESTATION_ATTEND: Sql = sql`r.conteste_le IS NOT NULL AND r.decide_le IS NULL AND r.leve_le IS NULL`;

/** The contests that wait, of all entries or of some, the oldest first. */
export function listerContestations(
	condition: Sql = sql`true`,
): Promise<Contestation[]> {
	return rows<Contestation>(
		sql`SELECT r.id, e.nature, e.slug, e.titre, e.langue, r.statut_avant, r.le, r.retirant_id,
		      COALESCE(q.nom, q.courriel) AS retirant, r.choix, j.motif, r.conteste_le, r.texte,
		      e.auteur_id, a.langue AS langue_auteur,
		      (SELECT count(*)::int FROM comptes c WHERE c.role IN ('moderateur', 'admin') AND NOT c.suspendu
		         AND c.id IS DISTINCT FROM r.retirant_id AND c.id IS DISTINCT FROM e.auteur_id) AS decideurs
		    FROM retraits r
		    JOIN ${ENTREES} AS e
		      ON e.id = CASE e.nature WHEN 'projet' THEN r.projet_id ELSE r.besoin_id END
		    LEFT JOIN journal j ON j.id = r.acte_id
		    LEFT JOIN comptes q ON q.id = r.retirant_id LEFT JOIN comptes a ON a.id = e.auteur_id
		    WHERE ${CONTESTATION_ATTEND} AND ${condition}
		    ORDER BY r.conteste_le, r.id LIMIT ${CONTESTATIONS_MAX}`,
	);
}

export async function lireContestationDe(
	nature: Contestation["nature"],
	slug: string,
): Promise<Contestation | null> {
	const [contestation] = await listerContestations(
		sql`e.nature = ${nature} AND e.slug = ${slug}`,
	);
	return contestation ?? null;
}
