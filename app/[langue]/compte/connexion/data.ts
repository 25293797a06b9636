/** What the browser stores about sign-in, codes, and acts asked for while signed out. */
import { cookies, headers } from "next/headers";
import type { ButDit } from "#components/comptes/connexion";
import type { Suite } from "#lib/adapters/pages/action";
import { keepJustDone } from "#lib/adapters/pages/just-done";
import { readerNetwork } from "#lib/adapters/pages/search-limit";
import { lireBesoin } from "#lib/besoins/queries";
import { demanderCode } from "#lib/comptes/connexion/codes/commands";
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
import {
	type Entree,
	entrerParIdentite,
} from "#lib/comptes/connexion/commands";
import {
	chiffrerJeton,
	lireDepart,
	lireIdentiteDite,
	oublierIdentite,
} from "#lib/comptes/connexion/emetteur/queries";
import type { Identite } from "#lib/comptes/connexion/emetteur/schema";
import { attributsDeSession } from "#lib/comptes/connexion/queries";
import { apresConnexion, butDe, retourSur } from "#lib/comptes/connexion/rules";
import { lireSession } from "#lib/comptes/sessions/queries";
import { jeterBrouillon } from "#lib/contributions/brouillons/commands";
import { COOKIE_BROUILLON } from "#lib/contributions/brouillons/rules";
import { NATURES_BROUILLON } from "#lib/contributions/brouillons/schema";
import { langueOf, pageAddress } from "#lib/i18n/addresses";
import { translated } from "#lib/i18n/translated";
import {
	accomplirActeEnAttente,
	mettreEnAttente,
} from "#lib/participation/commands";
import {
	ATTENTE_PAR_NAVIGATEUR,
	ATTENTE_SECONDES,
	COOKIE_ACTE,
} from "#lib/participation/rules";
import type { ActeEnAttente } from "#lib/participation/schema";
import { attendPreuve } from "#lib/platform/actor";
import type { Langue, TexteMarque } from "#lib/platform/langues";
import { now } from "#lib/platform/runtime/clock";
import { siteCookie } from "#lib/platform/runtime/cookies";
import { lireProjet } from "#lib/projets/queries";

function defi() {
	return siteCookie(COOKIE_DEFI, CODE_DUREE_SECONDES);
}

function navigateur() {
	return siteCookie(COOKIE_NAVIGATEUR, NAVIGATEUR_CONNU_SECONDES);
}

function acte() {
	return siteCookie(COOKIE_ACTE, 0);
}

/** The challenge of which this browser has the cookie, if any. */
export async function lireDefiGarde(): Promise<DefiGarde | null> {
	const garde = lireDefi((await cookies()).get(defi().name)?.value);
	return garde && { ...garde, retour: retourSur(garde.retour ?? undefined) };
}

/** The instant in so many seconds, in seconds of the epoch. */
export function instant(secondes: number): number {
	return Math.floor(now().getTime() / 1000) + secondes;
}

/** Seconds until an instant that is kept in seconds of the epoch; none once it has passed. */
export function secondesAvant(quand: number): number {
	return Math.max(0, quand - instant(0));
}

async function garderDefi(
	{ navigateur, renvoiSecondes }: CodeDemande,
	quoi: Pick<DefiGarde, "saisi" | "retour" | "passage">,
): Promise<void> {
	const renvoi_le = instant(renvoiSecondes);
	const value = ecrireDefi({ navigateur, ...quoi, renvoi_le });
	(await cookies()).set({ ...defi(), value });
}

/** The identifier by which accounts recognise this browser, if it signed in before. */
export async function lireConnu(): Promise<string | null> {
	const nom = (await cookies()).get(navigateur().name)?.value;
	return NomDeNavigateur.safeParse(nom).data ?? null;
}

export async function lireAgent(): Promise<string | null> {
	return (await headers()).get("user-agent");
}

/** The identifiers of this browser, by which the one that asks for a code is recognised. */
export async function ceNavigateur() {
	const garde = await lireDefiGarde();
	return {
		navigateur: garde?.navigateur ?? null,
		connu: await lireConnu(),
	};
}

/** Stores the challenge in this browser; the code is entered on another page. */
export async function attendreCode(
	demande: CodeDemande,
	saisi: string,
	vers: string,
): Promise<Suite> {
	await garderDefi(demande, { saisi, retour: null, passage: null });
	return { ok: true, vers };
}

/** Sends a code to sign in, and keeps the challenge in this browser. */
export async function envoyerCode(demande: {
	readonly saisi: string;
	readonly retour: string | null;
	readonly passage: string | null;
	readonly langue: Langue;
	readonly reseau: string;
}) {
	const { saisi, retour, passage, langue, reseau } = demande;
	const ici = await ceNavigateur();
	const fait = await demanderCode(null, {
		...{ nature: "connexion", courriel: saisi, langue, reseau },
		navigateur: ici.navigateur,
		connu: passage ?? ici.connu,
	});
	if (!fait.ok) return fait;
	await garderDefi(fait.valeur, { saisi, retour, passage });
	return fait;
}

/** `vers`, after the page that asks for a passkey where that session needs one. */
async function avecPreuve(session: string, vers: string): Promise<string> {
	const ouverte = await lireSession(session);
	return ouverte && attendPreuve(ouverte.visiteur)
		? `/compte/cles/preuve?retour=${encodeURIComponent(vers)}`
		: vers;
}

/** Keeps a session that was opened, performs the acts that waited for it, and returns the page to show. */
export async function accueillir(
	entree: Entree,
	retour: string | null,
): Promise<string> {
	await garderEntree(entree);
	const { compte_id, role } = entree;
	const acteur = { nature: "compte", compte_id, role } as const;
	const vers = apresConnexion(retour);
	const secrets = await lireActes();
	for (const secret of secrets) await accomplirActeEnAttente(acteur, secret);
	if (secrets.length > 0) {
		await oublier(acte());
		await keepJustDone(butDe(retour)?.but ?? "", vers);
	}
	return avecPreuve(entree.session, vers);
}

/**
 * The page that follows the issuer's: a known identity is signed in, another is sent a
 * code, and what was not right is told in a sentence.
 */
export async function suivreEmetteur(): Promise<string> {
	const [dite, page] = await lireDepart();
	const langue = langueOf(String(dite));
	const retour = retourSur(typeof page === "string" ? page : undefined);
	const suite = await suiteDe(await lireIdentiteDite(), langue, retour);
	return pageAddress(langue, suite);
}

async function suiteDe(
	identite: Identite | null,
	langue: Langue,
	retour: string | null,
): Promise<string> {
	if (!identite) return "/compte/connexion?emetteur=echec";
	const { jeton, courriel: saisi } = identite;
	const entree = await entrerParIdentite(identite, {
		connu: await lireConnu(),
		agent: await lireAgent(),
		jeton: jeton && (await chiffrerJeton(jeton)),
	});
	if (entree.ok) {
		await oublierIdentite();
		return accueillir(entree.valeur, retour);
	}
	if (entree.refus === "suspendu") return "/compte/connexion?emetteur=suspendu";
	const reseau = await readerNetwork();
	const demande = { saisi, retour, passage: null, langue, reseau };
	const fait = await envoyerCode(demande);
	if (fait.ok) return "/compte/connexion/code";
	// An address that is none is no fault of whoever signs in, nor one that time mends.
	const raison = fait.refus === "invalide" ? "echec" : "limite";
	return `/compte/connexion?emetteur=${raison}`;
}

const PAGES = { vote: "projets", soutien: "besoins" } as const;

/**
 * Stores an act asked for while signed out, and redirects to sign-in: the act
 * is performed afterwards, on return to the page where it was asked for.
 */
export async function attendreConnexion(
	demande: ActeEnAttente,
): Promise<Suite> {
	const autres = await lireActes();
	const secret = await mettreEnAttente(demande, autres);
	if (!secret.ok) return secret;
	const cookie = siteCookie(COOKIE_ACTE, ATTENTE_SECONDES);
	// Each window was told that its own act will be counted.
	const tous = [secret.valeur, ...autres].slice(0, ATTENTE_PAR_NAVIGATEUR);
	(await cookies()).set({ ...cookie, value: tous.join(".") });
	const retour = `/${PAGES[demande.nature]}/${demande.slug}?fait=${demande.nature}`;
	return {
		ok: true,
		vers: `/compte/connexion?retour=${encodeURIComponent(retour)}`,
	};
}

async function lireTitre(
	but: "vote" | "soutien",
	slug: string,
	langue: Langue,
): Promise<TexteMarque | null> {
	if (but === "vote") {
		const projet = await lireProjet(slug);
		return projet.ok ? translated(projet.valeur, "nom", langue) : null;
	}
	const besoin = await lireBesoin(slug);
	return besoin.ok ? translated(besoin.valeur, "titre", langue) : null;
}

/**
 * What the reader signs in for. The words are ours and the database's, never the
 * address's; an act is named only while this browser has one that waits.
 */
export async function lireBut(
	retour: string | null,
	langue: Langue,
): Promise<ButDit | null> {
	const but = butDe(retour);
	if (but === null || !("slug" in but)) return but;
	if (!(await cookies()).has(acte().name)) return null;
	const titre = await lireTitre(but.but, but.slug, langue);
	return titre && { but: but.but, titre };
}

/** The secrets of this browser's pending acts, the last one first. */
async function lireActes(): Promise<string[]> {
	const gardes = (await cookies()).get(acte().name)?.value.split(".") ?? [];
	return gardes.slice(0, ATTENTE_PAR_NAVIGATEUR);
}

/** Stores the session in the browser, which is now known, and deletes the challenge. */
async function garderEntree(entree: Entree): Promise<void> {
	const cookieStore = await cookies();
	cookieStore.set({ ...attributsDeSession(), value: entree.session });
	cookieStore.set({ ...navigateur(), value: entree.connu });
	await oublierDefi();
}

async function oublier(
	...noms: readonly ReturnType<typeof siteCookie>[]
): Promise<void> {
	const cookieStore = await cookies();
	for (const nom of noms) cookieStore.set({ ...nom, value: "", maxAge: 0 });
}

/**
 * Signs the browser out: deletes its session and pending act, and its drafts on
 * the server as well.
 */
export async function oublierEntree(): Promise<void> {
	const ecrits = siteCookie(COOKIE_BROUILLON, 0);
	const secret = (await cookies()).get(ecrits.name)?.value;
	if (secret !== undefined)
		for (const nature of NATURES_BROUILLON)
			await jeterBrouillon(secret, nature);
	await oublier(attributsDeSession(), defi(), acte(), ecrits);
}

/** Deletes everything the browser stores about an erased account. */
export async function oublierCompte(): Promise<void> {
	await oublierEntree();
	await oublier(navigateur());
}

export async function oublierDefi(): Promise<void> {
	await oublier(defi());
}
