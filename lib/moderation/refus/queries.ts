import { classerBesoins } from "#lib/besoins/queries";
import { BesoinsQuery } from "#lib/besoins/schema";
import { LIEUX } from "#lib/contributions/queries";
import {
	PHRASES_RETRAIT,
	pageDeContestation,
} from "#lib/contributions/retraits/rules";
import { CONTESTATION_MOIS } from "#lib/contributions/retraits/schema";
import { phrase } from "#lib/i18n/texts";
import { filled } from "#lib/platform/contract/records";
import { champInvalide } from "#lib/platform/contract/result";
import { rows, sql } from "#lib/platform/db/pool";
import type { Langue, Phrase } from "#lib/platform/langues";
import { apercu } from "#lib/platform/mail/render";
import { classerProjets } from "#lib/projets/queries";
import { ProjetsQuery } from "#lib/projets/schema";
import { estPubliqueSql } from "../queries.ts";
import type { FicheModeree } from "../relecture/schema.ts";
import type { Apercu } from "../schema.ts";
import {
	A_LA_PLACE_DU_DOUBLON,
	A_LA_PLACE_DU_MOTIF,
	cleDe,
	fichesNommees,
	type ModeleRefus,
	pageDe,
	type Sorte,
} from "./rules.ts";
import {
	type Choisi,
	type FicheTrouvee,
	type FicheVisee,
	MOTIFS_REFUS,
	TROUVEES_MAX,
	TROUVEES_PAR_NATURE,
} from "./schema.ts";

/** The sentence of each choice, as the author reads it; the last choice has only the moderator's own words. */
const PHRASES_REFUS = filled(MOTIFS_REFUS, (motif) =>
	motif === "autre" ? null : phrase(`refus.refuses.${motif}`),
);

/** The sentences of the choices of a refusal, and of a take-down. */
export const PHRASES: Readonly<
	Record<Sorte, Readonly<Record<string, Phrase | null>>>
> = { refuse: PHRASES_REFUS, archive: PHRASES_RETRAIT };

/** The language in which the author of an entry reads why it is refused or taken down. */
export function langueDuMotif({ auteur }: FicheModeree): Langue {
	return auteur?.langue ?? "fr";
}

/**
 * A preview of the mail that a refusal, or a take-down, would send to the
 * author, in the author's language; null when nobody would get it. A suspended
 * author is mailed about a refusal only: without access to the account, a
 * take-down can't be contested.
 */
export function apercevoirDecision(
	statut: Sorte,
	{ nature, slug, titre, auteur }: FicheModeree,
	motif: string | null,
	doublon: FicheVisee | null,
): Apercu | null {
	if (!auteur || (statut === "archive" && auteur.suspendu)) return null;
	const { langue } = auteur;
	const page = doublon === null ? {} : { page: pageDe(doublon) };
	const contestation = pageDeContestation(nature, slug);
	const contester = { contestation, mois: CONTESTATION_MOIS };
	const dit = { nature, titre, motif, ...page };
	return statut === "refuse"
		? apercu("contribution_refusee", langue, dit)
		: apercu("contribution_retiree", langue, { ...dit, ...contester });
}

/** The mail that a refusal, or a take-down, would send to the author, before its reason is known; null when nobody would get it. */
export function modeleDeRefus(
	fiche: FicheModeree,
	sorte: Sorte,
): ModeleRefus | null {
	const sans = apercevoirDecision(sorte, fiche, null, null);
	if (!sans) return null;
	const avec = (doublon: FicheVisee | null) =>
		apercevoirDecision(sorte, fiche, A_LA_PLACE_DU_MOTIF, doublon)?.texte ?? "";
	return {
		phrases: PHRASES[sorte],
		langue: sans.langue,
		sujet: sans.sujet,
		sans_motif: sans.texte,
		motif: avec(null),
		doublon: avec(A_LA_PLACE_DU_DOUBLON),
	};
}

export async function lireFichePublique({
	nature,
	slug,
}: FicheVisee): Promise<FicheTrouvee | null> {
	const [fiche] = await rows<FicheTrouvee>(
		sql`SELECT ${nature}::text AS nature, slug, ${LIEUX[nature].titre} AS titre FROM ${LIEUX[nature].table}
		    WHERE ${estPubliqueSql(nature, sql`statut`)} AND slug = ${slug}`,
	);
	return fiche ?? null;
}

/** Public entries of both kinds: the one whose address was pasted; of words, those that hold every one come first. */
export async function chercherFiches(cherche: string): Promise<FicheTrouvee[]> {
	if (cherche.trim() === "") return [];
	const visees = fichesNommees(cherche);
	const nommees = await Promise.all(visees.map(lireFichePublique));
	const connues = nommees.filter((fiche) => fiche !== null);
	// A whole address says which kind: its words would only bring others.
	if (visees.length === 1) return connues;
	const demande = { q: cherche.slice(0, 100), limite: TROUVEES_PAR_NATURE };
	const [projets, besoins] = await Promise.all([
		classerProjets({ ...ProjetsQuery.parse({}), ...demande }),
		classerBesoins({ ...BesoinsQuery.parse({}), ...demande }),
	]);
	const classees = [
		...(projets.ok ? projets.valeur.elements : []).map(
			({ element: { nom, slug }, nature_du_resultat: dit }) =>
				({ nature: "projet", slug, titre: nom, dit }) as const,
		),
		...(besoins.ok ? besoins.valeur.elements : []).map(
			({ element: { titre, slug }, nature_du_resultat: dit }) =>
				({ nature: "besoin", slug, titre, dit }) as const,
		),
	];
	const estParMots = (dit: string) => Number(dit === "mots");
	const trouvees = [
		...connues,
		...classees
			.toSorted((a, b) => estParMots(b.dit) - estParMots(a.dit))
			.map(({ dit: _, ...fiche }) => fiche),
	];
	const parCle = new Map(trouvees.map((fiche) => [cleDe(fiche), fiche]));
	return [...parCle.values()].slice(0, TROUVEES_MAX);
}

const SANS_DOUBLON = phrase("refus.doublon.absent");
const PAS_PUBLIQUE = phrase("refus.doublon.pas_publique");
const ELLE_MEME = phrase("refus.doublon.elle_meme");

/**
 * Rejects a refusal, or a take-down, as listed already when it has no entry,
 * the entry itself, or one that is not public, whose address must not be
 * mailed. Returns null when it is valid.
 */
export async function refusDeDoublon(choisi: Choisi | null, visee: FicheVisee) {
	if (choisi?.choix !== "doublon") return null;
	const { doublon } = choisi;
	if (doublon === null) return champInvalide("doublon", null, SANS_DOUBLON);
	const refus = (pourquoi: Phrase) =>
		champInvalide("doublon", doublon.slug, pourquoi);
	if (cleDe(doublon) === cleDe(visee)) return refus(ELLE_MEME);
	return (await lireFichePublique(doublon)) ? null : refus(PAS_PUBLIQUE);
}
