import { sql } from "#lib/platform/db/pool";
import type { Regle } from "../ecarts/queries.ts";

const ATTENDU = sql`'le texte de la fiche' AS attendu,
	CASE WHEN r.texte IS NULL THEN 'aucun' ELSE 'un autre' END AS trouve`;

/** What searches read: the same texts as the entries, their words, and the vocabulary that typing errors are compared with. */
export const REGLES_RECHERCHE: readonly Regle[] = [
	{
		regle: "recherche_projets",
		ecarts: sql`SELECT 'projet ' || p.slug AS objet, ${ATTENDU}
			FROM projets p LEFT JOIN recherche_projets r ON r.projet_id = p.id
			WHERE r.texte IS DISTINCT FROM texte_du_projet(p.id) ORDER BY p.id`,
	},
	{
		regle: "recherche_besoins",
		ecarts: sql`SELECT 'besoin ' || b.slug AS objet, ${ATTENDU}
			FROM besoins b LEFT JOIN recherche_besoins r ON r.besoin_id = b.id
			WHERE r.texte IS DISTINCT FROM texte_du_besoin(b.id) ORDER BY b.id`,
	},
	{
		regle: "recherche_mots",
		ecarts: sql`SELECT f.objet, 'les mots de son texte' AS attendu, 'd’autres' AS trouve
			FROM (SELECT 'projet ' || p.slug AS objet, r.texte, r.mots FROM recherche_projets r JOIN projets p ON p.id = r.projet_id
			      UNION ALL SELECT 'besoin ' || b.slug, r.texte, r.mots FROM recherche_besoins r JOIN besoins b ON b.id = r.besoin_id) f
			WHERE f.mots <> to_tsvector('public.recherche', f.texte) ORDER BY 1`,
	},
	{
		regle: "vocabulaire",
		ecarts: sql`SELECT 'mot ' || v.mot AS objet, 'connu' AS attendu, 'absent' AS trouve
			FROM (SELECT DISTINCT m AS mot
			      FROM (SELECT texte FROM recherche_projets UNION ALL SELECT texte FROM recherche_besoins) t,
			           regexp_split_to_table(t.texte, '[^[:alnum:]]+') AS m
			      WHERE char_length(m) BETWEEN 3 AND 40) v
			WHERE NOT EXISTS (SELECT 1 FROM mots WHERE mots.mot = v.mot) ORDER BY 1`,
	},
];
