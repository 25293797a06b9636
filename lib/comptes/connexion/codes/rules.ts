/** The code challenge: bounds, budgets, and what is kept of a code. */
import { hash } from "node:crypto";
import { formats, phraseOf } from "#lib/i18n/texts";
import {
	type Echec,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import type { Langue } from "#lib/platform/langues";
import {
	type ValidationEntry,
	valueError,
} from "#lib/platform/validation/errors";
import { DefiGarde, type NatureDefi, type RefusCode } from "./schema.ts";

export const CODE_CHIFFRES = 6;
/** Characters of a typed code, not counting blanks around it. */
export const CODE_SAISI_MAX = 32;
export const CODE_DUREE_SECONDES = 600;
export const ESSAIS_MAX = 5;
/** During this time, the same browser keeps its code, and a mailbox gets one. */
export const RENVOI_SECONDES = 60;

/** After this many wrong sign-in codes of one mailbox, within this many days, none is compared for this long. */
export const CODES_FAUX_MAX = 50;
export const CODES_FAUX_JOURS = 30;
export const PAUSE_SECONDES = 86_400;

export const COOKIE_DEFI = "bc-defi";
export const COOKIE_NAVIGATEUR = "bc-navigateur";
/** How long a browser that signed in stays known. */
export const NAVIGATEUR_CONNU_SECONDES = 180 * 86_400;

/** Bounds on the codes sent, by the key on which they are counted. */
export const BUDGETS_CODES = {
	reseauHeure: 60,
	/** Per wider IPv6 network: one subscriber's, then a company's or a small host's. */
	reseau56Heure: 120,
	reseau48Heure: 240,
	/** Per mailbox, for all requesters together. */
	boiteHeure: 5,
	boiteJour: 10,
	/** Per known browser, for its own mailbox, in a day. */
	navigateurJour: 5,
	/** Per mailbox, in all cases. */
	plafondJour: 20,
	/** Per mailbox and minute, from networks not seen before. */
	rafaleMinute: 5,
} as const;

/**
 * The share of the site's daily codes that may go to unknown browsers: the rest is
 * reserved for browsers that signed in before, so that a flood of requests does not
 * lock them out.
 */
export function partDesInconnus(plafond: number): number {
	return Math.floor((plafond * 3) / 4);
}

/** Codes sent to a mailbox recently, and those of them requested by this browser or this network. */
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

/** The budget from which a code may be sent, or null when none allows it. */
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
	// Unknown browsers can't use the share of a known browser.
	const resteAuxInconnus = inconnusJour < plafondJour - navigateurJour;
	const reseauNeuf = reseauHeure === 0 && minute < rafaleMinute;
	return reseauNeuf && resteAuxInconnus ? "reseau" : null;
}

/** Accepts full-width digits, blanks and dashes, as people type them; null for anything but six digits. */
export function lireCode(saisi: string): string | null {
	const propre = saisi.trim();
	if (propre.length > CODE_SAISI_MAX) return null;
	const chiffres = propre.normalize("NFKC").replace(/[\s\p{Pd}.]/gu, "");
	return /^[0-9]{6}$/.test(chiffres) ? chiffres : null;
}

/** The 32 bytes that identify a challenge: of one browser, one purpose, one address. */
export function empreinteDefi(
	nature: NatureDefi,
	navigateur: string,
	courriel: string,
): Buffer {
	return hash("sha256", `${nature}\n${navigateur}\n${courriel}`, "buffer");
}

/** The 32 bytes by which an account recognises a browser. */
export function empreinteNavigateur(
	navigateur: string,
	compte_id: number,
): Buffer {
	return hash("sha256", `navigateur\n${navigateur}\n${compte_id}`, "buffer");
}

/** The value of the challenge's cookie. */
export function ecrireDefi(defi: DefiGarde): string {
	return Buffer.from(JSON.stringify(defi)).toString("base64url");
}

/** Parses the output of `ecrireDefi`; null for anything else. */
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

/** The error of a rejected code, for the field that holds it. */
export function refusDeCode(champ: string, raison: RefusCode): ValidationEntry {
	const phrase = phraseOf((t) => t(`connexion.refus.${raison}`));
	return valueError(["body", champ], phrase, null);
}

export type EtatDemande = {
	readonly envois: EnvoisRecents;
	/** How long the browser keeps its present code; 0 when it has none. */
	readonly renvoiSecondes: number;
	/** How long the network has to wait; 0 when its budget is not spent. */
	readonly reouvertureSecondes: number;
	/** How long the site sends no code to unknown browsers, and none at all; 0 when it sends them. */
	readonly fermetureInconnusSecondes: number;
	readonly fermetureSecondes: number;
};

/** Which limit: the network's hourly one, the site's daily one, or the mailbox's pause. */
export type LimiteAtteinte = {
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

/** The error of a rejected request, with the delay. */
export function limite(
	cause: LimiteAtteinte["cause"],
	delaiSecondes: number,
): Echec<LimiteAtteinte> {
	return { ok: false, refus: "limite", cause, delaiSecondes };
}

/** When a code may be asked for again, in words: with the day, unless it is within the hour. */
export function quandReprendre(
	cause: LimiteAtteinte["cause"],
	quand: Date,
	langue: Langue,
): string {
	return formats(langue).dateTime(quand, {
		...(cause === "reseau" ? {} : { weekday: "long" }),
		hour: "numeric",
		minute: "2-digit",
	});
}

/** The answer when no new code can be sent now; undefined when one can. */
export function sansEnvoi(etat: EtatDemande): Renvoi | undefined {
	const { reouvertureSecondes, renvoiSecondes } = etat;
	if (reouvertureSecondes > 0) return limite("reseau", reouvertureSecondes);
	if (renvoiSecondes > 0) return reussite(renvoiSecondes);
	const budget = budgetPourEnvoi(etat.envois);
	// Before the mailbox's own budget: otherwise this answer would reveal that it is spent.
	const fermeture = Math.max(
		etat.fermetureSecondes,
		budget === "navigateur" ? 0 : etat.fermetureInconnusSecondes,
	);
	if (fermeture > 0) return limite("plafond", fermeture);
	return budget === null ? reussite(RENVOI_SECONDES) : undefined;
}
