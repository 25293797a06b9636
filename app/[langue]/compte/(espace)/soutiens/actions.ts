"use server";

import { action } from "#lib/adapters/pages/action";
import { RienForme } from "#lib/comptes/connexion/schema";
import { RetraitForme } from "#lib/espace/schema";
import { choisirEtapes, retirerMonSoutien } from "#lib/participation/commands";
import { quitterToutesLesEtapes } from "#lib/participation/etapes/commands";
import { EtapesForme } from "#lib/participation/schema";

/** Withdraws the account's support, whatever the state of its need. */
export const retirerSoutien = action(
	RetraitForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { slug } }) => {
		const fait = await retirerMonSoutien(visiteur, slug);
		return fait.ok ? { ok: true, vers: "/compte/soutiens?fait=soutien" } : fait;
	},
);

/** Turns the e-mails about one need's steps on or off. */
export const choisirLesEtapes = action(
	EtapesForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { slug, voulu } }) => {
		const fait = await choisirEtapes(visiteur, slug, voulu === "oui");
		return fait.ok
			? { ok: true, vers: `/compte/soutiens?fait=etapes_${voulu}` }
			: fait;
	},
);

/** Turns the e-mails about steps off for every need. */
export const quitterLesEtapes = action(
	RienForme,
	{ acces: "compte" },
	async ({ visiteur }) => {
		const fait = await quitterToutesLesEtapes(visiteur);
		return fait.ok
			? { ok: true, vers: "/compte/soutiens?fait=etapes_toutes" }
			: fait;
	},
);
