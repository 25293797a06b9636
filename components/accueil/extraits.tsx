import { LigneArticle } from "#components/articles/ligne";
import { EtapesRecentes } from "#components/besoins/etapes";
import { LigneBesoin } from "#components/besoins/ligne";
import type { Actes } from "#components/participation/boutons";
import { LigneProjet } from "#components/projets/ligne";
import { Link } from "#components/ui/link";
import { Section } from "#components/ui/section";
import { Translated } from "#components/ui/translated";
import type { ArticleResume } from "#lib/articles/schema";
import type { EtapeRecente } from "#lib/besoins/chantier/schema";
import type { BesoinSortie } from "#lib/besoins/schema";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import type { ProjetResume } from "#lib/projets/schema";

type ExtraitsProps = {
	projets: readonly ProjetResume[];
	besoins: readonly BesoinSortie[];
	/** Needs under way that look for people. */
	cherchent: readonly BesoinSortie[];
	etapes: readonly EtapeRecente[];
	articles: readonly ArticleResume[];
	actes: Actes;
	now: Date;
};

/** The needs that look for people, and for whom. */
function OnCherche(props: Pick<ExtraitsProps, "cherchent">) {
	const { cherchent } = props;
	const t = pageTexts();
	return (
		<section
			aria-labelledby="cherche"
			className="mt-8 rounded-control border-l-4 border-call bg-sheet p-5 wrap-anywhere"
		>
			<h2 id="cherche" className="text-h3">
				{t("accueil.cherche")}
			</h2>
			<ul className="mt-2 space-y-2 text-small max-sm:[&>li:nth-child(n+3)]:hidden">
				{cherchent.map((besoin) => (
					<li key={besoin.slug}>
						<Link
							href={pageHref(`/besoins/${besoin.slug}`)}
							className="font-bold"
						>
							<Translated of={besoin} text="titre" />
						</Link>
						<span className="block">
							{besoin.roles
								.map((role) => t(`lecture.besoins.roles.${role}.nom`))
								.join(", ")}
						</span>
					</li>
				))}
			</ul>
			<p className="mt-3 text-small">
				<Link href={pageHref("/aider")}>{t("aider.toutes")}</Link>
			</p>
		</section>
	);
}

/** What the directory holds that is worth a look today; a part without anything is not there. */
export function Extraits(props: ExtraitsProps) {
	const { projets, besoins, cherchent, etapes, articles, actes } = props;
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
						<ul className="max-sm:[&>li:nth-child(n+4)]:hidden">
							{besoins.map((besoin) => (
								<LigneBesoin
									key={besoin.slug}
									besoin={besoin}
									acte={actes.besoins}
								/>
							))}
						</ul>
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
							<EtapesRecentes etapes={etapes} now={props.now} />
						</Section>
					) : null}
					{cherchent.length > 0 ? <OnCherche cherchent={cherchent} /> : null}
				</div>
			</div>
			{projets.length > 0 ? (
				<Section
					rows
					id="une"
					title={t("accueil.une")}
					more={more("projets")}
					className={serre}
				>
					<ul className="gap-x-12 max-sm:[&>li:nth-child(n+3)]:hidden md:grid md:grid-cols-2">
						{projets.map((projet) => (
							<LigneProjet
								key={projet.slug}
								projet={projet}
								acte={actes.projets}
							/>
						))}
					</ul>
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
