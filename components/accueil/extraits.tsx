import { LigneArticle } from "#components/articles/ligne";
import { EtapesRecentes } from "#components/besoins/etapes";
import { LigneBesoin } from "#components/besoins/ligne";
import { LigneProjet } from "#components/projets/ligne";
import { Section } from "#components/ui/section";
import type { ArticleResume } from "#lib/articles/schema";
import type { EtapeRecente } from "#lib/besoins/chantier/schema";
import type { BesoinSortie } from "#lib/besoins/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type { ProjetResume } from "#lib/projets/schema";

/** What the directory holds that is worth a look today; a part without anything is not there. */
export function Extraits(props: {
	langue: Langue;
	projets: readonly ProjetResume[];
	besoins: readonly BesoinSortie[];
	etapes: readonly EtapeRecente[];
	articles: readonly ArticleResume[];
}) {
	const { langue, projets, besoins, etapes, articles } = props;
	const t = texts(langue);
	const more = (part: "projets" | "besoins" | "articles") => ({
		href: pageAddress(langue, `/${part}`),
		label: t.rich(`accueil.tous.${part}`, {
			quoi: (what) => <span className="sr-only">{what}</span>,
		}),
	});
	return (
		<>
			<div className="gap-x-14 md:grid md:grid-cols-2">
				{projets.length > 0 ? (
					<Section id="une" title={t("accueil.une")} more={more("projets")}>
						<ul>
							{projets.map((projet) => (
								<LigneProjet
									key={projet.slug}
									langue={langue}
									projet={projet}
								/>
							))}
						</ul>
					</Section>
				) : null}
				{besoins.length > 0 ? (
					<Section
						id="soutenus"
						title={t("accueil.soutenus")}
						more={more("besoins")}
					>
						<ul>
							{besoins.map((besoin) => (
								<LigneBesoin
									key={besoin.slug}
									langue={langue}
									besoin={besoin}
								/>
							))}
						</ul>
					</Section>
				) : null}
			</div>
			{etapes.length > 0 ? (
				<Section id="etapes" title={t("accueil.etapes")}>
					<EtapesRecentes langue={langue} etapes={etapes} />
				</Section>
			) : null}
			{articles.length > 0 ? (
				<Section
					id="articles"
					title={t("accueil.articles")}
					more={more("articles")}
				>
					<ul>
						{articles.map((article) => (
							<LigneArticle
								key={article.slug}
								langue={langue}
								article={article}
							/>
						))}
					</ul>
				</Section>
			) : null}
		</>
	);
}
