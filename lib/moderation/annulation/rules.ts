import type { ActeAnnulable, DecisionAnnulable } from "./schema.ts";

const DECISIONS: readonly string[] = [
	"changerStatutProjet",
	"changerStatutBesoin",
];

/** Whether an act is a change of state: nothing else can be undone. */
export function estDecision(acte: ActeAnnulable): acte is DecisionAnnulable {
	return (
		DECISIONS.includes(acte.acte) &&
		(acte.objet === "projet" || acte.objet === "besoin") &&
		acte.objet_id !== null &&
		acte.ancien !== null &&
		acte.statut !== null
	);
}
