/** What the browser keeps of sign-in. */
import { cookies, headers } from "next/headers";
import {
	CODE_DUREE_SECONDES,
	COOKIE_DEFI,
	COOKIE_NAVIGATEUR,
	ecrireDefi,
	lireDefi,
	NAVIGATEUR_CONNU_SECONDES,
} from "#lib/comptes/connexion/codes/rules";
import {
	type DefiGarde,
	NomDeNavigateur,
} from "#lib/comptes/connexion/codes/schema";
import type { Entree } from "#lib/comptes/connexion/commands";
import { attributsDeSession } from "#lib/comptes/connexion/queries";
import { retourSur } from "#lib/comptes/connexion/rules";
import { jeterBrouillon } from "#lib/contributions/brouillons/commands";
import { COOKIE_BROUILLON } from "#lib/contributions/brouillons/rules";
import { NATURES_CONTRIBUTION } from "#lib/contributions/schema";
import { COOKIE_ACTE } from "#lib/participation/attente/rules";
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
