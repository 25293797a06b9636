import { JETONS_MAX_PAR_COMPTE } from "#lib/comptes/jetons/rules";
import { reglages } from "#lib/platform/config/env";
import { sql } from "#lib/platform/db/pool";
import { FENETRE_SECONDES } from "#lib/platform/limits/hourly-window";
import type { Regle } from "../ecarts/queries.ts";

/** Accounts, what opens them, and what is sent to them. */
export const reglesComptes = (): readonly Regle[] => [
	{
		regle: "jetons_vivants",
		ecarts: sql`SELECT 'compte ' || compte_id AS objet, ${`au plus ${JETONS_MAX_PAR_COMPTE}`}::text AS attendu, count(*)::text AS trouve
			FROM jetons WHERE revoque_le IS NULL
			GROUP BY compte_id HAVING count(*) > ${JETONS_MAX_PAR_COMPTE} ORDER BY compte_id`,
	},
	{
		regle: "jetons_suspendus",
		ecarts: sql`SELECT 'compte ' || c.id AS objet, 'aucun jeton vivant' AS attendu, count(*)::text AS trouve
			FROM comptes c JOIN jetons j ON j.compte_id = c.id AND j.revoque_le IS NULL
			WHERE c.suspendu GROUP BY c.id ORDER BY c.id`,
	},
	{
		regle: "sessions_suspendues",
		ecarts: sql`SELECT 'compte ' || c.id AS objet, 'aucune session' AS attendu, count(*)::text AS trouve
			FROM comptes c JOIN sessions s ON s.compte_id = c.id
			WHERE c.suspendu GROUP BY c.id ORDER BY c.id`,
	},
	{
		regle: "contributions_reserve",
		ecarts: sql`SELECT 'compte ' || compte_id AS objet, ${`au plus ${reglages().limiteContributions}`}::text AS attendu, nombre::text AS trouve
			FROM fenetres_contributions
			WHERE nombre > ${reglages().limiteContributions} AND debut > now() - make_interval(secs => ${FENETRE_SECONDES})
			ORDER BY compte_id`,
	},
	{
		regle: "courriels_etats",
		ecarts: sql`SELECT 'courriel ' || id AS objet,
				'un instant d’envoi une fois parti, un bail pendant l’envoi, une adresse jusque-là' AS attendu,
				concat_ws(', ', statut, 'envoye_le ' || envoye_le::text, 'bail_le ' || bail_le::text,
					CASE WHEN destinataire = '' THEN 'sans adresse' END) AS trouve
			FROM courriels
			WHERE (envoye_le IS NOT NULL) <> (statut = 'envoye')
			   OR (statut = 'envoi' AND bail_le IS NULL)
			   OR (statut IN ('attente', 'envoi') AND destinataire = '')
			ORDER BY id`,
	},
];
