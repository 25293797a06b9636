import Link from "next/link";
import { MoreLink } from "#components/ui/lists/more-link";
import type { ArticleResume } from "#lib/articles/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Page } from "#lib/platform/contract/result";
import type { Langue } from "#lib/platform/langues";
import { listPath } from "#lib/platform/lists/list-address";
import { LigneArticle } from "./ligne.tsx";

/** The articles of the team, newest first. */
export function PageDesArticles(props: {
	langue: Langue;
	articles: Page<ArticleResume>;
	/** Whether this is not the first page. */
	isContinued: boolean;
}) {
	const { langue } = props;
	const { elements, suivant } = props.articles;
	const t = texts(langue);
	return (
		<>
			<h1>{t("lecture.articles.titre")}</h1>
			<p className="mt-4 max-w-measure text-lead text-soft">
				{t("lecture.articles.chapeau")}
			</p>
			{props.isContinued ? (
				<p className="no-print mt-6">
					<Link href={pageAddress(langue, "/articles")} prefetch={false}>
						{t("lecture.debut")}
					</Link>
				</p>
			) : null}
			{elements.length === 0 ? (
				<p className="mt-8">{t("lecture.articles.aucun")}</p>
			) : (
				<ul className="mt-8 border-t-2 border-ink pt-6">
					{elements.map((article) => (
						<LigneArticle
							key={article.slug}
							langue={langue}
							article={article}
							level={2}
						/>
					))}
				</ul>
			)}
			<MoreLink
				href={
					suivant === null
						? null
						: pageAddress(langue, listPath("/articles", { apres: suivant }))
				}
				label={t("lecture.suite")}
			/>
		</>
	);
}
