import { LigneProjet } from "#components/projets/ligne";
import { LongDate } from "#components/ui/date";
import { OriginalNote } from "#components/ui/original-note";
import { Section } from "#components/ui/section";
import { Share } from "#components/ui/share/share";
import { Breadcrumb } from "#components/ui/shell/breadcrumb";
import { Version } from "#components/ui/translated";
import type { ArticleSortie } from "#lib/articles/schema";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { Langue } from "#lib/platform/langues";
import type { ProjetResume } from "#lib/projets/schema";
import { CorpsDArticle } from "./corps.tsx";

/** An article, and the projects that it mentions. */
export function FicheDeLArticle(props: {
	langue: Langue;
	article: ArticleSortie;
	projets: readonly ProjetResume[];
	/** The page's own absolute address. */
	url: string;
}) {
	const { langue, article, projets } = props;
	const t = texts(langue);
	const titre = translated(article, "titre", langue);
	const html = translated(article, "html", langue);
	return (
		<article>
			<Breadcrumb
				langue={langue}
				steps={[{ label: t("lecture.articles.titre"), path: "/articles" }]}
				here={titre.texte}
			/>
			<h1 className="max-w-measure wrap-anywhere">
				<Version langue={langue} of={titre} />
			</h1>
			<p className="mt-4 text-small text-soft">
				{t.rich("lecture.articles.signature", {
					auteur: article.auteur,
					date: () => <LongDate langue={langue} value={article.date} />,
				})}
			</p>
			<OriginalNote langue={langue} of={html} />
			<p className="mt-6 mb-8 max-w-measure text-lead wrap-anywhere">
				<Version langue={langue} of={translated(article, "resume", langue)} />
			</p>
			<CorpsDArticle langue={langue} html={html} />
			{projets.length > 0 ? (
				<Section id="projets" title={t("lecture.articles.projets")}>
					<ul>
						{projets.map((projet) => (
							<LigneProjet key={projet.slug} langue={langue} projet={projet} />
						))}
					</ul>
				</Section>
			) : null}
			<Share langue={langue} title={titre.texte} url={props.url} />
		</article>
	);
}
