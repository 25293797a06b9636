import { ADRESSE_INVALIDE, normaliserCourriel } from "#lib/comptes/rules";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	invalide,
	type Reussite,
	reussite,
} from "#lib/platform/contract/result";
import { transactionsInTurn } from "#lib/platform/db/per-key-queue";
import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import type { Langue } from "#lib/platform/langues";
import { enfiler } from "#lib/platform/mail/queue";
import type { NomGabarit } from "#lib/platform/mail/template-list";
import {
	randomId,
	secretBytes,
	secretDigits,
} from "#lib/platform/runtime/clock";
import { valueError } from "#lib/platform/validation/errors";
import { lirePause } from "./pause/queries.ts";
import {
	alerterPlafond,
	limite,
	type RefusDemande,
	type Renvoi,
	sansEnvoi,
} from "./plafond/commands.ts";
import {
	type Lieux,
	lieuxDe,
	lireEtatDemande,
	preuve,
	verrouillerBudgets,
	verrouillerPlafond,
} from "./queries.ts";
import {
	budgetPourEnvoi,
	CODE_CHIFFRES,
	CODE_DUREE_SECONDES,
	empreinteDefi,
	RENVOI_SECONDES,
} from "./rules.ts";
import {
	type CodeDemande,
	type DemandeCode,
	NAVIGATEUR_OCTETS,
	type NatureDefi,
} from "./schema.ts";

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

/** The new code takes the old one's place, tries counted anew, and is counted itself. */
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

/** Sends the code if the site's day still allows it, counted exactly. */
async function envoyerSousPlafond(
	tx: Transaction,
	defi: Defi,
	lieux: Lieux,
	nouvelle: string,
): Promise<Renvoi> {
	const { empreinte } = defi;
	await verrouillerPlafond(tx);
	const etat = await lireEtatDemande(empreinte, lieux, tx);
	const connue = sansEnvoi(etat);
	if (connue) return connue;
	const estDuSien = budgetPourEnvoi(etat.envois) === "navigateur";
	const navigateur_id = estDuSien ? lieux.navigateur_id : null;
	await envoyerCode(tx, defi, { ...lieux, navigateur_id }, nouvelle);
	const apres = await lireEtatDemande(empreinte, lieux, tx);
	if (!estDuSien && apres.fermetureInconnusSecondes > 0)
		await alerterPlafond(tx);
	return reussite(RENVOI_SECONDES);
}

const parReseau = transactionsInTurn();

/**
 * Sends a code if a budget allows it, and answers how long this browser waits
 * for another. A flood is mostly answered without a lock, and what is left of
 * one network's holds one connection at a time.
 */
function demander(defi: Defi, lieux: Lieux, nouvelle: string): Promise<Renvoi> {
	const { empreinte } = defi;
	return parReseau<Renvoi>(
		lieux.reseau.readInt32BE(0),
		async (tx) => {
			await verrouillerBudgets(tx, lieux);
			const connue = sansEnvoi(await lireEtatDemande(empreinte, lieux, tx));
			return connue ?? envoyerSousPlafond(tx, defi, lieux, nouvelle);
		},
		async () => sansEnvoi(await lireEtatDemande(empreinte, lieux)),
	);
}

/**
 * A code for that purpose is on its way to the address, bound to the browser,
 * for the actor's account or, to sign in, for nobody's yet. Within 60 s the
 * same browser keeps the code that it has; when the mailbox's budget is spent,
 * nothing leaves and the answer is the same. It tells nothing of whether the
 * address has an account. Refused for what is no plain address, when the
 * network's budget is spent, when the site's day is, whose last quarter goes to
 * browsers that signed in before, and while sign-in codes of the mailbox pause
 * for this browser.
 */
export async function demanderCode(
	acteur: ActeurCompte | null,
	demande: DemandeCode,
): Promise<Reussite<CodeDemande> | RefusDemande> {
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
	const pause = nature === "connexion" ? await lirePause(lieux) : 0;
	if (pause > 0) return limite("pause", pause);
	const renvoi = await demander(defi, lieux, demande.nouvelle ?? "");
	if (!renvoi.ok) return renvoi;
	return reussite({ navigateur, courriel, renvoiSecondes: renvoi.valeur });
}
