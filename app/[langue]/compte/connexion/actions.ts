"use server";

import { action, type Suite } from "#lib/adapters/pages/action";
import { demanderCode } from "#lib/comptes/connexion/codes/commands";
import { refusDeCode } from "#lib/comptes/connexion/codes/rules";
import {
	AdresseForme,
	CodeForme,
	type DefiGarde,
	NomDeNavigateur,
} from "#lib/comptes/connexion/codes/schema";
import { verifierCode } from "#lib/comptes/connexion/commands";
import { retourSur } from "#lib/comptes/connexion/rules";
import { RienForme } from "#lib/comptes/connexion/schema";
import { fermerSession } from "#lib/comptes/sessions/commands";
import { formats, type Texts } from "#lib/i18n/texts";
import { accomplirActeEnAttente } from "#lib/participation/attente/commands";
import { invalide } from "#lib/platform/contract/result";
import type { Langue } from "#lib/platform/langues";
import { now } from "#lib/platform/runtime/clock";
import {
	garderDefi,
	garderEntree,
	lireAgent,
	lireConnu,
	lireDefiGarde,
	oublierEntree,
	prendreActe,
} from "./data.ts";

const PAGE_DU_CODE = "/compte/connexion/code";
const APRES_CONNEXION = "/compte";

type Demande = Pick<DefiGarde, "saisi" | "retour" | "passage"> & {
	readonly langue: Langue;
	readonly t: Texts;
	readonly reseau: string;
};

function instant(secondes: number): number {
	return Math.floor(now().getTime() / 1000) + secondes;
}

function tropDeCodes(
	cause: "reseau" | "plafond" | "pause",
	delai: number,
	{ t, langue }: Pick<Demande, "t" | "langue">,
): Suite {
	const quand = new Date(instant(delai + 59) * 1000);
	const heure = formats(langue).dateTime(quand, {
		// A pause ends on another day.
		...(cause === "pause" ? { weekday: "long" } : {}),
		hour: "numeric",
		minute: "2-digit",
	});
	return { ok: false, alerte: t(`connexion.${cause}`, { heure }) };
}

async function demander(demande: Demande): Promise<Suite> {
	const { saisi, retour, passage, langue, reseau } = demande;
	const garde = await lireDefiGarde();
	const fait = await demanderCode(null, {
		nature: "connexion",
		courriel: saisi,
		langue,
		navigateur: garde?.navigateur ?? null,
		connu: passage ?? (await lireConnu()),
		reseau,
	});
	if (!fait.ok && fait.refus === "limite")
		return tropDeCodes(fait.cause, fait.delaiSecondes, demande);
	if (!fait.ok) return fait;
	const { navigateur, renvoiSecondes } = fait.valeur;
	const renvoi_le = instant(renvoiSecondes);
	await garderDefi({ navigateur, saisi, retour, passage, renvoi_le });
	return { ok: true, vers: PAGE_DU_CODE };
}

/** Sends a code to the given address, then redirects to the page where it is entered. */
export const demanderSonCode = action(
	AdresseForme,
	{ acces: "tous", quota: "connexion" },
	async ({ visiteur, valeurs, langue, t, reseau }) => {
		const retour = retourSur(valeurs.retour ?? undefined);
		if (visiteur) return { ok: true, vers: retour ?? APRES_CONNEXION };
		const passage = NomDeNavigateur.safeParse(valeurs.passage).data ?? null;
		const saisi = valeurs.courriel;
		return demander({ saisi, retour, passage, langue, t, reseau });
	},
);

/** Sends another code to the same address, at the earliest a minute after the first. */
export const redemanderSonCode = action(
	RienForme,
	{ acces: "tous", quota: "connexion" },
	async ({ langue, t, reseau }) => {
		const garde = await lireDefiGarde();
		if (!garde) return { ok: true, vers: PAGE_DU_CODE };
		const n = garde.renvoi_le - instant(0);
		if (n > 0) return { ok: true, avis: t("connexion.attendre", { n }) };
		const suite = await demander({ ...garde, langue, t, reseau });
		return suite.ok ? { ok: true, avis: t("connexion.renvoye") } : suite;
	},
);

/** Checks the code: a right one signs in, performs the pending act, and redirects to the page before. */
export const entrerParCode = action(
	CodeForme,
	{ acces: "tous", quota: "connexion" },
	async ({ visiteur, valeurs, langue, t }) => {
		const garde = await lireDefiGarde();
		const vers = garde?.retour ?? APRES_CONNEXION;
		if (visiteur) return { ok: true, vers };
		if (!garde) return invalide(refusDeCode("code", "perime"));
		const { saisi, navigateur, passage } = garde;
		const [connu, agent] = [await lireConnu(), await lireAgent()];
		const { code } = valeurs;
		const qui = { saisi, navigateur, langue, connu, passage, agent };
		const entree = await verifierCode({ ...qui, code });
		if (!entree.ok && entree.refus === "pause")
			return tropDeCodes("pause", entree.delaiSecondes, { t, langue });
		if (!entree.ok)
			return entree.refus === "suspendu"
				? { ok: false, alerte: t("connexion.suspendu") }
				: invalide(refusDeCode("code", entree.refus));
		await garderEntree(entree.valeur);
		const secret = await prendreActe();
		const { compte_id, role } = entree.valeur;
		if (secret !== null)
			await accomplirActeEnAttente(
				{ nature: "compte", compte_id, role },
				secret,
			);
		return { ok: true, vers };
	},
);

/** Signs this browser out; the session is closed on the server too, not only forgotten by the browser. */
export const seDeconnecter = action(
	RienForme,
	{ acces: "tous", quota: "connexion" },
	async ({ visiteur }) => {
		if (visiteur) await fermerSession(visiteur, visiteur.session_id);
		await oublierEntree();
		return { ok: true, vers: "/" };
	},
);
