import { dayOf, daysBetween } from "#lib/platform/runtime/time-zone";
import { renderMarkdownSection } from "#lib/platform/text/markdown";
import {
	type BesoinSortie,
	ETATS_BESOIN,
	type EtatBesoin,
	STATUTS_BESOIN,
	STATUTS_BESOIN_PUBLICS,
	type StatutBesoin,
	type StatutBesoinPublic,
} from "./schema.ts";

/** The moves between a need's states (D2), and their labels. */

const PUBLICS: readonly EtatBesoin[] = STATUTS_BESOIN_PUBLICS;

function autresPublics(statut: StatutBesoinPublic): StatutBesoin[] {
	return [
		...STATUTS_BESOIN_PUBLICS.filter((autre) => autre !== statut),
		"archive",
	];
}

export const MOUVEMENTS_BESOIN: Readonly<
	Record<StatutBesoin, readonly StatutBesoin[]>
> = {
	propose: ["publie", "refuse", "quarantaine"],
	publie: autresPublics("publie"),
	etude: autresPublics("etude"),
	developpement: autresPublics("developpement"),
	livre: autresPublics("livre"),
	refuse: ["publie"],
	archive: ["publie"],
	quarantaine: ["propose", "refuse"],
};

export const LIBELLES_STATUT_BESOIN: Readonly<
	Record<EtatBesoin, { readonly fr: string; readonly en: string }>
> = {
	propose: { fr: "En attente de relecture", en: "Awaiting review" },
	publie: { fr: "Exprimé", en: "Expressed" },
	etude: { fr: "À l’étude", en: "Under study" },
	developpement: { fr: "En développement", en: "In development" },
	livre: { fr: "Résolu", en: "Solved" },
	refuse: { fr: "Non retenu", en: "Not taken forward" },
	archive: { fr: "Archivé", en: "Archived" },
	quarantaine: { fr: "En quarantaine", en: "Quarantined" },
	fusionne: { fr: "Réuni à un autre besoin", en: "Merged" },
};

/** `statut_libelle`: the contract keeps its word for what pages call solved. */
export function libelleServi(etat: EtatBesoin): string {
	return etat === "livre" ? "Livré" : LIBELLES_STATUT_BESOIN[etat].fr;
}

/** States in which the work space is open: a consequence of the state, never a second flag (D2). */
export const STATUTS_CHANTIER = [
	"etude",
	"developpement",
	"livre",
] as const satisfies readonly StatutBesoin[];

export function estStatutBesoin(texte: string): texte is StatutBesoin {
	return STATUTS_BESOIN.some((statut) => statut === texte);
}

/** Whether a text is a state of a need, that of a merged one included. */
export function estEtatBesoin(texte: string): texte is EtatBesoin {
	return ETATS_BESOIN.some((etat) => etat === texte);
}

export function estStatutPublic(
	statut: EtatBesoin,
): statut is StatutBesoinPublic {
	return PUBLICS.includes(statut);
}

/** The day of an instant in the site's zone, as YYYY-MM-DD. */
function jourDe(instant: string): string {
	return dayOf(new Date(instant));
}

/**
 * The day on which a need was last delivered, and how many days of the calendar after
 * it was first expressed; null when it is not delivered.
 */
export function livraisonDe({
	statut,
	jalons,
}: Pick<BesoinSortie, "statut" | "jalons">): {
	readonly le: string;
	readonly jours: number | null;
} | null {
	if (statut !== "livre") return null;
	const le = jalons.findLast((jalon) => jalon.statut === "livre")?.le;
	const debut = jalons.find((jalon) => jalon.statut === "publie")?.le;
	if (le === undefined) return null;
	const jours =
		debut === undefined
			? null
			: Math.max(0, daysBetween(jourDe(debut), jourDe(le)));
	return { le, jours };
}

/**
 * The states that a need went through, each with its day as YYYY-MM-DD: the first on
 * which it was public, the last on which it entered any other.
 */
export function cheminDe(
	jalons: BesoinSortie["jalons"],
): { readonly statut: StatutBesoinPublic; readonly jour: string }[] {
	const parcourus = STATUTS_BESOIN_PUBLICS.flatMap((statut) => {
		const siens = jalons.filter((jalon) => jalon.statut === statut);
		const jalon = statut === "publie" ? siens.at(0) : siens.at(-1);
		return jalon ? [{ statut, jour: jourDe(jalon.le) }] : [];
	});
	// The sort is stable: states of one day stay in the order of the way.
	return parcourus.toSorted((a, b) => a.jour.localeCompare(b.jour));
}

export function aUnChantier(statut: EtatBesoin): boolean {
	return STATUTS_CHANTIER.some((ouvert) => ouvert === statut);
}

type Projet = NonNullable<BesoinSortie["projet"]>;

/** The project that is named where a need is delivered: the linked one, else the first of those confirmed. */
export function projetQuiRepond(
	{ projet }: Pick<BesoinSortie, "projet">,
	confirmes: readonly Projet[],
): Projet | null {
	return projet ?? confirmes[0] ?? null;
}

/** What only somebody who writes Markdown types: headings, fenced code. */
const MARKDOWN = /^(?:#{1,6} |```|~~~)/m;

const TITRE_MAX = 60;
const TITRE = /^\p{Lu}.*[\p{L}\p{N}?:)]$/u;
const SUITE = /^(?:[\p{Lu}\p{N}«“]|[-*] )/u;
const PUCE = /^[ \t]*[–•][ \t]+/gm;

/** The first line of a block that stands over others as a title does: short, without a full stop. */
function titreDevine(bloc: string): string {
	const fin = bloc.indexOf("\n");
	if (fin < 0) return bloc;
	const titre = bloc.slice(0, fin).trim();
	const suite = bloc.slice(fin + 1);
	return [...titre].length <= TITRE_MAX &&
		TITRE.test(titre) &&
		SUITE.test(suite)
		? `## ${titre}\n\n${suite}`
		: bloc;
}

/** A brief of the time when briefs were plain text, with its titles and its items marked. */
function commeMarkdown(texte: string): string {
	if (MARKDOWN.test(texte)) return texte;
	return texte
		.replace(PUCE, "- ")
		.split(/\n[ \t]*\n\s*/)
		.map(titreDevine)
		.join("\n\n");
}

/**
 * The HTML of a brief, written in the Markdown of articles, to stand under a heading of
 * the page (h2). A brief without any heading of its own keeps those that its short
 * lines were: plain texts of before look as they did, or better.
 */
export function cahierEnHtml(cahier: string): string {
	return renderMarkdownSection(commeMarkdown(cahier));
}
