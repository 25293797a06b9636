/** The query parameters of the moderation pages, and the result of the previous page's act. */
import type { z } from "zod";
import { actionTo } from "#lib/adapters/pages/action";
import { lireVisiteur } from "#lib/comptes/connexion/queries";
import {
	NATURES_CONTRIBUTION,
	type NatureContribution,
} from "#lib/contributions/schema";
import { frenchPath } from "#lib/i18n/addresses";
import type { LotFait } from "#lib/moderation/comptes/schema";
import { compterFile } from "#lib/moderation/file/queries";
import { filtreDeLAdresse, rechercheDeFile } from "#lib/moderation/file/rules";
import { FiltreFile } from "#lib/moderation/file/schema";
import { lireDernierActe } from "#lib/moderation/relecture/queries";
import type { ActeRecent } from "#lib/moderation/relecture/schema";
import { type ActeurCompte, aLeRole } from "#lib/platform/actor";
import type { Resultat } from "#lib/platform/contract/result";
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

/** The filter of the queue, in the address of a page; an invalid filter is ignored. */
export function lireFiltreFile(query: Query): FiltreFile {
	const lu = FiltreFile.safeParse(valeursDe(query));
	return lu.success ? lu.data : FiltreFile.parse({});
}

/** The page at hand, by its French path, with the filter of the queue and nothing else of its address. */
export function pageCourante(): string {
	const adresse = frenchPath(requestNote()?.address ?? "/moderation");
	const [chemin = ""] = adresse.split("?", 1);
	const page = chemin.startsWith("/moderation/") ? chemin : "/moderation";
	return `${page}${rechercheDeFile(filtreDeLAdresse(adresse))}`;
}

/** How much waits in the queue; nothing for whoever may not see it, or while the database does not answer: the page says so. */
export async function lireNombres(): Promise<Readonly<Record<string, number>>> {
	try {
		const visiteur = await lireVisiteur();
		if (!visiteur || !aLeRole(visiteur.role, "moderateur")) return {};
		return { file: await compterFile() };
	} catch (error) {
		if (isStoreDown(error)) return {};
		throw error;
	}
}

/** The moderator's last act while it can be undone, for the banner, and whether the previous page undid one. */
export async function acteAnnonce(
	query: Query,
	{ compte_id }: ActeurCompte,
): Promise<{ acte: ActeRecent | null; annule: boolean }> {
	return {
		acte: await lireDernierActe(compte_id),
		annule: valeursDe(query).annule === "oui",
	};
}

/** A form that a command answers: for who has the role, it leads to the page that follows. */
export function acteVers<S extends z.ZodObject, Fait>(
	schema: S,
	acces: "moderateur" | "admin",
	faire: (
		visiteur: ActeurCompte,
		valeurs: z.output<S>,
	) => Promise<Resultat<Fait>>,
	/** The French path of that page. */
	vers: (fait: Fait, valeurs: z.output<S>) => string,
) {
	return actionTo(
		schema,
		acces,
		({ visiteur, valeurs }) => faire(visiteur, valeurs),
		vers,
	);
}

/** The row id in a segment of an address. */
export function entierDe(
	segment: string | string[] | undefined,
): number | null {
	const nombre = Number(segment);
	return Number.isSafeInteger(nombre) && nombre > 0 && nombre < 2 ** 31
		? nombre
		: null;
}

/** The kind of entry in a segment of an address. */
export function natureDe(
	segment: string | string[] | undefined,
): NatureContribution | null {
	return NATURES_CONTRIBUTION.find((nature) => nature === segment) ?? null;
}

/** Whether the previous page saved its form. */
export function estGarde(query: Query): boolean {
	return valeursDe(query).garde === "oui";
}

/** The previous page's act on an account: `fermees`, how many of its sessions it closed, `fait`, what it did to what waited; null for none. */
export function annonceDeCompte(query: Query): {
	garde: boolean;
	fermees: number | null;
	fait: LotFait | null;
} {
	const { fermees = "", faits, changees } = valeursDe(query);
	return {
		garde: estGarde(query),
		fermees: /^[0-9]{1,6}$/.test(fermees) ? Number(fermees) : null,
		fait:
			faits === undefined
				? null
				: {
						faites: entierDe(faits) ?? 0,
						changees: entierDe(changees) ?? 0,
					},
	};
}
