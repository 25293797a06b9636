import { expect, test } from "vitest";
import { CORPS_MAX_OCTETS } from "#lib/adapters/api/route";
import { PLACE_JOURS, PLACE_JOURS_MAX } from "#lib/besoins/places/rules";
import * as codes from "#lib/comptes/connexion/codes/rules";
import { SESSION_EQUIPE_INACTIVE_SECONDES } from "#lib/comptes/connexion/rules";
import * as jetons from "#lib/comptes/jetons/rules";
import { BROUILLON_SECONDES } from "#lib/contributions/brouillons/rules";
import { CONTESTATION_MOIS } from "#lib/contributions/retraits/schema";
import { CLE_CLIENT_HEURES, REJEU_SECONDES } from "#lib/contributions/rules";
import * as conservation from "#lib/exploitation/conservation/rules";
import {
	DELAI_ANNULATION_SECONDES,
	DELAI_ETAPE_SECONDES,
} from "#lib/moderation/rules";
import { OFFRE_JOURS } from "#lib/participation/offres/rules";
import { SEUIL_ANONYMAT } from "#lib/platform/contract/anonymity";
import { LIMITE_MAX, LIMITE_PAR_DEFAUT } from "#lib/platform/contract/wire";
import { FENETRE_SECONDES } from "#lib/platform/limits/fixed-window";
import { ACTES_MAX_PAR_MINUTE } from "#lib/platform/limits/site";
import { INPUT_MAX_OCTETS, NESTING_MAX } from "#lib/platform/validation/errors";
import { IMAGE_MAX_OCTETS } from "#lib/platform/validation/forms";
import { IMAGES_PAR_HEURE } from "#lib/projets/commands";
import * as signalements from "#lib/signalements/rules";

/** Other tests compare with these by name: here is what pages, mails and the API document promise. */
test("what is promised in numbers is what it was", () => {
	expect({
		CORPS_MAX_OCTETS,
		INPUT_MAX_OCTETS,
		NESTING_MAX,
		LIMITE_MAX,
		LIMITE_PAR_DEFAUT,
		FENETRE_SECONDES,
		ACTES_MAX_PAR_MINUTE,
		IMAGE_MAX_OCTETS,
		IMAGES_PAR_HEURE,
		REJEU_SECONDES,
		CLE_CLIENT_HEURES,
		BROUILLON_SECONDES,
		CONTESTATION_MOIS,
		SESSION_EQUIPE_INACTIVE_SECONDES,
		DELAI_ANNULATION_SECONDES,
		DELAI_ETAPE_SECONDES,
		OFFRE_JOURS,
		PLACE_JOURS,
		PLACE_JOURS_MAX,
		SEUIL_ANONYMAT,
	}).toEqual({
		CORPS_MAX_OCTETS: 262_144,
		INPUT_MAX_OCTETS: 16_384,
		NESTING_MAX: 32,
		LIMITE_MAX: 100,
		LIMITE_PAR_DEFAUT: 50,
		FENETRE_SECONDES: 3_600,
		ACTES_MAX_PAR_MINUTE: 60,
		IMAGE_MAX_OCTETS: 2_097_152,
		IMAGES_PAR_HEURE: { max: 20, secondes: 3_600 },
		REJEU_SECONDES: 600,
		CLE_CLIENT_HEURES: 24,
		BROUILLON_SECONDES: 86_400,
		CONTESTATION_MOIS: 6,
		SESSION_EQUIPE_INACTIVE_SECONDES: 43_200,
		DELAI_ANNULATION_SECONDES: 60,
		DELAI_ETAPE_SECONDES: 120,
		OFFRE_JOURS: 14,
		PLACE_JOURS: 90,
		PLACE_JOURS_MAX: 366,
		SEUIL_ANONYMAT: 5,
	});
	expect(codes).toMatchObject({
		CODE_CHIFFRES: 6,
		CODE_DUREE_SECONDES: 600,
		ESSAIS_MAX: 5,
		RENVOI_SECONDES: 60,
		CODES_FAUX_MAX: 50,
		CODES_FAUX_JOURS: 30,
		PAUSE_SECONDES: 86_400,
	});
	expect(jetons).toMatchObject({
		JETONS_MAX_PAR_COMPTE: 5,
		JETONS_MAX_PAR_JOUR: 10,
		ADMINISTRATION_JOURS_MAX: 90,
		ANNONCE_FIN_JOURS: 7,
	});
	expect(conservation).toMatchObject({
		CODES_HEURES: 24,
		QUARANTAINE_JOURS: 30,
		TEXTES_REFUSES_JOURS: 90,
		CONTESTATIONS_JOURS: 365,
		COURRIELS_JOURS: 90,
		OFFRES_FINIES_JOURS: 90,
		SESSIONS_INACTIVES_JOURS: 30,
		SESSIONS_JOURS: 90,
		INACTIVITE_AVERTIE_MOIS: 23,
		INACTIVITE_EFFACEE_MOIS: 24,
		INACTIVITE_PREAVIS_JOURS: 28,
	});
	expect(signalements).toMatchObject({
		SIGNALEMENTS_MAX_PAR_HEURE: 5,
		REDITE_SECONDES: 600,
		ADRESSE_JOURS: 30,
	});
});
