import { createHmac, timingSafeEqual } from "node:crypto";
import { ADRESSE_INVALIDE, normaliserCourriel } from "#lib/comptes/rules";
import type { ActeurCompte } from "#lib/platform/actor";
import { randomId, secretBytes, secretDigits } from "#lib/platform/clock";
import { rows, sql } from "#lib/platform/db";
import { deriveKey } from "#lib/platform/keys";
import type { Langue } from "#lib/platform/langues";
import type { NomGabarit } from "#lib/platform/mail/gabarits";
import { enfiler } from "#lib/platform/mail/queue";
import {
	type Echec,
	invalide,
	type Resultat,
	reussite,
} from "#lib/platform/result";
import type { Transaction } from "#lib/platform/transaction";
import { transactionsInTurn } from "#lib/platform/turns";
import { valueError } from "#lib/platform/validation/errors";
import {
	type EtatDemande,
	type Lieux,
	lieuxDe,
	lireEtatDemande,
	verrouillerBudgets,
} from "./queries.ts";
import {
	budgetPourEnvoi,
	CODE_CHIFFRES,
	CODE_DUREE_SECONDES,
	ESSAIS_MAX,
	empreinteDefi,
	RENVOI_SECONDES,
} from "./rules.ts";
import {
	type CodeDemande,
	type DemandeCode,
	NAVIGATEUR_OCTETS,
	type NatureDefi,
	type RefusCode,
} from "./schema.ts";

type RefusDemande = Echec<
	| {
			readonly refus: "invalide";
			readonly detail: ReturnType<typeof valueError>[];
	  }
	| { readonly refus: "limite"; readonly delaiSecondes: number }
>;

/** A challenge: who it is bound to, and what proves its code. */
type Defi = {
	readonly nature: NatureDefi;
	readonly compte_id: number | null;
	readonly courriel: string;
	readonly langue: Langue;
	readonly empreinte: Buffer;
};

const GABARIT_DE = {
	connexion: "code_connexion",
	ancienne_adresse: "code_ancienne_adresse",
	nouvelle_adresse: "code_nouvelle_adresse",
	effacement: "code_effacement",
} as const satisfies Record<NatureDefi, NomGabarit>;

/** What is stored in place of a code; worth nothing for another challenge. */
function preuve(empreinte: Buffer, code: string): Buffer {
	return createHmac("sha256", deriveKey("codes"))
		.update(empreinte)
		.update(code)
		.digest();
}

/** The new code takes the old one's place, tries counted anew, and is counted itself. */
async function poserDefi(
	tx: Transaction,
	defi: Defi,
	code: string,
	{ boite, reseau, navigateur_id }: Lieux,
) {
	const { nature, compte_id, courriel, langue, empreinte } = defi;
	await tx.$executeRaw(
		sql`WITH envoi AS (INSERT INTO envois_codes (boite, reseau, navigateur, le)
		      VALUES (${boite}, ${reseau}, ${navigateur_id}::int, clock_timestamp()))
		    INSERT INTO defis (empreinte, nature, compte_id, courriel, code, langue, cree_le, expire_le)
		    VALUES (${empreinte}, ${nature}, ${compte_id}::int, ${courriel}, ${preuve(empreinte, code)}, ${langue},
		      clock_timestamp(), clock_timestamp() + make_interval(secs => ${CODE_DUREE_SECONDES}::float8))
		    ON CONFLICT (empreinte) DO UPDATE SET
		      code = EXCLUDED.code, essais = 0, compte_id = EXCLUDED.compte_id, langue = EXCLUDED.langue,
		      cree_le = EXCLUDED.cree_le, expire_le = EXCLUDED.expire_le, utilise_le = NULL`,
	);
}

async function envoyerCode(
	tx: Transaction,
	defi: Defi,
	lieux: Lieux,
	nouvelle: string,
) {
	const code = secretDigits(CODE_CHIFFRES);
	await poserDefi(tx, defi, code, lieux);
	await enfiler(tx, {
		gabarit: GABARIT_DE[defi.nature],
		cle: `code:${randomId()}`,
		langue: defi.langue,
		compte_id: defi.compte_id,
		destinataire: defi.courriel,
		expireDansSecondes: CODE_DUREE_SECONDES,
		donnees: { code, nouvelle },
	});
}

/** The answer to who gets no new code now; nothing for who does. */
function sansEnvoi(etat: EtatDemande): Resultat<number> | undefined {
	const { reouvertureSecondes, renvoiSecondes, envois } = etat;
	if (reouvertureSecondes > 0)
		return { ok: false, refus: "limite", delaiSecondes: reouvertureSecondes };
	if (renvoiSecondes > 0) return reussite(renvoiSecondes);
	return budgetPourEnvoi(envois) === null
		? reussite(RENVOI_SECONDES)
		: undefined;
}

const parReseau = transactionsInTurn();

/**
 * Sends a code if a budget allows it, and answers how long this browser waits
 * for another. A flood is mostly answered without a lock, and what is left of
 * one network's holds one connection at a time.
 */
function demander(
	defi: Defi,
	lieux: Lieux,
	nouvelle: string,
): Promise<Resultat<number>> {
	const { empreinte } = defi;
	return parReseau<Resultat<number>>(
		lieux.reseau.readInt32BE(0),
		async (tx) => {
			await verrouillerBudgets(tx, lieux);
			const etat = await lireEtatDemande(empreinte, lieux, tx);
			const connue = sansEnvoi(etat);
			if (connue) return connue;
			const estDuSien = budgetPourEnvoi(etat.envois) === "navigateur";
			const navigateur_id = estDuSien ? lieux.navigateur_id : null;
			await envoyerCode(tx, defi, { ...lieux, navigateur_id }, nouvelle);
			return reussite(RENVOI_SECONDES);
		},
		async () => sansEnvoi(await lireEtatDemande(empreinte, lieux)),
	);
}

/**
 * A code for that purpose is on its way to the address, bound to the browser,
 * for the actor's account or, to sign in, for nobody's yet. Within 60 s the
 * same browser keeps the code that it has; when the mailbox's budget is spent,
 * nothing leaves and the answer is the same. It tells nothing of whether the
 * address has an account. Refused for what is no plain address, and when the
 * network's budget is spent.
 */
export async function demanderCode(
	acteur: ActeurCompte | null,
	demande: DemandeCode,
): Promise<Resultat<CodeDemande> | RefusDemande> {
	const courriel = normaliserCourriel(demande.courriel);
	if (courriel === null)
		return invalide(
			valueError(["body", "courriel"], ADRESSE_INVALIDE, demande.courriel),
		);
	const { nature, langue, reseau, connu } = demande;
	const navigateur =
		demande.navigateur ?? secretBytes(NAVIGATEUR_OCTETS).toString("base64url");
	const empreinte = empreinteDefi(nature, navigateur, courriel);
	const compte_id = acteur?.compte_id ?? null;
	const defi = { nature, compte_id, courriel, langue, empreinte };
	const lieux = await lieuxDe(courriel, reseau, connu);
	const renvoi = await demander(defi, lieux, demande.nouvelle ?? "");
	if (!renvoi.ok) return renvoi;
	return reussite({ navigateur, courriel, renvoiSecondes: renvoi.valeur });
}

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

export type EchecCode = { readonly ok: false; readonly refus: RefusCode };

/** Why a challenge counts no try any more; one that never was is told as a wrong code. */
async function pourquoiClos(empreinte: Buffer): Promise<RefusCode> {
	const [defi] = await rows<{ perime: boolean }>(
		sql`SELECT utilise_le IS NOT NULL OR expire_le <= clock_timestamp() AS perime
		    FROM defis WHERE empreinte = ${empreinte}`,
	);
	if (!defi) return "faux";
	return defi.perime ? "perime" : "epuise";
}

/**
 * Whether the code is the one that was sent to that browser for that purpose.
 * The try is counted, and kept, before anything is compared: five are looked
 * at, however many come at once.
 */
export async function essayerCode(
	acteur: ActeurCompte | null,
	{ nature, courriel, navigateur, code }: EssaiCode,
): Promise<{ readonly ok: true; readonly valeur: CodeJuste } | EchecCode> {
	const empreinte = empreinteDefi(nature, navigateur, courriel);
	const [defi] = await rows<{ id: number; code: Buffer }>(
		sql`UPDATE defis SET essais = essais + 1
		    WHERE empreinte = ${empreinte} AND compte_id IS NOT DISTINCT FROM ${acteur?.compte_id ?? null}::int
		      AND essais < ${ESSAIS_MAX} AND utilise_le IS NULL AND expire_le > clock_timestamp()
		    RETURNING id, code`,
	);
	if (!defi) return { ok: false, refus: await pourquoiClos(empreinte) };
	const essayee = preuve(empreinte, code);
	return timingSafeEqual(essayee, defi.code)
		? reussite({ defi_id: defi.id, preuve: essayee })
		: { ok: false, refus: "faux" };
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
