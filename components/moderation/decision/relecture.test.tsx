import { expect, test } from "vitest";
import { rendered } from "#components/ui/rendered.fixture";
import type { Contestation } from "#lib/moderation/echanges/schema";
import type { SignalementRecu } from "#lib/moderation/signalements/schema";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Avant } from "./relecture.tsx";

const MOI = 1;
const LE = new Date(0);
const RIEN: ActionFormulaire = async (etat) => etat;
const FICHE = { nature: "projet", slug: "x", auteur: null } as const;

const CONTESTATION: Contestation = {
	...FICHE,
	id: 1,
	titre: "Un projet",
	langue: "fr",
	statut_avant: "publie",
	le: LE,
	retirant_id: null,
	retirant: null,
	choix: null,
	motif: null,
	conteste_le: LE,
	texte: null,
	auteur_id: null,
	langue_auteur: null,
	decideurs: 0,
};

const RECU: SignalementRecu = {
	id: 7,
	motif: "inexact",
	texte: null,
	besoin: null,
	autre_besoin: null,
	cree_le: LE,
	repondre: null,
	traite_le: null,
	acte_id: null,
	decision: null,
	note: null,
	reponse: null,
	par: null,
};

/** Whether the reports of an entry can be closed by the reader, while a take-down by that account is contested. */
function seClosent(retirant_id: number): boolean {
	const place = rendered(
		<Avant
			fiche={FICHE}
			compte_id={MOI}
			contestation={{ ...CONTESTATION, retirant_id }}
			parRegle={null}
			marquerVue={RIEN}
			dialogue={{ demande: null, renvoi: null }}
			signales={{ groupe: [RECU], autres: 0, traiter: RIEN }}
		/>,
	);
	return place.querySelector("input[name=ids]") !== null;
}

test("reports are closed after the appeal by who decides it, and at once by who may not", () => {
	expect(seClosent(MOI + 1)).toBe(false);
	expect(seClosent(MOI)).toBe(true);
});
