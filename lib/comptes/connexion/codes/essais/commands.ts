import { timingSafeEqual } from "node:crypto";
import type { ActeurCompte } from "#lib/platform/actor";
import { reussite } from "#lib/platform/contract/result";
import { transactionsInTurn } from "#lib/platform/db/per-key-queue";
import { rows, sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import type { Langue } from "#lib/platform/langues";
import { noteSecurity } from "#lib/platform/runtime/security-log";
import { noterCodeFaux, verrouillerEssais } from "../pause/commands.ts";
import { type Essayeur, lirePause } from "../pause/queries.ts";
import { boiteDe, lireNavigateurConnu, preuve } from "../queries.ts";
import { ESSAIS_MAX, empreinteDefi } from "../rules.ts";
import type { NatureDefi, RefusCode } from "../schema.ts";

/** A code as somebody typed it, in the browser of the challenge. */
export type EssaiCode = {
	readonly nature: NatureDefi;
	/** In its normalised form. */
	readonly courriel: string;
	readonly navigateur: string;
	/** Six digits. */
	readonly code: string;
};

/** A right code that was not used yet: `utiliserCode` uses it. */
export type CodeJuste = {
	readonly defi_id: number;
	readonly preuve: Buffer;
};

type EssaiJuste = { readonly ok: true; readonly valeur: CodeJuste };

export type EchecCode = { readonly ok: false; readonly refus: RefusCode };

/** The mailbox's codes are not looked at meanwhile. */
export type EchecPause = {
	readonly ok: false;
	readonly refus: "pause";
	readonly delaiSecondes: number;
};

/** Why a challenge counts no try any more; one that never was is told as a wrong code. */
async function pourquoiClos(empreinte: Buffer): Promise<RefusCode> {
	const [defi] = await rows<{ perime: boolean }>(
		sql`SELECT utilise_le IS NOT NULL OR expire_le <= clock_timestamp() AS perime
		    FROM defis WHERE empreinte = ${empreinte}`,
	);
	if (!defi) return "faux";
	return defi.perime ? "perime" : "epuise";
}

function refuser(
	courriel: string,
	refus: RefusCode,
): { readonly ok: false; readonly refus: RefusCode } {
	noteSecurity("code_refuse", { boite: courriel, quoi: refus });
	return { ok: false, refus };
}

type DefiCompte = {
	readonly id: number;
	readonly code: Buffer;
	readonly montree: Buffer;
	readonly langue: Langue;
};

/** The challenge with the try counted on it, and kept; nothing when it counts none any more. */
async function compterEssai(
	acteur: ActeurCompte | null,
	empreinte: Buffer,
	code: string,
): Promise<DefiCompte | undefined> {
	const [defi] = await rows<Omit<DefiCompte, "montree">>(
		sql`UPDATE defis SET essais = essais + 1
		    WHERE empreinte = ${empreinte} AND compte_id IS NOT DISTINCT FROM ${acteur?.compte_id ?? null}::int
		      AND essais < ${ESSAIS_MAX} AND utilise_le IS NULL AND expire_le > clock_timestamp()
		    RETURNING id, code, langue`,
	);
	return defi && { ...defi, montree: preuve(empreinte, code) };
}

function comparer({ id, code, montree }: DefiCompte): EssaiJuste | undefined {
	return timingSafeEqual(montree, code)
		? reussite({ defi_id: id, preuve: montree })
		: undefined;
}

/**
 * Whether the code is the one that was sent to that browser for that purpose.
 * The try is counted, and kept, before anything is compared: five are looked
 * at, however many come at once.
 */
export async function essayerCode(
	acteur: ActeurCompte | null,
	{ nature, courriel, navigateur, code }: EssaiCode,
): Promise<EssaiJuste | EchecCode> {
	const empreinte = empreinteDefi(nature, navigateur, courriel);
	const defi = await compterEssai(acteur, empreinte, code);
	const juste = defi && comparer(defi);
	if (juste) return juste;
	return refuser(courriel, defi ? "faux" : await pourquoiClos(empreinte));
}

type Compare = EssaiJuste | "pause commencee" | "faux" | EchecPause;

/** Compares under the mailbox's lock: no more wrong codes are looked at than its bound. */
async function comparerSousVerrou(
	tx: Transaction,
	essayeur: Essayeur,
	defi: DefiCompte,
	courriel: string,
): Promise<Compare> {
	await verrouillerEssais(tx, essayeur);
	const delaiSecondes = await lirePause(essayeur, tx);
	if (delaiSecondes > 0) return { ok: false, refus: "pause", delaiSecondes };
	const juste = comparer(defi);
	if (juste) return juste;
	const { langue } = defi;
	const commence = await noterCodeFaux(tx, essayeur, { courriel, langue });
	return commence ? "pause commencee" : "faux";
}

/** What is left of one mailbox's tries holds one connection at a time. */
const parBoite = transactionsInTurn();

/**
 * The same to sign in. Wrong codes are counted on the mailbox too, those of
 * browsers that its account does not know together, those of one that it knows
 * apart: past `CODES_FAUX_MAX`, none is looked at for a day. `connu`: by what
 * accounts know this browser.
 */
export async function essayerCodeDeConnexion(
	essai: Omit<EssaiCode, "nature">,
	connu: string | null,
): Promise<EssaiJuste | EchecCode | EchecPause> {
	const { courriel, navigateur, code } = essai;
	const empreinte = empreinteDefi("connexion", navigateur, courriel);
	const defi = await compterEssai(null, empreinte, code);
	if (!defi) return refuser(courriel, await pourquoiClos(empreinte));
	const essayeur = {
		boite: boiteDe(courriel),
		navigateur_id:
			connu === null ? null : await lireNavigateurConnu(courriel, connu),
	};
	const compare = await parBoite<Compare>(essayeur.boite.readInt32BE(0), (tx) =>
		comparerSousVerrou(tx, essayeur, defi, courriel),
	);
	if (compare === "pause commencee")
		noteSecurity("codes_pause", { boite: courriel });
	if (typeof compare === "string") return refuser(courriel, "faux");
	if (!compare.ok)
		noteSecurity("code_refuse", { boite: courriel, quoi: "pause" });
	return compare;
}

/**
 * Uses a right code in the transaction of what it allows. False when it was
 * used, replaced or is over meanwhile: then nothing may be done.
 */
export async function utiliserCode(
	tx: Transaction,
	{ defi_id, preuve: montree }: CodeJuste,
): Promise<boolean> {
	const utilises = await tx.$executeRaw(
		sql`UPDATE defis SET utilise_le = clock_timestamp()
		    WHERE id = ${defi_id} AND code = ${montree}
		      AND utilise_le IS NULL AND expire_le > clock_timestamp()`,
	);
	return utilises === 1;
}
