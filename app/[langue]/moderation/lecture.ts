import { estStatutBesoin, estStatutPublic } from "#lib/besoins/rules";
import {
	NATURES_CONTRIBUTION,
	type NatureContribution,
} from "#lib/contributions/schema";
import type { Texts } from "#lib/i18n/texts";
import { lireContestationDe } from "#lib/moderation/contestations/queries";
import { lireHistorique } from "#lib/moderation/journal/queries";
import { FiltreJournal } from "#lib/moderation/journal/schema";
import {
	lireActeRecent,
	lireVoisines,
} from "#lib/moderation/relecture/queries";
import {
	courrielsDe,
	langueDouteuse,
	liensDe,
} from "#lib/moderation/relecture/rules";
import {
	type ActeRecent,
	type FicheModeree,
	FiltreEntrees,
} from "#lib/moderation/relecture/schema";
import { listerSemblables } from "#lib/moderation/semblables/queries";
import type { ActeurCompte } from "#lib/platform/actor";
import { estProjetPublic } from "#lib/projets/rules";

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The last value under each key, as the API reads a query. */
export function valeursDe(query: Query): Record<string, string | undefined> {
	return Object.fromEntries(
		Object.entries(query).map(([cle, valeur]) => [
			cle,
			Array.isArray(valeur) ? valeur.at(-1) : valeur,
		]),
	);
}

/** What a list is filtered by; anything that is no filter of ours is none. */
export function lireFiltre(query: Query): FiltreEntrees {
	const lu = FiltreEntrees.safeParse(valeursDe(query));
	return lu.success ? lu.data : FiltreEntrees.parse({});
}

/** What the page before this one did, for its banner. */
export async function acteAnnonce(
	query: Query,
	{ compte_id }: ActeurCompte,
): Promise<{ acte: ActeRecent | null; annule: boolean }> {
	const { fait, annule } = valeursDe(query);
	const acte_id = Number(fait);
	return {
		acte:
			Number.isSafeInteger(acte_id) && acte_id > 0 && acte_id < 2 ** 31
				? await lireActeRecent(compte_id, acte_id)
				: null,
		annule: annule === "oui",
	};
}

/** The choices of a list's filters. */
export function natures(t: Texts) {
	return (["projet", "besoin"] as const).map((value) => ({
		value,
		label: t(`moderation.filtre.natures.${value}`),
	}));
}

export function langues(t: Texts) {
	return (["fr", "en"] as const).map((value) => ({
		value,
		label: t(`moderation.filtre.langues.${value}`),
	}));
}

/** The words of the keyboard's island. */
export function touches(t: Texts) {
	return {
		titre: t("moderation.touches.titre"),
		aide: t("moderation.touches.aide"),
		activer: t("moderation.touches.activer"),
		couper: t("moderation.touches.couper"),
	};
}

/** The kind of entry that a segment of an address names. */
export function natureDe(
	segment: string | string[] | undefined,
): NatureContribution | null {
	return NATURES_CONTRIBUTION.find((nature) => nature === segment) ?? null;
}

/** Whether readers see the entry: what may be taken down. */
export function estEnLigne({ nature, statut }: FicheModeree): boolean {
	if (nature === "projet") return estProjetPublic(statut);
	return estStatutBesoin(statut) && estStatutPublic(statut);
}

/** The row's number that a segment of an address names. */
export function entierDe(
	segment: string | string[] | undefined,
): number | null {
	const nombre = Number(segment);
	return Number.isSafeInteger(nombre) && nombre > 0 && nombre < 2 ** 31
		? nombre
		: null;
}

/** What of the journal is asked for. */
export function lireFiltreJournal(query: Query): FiltreJournal {
	const lu = FiltreJournal.safeParse(valeursDe(query));
	return lu.success ? lu.data : FiltreJournal.parse({});
}

/** The same part of the journal at another address. */
export function adresseJournal(chemin: string, filtre: FiltreJournal): string {
	const dits = Object.entries(filtre).flatMap(([cle, valeur]) =>
		valeur === "" || valeur === undefined ? [] : [[cle, String(valeur)]],
	);
	return dits.length === 0 ? chemin : `${chemin}?${new URLSearchParams(dits)}`;
}

/** Whether the page before kept what was written. */
export function estGarde(query: Query): boolean {
	return valeursDe(query).garde === "oui";
}

/** What stands around an entry under review. */
export async function lireAutour(
	fiche: FicheModeree,
	query: Query,
	visiteur: ActeurCompte,
) {
	const [contestation, voisines, semblables, historique, annonce] =
		await Promise.all([
			lireContestationDe(fiche.nature, fiche.slug),
			lireVoisines(fiche),
			listerSemblables(fiche),
			lireHistorique(fiche.nature, fiche.id),
			acteAnnonce(query, visiteur),
		]);
	const conflit = valeursDe(query).conflit === "oui";
	const liens = liensDe(fiche);
	const devinee = langueDouteuse(fiche);
	return {
		contestation,
		...{ voisines, semblables, historique, annonce, conflit, liens },
		devinee,
		courriels: courrielsDe(fiche),
	};
}

/** What the page before did to an account: `fermees`, how many of its sessions it closed, null when it closed none. */
export function annonceDeCompte(query: Query): {
	garde: boolean;
	fermees: number | null;
} {
	const { fermees = "" } = valeursDe(query);
	return {
		garde: estGarde(query),
		fermees: /^[0-9]{1,6}$/.test(fermees) ? Number(fermees) : null,
	};
}
