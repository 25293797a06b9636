import { createHmac } from "node:crypto";
import type { ActeurCompte } from "#lib/platform/actor";
import type { Langue, Phrase } from "#lib/platform/langues";
import type { MotifSignalement } from "./schema.ts";

/** Reports that one reader may send in an hour; those of illegal content are counted separately, with the same limit. */
export const SIGNALEMENTS_MAX_PAR_HEURE = 5;

/** Time during which an identical report of the same reader counts as the one already sent. */
export const REDITE_SECONDES = 600;

/** Days after which the address left for an answer is erased, counted from the decision. */
export const ADRESSE_JOURS = 30;

/** Where the reader wants an answer, as typed, and in which language. */
export type Retour = { readonly courriel: string; readonly langue: Langue };

/** Reports that must always reach a moderator: never merged, and counted separately from the rest. */
export function estIllicite(motif: MotifSignalement): boolean {
	return motif === "illicite";
}

/** The slug of a need, given as such or as the address of its page in either language. */
export function besoinVise(saisie: string): string {
	const [, slug] = /\/besoins\/([^/?#\s]+)/.exec(saisie) ?? [];
	return slug ?? saisie.trim();
}

/** Why another report is rejected, and when it may be sent. */
export function tropDeSignalements(
	motif: MotifSignalement,
	delaiSecondes: number,
): Phrase {
	const n = SIGNALEMENTS_MAX_PAR_HEURE;
	const minutes = Math.ceil(delaiSecondes / 60);
	const [s, unites] = [minutes > 1 ? "s" : "", `${minutes} minute`];
	return estIllicite(motif)
		? {
				fr: `Votre compte ou votre réseau a signalé ${n} contenus illicites en une heure. Réessayez dans ${unites}${s} : ce que vous avez écrit reste ici.`,
				en: `Your account or your network has reported unlawful content ${n} times within an hour. Try again in ${unites}${s}: what you wrote stays here.`,
			}
		: {
				fr: `Votre compte ou votre réseau a envoyé ${n} signalements en une heure. Réessayez dans ${unites}${s} : ce que vous avez écrit reste ici. Un contenu illicite peut être signalé dès maintenant.`,
				en: `Your account or your network has sent ${n} reports within an hour. Try again in ${unites}${s}: what you wrote stays here. Unlawful content can be reported right now.`,
			};
}

/** The reporter: an account, or a signed-out visitor, known by a network only. */
export type Lecteur =
	| ActeurCompte
	| { readonly nature: "anonyme"; readonly reseau: string };

/** Tells readers apart without identifying them: a 32-byte hash keyed with `cle`. */
export function empreinteLecteur(cle: Buffer, lecteur: Lecteur): Buffer {
	const qui =
		lecteur.nature === "compte"
			? `compte:${lecteur.compte_id}`
			: `reseau:${lecteur.reseau}`;
	return createHmac("sha256", cle).update(qui).digest();
}
