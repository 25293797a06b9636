import type { ActeurCompte } from "#lib/platform/actor";
import {
	champInvalide,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { donnerEtat } from "../commands.ts";
import { suspendreCompte } from "../comptes/commands.ts";
import { lireLangue, listerLot } from "../comptes/queries.ts";
import { composerMotif, PHRASES_REFUS } from "../refus/rules.ts";
import type { Refuse } from "../refus/schema.ts";
import { refusDeRole } from "../rules.ts";
import type { LotFait, LotForme } from "./schema.ts";
import { cleDuLot } from "./schema.ts";

const SANS_CHOIX = champInvalide("choix", null, {
	fr: "choisissez la raison.",
	en: "choose the reason.",
});

type Decision = {
	readonly statut: "quarantaine" | "refuse";
	readonly motif: string | null;
	readonly choisi: Refuse | null;
};

async function decisionDe({
	compte_id,
	choix,
	texte,
	geste,
}: LotForme): Promise<Decision> {
	if (geste !== "refuse" || choix === undefined)
		return { statut: "quarantaine", motif: null, choisi: null };
	const langue = await lireLangue(compte_id);
	const motif = composerMotif(PHRASES_REFUS[choix], langue, texte);
	return { statut: "refuse", motif, choisi: { choix, doublon: null } };
}

/**
 * Quarantines, or refuses for one reason, the suggestions of an account that the page
 * showed: each is a decision of its own, journaled and mailed as any. What came or
 * changed since is left alone and counted. The gesture `suspension` first suspends the
 * account: if that may not be, nothing is quarantined either. Rejected for members,
 * for a refusal without a reason, and as a suspension is.
 */
export async function traiterLot(
	acteur: ActeurCompte,
	forme: LotForme,
): Promise<Resultat<LotFait>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	const { compte_id, geste, choix, motif, fiches } = forme;
	if (geste === "refuse" && choix === undefined) return SANS_CHOIX;
	if (geste === "suspension") {
		const sanction = { suspendu: true, motif };
		const fait = await suspendreCompte(acteur, compte_id, sanction, "refuse");
		if (!fait.ok) return fait;
	}
	const { choisi, ...decision } = await decisionDe(forme);
	const vues = new Set(fiches);
	let faites = 0;
	for (const entree of await listerLot(compte_id)) {
		if (!vues.has(cleDuLot(entree))) continue;
		const { nature, slug, vu_le } = entree;
		const precisions = { vu_le, choisi };
		const fait = await donnerEtat(acteur, nature, slug, decision, precisions);
		if (fait.ok) faites += 1;
	}
	return reussite({ faites, changees: vues.size - faites });
}
