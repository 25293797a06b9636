import { besoinPublic } from "#lib/besoins/queries";
import { boiteDe } from "#lib/comptes/connexion/codes/queries";
import { estVivant } from "#lib/comptes/jetons/queries";
import { SESSION_VIVE } from "#lib/comptes/sessions/queries";
import { NOMS_BESOIN, NOMS_PROJET } from "#lib/contributions/schema";
import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { columns, instant } from "#lib/platform/db/columns";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import type { Langue, TexteMarque } from "#lib/platform/langues";
import type {
	EntreeSuivie,
	MaContribution,
	MaContributionEntiere,
	MesDonnees,
	MonSoutien,
	MonVote,
	NombresDuCompte,
} from "./schema.ts";
import {
	type LigneContribution,
	type LigneTexteBesoin,
	type LigneTexteProjet,
	versMaContribution,
	versTexteBesoin,
	versTexteProjet,
} from "./serialize.ts";

/** Slugs of a project's themes, in their order. */
const THEMES = sql`ARRAY(SELECT h.slug FROM projet_themes l JOIN themes h ON h.id = l.theme_id
	WHERE l.projet_id = projets.id ORDER BY l.position)`;
const THEME = sql`(SELECT h.slug FROM themes h WHERE h.id = besoins.theme_id)`;

/** The account's entries, each with the first of its contributions for which `choix` holds; one sent again after a refusal has several. */
function miennes(compte_id: number, choix: Sql): Sql {
	return sql`SELECT m.nature, m.slug, m.titre, m.statut, m.motif, ${instant(sql`m.cree_le`)} AS cree_le,
		  ${instant(sql`m.publie_le`)} AS publie_le, m.fiche_id, c.id, COALESCE(c.slug_recu, m.slug) AS slug_recu
		FROM (SELECT 'projet' AS nature, slug, nom AS titre, statut, motif, cree_le, publie_le, id AS fiche_id
		      FROM projets WHERE auteur_id = ${compte_id}
		      UNION ALL
		      SELECT 'besoin', slug, titre, statut, motif, cree_le, publie_le, id
		      FROM besoins WHERE auteur_id = ${compte_id}) AS m
		LEFT JOIN LATERAL (SELECT x.id, x.slug_recu FROM contributions x
		      WHERE CASE m.nature WHEN 'projet' THEN x.projet_id ELSE x.besoin_id END = m.fiche_id
		        AND x.compte_id = ${compte_id} AND ${choix}
		      ORDER BY x.id LIMIT 1) AS c ON true`;
}

/** The account's contributions, newest first (D31). */
export async function listerMesContributions(
	compte_id: number,
): Promise<Resultat<MaContribution[]>> {
	const lignes = await rows<LigneContribution>(
		sql`${miennes(compte_id, sql`true`)} ORDER BY m.cree_le DESC, m.nature, m.fiche_id DESC`,
	);
	return reussite(lignes.map(versMaContribution));
}

/** What the account sent as its contribution `id`, with its text as it stands now. Fails for another account's. */
export async function lireMaContribution(
	compte_id: number,
	id: number | null,
): Promise<Resultat<MaContributionEntiere>> {
	const [ligne] = await rows<LigneContribution & { fiche_id: number }>(
		sql`${miennes(compte_id, sql`x.id = ${id}`)} WHERE c.id IS NOT NULL`,
	);
	if (!ligne) return INTROUVABLE;
	const [texte] = await (ligne.nature === "projet"
		? rows<LigneTexteProjet>(
				sql`SELECT ${columns(NOMS_PROJET)}, ${THEMES} AS themes, langue FROM projets WHERE id = ${ligne.fiche_id}`,
			).then((lues) => lues.map(versTexteProjet))
		: rows<LigneTexteBesoin>(
				sql`SELECT ${columns(NOMS_BESOIN)}, ${THEME} AS theme, langue FROM besoins WHERE id = ${ligne.fiche_id}`,
			).then((lues) => lues.map(versTexteBesoin)));
	return texte
		? reussite({ ...versMaContribution(ligne), texte })
		: INTROUVABLE;
}

/** The account's votes, newest first, those on archived projects included (D14, D31). */
export async function listerMesVotes(
	compte_id: number,
): Promise<Resultat<MonVote[]>> {
	const votes = await rows<MonVote>(
		sql`SELECT p.slug, p.nom, p.statut = 'publie' AS public, ${instant(sql`v.cree_le`)} AS vote_le
		    FROM votes v JOIN projets p ON p.id = v.projet_id
		    WHERE v.compte_id = ${compte_id} ORDER BY v.cree_le DESC, p.id DESC`,
	);
	return reussite(votes);
}

/** The account's supports, newest first, with its choice about their mails (D31). */
export async function listerMesSoutiens(
	compte_id: number,
): Promise<Resultat<MonSoutien[]>> {
	const soutiens = await rows<MonSoutien>(
		sql`SELECT b.slug, b.titre, ${besoinPublic(sql`b.statut`)} AS public, ${instant(sql`s.cree_le`)} AS soutenu_le,
		      NOT EXISTS (SELECT 1 FROM refus_etapes r
		                  WHERE r.compte_id = s.compte_id AND r.besoin_id = s.besoin_id) AS etapes_par_courriel
		    FROM soutiens s JOIN besoins b ON b.id = s.besoin_id
		    WHERE s.compte_id = ${compte_id} ORDER BY s.cree_le DESC, b.id DESC`,
	);
	return reussite(soutiens);
}

/** How many contributions, votes, supports, tokens and sessions the account has, in one snapshot. */
export async function compterDuCompte(
	compte_id: number,
): Promise<NombresDuCompte> {
	const [nombres] = await rows<NombresDuCompte>(
		sql`SELECT (SELECT count(*) FROM projets WHERE auteur_id = c.id)::int
		        + (SELECT count(*) FROM besoins WHERE auteur_id = c.id)::int AS contributions,
		      (SELECT count(*) FROM votes WHERE compte_id = c.id)::int AS votes,
		      (SELECT count(*) FROM soutiens WHERE compte_id = c.id)::int AS soutiens,
		      (SELECT count(*) FROM offres WHERE compte_id = c.id)::int AS offres,
		      (SELECT count(*) FROM jetons j WHERE j.compte_id = c.id AND ${estVivant(sql`j`)})::int AS jetons,
		      (SELECT count(*) FROM sessions s JOIN comptes c ON c.id = s.compte_id
		       WHERE c.id = ${compte_id} AND ${SESSION_VIVE})::int AS sessions
		    FROM (SELECT ${compte_id}::int AS id) AS c`,
		"compter_du_compte",
	);
	if (!nombres) throw new Error("counts without a row");
	return nombres;
}

/** The rows of a select, as one JSON list, in their order. */
function liste(select: Sql): Sql {
	return sql`(SELECT COALESCE(json_agg(ligne), '[]') FROM (${select}) AS ligne)`;
}

const COMPTE = sql`(SELECT row_to_json(ligne) FROM (
	SELECT c.courriel, c.courriel_saisi, c.nom, c.role, c.langue, c.suspendu,
	  ${instant(sql`c.suspendu_le`)} AS suspendu_le, ${instant(sql`c.suspension_levee_le`)} AS suspension_levee_le,
	  ${instant(sql`c.hors_decomptes_le`)} AS hors_decomptes_le, ${instant(sql`c.valide_le`)} AS valide_le,
	  ${instant(sql`c.cree_le`)} AS cree_le, c.actif_le,
	  ${instant(sql`c.inactivite_notee_le`)} AS inactivite_notee_le,
	  ${instant(sql`c.entre_le`)} AS entre_le, c.alerte_connexion) AS ligne)`;

const ouvertures = (boite: Buffer) => sql`
	'sessions', ${liste(sql`SELECT agent, ${instant(sql`cree_le`)} AS cree_le, ${instant(sql`vue_le`)} AS vue_le,
		${instant(sql`expire_le`)} AS expire_le FROM sessions WHERE compte_id = c.id ORDER BY id`)},
	'navigateurs_connus', ${liste(sql`SELECT ${instant(sql`vu_le`)} AS vu_le, ${instant(sql`expire_le`)} AS expire_le
		FROM navigateurs_connus WHERE compte_id = c.id ORDER BY id`)},
	'identites_externes', ${liste(sql`SELECT emetteur, sub, ${instant(sql`lie_le`)} AS lie_le, ${instant(sql`vu_le`)} AS vu_le
		FROM identites_externes WHERE compte_id = c.id ORDER BY id`)},
	'cles_acces', ${liste(sql`SELECT nom, ${instant(sql`cree_le`)} AS cree_le, ${instant(sql`vue_le`)} AS vue_le
		FROM cles_acces WHERE compte_id = c.id ORDER BY id`)},
	'codes_secours', ${liste(sql`SELECT ${instant(sql`cree_le`)} AS cree_le, ${instant(sql`utilise_le`)} AS utilise_le
		FROM codes_secours WHERE compte_id = c.id ORDER BY id`)},
	'codes_demandes', ${liste(sql`SELECT nature, courriel, essais, ${instant(sql`cree_le`)} AS cree_le,
		${instant(sql`expire_le`)} AS expire_le, ${instant(sql`utilise_le`)} AS utilise_le
		FROM defis WHERE compte_id = c.id OR courriel = c.courriel ORDER BY id`)},
	'codes_faux', ${liste(sql`SELECT ${instant(sql`le`)} AS le FROM codes_faux WHERE boite = ${boite} ORDER BY id`)},
	'jetons', ${liste(sql`SELECT nom, prefixe, ${instant(sql`cree_le`)} AS cree_le, utilise_le,
		${instant(sql`revoque_le`)} AS revoque_le, portees, ${instant(sql`expire_le`)} AS expire_le FROM jetons WHERE compte_id = c.id ORDER BY id`)}`;

const PARTICIPATION = sql`
	'votes', ${liste(sql`SELECT p.slug, p.nom, ${instant(sql`v.cree_le`)} AS vote_le
		FROM votes v JOIN projets p ON p.id = v.projet_id WHERE v.compte_id = c.id ORDER BY v.cree_le, p.id`)},
	'soutiens', ${liste(sql`SELECT b.slug, b.titre, ${instant(sql`s.cree_le`)} AS soutenu_le
		FROM soutiens s JOIN besoins b ON b.id = s.besoin_id WHERE s.compte_id = c.id ORDER BY s.cree_le, b.id`)},
	'soutiens_reunis', ${liste(sql`SELECT a.slug, a.titre, ${instant(sql`m.cree_le`)} AS soutenu_le,
		g.slug AS reuni_a, ${instant(sql`u.le`)} AS reuni_le
		FROM soutiens_reunis m JOIN reunions u ON u.id = m.reunion_id JOIN besoins a ON a.id = u.absorbe_id
		JOIN besoins g ON g.id = u.garde_id WHERE m.compte_id = c.id ORDER BY u.le, u.id`)},
	'reponses_bilan', ${liste(sql`SELECT b.slug, b.titre, r.reponse, r.phrase, r.langue, r.publique, r.relue,
		${instant(sql`r.cree_le`)} AS cree_le, ${instant(sql`r.modifie_le`)} AS modifie_le
		FROM reponses_bilan r JOIN besoins b ON b.id = r.besoin_id WHERE r.compte_id = c.id ORDER BY r.cree_le, b.id`)},
	'situations', ${liste(sql`SELECT b.slug, b.titre, i.phrase, i.langue, i.departement, i.relue, ${instant(sql`i.modifie_le`)} AS modifie_le
		FROM situations i JOIN besoins b ON b.id = i.besoin_id WHERE i.compte_id = c.id ORDER BY i.modifie_le, b.id`)},
	'referents', ${liste(sql`SELECT b.slug, b.titre, ${instant(sql`r.cree_le`)} AS depuis
		FROM referents r JOIN besoins b ON b.id = r.besoin_id WHERE r.compte_id = c.id ORDER BY r.cree_le, b.id`)},
	'offres', ${liste(sql`SELECT b.slug, p.titre AS place, o.message, o.contact, o.etat, ${instant(sql`o.cree_le`)} AS cree_le,
		${instant(sql`o.expire_le`)} AS expire_le, ${instant(sql`o.vue_le`)} AS vue_le,
		${instant(sql`o.repondu_le`)} AS repondu_le, ${instant(sql`o.fin_le`)} AS fin_le
		FROM offres o JOIN places p ON p.id = o.place_id JOIN besoins b ON b.id = p.besoin_id
		WHERE o.compte_id = c.id ORDER BY o.cree_le, o.id`)},
	'refus_etapes', ${liste(sql`SELECT b.slug, b.titre, ${instant(sql`r.le`)} AS le
		FROM refus_etapes r JOIN besoins b ON b.id = r.besoin_id WHERE r.compte_id = c.id ORDER BY r.le, b.id`)}`;

/** The state shown to the author: an entry in quarantine awaits review like any other (D15). */
const STATUT = sql`CASE statut WHEN 'quarantaine' THEN 'propose' ELSE statut END AS statut`;

/** A picture with its bytes, in base64: the export has no other files. */
const IMAGE_ENTIERE = (empreinte: Sql) =>
	sql`(SELECT translate(encode(i.octets, 'base64'), E'\n', '') FROM images i WHERE i.empreinte = ${empreinte})`;

const TEXTES = sql`
	'projets', ${liste(sql`SELECT slug, ${columns(NOMS_PROJET)}, ${IMAGE_ENTIERE(sql`logo`)} AS logo,
		${IMAGE_ENTIERE(sql`image`)} AS image, image_dite,
		${THEMES} AS themes, lieux, langue, traductions, ${STATUT}, motif, ${instant(sql`cree_le`)} AS cree_le, ${instant(sql`publie_le`)} AS publie_le
		FROM projets WHERE auteur_id = c.id ORDER BY id`)},
	'besoins', ${liste(sql`SELECT slug, ${columns(NOMS_BESOIN)},
		${THEME} AS theme, lieux, langue, traductions, ${STATUT}, motif, ${instant(sql`cree_le`)} AS cree_le, ${instant(sql`publie_le`)} AS publie_le
		FROM besoins WHERE auteur_id = c.id ORDER BY id`)},
	'projets_presque', ${liste(sql`SELECT b.slug AS besoin, p.slug AS projet, l.nuance, ${instant(sql`l.cree_le`)} AS cree_le
		FROM liens l JOIN besoins b ON b.id = l.besoin_id JOIN projets p ON p.id = l.projet_id
		WHERE b.auteur_id = c.id AND l.origine = 'habitant' ORDER BY l.besoin_id, l.projet_id`)},
	'versions', ${liste(sql`SELECT r.objet, r.slug, ${instant(sql`r.le`)} AS le, r.acte,
		COALESCE(r.acteur_id = c.id, false) AS par_vous,
		CASE WHEN c.id IN (p.auteur_id, b.auteur_id) THEN r.valeurs END AS textes
		FROM revisions r LEFT JOIN projets p ON p.id = r.projet_id LEFT JOIN besoins b ON b.id = r.besoin_id
		WHERE c.id IN (p.auteur_id, b.auteur_id, r.acteur_id) ORDER BY r.id`)},
	'retraits', ${liste(sql`SELECT COALESCE(p.slug, b.slug) AS fiche, ${instant(sql`r.le`)} AS le, r.choix, j.motif,
		${instant(sql`r.leve_le`)} AS leve_le, ${instant(sql`r.conteste_le`)} AS conteste_le, r.texte,
		r.decision, ${instant(sql`r.decide_le`)} AS decide_le, r.reponse
		FROM retraits r LEFT JOIN journal j ON j.id = r.acte_id
		LEFT JOIN projets p ON p.id = r.projet_id LEFT JOIN besoins b ON b.id = r.besoin_id
		WHERE c.id IN (p.auteur_id, b.auteur_id) ORDER BY r.id`)},
	'demandes', ${liste(sql`SELECT COALESCE(p.slug, b.slug) AS fiche, j.motif AS questions, ${instant(sql`d.le`)} AS le,
		${instant(sql`d.repondu_le`)} AS repondu_le, ${instant(sql`d.close_le`)} AS close_le
		FROM demandes d LEFT JOIN journal j ON j.id = d.acte_id
		LEFT JOIN projets p ON p.id = d.projet_id LEFT JOIN besoins b ON b.id = d.besoin_id
		WHERE c.id IN (p.auteur_id, b.auteur_id) ORDER BY d.id`)},
	'envois', ${liste(sql`SELECT nature, ${instant(sql`cree_le`)} AS cree_le
		FROM contributions WHERE compte_id = c.id ORDER BY id`)},
	'brouillons', ${liste(sql`SELECT nature, contenu, ${instant(sql`cree_le`)} AS cree_le, ${instant(sql`expire_le`)} AS expire_le
		FROM brouillons WHERE compte_id = c.id ORDER BY id`)},
	'signalements', ${liste(sql`SELECT COALESCE(p.slug, b.slug) AS fiche, s.motif, s.texte, s.autre_besoin, s.courriel,
		${instant(sql`s.cree_le`)} AS cree_le, ${instant(sql`s.traite_le`)} AS traite_le, s.decision, s.reponse
		FROM signalements s LEFT JOIN projets p ON p.id = s.projet_id LEFT JOIN besoins b ON b.id = s.besoin_id
		WHERE s.compte_id = c.id ORDER BY s.id`)}`;

const SUR_SOI = sql`(objet = 'compte' AND objet_id = c.id)`;
/** A moderator's acts on other accounts are exported, but not the data of those accounts. */
const DICIBLE = sql`(objet <> 'compte' OR objet_id = c.id)`;

// A mail that expires may contain a code that is still valid: somebody who uses
// an open session must not read it here instead of in the mailbox.
const TRACES = sql`
	'journal', ${liste(sql`SELECT ${instant(sql`le`)} AS le, COALESCE(acteur_id = c.id, false) AS par_vous,
		acte, objet, objet_slug, ${SUR_SOI} AS sur_vous,
		CASE WHEN ${DICIBLE} THEN avant - 'compte_id' END AS avant,
		CASE WHEN ${DICIBLE} THEN apres - 'compte_id' END AS apres,
		CASE WHEN ${DICIBLE} THEN motif END AS motif FROM journal
		WHERE acteur_id = c.id OR ${SUR_SOI} ORDER BY journal.id`)},
	'courriels', ${liste(sql`SELECT gabarit, langue, statut, destinataire,
		CASE WHEN expire_le IS NULL THEN donnees END AS contenu,
		${instant(sql`cree_le`)} AS cree_le, ${instant(sql`envoye_le`)} AS envoye_le
		FROM courriels WHERE compte_id = c.id ORDER BY id`)}`;

/**
 * Everything stored about the account, in one snapshot: a single statement sees
 * a single state. It contains no secret: neither tokens nor codes are stored in
 * readable form.
 */
export async function exporterMesDonnees(
	compte_id: number,
): Promise<Resultat<MesDonnees>> {
	const [compte] = await rows<{ courriel: string }>(
		sql`SELECT courriel FROM comptes WHERE id = ${compte_id}`,
	);
	if (!compte) return INTROUVABLE;
	const boite = boiteDe(compte.courriel);
	const [ligne] = await rows<{ donnees: MesDonnees }>(
		sql`SELECT json_build_object('exporte_le', ${instant(sql`now()`)}, 'compte', ${COMPTE},
		      ${ouvertures(boite)}, ${PARTICIPATION}, ${TEXTES}, ${TRACES}) AS donnees
		    FROM comptes c WHERE c.id = ${compte_id}`,
	);
	return ligne ? reussite(ligne.donnees) : INTROUVABLE;
}

/** The entries that the account votes for or supports: their names, in that language where they have them in it, and whether they are taken down now. */
export async function listerSuivis(
	compte_id: number,
	langue: Langue,
): Promise<EntreeSuivie[]> {
	const lus = await rows<
		Omit<EntreeSuivie, "dit"> & TexteMarque & { readonly en: string | null }
	>(
		sql`SELECT 'projet' AS nature, p.slug, p.nom AS texte, p.langue, p.traductions #>> '{en,nom}' AS en, r.le AS retire_le, r.choix
		      FROM votes v JOIN projets p ON p.id = v.projet_id
		      LEFT JOIN retraits r ON r.projet_id = p.id AND r.leve_le IS NULL WHERE v.compte_id = ${compte_id}
		    UNION ALL
		    SELECT 'besoin', b.slug, b.titre, b.langue, b.traductions #>> '{en,titre}', r.le, r.choix
		      FROM soutiens s JOIN besoins b ON b.id = s.besoin_id
		      LEFT JOIN retraits r ON r.besoin_id = b.id AND r.leve_le IS NULL WHERE s.compte_id = ${compte_id}`,
	);
	return lus.map(({ texte, langue: de, en, ...suivie }) => ({
		...suivie,
		dit:
			langue === "en" && en !== null
				? { texte: en, langue }
				: { texte, langue: de },
	}));
}
