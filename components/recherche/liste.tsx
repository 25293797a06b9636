import type { ReactNode } from "react";
import { SAbonner } from "#components/flux/choix";
import {
	ChampPresDe,
	type Demande,
	LignesParNiveau,
	QuestionPresDe,
} from "#components/lieux/pres";
import type { ActeDeListe } from "#components/participation/boutons";
import { ChoixDuTheme } from "#components/themes/liens";
import { Link } from "#components/ui/link";
import { EmptyList } from "#components/ui/lists/empty-list";
import { type ActiveFilter, ListPage } from "#components/ui/lists/list-page";
import { Pages } from "#components/ui/lists/pages";
import type { FiltreBesoins } from "#lib/besoins/schema";
import { adresseDuFlux } from "#lib/flux/rules";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import type { Lieu } from "#lib/lieux/schema";
import type { Page } from "#lib/platform/contract/result";
import type { FacetValue } from "#lib/platform/lists/facet-value";
import { listPath } from "#lib/platform/lists/list-address";
import type { Marks } from "#lib/platform/search/marks";
import type { Classe, SearchHelp } from "#lib/platform/search/results";
import type { Niveau } from "#lib/platform/search/searched-list";
import type { FiltreProjets } from "#lib/projets/schema";
import { ordresDuSite, PAR_PERTINENCE, triMontre } from "#lib/recherche/rules";
import type { Lecture } from "#lib/recherche/schema";
import type { ThemeSortie } from "#lib/themes/schema";
import { titreDeListe } from "./choix.tsx";

export type Liste<
	Query,
	Element,
	Facettes = { readonly theme: readonly FacetValue[] },
> = {
	readonly query: Query;
	readonly page: Page<Classe<Element>>;
	readonly mots: Marks | null;
	readonly lecture: Lecture;
	readonly themes: readonly ThemeSortie[];
	readonly facettes: Facettes;
	/** Whether they count the entries of this list: those of some searches can't be. */
	readonly comptees: boolean;
	/** Suggestions, when the list is empty. */
	readonly aide: SearchHelp<FiltreProjets | FiltreBesoins> | null;
	readonly acte: ActeDeListe;
	readonly lieu: Lieu | null;
	readonly niveaux: readonly Niveau[];
	/** Whether areas are known at all. */
	readonly placee: boolean;
};

type Query<Tri extends string> = {
	readonly q?: string | undefined;
	readonly tri?: Tri | undefined;
	readonly theme?: string | undefined;
	readonly lieu?: string | undefined;
};

export function PageDeListe<Tri extends string, Element>(props: {
	sorte: "projets" | "besoins";
	liste: Liste<Query<Tri>, Element>;
	/** What was typed in « Près de », when it is not one area. */
	demande: Demande | null;
	choix: readonly string[];
	active: readonly ActiveFilter[];
	adresse: (changes: {
		readonly tri?: Tri | typeof PAR_PERTINENCE;
		readonly theme?: string | undefined;
		readonly lieu?: string | undefined;
		readonly apres?: string | undefined;
	}) => string;
	/** The orders, the default one first. */
	tris: readonly [Tri, ...Tri[]];
	nomDuTri: (tri: Tri) => string;
	/** The choices that the form keeps, besides theme and order. */
	gardes: Readonly<Record<string, string | boolean | undefined>>;
	contribuer: { href: string; label: string };
	champs: ReactNode;
	onglets?: ReactNode;
	/** Where else to look, without words to search. */
	aussi: { href: string; label: string } | null;
	ligne: (element: Element, level?: 2 | 3) => ReactNode;
}) {
	const langue = pageLangue();
	const { sorte, liste, active, adresse, tris } = props;
	const { query, page } = liste;
	const list = pageHref(`/${sorte}`);
	return (
		<ListPage
			title={titreDeListe(
				t(`coquille.parties.${sorte}`),
				props.choix,
				liste.lieu,
			)}
			lead={t(`lecture.${sorte}.chapeau`)}
			contribute={props.contribuer}
			address={list}
			search={{
				label: t(`lecture.${sorte}.chercher`),
				placeholder: t(`lecture.${sorte}.exemple`),
				value: query.q,
			}}
			kept={{
				theme: query.theme,
				lieu: query.lieu,
				...props.gardes,
				tri: query.tri === tris[0] && !query.q ? "" : (query.tri ?? ""),
			}}
			themes={
				<ChoixDuTheme
					themes={liste.themes}
					nombres={liste.comptees ? liste.facettes.theme : null}
					choisi={query.theme}
					adresse={(theme) => adresse({ theme })}
				/>
			}
			fields={
				<>
					{liste.placee ? (
						<ChampPresDe
							texte={props.demande?.texte}
							adresse={adresse({ lieu: undefined, apres: undefined })}
						/>
					) : null}
					{props.champs}
				</>
			}
			tabs={props.onglets}
			active={active}
			sort={{
				current: triMontre(query, tris[0]),
				links: ordresDuSite(tris, query.q).map((tri) => ({
					value: tri,
					label:
						tri === PAR_PERTINENCE
							? t("recherche.pertinence")
							: props.nomDuTri(tri),
					href: adresse({ tri }),
				})),
			}}
			total={t(`lecture.${sorte}.total`, { n: page.total })}
			pages={<Pages page={page} at={(apres) => adresse({ apres })} />}
			follow={
				<>
					{liste.placee ? (
						<Link href={pageHref("/lieux")}>
							{t("coquille.pied_liens.lieux")}
						</Link>
					) : null}
					<SAbonner
						adresse={adresseDuFlux(langue, sorte, query.theme, query.lieu)}
					/>
				</>
			}
			also={
				query.q
					? {
							href: pageHref(listPath("/recherche", { q: query.q })),
							label: t("recherche.aussi", { q: query.q }),
						}
					: props.aussi
			}
		>
			<QuestionPresDe
				demande={props.demande}
				adresse={(lieu) => adresse({ lieu })}
			/>
			{page.total === 0 ? (
				<EmptyList help={liste.aide} active={active} all={list} />
			) : liste.lieu && liste.niveaux.length > 0 ? (
				<LignesParNiveau
					lieu={liste.lieu}
					niveaux={liste.niveaux}
					premier={page.place?.premier ?? 1}
					elements={page.elements.map(({ element }) => element)}
					ligne={props.ligne}
				/>
			) : (
				<Lignes
					elements={page.elements}
					lecture={liste.lecture}
					ligne={props.ligne}
				/>
			)}
		</ListPage>
	);
}

/** How the words of a search were read: those that no entry has, and what misspelt ones were read as. */
export function LectureDite({
	lecture: { inconnus, corriges },
}: {
	lecture: Lecture;
}) {
	const dits = [
		inconnus.length > 0
			? t("recherche.inconnus", {
					n: inconnus.length,
					mots: inconnus.join(", "),
				})
			: null,
		corriges.length > 0
			? t("recherche.corriges", { mots: corriges.join(", ") })
			: null,
	];
	return dits.map((dit) =>
		dit === null ? null : (
			<p key={dit} className="my-3 max-w-measure">
				{dit}
			</p>
		),
	);
}

/** Entries in their order; those that come near what is searched stand apart, under their own line. */
export function Lignes<T>(props: {
	elements: readonly Classe<T>[];
	ligne: (element: T) => ReactNode;
	/** How the words of the search were read, where it is said above these rows. */
	lecture?: Lecture;
}) {
	const approchants = props.elements.filter(
		({ nature_du_resultat }) => nature_du_resultat === "approche",
	);
	const autres = props.elements.filter(
		({ nature_du_resultat }) => nature_du_resultat === "mots",
	);
	const lignes = (classes: readonly Classe<T>[]) => (
		<ul>{classes.map(({ element }) => props.ligne(element))}</ul>
	);
	return (
		<>
			{props.lecture ? <LectureDite lecture={props.lecture} /> : null}
			{autres.length > 0 ? lignes(autres) : null}
			{approchants.length > 0 ? (
				<>
					<p className="mt-6 mb-3 text-small font-bold text-soft first:mt-0">
						{t("recherche.approchants")}
					</p>
					{lignes(approchants)}
				</>
			) : null}
		</>
	);
}
