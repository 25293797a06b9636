import type { ActeDeListe } from "#components/participation/boutons";
import { LignesProjets } from "#components/projets/ligne";
import { Entry, SheetPart } from "#components/ui/entry";
import { Day } from "#components/ui/kit/when";
import { Link } from "#components/ui/link";
import { Section } from "#components/ui/section";
import { MoreShare, ShareButton } from "#components/ui/share/share";
import { Breadcrumb } from "#components/ui/shell/page-head";
import {
	MarkedText,
	OriginalNote,
	Translated,
} from "#components/ui/translated";
import { minutesDeLecture } from "#lib/articles/rules";
import type { ArticleResume, ArticleSortie } from "#lib/articles/schema";
import { adresseDuFlux } from "#lib/flux/rules";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import { translated } from "#lib/i18n/translated";
import type { ProjetResume } from "#lib/projets/schema";

type FicheProps = {
	article: ArticleSortie;
	projets: readonly ProjetResume[];
	voisins: readonly ArticleResume[];
	acte: ActeDeListe;
	url: string;
};

function Feuille(props: Omit<FicheProps, "projets" | "acte">) {
	const langue = pageLangue();
	const { article, voisins } = props;
	return (
		<>
			{voisins.length > 0 ? (
				<SheetPart id="voisins" title={t("fiche.article.voisins")}>
					<ul className="space-y-3">
						{voisins.map((voisin) => (
							<li key={voisin.slug}>
								<Link href={pageHref(`/articles/${voisin.slug}`)}>
									<Translated of={voisin} text="titre" />
								</Link>
								<p className="text-small text-soft">
									<Day at={voisin.date} />
								</p>
							</li>
						))}
					</ul>
				</SheetPart>
			) : null}
			<ShareButton
				title={translated(article, "titre", langue).texte}
				url={props.url}
			/>
		</>
	);
}

export function FicheDeLArticle(props: FicheProps) {
	const langue = pageLangue();
	const { article, projets, voisins, url } = props;
	const html = translated(article, "html", langue);
	return (
		<article>
			<Breadcrumb
				steps={[{ label: t("coquille.parties.articles"), path: "/articles" }]}
			/>
			<Entry
				head={
					<>
						<h1 className="wrap-anywhere">
							<Translated of={article} text="titre" />
						</h1>
						<p className="mt-2 text-small text-soft sm:mt-4">
							{t.rich("lecture.articles.signature", {
								auteur: article.auteur,
								date: () => <Day at={article.date} />,
							})}{" "}
							·{" "}
							{t("fiche.article.minutes", { n: minutesDeLecture(html.texte) })}
						</p>
						<OriginalNote of={html} />
						<p className="mt-6 max-w-measure text-lead wrap-anywhere">
							<Translated of={article} text="resume" />
						</p>
					</>
				}
				sheet={<Feuille article={article} voisins={voisins} url={url} />}
				text={<MarkedText html={html} />}
			/>
			{projets.length > 0 ? (
				<Section rows id="projets" title={t("versions.champs.projets")}>
					<LignesProjets
						projets={projets}
						acte={props.acte}
						className="lg:grid lg:grid-cols-2 lg:gap-x-12"
					/>
				</Section>
			) : null}
			<MoreShare
				title={translated(article, "titre", langue).texte}
				url={url}
				feed={{
					label: t("fiche.flux.articles"),
					href: adresseDuFlux(langue, "articles"),
				}}
			/>
		</article>
	);
}
