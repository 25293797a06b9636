"use server";

import { refresh } from "next/cache";
import { action, actionTo } from "#lib/adapters/pages/action";
import {
	choisirEtapes as choisir,
	raconterSituation,
	retirerSituation,
	retirerSoutien,
	soutenirAvecChoix,
} from "#lib/participation/commands";
import { placeDuRole } from "#lib/participation/offres/commands";
import { RoleForme } from "#lib/participation/offres/schema";
import {
	EtapesForme,
	estDouble,
	presse,
	SituationForme,
	SlugForme,
	SoutienForme,
} from "#lib/participation/schema";
import { NON_AUTORISE } from "#lib/platform/contract/result";
import { now } from "#lib/platform/runtime/clock";
import { attendreConnexion } from "../../compte/connexion/data.ts";

const parTous = actionTo("tous");
const parCompte = actionTo("compte");

/** Gives a support, with its choice about the steps by e-mail, or withdraws it; signed out, it is kept until its author signs in. */
export const soutenir = action(
	SoutienForme,
	{ acces: "tous" },
	async ({ visiteur, valeurs }) => {
		const { slug, voulu, etapes } = valeurs;
		const choix = etapes === "inchangees" ? undefined : etapes === "on";
		if (!visiteur)
			return voulu === "oui"
				? attendreConnexion({
						nature: "soutien",
						slug,
						avec_etapes: choix ?? true,
					})
				: NON_AUTORISE;
		if (estDouble(valeurs, now())) return presse(now());
		const fait = await (voulu === "oui"
			? soutenirAvecChoix(visiteur, slug, choix)
			: retirerSoutien(visiteur, slug));
		if (!fait.ok) return fait;
		refresh();
		return presse(now());
	},
);

/** Leads to the form by which one offers help in a role that has no open place. */
export const aider = parTous(
	RoleForme,
	(_, { slug, role }) => placeDuRole(slug, role),
	(place, { slug }) => `/besoins/${slug}/aider/${place}`,
);

/** Accepts or refuses the steps of a supported need by e-mail. */
export const choisirEtapes = parCompte(
	EtapesForme,
	(visiteur, { slug, voulu }) => choisir(visiteur, slug, voulu === "oui"),
	null,
);

/** Says what the need is in the life of who supports it; read before it is shown. */
export const raconter = parCompte(
	SituationForme,
	(visiteur, { slug, ...dite }, langue) =>
		raconterSituation(visiteur, slug, { ...dite, langue }),
	null,
);

/** Takes that back, on the need's page or in the account area. */
export const reprendreSituation = parCompte(
	SlugForme,
	(visiteur, { slug }) => retirerSituation(visiteur, slug),
	null,
);
