/** The query parameters of the moderation pages, and what several of them show. */
import type { z } from "zod";
import { lireVisiteur } from "#lib/comptes/connexion/queries";
import {
	NATURES_CONTRIBUTION,
	type NatureContribution,
} from "#lib/contributions/schema";
import { frenchPath } from "#lib/i18n/addresses";
import type { Texts } from "#lib/i18n/texts";
import type { CourrielMontre } from "#lib/moderation/chantier/schema";
import { compterFile } from "#lib/moderation/file/queries";
import { filtreDeLAdresse, rechercheDeFile } from "#lib/moderation/file/rules";
import type { FiltreFile } from "#lib/moderation/file/schema";
import { aLeRole } from "#lib/platform/actor";
import { isStoreDown } from "#lib/platform/db/unavailable";
import { requestNote } from "#lib/platform/runtime/request-context";

export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The last value of each key, as the API reads a query. */
export function valeursDe(query: Query): Record<string, string | undefined> {
	return Object.fromEntries(
		Object.entries(query).map(([cle, valeur]) => [
			cle,
			Array.isArray(valeur) ? valeur.at(-1) : valeur,
		]),
	);
}

/** The filter of a list, in the address of its page; an invalid one is ignored. */
export function lireFiltre<S extends z.ZodType>(
	filtre: S,
	query: Query,
): z.output<S> {
	const lu = filtre.safeParse(valeursDe(query));
	return lu.success ? lu.data : filtre.parse({});
}

/** The filter of the queue from which the page came, which its address keeps. */
export function filtreCourant(): FiltreFile {
	return filtreDeLAdresse(requestNote()?.address ?? "/");
}

/** The page at hand, by its French path, with the filter of the queue and nothing else of its address. */
export function pageCourante(): string {
	const adresse = frenchPath(requestNote()?.address ?? "/moderation");
	const [chemin = ""] = adresse.split("?", 1);
	const page = chemin.startsWith("/moderation/") ? chemin : "/moderation";
	return `${page}${rechercheDeFile(filtreDeLAdresse(adresse))}`;
}

/** How much waits in the queue; nothing for whoever may not see it, or while the database does not answer: the page says so. */
export async function lireNombre(): Promise<number> {
	try {
		const visiteur = await lireVisiteur();
		const voit = visiteur && aLeRole(visiteur.role, "moderateur");
		return voit ? await compterFile() : 0;
	} catch (error) {
		if (isStoreDown(error)) return 0;
		throw error;
	}
}

/** The mails that a form shows before they leave: for each its language, to whom, subject and text. */
export function courrielsDits(t: Texts, courriels: readonly CourrielMontre[]) {
	return courriels.flatMap(({ langue, nombre, quoi, sujet, texte }) => {
		const qui = t(`suivi.apercu.a_${langue}`, { n: nombre });
		const dit = quoi ? t(`edition.etapes.envoi_${quoi}`, { qui }) : qui;
		return [langue, dit, sujet, texte];
	});
}

export function natureDe(
	segment: string | string[] | undefined,
): NatureContribution | null {
	return NATURES_CONTRIBUTION.find((nature) => nature === segment) ?? null;
}
