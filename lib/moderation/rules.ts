import { phrase, phraseOf } from "#lib/i18n/texts";
import { type ActeurCompte, aLeRole } from "#lib/platform/actor";
import { conflit, interdit } from "#lib/platform/contract/result";
import type { Choisi } from "./refus/schema.ts";

/** Delay during which a moderator can undo, and before which no mail of the act is sent (D3). */
export const DELAI_ANNULATION_SECONDES = 60;

/** Delay before which no mail of a step is sent, and during which it can be cancelled (D3). */
export const DELAI_ETAPE_SECONDES = 120;

/** Suspensions by one account within 24 h above which the administrators are notified. */
export const SUSPENSIONS_ALERTE = 5;

/** Called first by every command of moderation, so that a route or page without a check gives no access. */
export function refusDeRole({ role }: ActeurCompte) {
	return aLeRole(role, "moderateur") ? null : interdit("role");
}

export const TROP_TARD = conflit(phrase("refus.fiches.trop_tard"));

export function mouvementRefuse(de: string, vers: string) {
	return conflit(phraseOf((t) => t("refus.mouvement", { de, vers })));
}

/** What a moderator's page sends with the act. */
export type Precisions = {
	/** `modifie_le` of the entry as it was read, ISO 8601. */
	readonly vu_le?: string | null;
	/** The versions of which the entry must have one. */
	readonly attendues?: readonly string[] | null;
	/** For a refusal, or a take-down: the choice. */
	readonly choisi?: Choisi | null;
};

/** The choice of a refusal, or of a take-down, in the format of the journal; nothing without one. */
export function choixDit(
	choisi: {
		readonly choix: string | null;
		readonly doublon: Choisi["doublon"];
	} | null,
) {
	if (!choisi?.choix) return {};
	const { choix, doublon } = choisi;
	return doublon === null
		? { choix }
		: { choix, doublon: doublon.slug, doublon_nature: doublon.nature };
}

const CHANGE_ENTRETEMPS = conflit(phrase("refus.fiches.change"));
const TEXTE_EFFACE = conflit(phrase("refus.fiches.texte_efface"));

/** Names the state of an entry: its texts and state by their time, and what is set without it. */
export function versionDe(entree: {
	readonly modifie_le: Date;
	readonly mis_en_avant?: boolean | null;
	readonly projet_id?: number | null;
}): string {
	const { mis_en_avant, modifie_le, projet_id } = entree;
	return `${modifie_le.toISOString()}/${mis_en_avant ?? projet_id ?? ""}`;
}

/** The refusal of a change of an entry that has none of the versions it must have. */
export function obstacleDeVersion(
	entree: Parameters<typeof versionDe>[0],
	attendues: readonly string[] | null,
) {
	return attendues === null || attendues.includes(versionDe(entree))
		? null
		: ({ ...CHANGE_ENTRETEMPS, perime: true } as const);
}

/** The refusal of an act on what has changed since it was read; null checks nothing. */
export function obstacleDuTemps(
	{ modifie_le }: { readonly modifie_le: Date },
	vu_le: string | null,
) {
	return vu_le === null || vu_le === modifie_le.toISOString()
		? null
		: CHANGE_ENTRETEMPS;
}

/** The reason that blocks a change of an entry: it changed since it was read, or its text is erased. */
export function obstacleA(
	entree: { readonly modifie_le: Date; readonly efface_le: Date | null },
	{ vu_le, statut }: { readonly vu_le: string | null; statut: string | null },
) {
	const lacksText =
		entree.efface_le !== null && statut !== null && statut !== "refuse";
	return obstacleDuTemps(entree, vu_le) ?? (lacksText ? TEXTE_EFFACE : null);
}

/** Whether an account may decide a contest: neither the moderator who took the entry down, nor its author. */
export function peutDecider(
	compte_id: number,
	qui: {
		readonly retirant_id: number | null;
		readonly auteur_id: number | null;
	},
): boolean {
	return compte_id !== qui.retirant_id && compte_id !== qui.auteur_id;
}
