/** What the browser keeps of sign-in, of codes, and of what was asked for while signed out. */
import { cookies, headers } from "next/headers";
import type { Suite } from "#lib/adapters/pages/action";
import {
	CODE_DUREE_SECONDES,
	COOKIE_DEFI,
	COOKIE_NAVIGATEUR,
	ecrireDefi,
	lireDefi,
	NAVIGATEUR_CONNU_SECONDES,
} from "#lib/comptes/connexion/codes/rules";
import {
	type CodeDemande,
	type DefiGarde,
	NomDeNavigateur,
} from "#lib/comptes/connexion/codes/schema";
import type { Entree } from "#lib/comptes/connexion/commands";
import { attributsDeSession } from "#lib/comptes/connexion/queries";
import { retourSur } from "#lib/comptes/connexion/rules";
import { jeterBrouillon } from "#lib/contributions/brouillons/commands";
import { COOKIE_BROUILLON } from "#lib/contributions/brouillons/rules";
import { NATURES_CONTRIBUTION } from "#lib/contributions/schema";
import { mettreEnAttente } from "#lib/participation/attente/commands";
import {
	ATTENTE_SECONDES,
	COOKIE_ACTE,
} from "#lib/participation/attente/rules";
import type { ActeEnAttente } from "#lib/participation/attente/schema";
import { now } from "#lib/platform/runtime/clock";
import { siteCookie } from "#lib/platform/runtime/cookies";

function defi() {
	return siteCookie(COOKIE_DEFI, CODE_DUREE_SECONDES);
}

function navigateur() {
	return siteCookie(COOKIE_NAVIGATEUR, NAVIGATEUR_CONNU_SECONDES);
}

function acte() {
	return siteCookie(COOKIE_ACTE, 0);
}

/** The challenge that this browser waits on, if any. */
export async function lireDefiGarde(): Promise<DefiGarde | null> {
	const garde = lireDefi((await cookies()).get(defi().name)?.value);
	return garde && { ...garde, retour: retourSur(garde.retour ?? undefined) };
}

export async function garderDefi(garde: DefiGarde): Promise<void> {
	(await cookies()).set({ ...defi(), value: ecrireDefi(garde) });
}

/** By what accounts know this browser, if it signed in before. */
export async function lireConnu(): Promise<string | null> {
	const nom = (await cookies()).get(navigateur().name)?.value;
	return NomDeNavigateur.safeParse(nom).data ?? null;
}

/** What the browser says that it is. */
export async function lireAgent(): Promise<string | null> {
	return (await headers()).get("user-agent");
}

/** The names of this browser, by which the one that asks for a code is recognised. */
export async function ceNavigateur() {
	const garde = await lireDefiGarde();
	return {
		navigateur: garde?.navigateur ?? null,
		connu: await lireConnu(),
	};
}

/** The code is waited for in this browser, on another page. */
export async function attendreCode(
	{ navigateur, renvoiSecondes }: CodeDemande,
	saisi: string,
	vers: string,
): Promise<Suite> {
	const renvoi_le = Math.floor(now().getTime() / 1000) + renvoiSecondes;
	const ici = { retour: null, passage: null };
	await garderDefi({ navigateur, saisi, ...ici, renvoi_le });
	return { ok: true, vers };
}

const PAGES = { vote: "projets", soutien: "besoins" } as const;

/**
 * Keeps what somebody signed out asks for, and leads to sign-in: it is done on
 * the way back, to the page where it was asked.
 */
export async function attendreConnexion(
	demande: ActeEnAttente,
): Promise<Suite> {
	const secret = await mettreEnAttente(demande);
	if (!secret.ok) return secret;
	const cookie = siteCookie(COOKIE_ACTE, ATTENTE_SECONDES);
	(await cookies()).set({ ...cookie, value: secret.valeur });
	const retour = `/${PAGES[demande.nature]}/${demande.slug}?fait=${demande.nature}`;
	return {
		ok: true,
		vers: `/compte/connexion?retour=${encodeURIComponent(retour)}`,
	};
}

/** The secret of what this browser asked for while signed out, if any; it is forgotten. */
export async function prendreActe(): Promise<string | null> {
	const jarre = await cookies();
	const secret = jarre.get(acte().name)?.value;
	if (secret === undefined) return null;
	jarre.set({ ...acte(), value: "" });
	return secret;
}

/** The browser is signed in, and known; the challenge is over. */
export async function garderEntree(entree: Entree): Promise<void> {
	const jarre = await cookies();
	jarre.set({ ...attributsDeSession(), value: entree.session });
	jarre.set({ ...navigateur(), value: entree.connu });
	jarre.set({ ...defi(), value: "", maxAge: 0 });
}

type Cookie = ReturnType<typeof siteCookie>;

async function oublier(noms: readonly Cookie[]): Promise<void> {
	const jarre = await cookies();
	for (const nom of noms) jarre.set({ ...nom, value: "", maxAge: 0 });
}

/**
 * The browser is signed in no more: what was being written or asked for goes
 * with the session, and the server keeps none of it either.
 */
export async function oublierEntree(): Promise<void> {
	const ecrits = siteCookie(COOKIE_BROUILLON, 0);
	const secret = (await cookies()).get(ecrits.name)?.value;
	if (secret !== undefined)
		for (const nature of NATURES_CONTRIBUTION)
			await jeterBrouillon(secret, nature);
	await oublier([attributsDeSession(), defi(), acte(), ecrits]);
}

/** The browser keeps nothing of an account that is no more. */
export async function oublierCompte(): Promise<void> {
	await oublierEntree();
	await oublier([navigateur()]);
}

/** No code is waited for any more. */
export async function oublierDefi(): Promise<void> {
	(await cookies()).set({ ...defi(), value: "", maxAge: 0 });
}
