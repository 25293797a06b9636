import Link from "next/link";
import type { ComponentProps } from "react";
import { Badge } from "#components/ui/badge";
import { LongDate } from "#components/ui/date";
import { LinkButton } from "#components/ui/link-button";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { ArticleListe } from "#lib/moderation/articles/schema";
import type { Langue } from "#lib/platform/langues";
import { Cadre } from "../file/cadre.tsx";
import { Garde } from "../file/garde.tsx";
import { adresseVersions } from "./adresse-versions.ts";
import { FormulaireArticle } from "./formulaire-article.tsx";

/** Every article, drafts first. */
export function ListeArticles(props: {
	langue: Langue;
	articles: readonly ArticleListe[];
}) {
	const { langue, articles } = props;
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="articles"
			racine
			titre={t("edition.article.liste")}
		>
			<p className="mt-5">
				<LinkButton
					href={pageAddress(langue, "/moderation/articles/nouveau")}
					look="other"
				>
					{t("edition.article.nouveau")}
				</LinkButton>
			</p>
			{articles.length === 0 ? (
				<p className="mt-6 text-soft">{t("edition.article.vide")}</p>
			) : (
				<ul className="mt-6 border-t-2 border-ink">
					{articles.map(({ slug, titre, date, statut }) => (
						<li
							key={slug}
							className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-3"
						>
							<Link
								href={pageAddress(langue, `/moderation/articles/${slug}`)}
								prefetch={false}
								className="min-w-0 flex-1 basis-72 font-bold wrap-anywhere"
							>
								{titre}
							</Link>
							<Badge look={statut === "publie" ? "action" : "plain"}>
								{t(`edition.article.etats.${statut}`)}
							</Badge>
							<span className="text-small text-soft">
								<LongDate langue={langue} value={date} />
							</span>
						</li>
					))}
				</ul>
			)}
		</Cadre>
	);
}

/** An existing article, to be edited. */
export function EditionArticle(
	props: ComponentProps<typeof FormulaireArticle> & {
		slug: string;
		titre: string;
		publie: boolean;
		garde: boolean;
	},
) {
	const { titre, publie, garde, ...formulaire } = props;
	const { langue, slug } = formulaire;
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="articles"
			titre={t("edition.article.modifier", { titre })}
		>
			<Garde langue={langue} vu={garde} />
			<p className="mt-4 flex flex-wrap gap-x-5">
				{publie ? (
					<a href={pageAddress(langue, `/articles/${slug}`)}>
						{t("moderation.fiche.voir")}
					</a>
				) : null}
				<a href={adresseVersions(langue, "article", slug)}>
					{t("versions.lien")}
				</a>
			</p>
			<FormulaireArticle {...formulaire} />
		</Cadre>
	);
}
