import { estStatutBesoin, estStatutPublic } from "#lib/besoins/rules";
import type { StatutBesoin } from "#lib/besoins/schema";
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

/** The public state of a need that this text names, if it does. */
export function statutBesoinDe(texte: string): StatutBesoin | undefined {
	return estStatutBesoin(texte) && estStatutPublic(texte) ? texte : undefined;
}
