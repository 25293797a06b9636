"use server";

import { action } from "#lib/adapters/pages/action";
import { rechercheDeFile } from "#lib/moderation/file/rules";
import {
	laisserFiche as laisser,
	prendreFiche as prendre,
} from "#lib/moderation/prises/commands";
import { PriseForme } from "#lib/moderation/prises/schema";
import { adresseEnFile, filtreCourant } from "../data.ts";

const ACCES = { acces: "moderateur" } as const;

/** Says, from the page that is open, that the moderator is on the entry; answers who else is. */
export const direPresence = action(
	PriseForme,
	// The page says it, and no hand: it leaves the moderator's 60 acts a minute alone.
	{ ...ACCES, quota: "presence" },
	async ({ visiteur, valeurs }) => {
		const fait = await prendre(visiteur, valeurs);
		if (!fait.ok) return fait;
		return { ok: true, valeurs: { autres: fait.valeur.autres } };
	},
);

/** The same by a button, then the page again. */
export const prendreFiche = action(
	PriseForme,
	ACCES,
	async ({ visiteur, valeurs }) => {
		const fait = await prendre(visiteur, valeurs);
		return fait.ok ? { ok: true, vers: adresseEnFile(valeurs) } : fait;
	},
);

/** Says that the moderator is no longer on it, then shows the queue. */
export const laisserFiche = action(
	PriseForme,
	ACCES,
	async ({ visiteur, valeurs }) => {
		const fait = await laisser(visiteur, valeurs);
		if (!fait.ok) return fait;
		const vers = `/moderation${rechercheDeFile(filtreCourant())}`;
		return { ok: true, vers };
	},
);
