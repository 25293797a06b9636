/** What the constraints on places, referents and offers of help accept and refuse. */
import { REFERENTS_MAX } from "#lib/besoins/places/rules";
import { FERMETURES } from "#lib/besoins/places/schema";
import { ROLES_CHANTIER } from "#lib/besoins/schema";
import { BORNES_PLACE } from "#lib/moderation/places/schema";
import { BORNES_OFFRE, ETATS_OFFRE } from "#lib/participation/offres/schema";
import { bounds, list } from "./constraint-values.fixture.ts";

const { nombre, heures } = BORNES_PLACE;
const bornes = bounds({
	titre: BORNES_PLACE.titre,
	texte: BORNES_PLACE.texte,
	lieu: { min: 1, max: BORNES_PLACE.lieu.max },
});

const FINIES = ["declinee", "retiree", "expiree"];

/** What else a state needs to be true of an offer. */
function avec(etat: string): string {
	const fin = FINIES.includes(etat) ? "now()" : "NULL";
	return `etat = '${etat}', repondu_le = now(), fin_le = ${fin}`;
}

export const CHECKS_PLACES: Record<
	string,
	{ accepted: string[]; refused: string[] }
> = {
	places_role: list("role", ROLES_CHANTIER, "autre"),
	places_bornes: {
		accepted: [
			...bornes.accepted,
			...[heures.min, heures.max].map((une) => `heures = ${une}`),
			"lieu = NULL",
		],
		refused: [
			...bornes.refused,
			...[heures.min - 1, heures.max + 1].map((une) => `heures = ${une}`),
		],
	},
	places_nombre: {
		accepted: [
			`nombre = ${nombre.min}`,
			`nombre = ${nombre.max}, prises = ${nombre.max}`,
		],
		refused: [
			`nombre = ${nombre.min - 1}`,
			`nombre = ${nombre.max + 1}`,
			"prises = nombre + 1",
			"prises = -1",
		],
	},
	places_traductions: {
		accepted: [`traductions = '{"en": {"titre": "x"}}'`],
		refused: ["traductions = '[]'"],
	},
	places_fermeture: {
		accepted: FERMETURES.map(
			(une) => `fermee_le = now(), fermeture = '${une}'`,
		),
		refused: [
			"fermee_le = now()",
			"fermeture = 'equipe'",
			"fermee_le = now(), fermeture = 'autre'",
		],
	},
	referents_rang: {
		accepted: [`rang = ${REFERENTS_MAX}`],
		refused: ["rang = 0", `rang = ${REFERENTS_MAX + 1}`],
	},
	offres_etat: {
		accepted: ETATS_OFFRE.map(avec),
		refused: ["etat = 'autre'"],
	},
	offres_message: bounds({ message: BORNES_OFFRE.message }),
	offres_reponse: {
		accepted: ["etat = 'acceptee', repondu_le = now()"],
		refused: ["etat = 'acceptee'", "etat = 'declinee', fin_le = now()"],
	},
	offres_fin: {
		accepted: FINIES.map(avec),
		refused: ["fin_le = now()", "etat = 'retiree'", "etat = 'expiree'"],
	},
};
