import { enjeuDe } from "../signaux/rules.ts";
import type { Signal } from "../signaux/schema.ts";
import { FiltreFile, type LigneFile } from "./schema.ts";

/** What is at stake in what waits beside entries: what endangers somebody, then who waits for an answer, then the rest. */
export const ENJEUX = {
	...{ illicite: 400, contestation: 250, signalement: 150 },
	...{ offre: 110, bilan: 80, situation: 80, a_rouvrir: 80 },
	...{ place: 70, regle: 50 },
} as const;

/** The same of an entry: 300 with a danger in its text, then what an author answered; what nobody waits for is last. */
export function enjeuDeFiche(
	{
		demande,
		auteur,
		suspendu,
	}: Pick<LigneFile, "demande" | "auteur" | "suspendu">,
	signaux: readonly Signal[],
): number {
	if (demande === "auteur") return 10;
	const rendue = demande === "repondue" ? 100 : 0;
	const attendue = auteur === null || suspendu ? -40 : 0;
	return 100 + enjeuDe(signaux) + rendue + attendue;
}

/** The page where an entry is reviewed, in French. */
export function pageDeFiche({
	nature,
	slug,
}: Pick<LigneFile, "nature" | "slug">): string {
	return `/moderation/relecture/${nature}/${slug}`;
}

/** The part of an address that says by what the queue is filtered, with its question mark; empty when by nothing. Each entry tells its own state. */
export function rechercheDeFile({
	page: _,
	statut: __,
	...filtre
}: FiltreFile): string {
	const dits = Object.entries(filtre).filter(([, valeur]) => valeur !== "");
	return dits.length === 0 ? "" : `?${new URLSearchParams(dits)}`;
}

/** The filter in the address of a page of the area; an invalid one filters nothing. */
export function filtreDeLAdresse(adresse: string): FiltreFile {
	const [, recherche = ""] = adresse.split("?", 2);
	const lu = FiltreFile.safeParse(
		Object.fromEntries(new URLSearchParams(recherche)),
	);
	return lu.success ? lu.data : FiltreFile.parse({});
}

export function adresseAvec(adresse: string, dit: string): string {
	return `${adresse}${adresse.includes("?") ? "&" : "?"}${dit}`;
}
