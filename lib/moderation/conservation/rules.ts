/** How long what is about people is kept. */

/** What the delay of a challenge, a draft or a session says itself, plus this, is gone. */
export const CODES_HEURES = 24;
export const QUARANTAINE_JOURS = 30;
export const TEXTES_REFUSES_JOURS = 90;
/** What was written to contest a take-down, and answered, once decided. */
export const CONTESTATIONS_JOURS = 365;
/** Mails that left, or never will: their address and text went before, their rows go then. */
export const COURRIELS_JOURS = 90;
export const SESSIONS_INACTIVES_JOURS = 30;
export const SESSIONS_JOURS = 90;
export const INACTIVITE_AVERTIE_MOIS = 23;
export const INACTIVITE_EFFACEE_MOIS = 24;
/** Time that who was warned has to come back. */
export const INACTIVITE_PREAVIS_JOURS = 28;

/** What stands in place of a text that is gone. */
export const TEXTE_EFFACE_DIT =
	"Texte effacé quelque temps après le refus, comme le prévoit la politique de confidentialité.";
export const ACCROCHE_EFFACEE_DITE = "Texte effacé après le refus.";
