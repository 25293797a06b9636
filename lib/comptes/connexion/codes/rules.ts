/** The code challenge: bounds, budgets, and what is kept of a code. */
import { hash } from "node:crypto";
import { phraseOf } from "#lib/i18n/texts";
import {
	type Echec,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import {
	type ValidationEntry,
	valueError,
} from "#lib/platform/validation/errors";
import { DefiGarde, type NatureDefi, type RefusCode } from "./schema.ts";

export const CODE_CHIFFRES = 6;
/** Characters of a code as it is typed, blanks around apart. */
export const CODE_SAISI_MAX = 32;
export const CODE_DUREE_SECONDES = 600;
export const ESSAIS_MAX = 5;
/** Within them, the same browser keeps its code, and a mailbox gets one. */
export const RENVOI_SECONDES = 60;

/** So many wrong sign-in codes of one mailbox, within so many days, and none is looked at for so long. */
export const CODES_FAUX_MAX = 50;
export const CODES_FAUX_JOURS = 30;
export const PAUSE_SECONDES = 86_400;

export const COOKIE_DEFI = "bc-defi";
export const COOKIE_NAVIGATEUR = "bc-navigateur";
/** How long a browser that signed in stays known. */
export const NAVIGATEUR_CONNU_SECONDES = 180 * 86_400;

/** Codes that leave, by what they are counted on. */
export const BUDGETS_CODES = {
	/** Of a network, in an hour. */
	reseauHeure: 60,
	/** Of the wider networks of IPv6: one subscriber's, then a company's or a small host's. */
	reseau56Heure: 120,
	reseau48Heure: 240,
	/** Of a mailbox, whoever asks. */
	boiteHeure: 5,
	boiteJour: 10,
	/** Of a browser that signed in before, for its own mailbox, in a day. */
	navigateurJour: 5,
	/** Of a mailbox, whatever happens. */
	plafondJour: 20,
	/** Of a mailbox in a minute, from networks that it has not seen. */
	rafaleMinute: 5,
} as const;

/**
 * Of the site's codes of a day, those that may leave to browsers that nobody
 * knows: what is left stays for browsers that signed in before, so that a flood
 * of demands shuts nobody out who was in.
 */
export function partDesInconnus(plafond: number): number {
	return Math.floor((plafond * 3) / 4);
}

/** Codes sent to a mailbox lately, and those of them that this browser or this network asked for. */
export type EnvoisRecents = {
	readonly minute: number;
	readonly heure: number;
	readonly jour: number;
	/** In a day, to browsers that the account does not know. */
	readonly inconnusJour: number;
	readonly reseauHeure: number;
	/** Null for a browser that the account does not know. */
	readonly navigateur: {
		readonly minute: number;
		readonly jour: number;
	} | null;
};

/** On which budget a code may leave, or null when it may not. */
export function budgetPourEnvoi({
	minute,
	heure,
	jour,
	inconnusJour,
	reseauHeure,
	navigateur,
}: EnvoisRecents): "navigateur" | "boite" | "reseau" | null {
	const { boiteHeure, boiteJour, navigateurJour, plafondJour, rafaleMinute } =
		BUDGETS_CODES;
	if (jour >= plafondJour) return null;
	if (navigateur?.minute === 0 && navigateur.jour < navigateurJour)
		return "navigateur";
	if (minute === 0 && heure < boiteHeure && jour < boiteJour) return "boite";
	// What strangers may use up leaves a known browser its own share.
	const resteAuxInconnus = inconnusJour < plafondJour - navigateurJour;
	const reseauNeuf = reseauHeure === 0 && minute < rafaleMinute;
	return reseauNeuf && resteAuxInconnus ? "reseau" : null;
}

/** Full-width digits, blanks and dashes are how people type; null for what is not six digits. */
export function lireCode(saisi: string): string | null {
	const propre = saisi.trim();
	if (propre.length > CODE_SAISI_MAX) return null;
	const chiffres = propre.normalize("NFKC").replace(/[\s\p{Pd}.]/gu, "");
	return /^[0-9]{6}$/.test(chiffres) ? chiffres : null;
}

/** The 32 bytes by which a challenge is found: of one browser, one purpose, one address. */
export function empreinteDefi(
	nature: NatureDefi,
	navigateur: string,
	courriel: string,
): Buffer {
	return hash("sha256", `${nature}\n${navigateur}\n${courriel}`, "buffer");
}

/** The 32 bytes by which an account knows a browser again. */
export function empreinteNavigateur(
	navigateur: string,
	compte_id: number,
): Buffer {
	return hash("sha256", `navigateur\n${navigateur}\n${compte_id}`, "buffer");
}

/** The challenge's cookie. */
export function ecrireDefi(defi: DefiGarde): string {
	return Buffer.from(JSON.stringify(defi)).toString("base64url");
}

/** What `ecrireDefi` wrote, or null for anything else. */
export function lireDefi(texte: string | undefined): DefiGarde | null {
	if (texte === undefined) return null;
	try {
		const ecrit: unknown = JSON.parse(
			Buffer.from(texte, "base64url").toString("utf8"),
		);
		return DefiGarde.safeParse(ecrit).data ?? null;
	} catch {
		return null;
	}
}

/** Why a code does not pass, said beside the field that holds it. */
export function refusDeCode(champ: string, raison: RefusCode): ValidationEntry {
	const phrase = phraseOf((t) => t(`connexion.refus.${raison}`));
	return valueError(["body", champ], phrase, null);
}

export type EtatDemande = {
	readonly envois: EnvoisRecents;
	/** How long the browser keeps the code that it has; 0 when it has none. */
	readonly renvoiSecondes: number;
	/** How long the network waits; 0 when its budget is not spent. */
	readonly reouvertureSecondes: number;
	/** How long the site sends no code to browsers that nobody knows, and none at all; 0 while it does. */
	readonly fermetureInconnusSecondes: number;
	readonly fermetureSecondes: number;
};

/** Which limit: the network's hour, the whole site's day, or the mailbox's pause. */
type LimiteAtteinte = {
	readonly refus: "limite";
	readonly cause: "reseau" | "plafond" | "pause";
	readonly delaiSecondes: number;
};

export type RefusDemande = Echec<
	| {
			readonly refus: "invalide";
			readonly detail: readonly ValidationEntry[];
	  }
	| LimiteAtteinte
>;

export type Renvoi = Resultat<number, LimiteAtteinte>;

/** A demand refused, and for how long. */
export function limite(
	cause: LimiteAtteinte["cause"],
	delaiSecondes: number,
): Echec<LimiteAtteinte> {
	return { ok: false, refus: "limite", cause, delaiSecondes };
}

/** The answer to who gets no new code now; nothing for who does. */
export function sansEnvoi(etat: EtatDemande): Renvoi | undefined {
	const { reouvertureSecondes, renvoiSecondes } = etat;
	if (reouvertureSecondes > 0) return limite("reseau", reouvertureSecondes);
	if (renvoiSecondes > 0) return reussite(renvoiSecondes);
	const budget = budgetPourEnvoi(etat.envois);
	// Before the mailbox's own budget: its being spent must not show by this.
	const fermeture = Math.max(
		etat.fermetureSecondes,
		budget === "navigateur" ? 0 : etat.fermetureInconnusSecondes,
	);
	if (fermeture > 0) return limite("plafond", fermeture);
	return budget === null ? reussite(RENVOI_SECONDES) : undefined;
}
