import type { z } from "zod";
import type { Gabarit } from "./template.ts";
import { besoin_change_etat, etape } from "./templates/besoins.ts";
import {
	cle_ajoutee,
	cle_exigee,
	cles_retirees,
	code_secours_utilise,
} from "./templates/cles.ts";
import {
	code_ancienne_adresse,
	code_connexion,
	code_effacement,
	code_nouvelle_adresse,
} from "./templates/codes.ts";
import {
	compte_suspendu,
	identite_externe,
	jeton_cree,
	jeton_fin,
	role_change,
	suspension_levee,
} from "./templates/comptes.ts";
import { codes_pause, connexion_nouvelle } from "./templates/connexion.ts";
import {
	complement_demande,
	contribution_publiee,
	contribution_recue,
	contribution_refusee,
} from "./templates/contributions.ts";
import {
	bilan_moderation,
	codes_plafond,
	compte_inactif,
	suspensions_nombreuses,
} from "./templates/moderation.ts";
import {
	offre_acceptee,
	offre_contact,
	offre_declinee,
	offre_expiree,
	offre_recue,
	offre_retiree,
	offres_rappel,
	place_a_renouveler,
	referent_nomme,
} from "./templates/offres.ts";
import { besoin_bilan } from "./templates/outcomes.ts";
import {
	contribution_retablie,
	contribution_retiree,
	retrait_maintenu,
} from "./templates/retraits.ts";
import { besoin_reuni, besoin_reuni_auteur } from "./templates/reunions.ts";
import { signalement_traite } from "./templates/signalements.ts";

/** Every mail that the site can send, by the name that the queue stores. */
export const GABARITS = {
	code_connexion,
	code_ancienne_adresse,
	code_nouvelle_adresse,
	code_effacement,
	contribution_recue,
	contribution_publiee,
	contribution_refusee,
	complement_demande,
	contribution_retiree,
	contribution_retablie,
	retrait_maintenu,
	besoin_change_etat,
	besoin_reuni,
	besoin_reuni_auteur,
	etape,
	besoin_bilan,
	offre_recue,
	offres_rappel,
	offre_acceptee,
	offre_contact,
	offre_declinee,
	offre_expiree,
	offre_retiree,
	place_a_renouveler,
	referent_nomme,
	signalement_traite,
	compte_suspendu,
	suspension_levee,
	role_change,
	jeton_cree,
	jeton_fin,
	bilan_moderation,
	compte_inactif,
	suspensions_nombreuses,
	codes_plafond,
	codes_pause,
	connexion_nouvelle,
	identite_externe,
	cle_ajoutee,
	cles_retirees,
	code_secours_utilise,
	cle_exigee,
} as const satisfies Record<string, Gabarit>;

export type NomGabarit = keyof typeof GABARITS;

/** The data of a template. */
export type DonneesDe<G extends NomGabarit> = z.input<
	(typeof GABARITS)[G]["donnees"]
>;

/** The template with that name, or undefined: an older version of the program may have queued it. */
export function gabaritNomme(nom: string): Gabarit | undefined {
	return Object.entries(GABARITS).find(([candidat]) => candidat === nom)?.[1];
}
