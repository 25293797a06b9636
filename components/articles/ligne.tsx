import { Day } from "#components/ui/kit/when";
import { Row } from "#components/ui/lists/row";
import { Translated } from "#components/ui/translated";
import type { ArticleResume } from "#lib/articles/schema";
import { pageHref } from "#lib/i18n/page-texts";
import type { Marks } from "#lib/platform/search/marks";

/** An article in a list: its day, its title, its summary. */
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
