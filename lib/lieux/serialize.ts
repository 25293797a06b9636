/** What areas are called where people read them; pages use it too. Pure. */

import { placeName } from "#lib/i18n/places";
import type { Langue, TexteMarque } from "#lib/platform/langues";
import type { Lieu } from "./schema.ts";

/** The names of areas in one text of at most `max` code points, the last left out where they are too long. */
export function nomsDits(noms: readonly string[], max: number): string {
	const dits = noms.join(", ");
	return [...dits].length <= max ? dits : nomsDits(noms.slice(0, -1), max);
}

/** « près d’Angers », « près du Mans »; null where a name has no article that we know: a département, a country. */
export function presDe({ nature, nom }: Lieu, langue: Langue): string | null {
	if (nature !== "commune") return null;
	if (langue === "en") return `near ${nom}`;
	const [, article, reste] = /^(Les?) (.+)$/.exec(nom) ?? [];
	if (article) return `près ${article === "Le" ? "du" : "des"} ${reste}`;
	return /^[aeiouyœæ]/i.test(nom.normalize("NFD"))
		? `près d’${nom}`
		: `près de ${nom}`;
}

function departementAutour({ dans }: Lieu) {
	return dans.find(({ code }) => code.startsWith("dep-"));
}

/** The name of the département that an area is in; undefined for one that is in none. */
export function nomDuDepartement(lieu: Lieu): string | undefined {
	return departementAutour(lieu)?.nom;
}

/** The name of an area with what tells it from its namesakes. */
export function nomEntier(lieu: Lieu): string {
	const autour = nomDuDepartement(lieu);
	return autour && autour !== lieu.nom ? `${lieu.nom} (${autour})` : lieu.nom;
}

/** The name of an area in a language: a town that is called as a country keeps its own. */
export function nomTraduit({ nature, nom }: Lieu, langue: Langue): TexteMarque {
	return nature === "commune"
		? { texte: nom, langue: "fr" }
		: placeName(nom, langue);
}

/** A text that says an area: a town with the number of its département. */
export function nomSitue(lieu: Lieu): string {
	const numero = departementAutour(lieu)?.code.slice("dep-".length);
	return lieu.nature === "commune" && numero
		? `${lieu.nom} (${numero})`
		: lieu.nom;
}

/** What each level of a list near an area is called; the last one, everywhere, is said by the page. */
export function nomsDesNiveaux({ nom, dans }: Lieu): readonly string[] {
	const de = (kind: string) =>
		dans.flatMap((lieu) => (lieu.code.startsWith(kind) ? lieu.nom : []));
	return [nom, ...["epci-", "dep-", "reg-"].map((kind) => de(kind).join(", "))];
}
