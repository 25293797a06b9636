import { LigneArticle } from "#components/articles/liste";
import { LignesBesoins } from "#components/besoins/ligne";
import { COULEURS_STATUT, EtapesRecentes } from "#components/besoins/parcours";
import { LignesDePlaces, LignesDeRoles } from "#components/besoins/places";
import { PresDeChezVous } from "#components/lieux/pres";
import type { Actes } from "#components/participation/boutons";
import { LignesProjets } from "#components/projets/ligne";
import { Day } from "#components/ui/kit/when";
import { Link } from "#components/ui/link";
import { SearchForm } from "#components/ui/lists/search-form";
import { Section } from "#components/ui/section";
import { Translated } from "#components/ui/translated";
import type { ArticleResume } from "#lib/articles/schema";
import type { PlaceSortie, RoleCherche } from "#lib/besoins/places/schema";
import { cheminDe, livraisonDe } from "#lib/besoins/rules";
import {
	type BesoinSortie,
	type EtapeRecente,
	STATUTS_BESOIN_PUBLICS,
	type StatutBesoinPublic,
} from "#lib/besoins/schema";
import { pageHref, t } from "#lib/i18n/page-texts";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import type { ProjetResume } from "#lib/projets/schema";

/** The way of a delivered need, from end to end: the states that it went through along one line, with their days. */
function Chemin({ besoin }: { besoin: BesoinSortie }) {
	return (
		<ol className="mt-4 flex flex-wrap gap-y-4 text-small wrap-normal text-soft">
			{cheminDe(besoin.jalons).map(({ statut, jour }) => (
				<li
					key={statut}
					className="grow basis-0 border-t-3 border-livre pt-2.5 pr-1 last:border-transparent last:pr-0"
				>
					<span
						aria-hidden="true"
						className={`dot -mt-[1.125rem] mb-1.5 block size-3.5 rounded-full bg-current ${COULEURS_STATUT[statut]}`}
					/>
					<span className="block leading-tight">
						{t(`accueil.chemin.${statut}`)}
					</span>
					<span className="block text-tiny max-sm:hidden">
						<Day at={jour} short />
					</span>
				</li>
			))}
		</ol>
	);
}

function DernierLivre(props: { besoin: BesoinSortie }) {
	const { besoin } = props;
	const livraison = livraisonDe(besoin);
	if (livraison === null) return null;
	const { projet } = besoin;
	return (
		<section
			aria-labelledby="livre"
			className="rounded-control border border-line bg-sheet p-5 wrap-anywhere"
		>
			<p className="text-small font-bold text-livre">
				{t.rich("accueil.livre", {
					jours: livraison.jours ?? -1,
					date: () => <Day at={livraison.le} />,
				})}
			</p>
			<h2 id="livre" className="mt-1 text-h3">
				<Link
					href={pageHref(`/besoins/${besoin.slug}`)}
					className="text-ink no-underline hover:underline"
				>
					<Translated of={besoin} text="titre" />
				</Link>
			</h2>
			<Chemin besoin={besoin} />
			{projet ? (
				<p className="mt-3 text-small text-soft">
					{t.rich("accueil.repond", {
						projet: () => (
							<Link
								href={pageHref(`/projets/${projet.slug}`)}
								className="font-bold"
							>
								<Translated of={projet} text="nom" />
							</Link>
						),
						accroche: () => <Translated of={projet} text="accroche" />,
					})}
				</p>
			) : null}
		</section>
	);
}

/** What the directory is, in one sentence; the question that begins the journey; and a need whose whole way was gone. */
export function Ouverture(props: {
	titre: string;
	/** A lead, where the operator wrote one. */
	chapeau: string | null;
	livre: BesoinSortie | null;
}) {
	const { livre } = props;
	return (
		<div
			data-accueil
			className="-mt-4 grid items-center gap-x-12 gap-y-6 sm:-mt-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
		>
			<div>
				<h1 className="mb-5 text-[1.889rem] sm:text-[2.444rem]">
					{props.titre}
				</h1>
				{props.chapeau ? (
					<p className="-mt-2 mb-5 max-w-measure text-lead text-soft">
						{props.chapeau}
					</p>
				) : null}
				<SearchForm
					large
					action={pageHref("/recherche")}
					label={t("accueil.chercher")}
					placeholder={t("accueil.exemple")}
					button={t("accueil.voir")}
					completions={{
						address: `${pageHref("/recherche/titres")}?q=`,
						label: t("recherche.titres"),
					}}
				/>
				<p className="no-print mt-3 text-small text-soft">
					{t.rich("accueil.rien", {
						decrire: (label) => (
							<Link href={pageHref("/decrire")}>{label}</Link>
						),
					})}{" "}
					<Link href={pageHref("/proposer")} className="font-bold">
						{t("contributions.proposer.titre")}
					</Link>
				</p>
			</div>
			{livre ? <DernierLivre besoin={livre} /> : null}
		</div>
	);
}

/** A drawing of this height, in the units of its own width; the ground is its last line but two. */
const LARGEUR = 1040;
const HAUTEUR = 104;
const SOL = HAUTEUR - 2;

/** Where each state of a need is pointed at, and how high. */
const REPERES: Readonly<Record<StatutBesoinPublic, readonly [number, number]>> =
	{
		publie: [214, 44],
		etude: [462, 20],
		developpement: [642, 38],
		livre: [824, 30],
	};

function Maison({ x, haut, large }: Record<"x" | "haut" | "large", number>) {
	const toit = SOL - haut;
	return (
		<path
			className="fill-sheet"
			d={`M${x} ${SOL}v${-haut}h${large}v${haut}M${x - 5} ${toit}l${large / 2 + 5} -15l${large / 2 + 5} 15zM${x + large / 2 - 4} ${SOL}v-12h8v12`}
		/>
	);
}

function Arbre({ x, haut }: Record<"x" | "haut", number>) {
	return (
		<path
			className="fill-action-tint"
			d={`M${x} ${SOL}v${-haut}m-11 -4a11 14 0 1 1 22 0a11 14 0 1 1 -22 0z`}
		/>
	);
}

function Repere({ statut }: { statut: StatutBesoinPublic }) {
	const [x, y] = REPERES[statut];
	return (
		<g className={`fill-current ${COULEURS_STATUT[statut]}`} stroke="none">
			<path d={`M${x} ${y + 9}c-9 -11 -8 -19 0 -19s9 8 0 19z`} />
			<circle className="fill-paper" cx={x} cy={y - 3} r="2.5" />
			<text x={x + 12} y={y + 2} fontSize="14" fontWeight="700">
				{t(`besoins.statut.${statut}`)}
			</text>
		</g>
	);
}

/** The place where needs are met, drawn: a strip that says nothing which the page does not say in words. */
export function Bande() {
	return (
		<svg
			viewBox={`0 0 ${LARGEUR} ${HAUTEUR}`}
			className="no-print mt-6 w-full stroke-action text-action max-md:hidden"
			fill="none"
			strokeWidth="1.75"
			strokeLinejoin="round"
			aria-hidden="true"
			focusable="false"
		>
			<path
				className="fill-action-tint"
				stroke="none"
				d={`M0 ${SOL}q150 -44 320 -14q160 -38 330 0q170 -40 390 14z`}
			/>
			<path
				d={`M38 ${SOL}v-54m0 0l-17 -12m17 12l-2 -20m2 20l18 -8`}
				strokeLinecap="round"
			/>
			{[82, 350, 568, 782, 968].map((x) => (
				<Arbre key={x} x={x} haut={12} />
			))}
			{[104, 590, 1000].map((x) => (
				<Arbre key={x} x={x} haut={20} />
			))}
			<Maison x={126} haut={28} large={48} />
			<path
				className="fill-sheet"
				d={`M196 ${SOL - 6}v-24q0 -5 5 -5h52q8 0 10 9l3 20zM202 ${SOL - 19}h58M216 ${SOL - 35}v16m20 -16v16`}
			/>
			<path
				className="fill-paper"
				d={`M206 ${SOL - 6}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0zM244 ${SOL - 6}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z`}
			/>
			<Maison x={288} haut={36} large={38} />
			<Maison x={392} haut={24} large={40} />
			<Maison x={436} haut={46} large={52} />
			<Maison x={492} haut={30} large={46} />
			<path
				className="fill-sheet"
				d={`M612 ${SOL}v-40h66v40M606 ${SOL - 40}h78l-39 -18zM622 ${SOL}v-40m14 40v-40m18 40v-40m14 40v-40`}
			/>
			<path
				d={`M716 ${SOL}v-12m-16 12v-8h32v8m-16 -12q-12 -2 -12 -12m12 12q12 -2 12 -12`}
				strokeLinecap="round"
			/>
			<Maison x={802} haut={40} large={44} />
			<Maison x={852} haut={26} large={40} />
			<Maison x={908} haut={34} large={44} />
			<path d={`M0 ${SOL}h${LARGEUR}`} />
			{STATUTS_BESOIN_PUBLICS.map((statut) => (
				<Repere key={statut} statut={statut} />
			))}
		</svg>
	);
}

type ExtraitsProps = {
	projets: readonly ProjetResume[];
	besoins: readonly BesoinSortie[];
	/** The help that is wanted: open places, then roles without one, and the way to these. */
	places: readonly PlaceSortie[];
	roles: readonly RoleCherche[];
	aider: ActionFormulaire;
	etapes: readonly EtapeRecente[];
	/** Whether areas are known here. */
	placee: boolean;
	articles: readonly ArticleResume[];
	actes: Actes;
};

function OnCherche(props: Pick<ExtraitsProps, "places" | "roles" | "aider">) {
	return (
		<section
			aria-labelledby="cherche"
			className="mt-8 rounded-control border border-l-4 border-line border-l-call bg-sheet px-5 py-3 sm:py-5 md:grid md:grid-cols-[14rem_minmax(0,1fr)] md:gap-x-8"
		>
			<div>
				<h2 id="cherche" className="max-sm:text-h3">
					{t("accueil.cherche")}
				</h2>
				<p className="text-small sm:mt-2">
					<Link href={pageHref("/aider")}>{t("aider.toutes")}</Link>
				</p>
			</div>
			<ul className="sm:max-md:mt-3 max-sm:[&>li:nth-child(n+3)]:hidden">
				<LignesDePlaces {...props} />
				<LignesDeRoles {...props} avecBesoin />
			</ul>
		</section>
	);
}

/** What the directory holds that is worth a look today; a part without anything is not there. */
export function Extraits(props: ExtraitsProps) {
	const { projets, besoins, etapes, articles, actes } = props;
	const more = (part: "projets" | "besoins" | "articles") => ({
		href: pageHref(`/${part}`),
		label: t.rich(`accueil.tous.${part}`, {
			quoi: (what) => <span className="sr-only">{what}</span>,
		}),
	});
	const serre = "mt-8";
	return (
		<>
			<div className="gap-x-12 md:grid md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
				{besoins.length > 0 ? (
					<Section
						rows
						id="soutenus"
						title={t("accueil.soutenus")}
						more={more("besoins")}
						className={serre}
					>
						<LignesBesoins
							besoins={besoins}
							acte={actes.besoins}
							className="max-sm:[&>li:nth-child(n+4)]:hidden"
						/>
					</Section>
				) : null}
				<div>
					{etapes.length > 0 ? (
						<Section
							rows
							id="etapes"
							title={t("accueil.etapes")}
							className={`${serre} max-sm:[&_li:nth-child(n+3)]:hidden`}
						>
							<EtapesRecentes etapes={etapes} />
						</Section>
					) : null}
					{props.placee ? <PresDeChezVous /> : null}
				</div>
			</div>
			{props.places.length + props.roles.length > 0 ? (
				<OnCherche {...props} />
			) : null}
			{projets.length > 0 ? (
				<Section
					rows
					id="une"
					title={t("accueil.une")}
					more={more("projets")}
					className={serre}
				>
					<LignesProjets
						projets={projets}
						acte={actes.projets}
						className="gap-x-12 max-sm:[&>li:nth-child(n+3)]:hidden md:grid md:grid-cols-2"
					/>
				</Section>
			) : null}
			{articles.length > 0 ? (
				<Section
					rows
					id="articles"
					title={t("accueil.articles")}
					more={more("articles")}
					className="mt-8 max-sm:hidden"
				>
					<ul>
						{articles.map((article) => (
							<LigneArticle key={article.slug} article={article} />
						))}
					</ul>
				</Section>
			) : null}
		</>
	);
}
