import { timingSafeEqual } from "node:crypto";
import { ADRESSE_INVALIDE, normaliserCourriel } from "#lib/comptes/rules";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	champInvalide,
	type Reussite,
	reussite,
} from "#lib/platform/contract/result";
import { transactionsInTurn } from "#lib/platform/db/per-key-queue";
import { rows, sql } from "#lib/platform/db/pool";
import { statementsOf, type Transaction } from "#lib/platform/db/transaction";
import type { Langue } from "#lib/platform/langues";
import { enfiler } from "#lib/platform/mail/queue";
import type { NomGabarit } from "#lib/platform/mail/template-list";
import {
	randomId,
	secretBytes,
	secretDigits,
} from "#lib/platform/runtime/clock";
import { noteSecurity } from "#lib/platform/runtime/security-log";
import {
	boiteDe,
	type Essayeur,
	type Lieux,
	lieuxDe,
	lireEtatDemande,
	lireNavigateurConnu,
	lirePause,
	preuve,
} from "./queries.ts";
import {
	budgetPourEnvoi,
	CODE_CHIFFRES,
	CODE_DUREE_SECONDES,
	ESSAIS_MAX,
	empreinteDefi,
	limite,
	lireCode,
	RENVOI_SECONDES,
	type RefusDemande,
	type Renvoi,
	sansEnvoi,
} from "./rules.ts";
import {
	type CodeDemande,
	type DemandeCode,
	NAVIGATEUR_OCTETS,
	type NatureDefi,
	type RefusCode,
} from "./schema.ts";
import {
	alerterPlafond,
	type CodeJuste,
	noterCodeFaux,
	verrouillerBudgets,
	verrouillerEssais,
	verrouillerPlafond,
} from "./writes.ts";

/** A challenge: what it is bound to, and the proof of its code. */
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

/** Replaces the old code by the new one, resets the tries, and counts the sending. */
async function poserDefi(
	tx: Transaction,
	defi: Defi,
	code: string,
	{ boite, reseau, reseau_56, reseau_48, navigateur_id }: Lieux,
) {
	const { nature, compte_id, courriel, langue, empreinte } = defi;
	await tx.$executeRaw(
		sql`WITH envoi AS (INSERT INTO envois_codes (boite, reseau, reseau_56, reseau_48, navigateur, le)
		      VALUES (${boite}, ${reseau}, ${reseau_56}, ${reseau_48}, ${navigateur_id}::int, clock_timestamp()))
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

/** Sends the code if the site's daily budget still allows it, counted exactly. */
async function envoyerSousPlafond(
	tx: Transaction,
	defi: Defi,
	lieux: Lieux,
	nouvelle: string,
): Promise<Renvoi> {
	const { empreinte } = defi;
	const { rows: lire } = statementsOf(tx);
	await verrouillerPlafond(tx);
	const etat = await lireEtatDemande(empreinte, lieux, lire);
	const connue = sansEnvoi(etat);
	if (connue) return connue;
	const estDuSien = budgetPourEnvoi(etat.envois) === "navigateur";
	const navigateur_id = estDuSien ? lieux.navigateur_id : null;
	await envoyerCode(tx, defi, { ...lieux, navigateur_id }, nouvelle);
	const apres = await lireEtatDemande(empreinte, lieux, lire);
	if (!estDuSien && apres.fermetureInconnusSecondes > 0)
		await alerterPlafond(tx);
	return reussite(RENVOI_SECONDES);
}

const parReseau = transactionsInTurn();

/**
 * Sends a code if a budget allows it, and returns the delay before this browser may
 * request another. A flood is mostly answered without a lock, and the remaining
 * requests of one network use one connection at a time.
 */
function demander(defi: Defi, lieux: Lieux, nouvelle: string): Promise<Renvoi> {
	const { empreinte } = defi;
	return parReseau<Renvoi>(
		lieux.reseau.readInt32BE(0),
		async (tx) => {
			await verrouillerBudgets(tx, lieux);
			const { rows: lire } = statementsOf(tx);
			const connue = sansEnvoi(await lireEtatDemande(empreinte, lieux, lire));
			return connue ?? envoyerSousPlafond(tx, defi, lieux, nouvelle);
		},
		async () => sansEnvoi(await lireEtatDemande(empreinte, lieux)),
	);
}

/**
 * Sends a code for that purpose to the address, bound to the browser, and to the
 * actor's account or, to sign in, to no account yet. Within 60 s the same browser keeps
 * its code; when the mailbox's budget is spent, nothing is sent and the answer is the
 * same. The answer does not reveal whether the address has an account. Fails for an
 * invalid address, when the network's budget is spent, when the site's daily budget is
 * spent (its last quarter is reserved for browsers that signed in before), and while
 * sign-in codes of the mailbox are paused for this browser.
 */
export async function demanderCode(
	acteur: ActeurCompte | null,
	demande: DemandeCode,
): Promise<Reussite<CodeDemande> | RefusDemande> {
	const courriel = normaliserCourriel(demande.courriel);
	if (courriel === null)
		return champInvalide("courriel", demande.courriel, ADRESSE_INVALIDE);
	const { nature, langue, reseau, connu } = demande;
	const navigateur =
		demande.navigateur ?? secretBytes(NAVIGATEUR_OCTETS).toString("base64url");
	const empreinte = empreinteDefi(nature, navigateur, courriel);
	const compte_id = acteur?.compte_id ?? null;
	const defi = { nature, compte_id, courriel, langue, empreinte };
	const lieux = await lieuxDe(courriel, reseau, connu);
	const pause = nature === "connexion" ? await lirePause(lieux) : 0;
	if (pause > 0) return limite("pause", pause);
	const renvoi = await demander(defi, lieux, demande.nouvelle ?? "");
	if (!renvoi.ok) return renvoi;
	return reussite({ navigateur, courriel, renvoiSecondes: renvoi.valeur });
}

export type EssaiCode = {
	readonly nature: NatureDefi;
	/** Normalised. */
	readonly courriel: string;
	readonly navigateur: string;
	/** As typed. */
	readonly saisi: string;
};

type EchecCode = { readonly ok: false; readonly refus: RefusCode };

/** During the pause, the mailbox's codes are not compared. */
export type EchecPause = {
	readonly ok: false;
	readonly refus: "pause";
	readonly delaiSecondes: number;
};

/** Why a challenge accepts no more tries; one that never existed is reported as a wrong code. */
async function pourquoiClos(empreinte: Buffer): Promise<RefusCode> {
	const [defi] = await rows<{ perime: boolean }>(
		sql`SELECT utilise_le IS NOT NULL OR expire_le <= clock_timestamp() AS perime
		    FROM defis WHERE empreinte = ${empreinte}`,
	);
	if (!defi) return "faux";
	return defi.perime ? "perime" : "epuise";
}

function refuser(courriel: string, refus: RefusCode): EchecCode {
	noteSecurity("code_refuse", { boite: courriel, quoi: refus });
	return { ok: false, refus };
}

const MAL_ECRIT = { ok: false, refus: "mal_ecrit" } as const;

type DefiCompte = {
	readonly id: number;
	readonly code: Buffer;
	readonly montree: Buffer;
	readonly langue: Langue;
};

/** Counts the try on the challenge, commits it, and returns the challenge; undefined when it accepts no more tries. */
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

function comparer({ id, code, montree }: DefiCompte) {
	return timingSafeEqual(montree, code)
		? reussite({ defi_id: id, preuve: montree })
		: undefined;
}

/**
 * Whether the code is the one sent to that browser for that purpose. The try is counted
 * and committed before the comparison: five are compared, however many are concurrent.
 */
export async function essayerCode(
	acteur: ActeurCompte | null,
	{ nature, courriel, navigateur, saisi }: EssaiCode,
): Promise<Reussite<CodeJuste> | EchecCode> {
	const code = lireCode(saisi);
	if (code === null) return MAL_ECRIT;
	const empreinte = empreinteDefi(nature, navigateur, courriel);
	const defi = await compterEssai(acteur, empreinte, code);
	const juste = defi && comparer(defi);
	if (juste) return juste;
	return refuser(courriel, defi ? "faux" : await pourquoiClos(empreinte));
}

type Compare = Reussite<CodeJuste> | "pause commencee" | "faux" | EchecPause;

/** Compares under the mailbox's lock, so that the bound on wrong codes is exact. */
async function comparerSousVerrou(
	tx: Transaction,
	essayeur: Essayeur,
	defi: DefiCompte,
	courriel: string,
): Promise<Compare> {
	await verrouillerEssais(tx, essayeur);
	const delaiSecondes = await lirePause(essayeur, statementsOf(tx).rows);
	if (delaiSecondes > 0) return { ok: false, refus: "pause", delaiSecondes };
	const juste = comparer(defi);
	if (juste) return juste;
	const { langue } = defi;
	const commence = await noterCodeFaux(tx, essayeur, { courriel, langue });
	return commence ? "pause commencee" : "faux";
}

/** The remaining tries of one mailbox use one connection at a time. */
const parBoite = transactionsInTurn();

/**
 * The same to sign in. Wrong codes are also counted on the mailbox: together for
 * browsers unknown to its account, apart for each known one. Past `CODES_FAUX_MAX`,
 * none is compared for a day. `connu`: the cookie by which accounts recognise this
 * browser.
 */
export async function essayerCodeDeConnexion(
	essai: Omit<EssaiCode, "nature">,
	connu: string | null,
): Promise<Reussite<CodeJuste> | EchecCode | EchecPause> {
	const { courriel, navigateur, saisi } = essai;
	const code = lireCode(saisi);
	if (code === null) return MAL_ECRIT;
	const empreinte = empreinteDefi("connexion", navigateur, courriel);
	const defi = await compterEssai(null, empreinte, code);
	if (!defi) return refuser(courriel, await pourquoiClos(empreinte));
	const essayeur = {
		boite: boiteDe(courriel),
		navigateur_id: await lireNavigateurConnu(courriel, connu),
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
