import { beforeAll, describe, expect, test } from "vitest";
import { NUANCE_MAX } from "#lib/besoins/liens/schema";
import { JETONS_MAX_PAR_COMPTE } from "#lib/comptes/jetons/rules";
import { NATURES_BROUILLON } from "#lib/contributions/brouillons/schema";
import {
	BORNES_CONTESTATION,
	DECISIONS_CONTESTATION,
	MOTIFS_RETRAIT,
} from "#lib/contributions/retraits/schema";
import { OBJETS_REVISES } from "#lib/contributions/revisions/schema";
import { CHAMPS_BESOIN, TEXTES_BESOIN } from "#lib/contributions/schema";
import { NATURES_EVENEMENT, TYPES_EVENEMENT } from "#lib/donnees/schema";
import { MOTIFS_REFUS } from "#lib/moderation/refus/schema";
import { each, pick } from "#lib/platform/contract/records";
import { rows, sql } from "#lib/platform/db/pool";
import { BORNES_PROJET } from "#lib/projets/schema";
import { RESEAUX_MIN } from "#lib/recherche/rules";
import { BORNES_SIGNALEMENT } from "#lib/signalements/schema";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import {
	bounds,
	CHECKS_IMAGES,
	LANGUE,
	list,
	MOTS_MANQUES,
	NEVER_NEGATIVE,
	phrases,
	REPRISE_DU_PROJET,
	TRADUCTIONS,
	textBounds,
	VECTEUR,
} from "./constraint-values.fixture.ts";
import { fillDirectory, run } from "./directory.fixture.ts";
import { CHECKS_BILANS } from "./outcome-checks.fixture.ts";
import { CHECKS_PLACES } from "./places-checks.fixture.ts";
import { CHECKS_VIGILANCE } from "./vigilance-checks.fixture.ts";

useTestDatabase();
beforeAll(fillDirectory);

const OBJET = "projet_id = NULL, besoin_id = (SELECT id FROM besoins)";
const LES_DEUX = "besoin_id = (SELECT id FROM besoins)";
const DECIDE = "conteste_le = now(), decide_le = now(), decision = ";
const { themes: _themes, ...TEXTES_PROJET } = BORNES_PROJET;

/** For each CHECK constraint: assignments that pass on the row of its table, and assignments that it must reject. */
const CHECKS: Record<string, { accepted: string[]; refused: string[] }> = {
	comptes_courriel_normalise: {
		accepted: ["courriel = 'é+x@xn--caf-dma.example'"],
		refused: [
			"courriel = 'A@example.org'",
			"courriel = 'a b@example.org'",
			"courriel = E'a\\n@example.org'",
			"courriel = E'a\\u0001@example.org'",
			"courriel = 'example.org'",
			"courriel = '@example.org'",
			"courriel = 'a@'",
			"courriel = ''",
		],
	},
	comptes_role: list("role", ["membre", "moderateur", "admin"], "Admin"),
	comptes_langue: LANGUE,
	plongements_projets_langue: LANGUE,
	plongements_besoins_langue: LANGUE,
	plongements_projets_vecteur: VECTEUR,
	plongements_besoins_vecteur: VECTEUR,
	evenements_type: list("type", TYPES_EVENEMENT, "efface"),
	evenements_nature: list("nature", NATURES_EVENEMENT, "vote"),
	equivalences_langue: list("langue", ["fr", "en", "fr-en"], "de"),
	equivalences_origine: list("origine", ["fourni", "moderation", "import"]),
	equivalences_termes: {
		accepted: [2, 8].map(
			(nombre) => `termes = array_fill('mot'::text, ARRAY[${nombre}])`,
		),
		refused: [
			...[1, 9].map(
				(nombre) => `termes = array_fill('mot'::text, ARRAY[${nombre}])`,
			),
			"termes = ARRAY['mot', '']",
			"termes = ARRAY['mot', NULL]",
		],
	},
	comptes_suspension: {
		accepted: ["suspendu = true, suspendu_le = now()"],
		refused: ["suspendu = true", "suspendu_le = now()"],
	},
	comptes_suspension_levee: {
		accepted: [
			"suspension_levee_le = now()",
			"suspendu = true, suspendu_le = now()",
		],
		refused: [
			"suspendu = true, suspendu_le = now(), suspension_levee_le = now()",
		],
	},
	defis_nature: list("nature", [
		"connexion",
		"ancienne_adresse",
		"nouvelle_adresse",
		"effacement",
	]),
	defis_langue: LANGUE,
	defis_essais: {
		accepted: ["essais = 0", "essais = 5"],
		refused: ["essais = -1", "essais = 6"],
	},
	identites_externes_bornes: bounds({ sub: { min: 1, max: 255 } }),
	cles_acces_bornes: {
		accepted: ["nom = repeat('é', 80)", "compteur = 0"],
		refused: ["nom = ''", "nom = repeat('e', 81)", "compteur = -1"],
	},
	exigences_cles_une: { accepted: ["id = 1"], refused: ["id = 2"] },
	jetons_rang: {
		accepted: ["rang = 1", `rang = ${JETONS_MAX_PAR_COMPTE}`],
		refused: ["rang = 0", `rang = ${JETONS_MAX_PAR_COMPTE + 1}`],
	},
	jetons_empreinte: {
		accepted: ["empreinte = sha256('y')"],
		refused: ["empreinte = 'court'", "empreinte = sha512('y')"],
	},
	jetons_portees: {
		accepted: [
			"portees = '{lecture}'",
			"portees = '{participation,administration}'",
		],
		refused: ["portees = '{}'", "portees = '{lecture,tout}'"],
	},
	themes_bornes: bounds({
		nom: { min: 1, max: 80 },
		description: { max: 500 },
	}),
	themes_traductions: TRADUCTIONS,
	projets_bornes: bounds(TEXTES_PROJET),
	projets_statut: list("statut", ["propose", "refuse", "quarantaine"], "livre"),
	projets_origine: list("origine", ["contribution", "equipe", "import"]),
	projets_label_ia: list("label_ia", ["non_renseigne", "ia_centrale"]),
	projets_langue: LANGUE,
	projets_publie_le: {
		accepted: [
			"statut = 'publie', publie_le = now()",
			"statut = 'archive', publie_le = now()",
			"statut = 'refuse'",
		],
		refused: [
			"statut = 'publie'",
			"statut = 'archive'",
			"publie_le = now()",
			"statut = 'refuse', publie_le = now()",
			"statut = 'quarantaine', publie_le = now()",
		],
	},
	projets_nb_votes: NEVER_NEGATIVE("nb_votes"),
	projets_traductions: TRADUCTIONS,
	...CHECKS_IMAGES,
	projets_mots_habitants: phrases("mots_habitants"),
	projets_mots_habitants_en: phrases("mots_habitants_en"),
	...REPRISE_DU_PROJET,
	projet_themes_position: {
		accepted: ["position = 0", "position = 2"],
		refused: ["position = -1", "position = 3"],
	},
	besoins_bornes: bounds(pick(each(CHAMPS_BESOIN, "bornes"), TEXTES_BESOIN)),
	besoins_statut: list("statut", ["propose", "refuse", "quarantaine"], "Livre"),
	besoins_origine: list("origine", ["contribution", "equipe", "import"]),
	besoins_langue: LANGUE,
	besoins_publie_le: {
		accepted: ["publie", "etude", "developpement", "livre", "archive"].map(
			(statut) => `statut = '${statut}', publie_le = now()`,
		),
		refused: ["publie_le = now()", "statut = 'etude'", "statut = 'archive'"],
	},
	besoins_roles: {
		accepted: ["roles = '{}'", "roles = '{terrain,code,donnees}'"],
		refused: ["roles = '{autre}'", "roles = '{code,NULL}'"],
	},
	besoins_nb_soutiens: NEVER_NEGATIVE("nb_soutiens"),
	besoins_traductions: TRADUCTIONS,
	jalons_statut: list("statut", ["publie", "livre"], "archive", "propose"),
	etapes_numero: { accepted: ["numero = 1"], refused: ["numero = 0"] },
	etapes_traductions: TRADUCTIONS,
	articles_statut: list("statut", ["brouillon", "publie"], "archive"),
	articles_traductions: TRADUCTIONS,
	contributions_objet: {
		accepted: [`nature = 'besoin', ${OBJET}`],
		refused: [
			"nature = 'besoin'",
			"nature = 'vote'",
			"projet_id = NULL",
			LES_DEUX,
			OBJET,
		],
	},
	fenetres_contributions_nombre: NEVER_NEGATIVE("nombre"),
	brouillons_nature: list("nature", NATURES_BROUILLON, "vote"),
	actes_en_attente_nature: list("nature", ["vote", "soutien"], "projet"),
	revisions_objet: list("objet", OBJETS_REVISES, "compte"),
	revisions_acteur: list("acteur", ["operateur", "systeme"], "robot"),
	signalements_objet: {
		accepted: [OBJET],
		refused: ["projet_id = NULL", LES_DEUX],
	},
	signalements_motif: list("motif", ["inexact", "autre"], "Autre"),
	signalements_bornes: bounds({ texte: BORNES_SIGNALEMENT.texte }),
	signalements_decision: {
		accepted: ["traite_le = now(), decision = 'infonde'"],
		refused: ["traite_le = now(), decision = 'autre'"],
	},
	signalements_decide: {
		accepted: ["traite_le = now(), reponse = 'x', acte_id = 1"],
		refused: ["decision = 'gardee'", "reponse = 'x'", "acte_id = 1"],
	},
	signalements_suite: {
		accepted: ["note = repeat('é', 1000)"],
		refused: ["note = ''", "note = repeat('e', 1001)"],
	},
	signalements_retour: {
		accepted: ["courriel = 'a@example.org', langue = 'en'"],
		refused: [
			"courriel = 'a@example.org'",
			"langue = 'fr'",
			"courriel = 'a@example.org', langue = 'de'",
		],
	},
	besoins_fusionne: {
		accepted: [
			"statut = 'fusionne', publie_le = now(), fusionne_dans_id = id",
			"statut = 'refuse'",
		],
		refused: [
			"statut = 'fusionne', publie_le = now()",
			"fusionne_dans_id = id",
		],
	},
	demandes_objet: {
		accepted: [OBJET],
		refused: ["projet_id = NULL", LES_DEUX],
	},
	...CHECKS_VIGILANCE,
	...CHECKS_BILANS,
	...CHECKS_PLACES,
	retraits_objet: {
		accepted: [OBJET],
		refused: ["projet_id = NULL", LES_DEUX],
	},
	retraits_statut_avant: list("statut_avant", ["publie", "livre"], "archive"),
	retraits_choix: list("choix", MOTIFS_RETRAIT, "incomplet"),
	// An erasure may shorten the original text.
	retraits_bornes: bounds({
		texte: { ...BORNES_CONTESTATION.texte, min: 1 },
		reponse: BORNES_CONTESTATION.reponse,
	}),
	retraits_leve: {
		accepted: ["leve_le = now(), leve_par = 2"],
		refused: ["leve_le = now()", "leve_par = 2"],
	},
	retraits_decision: {
		accepted: DECISIONS_CONTESTATION.map((une) => `${DECIDE}'${une}'`),
		refused: [`${DECIDE}'refuse'`, `${DECIDE}''`],
	},
	retraits_decide: {
		accepted: ["conteste_le = now()"],
		refused: [
			"decision = 'retabli'",
			"decide_le = now()",
			"decision = 'retabli', decide_le = now()",
		],
	},
	retraits_autre_personne: {
		accepted: [
			"decideur_id = (SELECT max(id) FROM comptes)",
			"retirant_id = NULL, decideur_id = (SELECT min(id) FROM comptes)",
		],
		refused: ["decideur_id = retirant_id"],
	},
	liens_etat: {
		accepted: [
			"etat = 'suggere'",
			"etat = 'confirme', decide_le = now()",
			"etat = 'ecarte', decide_le = now()",
		],
		refused: ["etat = 'inconnu', decide_le = now()"],
	},
	liens_origine: {
		accepted: ["origine = 'habitant'", "origine = 'moderation'"],
		refused: ["origine = 'import'", "origine = ''"],
	},
	liens_reponses: {
		accepted: ["reponses = 2", "origine = 'moderation', reponses = 0"],
		refused: ["reponses = 0", "origine = 'moderation', reponses = -1"],
	},
	liens_nuance: textBounds("nuance", { min: 1, max: NUANCE_MAX }),
	liens_decide: {
		accepted: ["etat = 'confirme', decide_le = now()"],
		refused: ["etat = 'confirme'", "etat = 'ecarte'", "decide_le = now()"],
	},
	recherches_manquees_langue: LANGUE,
	recherches_manquees_mots: MOTS_MANQUES,
	recherches_manquees_reseaux: {
		accepted: [`reseaux = ${RESEAUX_MIN}`],
		refused: [`reseaux = ${RESEAUX_MIN - 1}`],
	},
	manquees_vues_langue: LANGUE,
	manquees_vues_mots: MOTS_MANQUES,
	manquees_reseaux_nombre: {
		accepted: ["nombre = 1"],
		refused: ["nombre = 0"],
	},
	projets_motif_choisi: list("motif_choisi", MOTIFS_REFUS),
	besoins_motif_choisi: list("motif_choisi", MOTIFS_REFUS),
	projets_doublon_nature: list("doublon_nature", ["projet", "besoin"]),
	besoins_doublon_nature: list("doublon_nature", ["projet", "besoin"]),
	journal_acteur: list("acteur", ["compte", "operateur", "systeme"], "admin"),
	courriels_statut: list("statut", [
		...["attente", "envoi", "envoye", "expire", "annule", "abandonne"],
	]),
	courriels_langue: LANGUE,
	courriels_priorite: {
		accepted: ["priorite = 0", "priorite = 9"],
		refused: ["priorite = -1", "priorite = 10"],
	},
	cles_import_objet: {
		accepted: ["projet_id = NULL", `nature = 'besoin', ${OBJET}`],
		refused: ["nature = 'besoin'", LES_DEUX, OBJET, "nature = 'article'"],
	},
};

async function checksOfDatabase(): Promise<Map<string, string>> {
	const found = await run<{ nom: string; tableau: string }>(
		`SELECT conname AS nom, conrelid::regclass::text AS tableau
		 FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace`,
	);
	return new Map(found.map(({ nom, tableau }) => [nom, tableau]));
}

/** Tries each assignment on a row of a table, and takes it back: the constraint that rejects it, or null. */
const REFUSALS = `CREATE FUNCTION refusals(tableau text, assignments text[]) RETURNS text[] LANGUAGE plpgsql AS $$
	DECLARE
		found text[] := '{}';
		assignment text;
		broken text;
		message text;
	BEGIN
		FOREACH assignment IN ARRAY assignments LOOP
			BEGIN
				EXECUTE format('UPDATE %1$s SET %2$s WHERE ctid = (SELECT min(ctid) FROM %1$s)', tableau, assignment);
				RAISE EXCEPTION 'passed' USING ERRCODE = 'UT001';
			EXCEPTION
				WHEN SQLSTATE 'UT001' THEN
					found := array_append(found, NULL);
				WHEN OTHERS THEN
					GET STACKED DIAGNOSTICS broken = CONSTRAINT_NAME, message = MESSAGE_TEXT;
					found := array_append(found, COALESCE(NULLIF(broken, ''), SQLSTATE || ' ' || message));
			END;
		END LOOP;
		RETURN found;
	END $$`;

describe("CHECK constraints", () => {
	let known: Map<string, string>;
	beforeAll(async () => {
		await run(REFUSALS);
		known = await checksOfDatabase();
	});

	test("each one of the database is tested here, and each one tested here is in the database", () => {
		expect([...known.keys()].sort()).toEqual(Object.keys(CHECKS).sort());
	});

	test.each(Object.entries(CHECKS))(
		"%s rejects what must never be false, and nothing else",
		async (name, { accepted, refused }) => {
			const tried = [...accepted, ...refused];
			const [found] = await rows<{ refusals: (string | null)[] }>(
				sql`SELECT refusals(${known.get(name) ?? ""}, ${tried}::text[])`,
			);
			expect(
				tried.map((assignment, at) => [assignment, found?.refusals[at]]),
			).toEqual([
				...accepted.map((assignment) => [assignment, null]),
				...refused.map((assignment) => [assignment, name]),
			]);
		},
	);
});
