"use server";

import { actionTo } from "#lib/adapters/pages/action";
import { ExigenceForme } from "#lib/comptes/cles/schema";
import { RienForme } from "#lib/comptes/connexion/schema";
import { fermerSessionsDe } from "#lib/comptes/sessions/commands";
import * as comptes from "#lib/moderation/comptes/commands";
import {
	LeveeForme,
	LotForme,
	RoleForme,
	SessionsForme,
} from "#lib/moderation/comptes/schema";
import { reussite } from "#lib/platform/contract/result";

const parModerateur = actionTo("moderateur");
const parAdmin = actionTo("admin");

const page = (_: unknown, { compte_id }: { compte_id: number | null }) =>
	`/moderation/comptes/${compte_id}?garde=oui`;

/** Does one thing to what an account has waiting and was ticked, and suspends the account if it is asked. */
export const traiterLot = parModerateur(
	LotForme,
	(visiteur, valeurs) => comptes.traiterLot(visiteur, valeurs),
	({ faites, changees }, { compte_id, geste, fiches }) =>
		geste === "suspension" && fiches.length === 0
			? page(null, { compte_id })
			: `/moderation/comptes/${compte_id}?faits=${faites}&changees=${changees}`,
);

export const lever = parModerateur(
	LeveeForme,
	(visiteur, { compte_id, motif }) =>
		comptes.suspendreCompte(
			visiteur,
			compte_id,
			{ suspendu: false, motif },
			"refuse",
		),
	page,
);

export const changerRole = parAdmin(
	RoleForme,
	async (visiteur, { compte_id, role }) => {
		const fait = await comptes.changerRole(visiteur, compte_id, role);
		if (!fait.ok) return fait;
		return reussite(role === "membre" && compte_id === visiteur.compte_id);
	},
	// Who is no longer of the team does not find its area.
	(estSorti, valeurs) => (estSorti ? "/compte" : page(null, valeurs)),
);

// An address that differs by its fragment alone would show the page as it was.
export const exigerUneCle = parAdmin(
	ExigenceForme,
	(visiteur, valeurs) => comptes.exigerCles(visiteur, valeurs),
	null,
);

export const nePlusExigerDeCle = parAdmin(
	RienForme,
	(visiteur) => comptes.exigerCles(visiteur, { des_le: null }),
	null,
);

export const fermerSessions = parAdmin(
	SessionsForme,
	(visiteur, { compte_id }) => fermerSessionsDe(visiteur, compte_id),
	(fermees, { compte_id }) =>
		`/moderation/comptes/${compte_id}?fermees=${fermees}`,
);
