/** Reads for people and for the operator: the only caller of `readFirst`. */
import { reglages } from "../config/env.ts";
import { type Compte, secondesAvantActe } from "../limits/site.ts";
import { noteSecurity } from "../runtime/security-log.ts";
import { resolverOf } from "./destinations.ts";
import { readFirst, type Wanted } from "./read.ts";
import type { ReadRefusal } from "./refusals.ts";

/** Reads of an account, or of a signed-out visitor's network, in an hour. */
export const LECTURES_PAR_HEURE = { max: 20, secondes: 3_600 };

/** Who a read is for: a visitor, who is counted, or the operator, who is not. */
export type Lecteur =
	| { readonly visiteur: Compte; readonly reseau: string }
	| "operateur";

type NonLu =
	| {
			readonly ok: false;
			readonly refus: ReadRefusal | "illisible";
			readonly statut?: number;
	  }
	| {
			readonly ok: false;
			readonly refus: "limite";
			readonly delaiSecondes: number;
	  };

/** What was found, where; or why nothing was. */
export type Lu =
	| { readonly ok: true; readonly texte: string; readonly adresse: string }
	| NonLu;

/** Addresses that lead where no read may go: who sends them may be looking for a way in. */
const BARRED: ReadonlySet<ReadRefusal> = new Set(["interne", "port"]);

const resolve = resolverOf();
const UTF8 = new TextDecoder("utf-8", { fatal: true });

async function secondsToWait(lecteur: Lecteur): Promise<number | null> {
	if (lecteur === "operateur") return null;
	const { visiteur, reseau } = lecteur;
	return secondesAvantActe(visiteur, reseau, "lecture", LECTURES_PAR_HEURE);
}

/**
 * Reads the first of these addresses that has what is `wanted`; the attempt counts once
 * for its reader, whatever comes of it. Refuses what is not public, too long or too slow,
 * and an attempt beyond the hour's. Never throws for what the network does.
 */
export async function lireOctets(
	lecteur: Lecteur,
	adresses: readonly string[],
	wanted: Wanted,
): Promise<
	| { readonly ok: true; readonly bytes: Buffer; readonly address: string }
	| NonLu
> {
	const delaiSecondes = await secondsToWait(lecteur);
	if (delaiSecondes !== null)
		return { ok: false, refus: "limite", delaiSecondes };
	const { lecturesEssai, siteUrl } = reglages();
	const wayOut = {
		resolve,
		trial: new Set(lecturesEssai),
		agent: `BienCommun (+${siteUrl})`,
		network: lecteur === "operateur" ? null : lecteur.reseau,
	};
	const lu = await readFirst(adresses, wayOut, { wanted });
	if (!lu.ok && BARRED.has(lu.refus))
		noteSecurity("lecture_barree", { quoi: lu.refus });
	return lu;
}

/** The same as UTF-8 text, and refused where it is none. */
export async function lireAdresses(
	lecteur: Lecteur,
	adresses: readonly string[],
	wanted: Wanted,
): Promise<Lu> {
	const lu = await lireOctets(lecteur, adresses, wanted);
	if (!lu.ok) return lu;
	try {
		return { ok: true, texte: UTF8.decode(lu.bytes), adresse: lu.address };
	} catch {
		return { ok: false, refus: "illisible" };
	}
}
