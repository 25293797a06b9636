import { SAbonner } from "#components/flux/s-abonner";
import { Lignes } from "#components/recherche/lignes";
import { Link } from "#components/ui/link";
import { Pages } from "#components/ui/lists/pages";
import type { ArticleResume } from "#lib/articles/schema";
import { adresseDuFlux } from "#lib/flux/rules";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Page } from "#lib/platform/contract/result";
import type { Langue } from "#lib/platform/langues";
import { listPath } from "#lib/platform/lists/list-address";
import type { Marks } from "#lib/platform/search/marks";
import type { Classe } from "#lib/platform/search/results";
import { LigneArticle } from "./ligne.tsx";

/** The articles of the team, newest first; those found, the best first. */
export function PageDesArticles(props: {
	langue: Langue;
	/** The words searched. */
	q: string | undefined;
	articles: Page<Classe<ArticleResume>>;
	mots: Marks | null;
}) {
	const { langue, q } = props;
	const { elements } = props.articles;
	const t = texts(langue);
	return (
		<>
			<h1>{t("lecture.articles.titre")}</h1>
			<p className="mt-4 max-w-measure text-lead text-soft">
				{t("lecture.articles.chapeau")}
			</p>
			<p className="mt-3">
				<SAbonner langue={langue} adresse={adresseDuFlux(langue, "articles")} />
			</p>
			{q ? (
				<p role="status" className="mt-6 font-display text-h3 font-bold">
					{t("recherche.articles_pour", { n: props.articles.total, q })}
				</p>
			) : null}
			{q ? (
				<p className="no-print mt-6">
					<Link href={pageAddress(langue, "/articles")}>
						{t("recherche.articles_tous")}
					</Link>
				</p>
			) : null}
			{elements.length === 0 ? (
				q ? null : (
					<p className="mt-8">{t("lecture.articles.aucun")}</p>
				)
			) : (
				<div className="mt-8 border-t-2 border-ink pt-6">
					<Lignes
						langue={langue}
						elements={elements}
						ligne={(article) => (
							<LigneArticle
								key={article.slug}
								langue={langue}
								article={article}
								level={2}
								mots={props.mots}
							/>
						)}
					/>
				</div>
			)}
			<Pages
				langue={langue}
				page={props.articles}
				at={(apres) => pageAddress(langue, listPath("/articles", { q, apres }))}
			/>
		</>
	);
}
