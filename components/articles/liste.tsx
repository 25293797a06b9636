import { SAbonner } from "#components/flux/choix";
import { Lignes } from "#components/recherche/liste";
import { Day } from "#components/ui/kit/when";
import { Link } from "#components/ui/link";
import { Pages } from "#components/ui/lists/pages";
import { Row } from "#components/ui/lists/row";
import { PageHead } from "#components/ui/shell/page-head";
import { Translated } from "#components/ui/translated";
import type { ArticleResume } from "#lib/articles/schema";
import { adresseDuFlux } from "#lib/flux/rules";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import type { Page } from "#lib/platform/contract/result";
import { listPath } from "#lib/platform/lists/list-address";
import type { Marks } from "#lib/platform/search/marks";
import type { Classe } from "#lib/platform/search/results";

export function PageDesArticles(props: {
	q: string | undefined;
	articles: Page<Classe<ArticleResume>>;
	mots: Marks | null;
}) {
	const langue = pageLangue();
	const { q } = props;
	const { elements } = props.articles;
	return (
		<>
			<PageHead
				title={t("coquille.parties.articles")}
				lead={t("lecture.articles.chapeau")}
			/>
			<p className="mt-3">
				<SAbonner adresse={adresseDuFlux(langue, "articles")} />
			</p>
			{q ? (
				<p role="status" className="mt-6 font-display text-h3 font-bold">
					{t("recherche.articles_pour", { n: props.articles.total, q })}
				</p>
			) : null}
			{q ? (
				<p className="no-print mt-6">
					<Link href={pageHref("/articles")}>
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
						elements={elements}
						ligne={(article) => (
							<LigneArticle
								key={article.slug}
								article={article}
								level={2}
								mots={props.mots}
							/>
						)}
					/>
				</div>
			)}
			<Pages
				page={props.articles}
				at={(apres) => pageHref(listPath("/articles", { q, apres }))}
			/>
		</>
	);
}

export function LigneArticle(props: {
	article: ArticleResume;
	level?: 2 | 3;
	mots?: Marks | null;
}) {
	const { article } = props;
	return (
		<Row
			href={pageHref(`/articles/${article.slug}`)}
			title={<Translated of={article} text="titre" mots={props.mots} />}
			level={props.level ?? 3}
			above={
				<p className="mb-1 text-small text-soft">
					<Day at={article.date} />
				</p>
			}
			line={<Translated of={article} text="resume" mots={props.mots} />}
		/>
	);
}
