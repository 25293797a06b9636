import Link from "next/link";
import { Cadre } from "#components/moderation/cadre";
import { Badge } from "#components/ui/badge";
import { LongDate } from "#components/ui/date";
import { LinkButton } from "#components/ui/link-button";
import { metadata, pageDeModeration } from "#lib/adapters/page";
import { listerArticlesEdites } from "#lib/moderation/articles/queries";
import { pageAddress } from "#lib/platform/i18n/addresses";

export const generateMetadata = metadata(({ t }) => ({
	title: t("edition.article.liste"),
}));

export default pageDeModeration(async ({ langue, t }) => {
	const articles = await listerArticlesEdites();
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
			) : null}
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
		</Cadre>
	);
});
