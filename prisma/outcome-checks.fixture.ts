/** What the constraints on the answers about delivered needs, and on their public figures, accept and refuse. */

import { REPONSES_BILAN, VUES_BILAN } from "#lib/besoins/bilans/schema";
import { PHRASE_BILAN_MAX } from "#lib/participation/bilans/schema";
import { SITUATION_MAX } from "#lib/participation/schema";
import { SEUIL_ANONYMAT } from "#lib/platform/contract/anonymity";
import { LANGUE, list } from "./constraint-values.fixture.ts";

const PEU = SEUIL_ANONYMAT - 1;

function nombres(vue: string, oui: number, en_partie: number, non: number) {
	return `vue = '${vue}', oui = ${oui}, en_partie = ${en_partie}, non = ${non}`;
}

export const CHECKS_BILANS: Record<
	string,
	{ accepted: string[]; refused: string[] }
> = {
	reponses_bilan_reponse: list("reponse", REPONSES_BILAN),
	reponses_bilan_langue: LANGUE,
	reponses_bilan_phrase: {
		accepted: ["phrase = NULL", `phrase = repeat('é', ${PHRASE_BILAN_MAX})`],
		refused: ["phrase = ''", `phrase = repeat('e', ${PHRASE_BILAN_MAX + 1})`],
	},
	reponses_bilan_publique: {
		accepted: ["publique = true, phrase = 'x'", "phrase = 'x'"],
		refused: ["publique = true"],
	},
	reponses_bilan_relue: {
		accepted: ["publiee", "ecartee"].map(
			(relue) => `publique = true, phrase = 'x', relue = '${relue}'`,
		),
		refused: [
			"phrase = 'x', relue = 'publiee'",
			"publique = true, phrase = 'x', relue = 'lue'",
		],
	},
	situations_phrase: {
		accepted: [`phrase = repeat('é', ${SITUATION_MAX})`],
		refused: ["phrase = ''", `phrase = repeat('e', ${SITUATION_MAX + 1})`],
	},
	situations_langue: LANGUE,
	situations_departement: {
		accepted: ["departement = NULL", "departement = 'dep-2A'"],
		refused: [
			"departement = 'Nièvre'",
			"departement = 'commune-58194'",
			"departement = 'dep-' || repeat('1', 17)",
		],
	},
	situations_relue: list("relue", ["publiee", "ecartee"]),
	bilans_vue: list("vue", VUES_BILAN),
	bilans_nombres: {
		accepted: [nombres("tout", SEUIL_ANONYMAT, 0, 0)],
		refused: [
			nombres("tout", -1, 9, 9),
			nombres("tout", 9, -1, 9),
			nombres("tout", 9, 9, -1),
		],
	},
	bilans_seuil: {
		accepted: [
			nombres("detail", SEUIL_ANONYMAT, SEUIL_ANONYMAT, SEUIL_ANONYMAT),
			nombres("oui", SEUIL_ANONYMAT, PEU, 1),
			nombres("non", PEU, 1, SEUIL_ANONYMAT),
			nombres("tout", PEU, 1, 0),
		],
		refused: [
			nombres("detail", PEU, SEUIL_ANONYMAT, SEUIL_ANONYMAT),
			nombres("detail", SEUIL_ANONYMAT, PEU, SEUIL_ANONYMAT),
			nombres("detail", SEUIL_ANONYMAT, SEUIL_ANONYMAT, PEU),
			nombres("oui", PEU, SEUIL_ANONYMAT, SEUIL_ANONYMAT),
			nombres("oui", SEUIL_ANONYMAT, PEU, 0),
			nombres("non", PEU, 0, SEUIL_ANONYMAT),
			nombres("non", SEUIL_ANONYMAT, 0, PEU),
			nombres("tout", PEU, 0, 0),
		],
	},
};
