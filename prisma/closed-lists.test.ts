import { describe, expect, test } from "vitest";
import { ETATS_LIEN } from "#lib/besoins/liens/schema";
import {
	ETATS_BESOIN,
	ROLES_CHANTIER,
	STATUTS_BESOIN_PUBLICS,
} from "#lib/besoins/schema";
import {
	DECISIONS_CONTESTATION,
	MOTIFS_RETRAIT,
} from "#lib/contributions/retraits/schema";
import { OBJETS_REVISES } from "#lib/contributions/revisions/schema";
import { NATURES_CONTRIBUTION, STADES } from "#lib/contributions/schema";
import { MOTIFS_REFUS } from "#lib/moderation/refus/schema";
import { ROLES } from "#lib/platform/actor";
import { LANGUES } from "#lib/platform/langues";
import { LABELS_IA, ORIGINES, STATUTS_PROJET } from "#lib/projets/schema";
import { MOTIFS_SIGNALEMENT } from "#lib/signalements/schema";
import { ORIGINES_EQUIVALENCE } from "#lib/vocabulaire/schema";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { run } from "./directory.fixture.ts";

useTestDatabase();

const QUOTED = /'((?:[^']|'')*)'/g;

/** The values written in the definition of a constraint or of an index. */
function valuesIn(definition: string): string[] {
	return [...definition.matchAll(QUOTED)].map(([, value = ""]) => value);
}

async function definitionOf(constraint: string): Promise<string> {
	const [found] = await run<{ texte: string }>(
		`SELECT pg_get_constraintdef(oid) AS texte FROM pg_constraint WHERE conname = '${constraint}'`,
	);
	return found?.texte ?? "";
}

async function indexDefinition(index: string): Promise<string> {
	const [found] = await run<{ texte: string }>(
		`SELECT pg_get_indexdef('${index}'::regclass) AS texte`,
	);
	return found?.texte ?? "";
}

describe("the closed lists of the database match those of the rules", () => {
	test.each([
		["comptes_role", ROLES],
		["comptes_langue", LANGUES],
		["defis_langue", LANGUES],
		["projets_langue", LANGUES],
		["besoins_langue", LANGUES],
		["courriels_langue", LANGUES],
		["projets_statut", STATUTS_PROJET],
		["projets_origine", ORIGINES],
		["besoins_origine", ORIGINES],
		["projets_label_ia", LABELS_IA],
		["projets_stade", STADES.filter((stade) => stade !== "inconnu")],
		["besoins_statut", ETATS_BESOIN],
		["besoins_publie_le", ["fusionne", ...STATUTS_BESOIN_PUBLICS, "archive"]],
		["projets_publie_le", ["publie", "archive"]],
		["besoins_roles", ROLES_CHANTIER],
		["liens_etat", ETATS_LIEN],
		["liens_origine", ["habitant", "moderation"]],
		["jalons_statut", STATUTS_BESOIN_PUBLICS],
		["equivalences_origine", ORIGINES_EQUIVALENCE],
		["recherches_manquees_langue", LANGUES],
		["manquees_vues_langue", LANGUES],
		["signalements_motif", MOTIFS_SIGNALEMENT],
		["revisions_objet", OBJETS_REVISES],
		["retraits_choix", MOTIFS_RETRAIT],
		["retraits_decision", DECISIONS_CONTESTATION],
		["retraits_statut_avant", STATUTS_BESOIN_PUBLICS],
		["projets_motif_choisi", MOTIFS_REFUS],
		["besoins_motif_choisi", MOTIFS_REFUS],
		["projets_doublon_nature", NATURES_CONTRIBUTION],
		["besoins_doublon_nature", NATURES_CONTRIBUTION],
	])("%s", async (constraint, values) => {
		expect(valuesIn(await definitionOf(constraint))).toEqual([...values]);
	});

	test.each([
		["projets_une", ["publie"]],
		["projets_votes", ["publie"]],
		["projets_recents", ["publie"]],
		["projets_tries", ["publie"]],
		["projets_territoire", ["publie"]],
		["projets_a_relire", ["propose", "quarantaine"]],
		["besoins_soutiens", STATUTS_BESOIN_PUBLICS],
		["besoins_recents", STATUTS_BESOIN_PUBLICS],
		["besoins_a_relire", ["propose", "quarantaine"]],
		["courriels_a_envoyer", ["attente", "envoi"]],
	])("%s covers exactly the states of its list", async (index, values) => {
		expect(valuesIn(await indexDefinition(index))).toEqual([...values]);
	});
});
