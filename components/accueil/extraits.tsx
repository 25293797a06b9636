import { LigneArticle } from "#components/articles/ligne";
import { EtapesRecentes } from "#components/besoins/etapes";
import { LignesBesoins } from "#components/besoins/ligne";
import { LignesDePlaces, LignesDeRoles } from "#components/besoins/places";
import { PresDeChezVous } from "#components/lieux/pres";
import type { Actes } from "#components/participation/boutons";
import { LignesProjets } from "#components/projets/ligne";
import { Link } from "#components/ui/link";
import { Section } from "#components/ui/section";
import type { ArticleResume } from "#lib/articles/schema";
import type { PlaceSortie, RoleCherche } from "#lib/besoins/places/schema";
import type { BesoinSortie, EtapeRecente } from "#lib/besoins/schema";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import type { ProjetResume } from "#lib/projets/schema";

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
	const t = pageTexts();
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
	const t = pageTexts();
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
