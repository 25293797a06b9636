"use server";

import { actionTo } from "#lib/adapters/pages/action";
import { RienForme } from "#lib/comptes/connexion/schema";
import {
	choisirEtapes,
	quitterToutesLesEtapes,
	retirerMonSoutien,
} from "#lib/participation/commands";
import { EtapesForme, SlugForme } from "#lib/participation/schema";

/** Withdraws the account's support, whatever the state of its need. */
export const retirerSoutien = actionTo(
	SlugForme,
	"compte",
	({ visiteur, valeurs: { slug } }) => retirerMonSoutien(visiteur, slug),
	"/compte/soutiens?fait=soutien",
);

/** Turns the e-mails about one need's steps on or off. */
export const choisirLesEtapes = actionTo(
	EtapesForme,
	"compte",
	({ visiteur, valeurs: { slug, voulu } }) =>
		choisirEtapes(visiteur, slug, voulu === "oui"),
	(_, { voulu }) => `/compte/soutiens?fait=etapes_${voulu}`,
);

/** Turns the e-mails about steps off for every need. */
export const quitterLesEtapes = actionTo(
	RienForme,
	"compte",
	({ visiteur }) => quitterToutesLesEtapes(visiteur),
	"/compte/soutiens?fait=etapes_toutes",
);
