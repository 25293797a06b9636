/** One valid row of every kind, for tests that break constraints and invariants one by one. */
import { rows } from "#lib/platform/db/pool";

const EMPREINTE = "sha256('x'::bytea)";

const TEXTE_QUARANTE = "repeat('a', 40)";

const ROWS: readonly string[] = [
	"INSERT INTO comptes (courriel, courriel_saisi) VALUES ('a@example.org', 'a@example.org'), ('b@example.org', 'b@example.org')",
	`INSERT INTO defis (empreinte, nature, courriel, code, expire_le) VALUES (${EMPREINTE}, 'connexion', 'a@example.org', ${EMPREINTE}, now())`,
	`INSERT INTO jetons (compte_id, rang, nom, prefixe, empreinte) SELECT min(id), 1, 'x', 'bc_12345', ${EMPREINTE} FROM comptes`,
	"INSERT INTO identites_externes (compte_id, emetteur, sub) SELECT min(id), 'https://x', 'x' FROM comptes",
	"INSERT INTO cles_acces (compte_id, identifiant, cle_publique, compteur, nom) SELECT min(id), 'x', 'x', 0, 'x' FROM comptes",
	"INSERT INTO exigences_cles (des_le) VALUES ('2999-01-01')",
	"INSERT INTO themes (slug, nom, description) VALUES ('theme', 'Thème', 'Un thème.')",
	`INSERT INTO projets (slug, nom, accroche, description, porteur, territoire, usage_ia)
	 VALUES ('projet', 'Projet', 'Une accroche.', ${TEXTE_QUARANTE}, 'p', 't', 'u')`,
	`INSERT INTO images (empreinte, octets, largeur, hauteur) VALUES (rtrim(translate(encode(${EMPREINTE}, 'base64'), '+/', '-_'), '='), 'x', 9, 9)`,
	"UPDATE projets SET logo = (SELECT empreinte FROM images)",
	"INSERT INTO projet_themes (projet_id, theme_id, position) SELECT p.id, h.id, 0 FROM projets p, themes h",
	`INSERT INTO besoins (slug, titre, description, territoire) VALUES ('besoin', 'Un besoin', ${TEXTE_QUARANTE}, 't')`,
	"UPDATE besoins SET theme_id = themes.id, projet_id = projets.id FROM themes, projets",
	"INSERT INTO liens (besoin_id, projet_id, origine, reponses) SELECT b.id, p.id, 'habitant', 1 FROM besoins b, projets p",
	`INSERT INTO plongements_projets (projet_id, langue, modele, empreinte, dimension) SELECT id, 'fr', 'm', ${EMPREINTE}, 1 FROM projets`,
	`INSERT INTO plongements_besoins (besoin_id, langue, modele, empreinte, dimension) SELECT id, 'fr', 'm', ${EMPREINTE}, 1 FROM besoins`,
	"INSERT INTO recherches_manquees (langue, mots, reseaux, dernier) VALUES ('fr', 'girafe', 5, current_date)",
	`INSERT INTO manquees_vues (empreinte, langue, mots, jour) VALUES (${EMPREINTE}, 'fr', 'girafe', current_date)`,
	`INSERT INTO manquees_reseaux (jour, empreinte, nombre) VALUES (current_date, ${EMPREINTE}, 1)`,
	"INSERT INTO jalons (besoin_id, statut) SELECT id, 'publie' FROM besoins",
	"INSERT INTO etapes (besoin_id, numero, jour, titre, texte) SELECT id, 1, '2026-01-01', 'x', 'y' FROM besoins",
	"INSERT INTO articles (slug, titre, resume, date, auteur, texte, html) VALUES ('article', 'a', 'b', '2026-01-01', 'c', 'd', 'e')",
	"INSERT INTO article_projets (article_id, projet_id, position) SELECT a.id, p.id, 0 FROM articles a, projets p",
	"INSERT INTO equivalences (langue, termes) VALUES ('fr', ARRAY['eau potable', 'robinet'])",
	"INSERT INTO votes (compte_id, projet_id) SELECT min(c.id), p.id FROM comptes c, projets p GROUP BY p.id",
	"INSERT INTO soutiens (compte_id, besoin_id) SELECT min(c.id), b.id FROM comptes c, besoins b GROUP BY b.id",
	"INSERT INTO places (besoin_id, role, titre, texte, nombre, heures, jusqu_au) SELECT id, 'terrain', 'Relever', 'Relever les fontaines.', 2, 3, '2999-01-01' FROM besoins",
	"INSERT INTO referents (besoin_id, compte_id, rang) SELECT b.id, max(c.id), 1 FROM besoins b, comptes c GROUP BY b.id",
	"INSERT INTO offres (place_id, compte_id, message, contact, expire_le) SELECT p.id, max(c.id), repeat('a', 20), false, now() + interval '14 days' FROM places p, comptes c GROUP BY p.id",
	"UPDATE projets SET nb_votes = 1",
	"UPDATE besoins SET nb_soutiens = 1, derniere_etape = 1",
	"INSERT INTO reponses_bilan (compte_id, besoin_id, jalon_id, reponse) SELECT s.compte_id, s.besoin_id, j.id, 'oui' FROM soutiens s JOIN jalons j USING (besoin_id)",
	"INSERT INTO situations (compte_id, besoin_id, phrase, langue) SELECT compte_id, besoin_id, 'Il faut 40 km.', 'fr' FROM soutiens",
	"INSERT INTO bilans (besoin_id, jalon_id, jour, vue, oui, en_partie, non) SELECT besoin_id, id, '2026-01-01', 'detail', 5, 5, 5 FROM jalons",
	`INSERT INTO contributions (compte_id, nature, projet_id, cle_rejeu) SELECT min(c.id), 'projet', p.id, ${EMPREINTE} FROM comptes c, projets p GROUP BY p.id`,
	"INSERT INTO fenetres_contributions (compte_id, debut, nombre) SELECT min(id), now(), 1 FROM comptes",
	`INSERT INTO brouillons (empreinte, nature, contenu, expire_le) VALUES (${EMPREINTE}, 'projet', '{}', now())`,
	`INSERT INTO actes_en_attente (empreinte, nature, slug, expire_le) VALUES (${EMPREINTE}, 'vote', 'projet', now())`,
	"INSERT INTO revisions (objet, objet_id, slug, projet_id, publiee, acteur, acte, valeurs) SELECT 'projet', id, slug, id, true, 'systeme', 'essai', '{}' FROM projets",
	"INSERT INTO signalements (projet_id, motif, texte) SELECT id, 'autre', 'x' FROM projets",
	`INSERT INTO retraits (projet_id, acte_id, retirant_id, statut_avant) SELECT p.id, 1, min(c.id), 'publie' FROM projets p, comptes c GROUP BY p.id`,
	"INSERT INTO demandes (projet_id, acte_id) SELECT id, 2 FROM projets",
	"INSERT INTO modeles (nom, texte_fr, texte_en) VALUES ('Où ?', 'Où est-ce ?', 'Where is it?')",
	"INSERT INTO mots_surveilles (texte, forme, adresse) VALUES ('Casino', 'casino', false)",
	"INSERT INTO semblances (projet_id, modifie_le) SELECT id, modifie_le FROM projets",
	"INSERT INTO lieux (code, nature, nom, dans, cles) VALUES ('dep-44', 'departement', 'Loire-Atlantique', '{FR}', '{dep-44}') ON CONFLICT DO NOTHING",
	"INSERT INTO evenements (type, nature, objet_id) VALUES ('publie', 'projet', 1)",
	"INSERT INTO journal (acteur, acte, objet) VALUES ('systeme', 'x', 'y')",
	"INSERT INTO courriels (cle, gabarit, langue, destinataire) VALUES ('k', 'g', 'fr', 'a@example.org')",
	"INSERT INTO cles_import (nature, source, source_id, projet_id, valeurs) SELECT 'projet', 's', '1', id, '{}' FROM projets",
];

/** Runs a complete SQL statement. */
export async function run<Row extends object>(text: string): Promise<Row[]> {
	return rows<Row>({ text, values: [] });
}

/** Fills an empty database with the rows above. */
export async function fillDirectory(): Promise<void> {
	await run(ROWS.join(";"));
}

/** The other tables are emptied with these: their rows belong to rows of these. */
const TABLES = [
	...["articles", "besoins", "projets", "images", "themes", "comptes"],
	...["mots", "defis"],
	"exigences_cles",
	...["brouillons", "actes_en_attente", "journal", "courriels", "cles_import"],
	"evenements",
	...["equivalences", "recherches_manquees", "manquees_vues"],
	...["manquees_reseaux", "modeles", "mots_surveilles"],
] as const;

/** Deletes every row of the directory: deleting a few is faster than truncating thirty tables. */
export async function emptyDirectory(): Promise<void> {
	await run(
		`${TABLES.map((table) => `DELETE FROM ${table}`).join(";")};
		 INSERT INTO versions (part, nombre) SELECT part, 0 FROM generate_series(0, 15) AS part ON CONFLICT DO NOTHING`,
	);
}
