import { type Texts, texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

const NOMMES = [
	...["code_connexion", "code_ancienne_adresse", "code_nouvelle_adresse"],
	...["code_effacement", "contribution_recue", "contribution_publiee"],
	...["contribution_refusee", "contribution_retiree"],
	...["contribution_retablie", "retrait_maintenu", "besoin_change_etat"],
	...["besoin_reuni", "besoin_reuni_auteur", "besoin_bilan"],
	...["offre_recue", "offres_rappel", "offre_acceptee", "offre_contact"],
	...["offre_declinee", "offre_expiree", "offre_retiree"],
	...["place_a_renouveler", "referent_nomme"],
	...["etape", "signalement_traite", "compte_suspendu", "suspension_levee"],
	...[
		"role_change",
		"jeton_cree",
		"jeton_fin",
		"bilan_moderation",
		"compte_inactif",
	],
	...["suspensions_nombreuses", "codes_plafond", "codes_pause"],
	...["connexion_nouvelle", "complement_demande", "cle_ajoutee"],
	...["cles_retirees", "code_secours_utilise", "cle_exigee"],
] as const;

function nommer(gabarit: string, t: Texts): string {
	const nomme = NOMMES.find((nom) => nom === gabarit);
	return nomme ? t(`suivi.gabarits.${nomme}`) : gabarit;
}

/** The name of a kind of mail; that of its template when an older version queued it. */
export function nomDuCourriel(gabarit: string, langue: Langue): string {
	return nommer(gabarit, texts(langue));
}
