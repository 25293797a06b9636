import Link from "next/link";
import type { ComponentProps } from "react";
import { FicheDeLArticle } from "#components/articles/fiche";
import { Badge } from "#components/ui/badge";
import { FullDate, LongDate } from "#components/ui/date";
import { Confirm } from "#components/ui/forms/confirm";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LinkButton } from "#components/ui/link-button";
import { Notice } from "#components/ui/notice";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { ArticleListe } from "#lib/moderation/articles/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { formTexts } from "../../ui/forms/form-texts.ts";
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
					{articles.map(({ slug, titre, date, statut, publier_le }) => (
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
								{t(
									`edition.article.etats.${publier_le === null ? statut : "programme"}`,
								)}
							</Badge>
							<span className="text-small text-soft">
								{publier_le === null ? (
									<LongDate langue={langue} value={date} />
								) : (
									<FullDate langue={langue} value={publier_le.toISOString()} />
								)}
							</span>
						</li>
					))}
				</ul>
			)}
		</Cadre>
	);
}

/** What deleting a draft takes with it, then the button that does it. */
function Suppression(props: {
	langue: Langue;
	slug: string;
	titre: string;
	supprimer: ActionFormulaire;
}) {
	const t = texts(props.langue);
	return (
		<div className="mt-10 border-t border-line pt-6">
			<Confirm label={t("edition.article.supprimer")}>
				<p>{t("edition.article.supprimer_quoi", { titre: props.titre })}</p>
				<Form
					action={props.supprimer}
					textes={formTexts(t)}
					className="mt-3"
					label={t("edition.article.supprimer")}
				>
					<input type="hidden" name="slug" value={props.slug} />
					<SubmitButton look="danger">
						{t("edition.article.supprimer_oui")}
					</SubmitButton>
				</Form>
			</Confirm>
		</div>
	);
}

/** A draft as the page that it will be, which says that only the team sees it. */
export function ArticleEnApercu(
	props: ComponentProps<typeof FicheDeLArticle> & { publie: boolean },
) {
	const { publie, ...fiche } = props;
	const { langue, article } = fiche;
	const t = texts(langue);
	return (
		<>
			<Notice kind="warning">
				<p>
					{t(
						publie
							? "edition.article.deja_public"
							: "edition.article.apercu_seul",
					)}{" "}
					<a href={pageAddress(langue, `/moderation/articles/${article.slug}`)}>
						{t("edition.article.retour")}
					</a>
				</p>
			</Notice>
			<FicheDeLArticle {...fiche} />
		</>
	);
}

/** An existing article, to be edited. */
export function EditionArticle(
	props: ComponentProps<typeof FormulaireArticle> & {
		slug: string;
		titre: string;
		publie: boolean;
		publier_le: Date | null;
		garde: boolean;
		supprimer: ActionFormulaire;
	},
) {
	const { titre, publie, publier_le, garde, supprimer, ...formulaire } = props;
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
				) : (
					<a href={pageAddress(langue, `/moderation/articles/${slug}/apercu`)}>
						{t("edition.article.comme_page")}
					</a>
				)}
				<a href={adresseVersions(langue, "article", slug)}>
					{t("versions.lien")}
				</a>
			</p>
			{publier_le === null ? null : (
				<p className="mt-4 max-w-measure font-bold">
					{t.rich("edition.article.prevu", {
						quand: () => (
							<FullDate langue={langue} value={publier_le.toISOString()} />
						),
					})}
				</p>
			)}
			<FormulaireArticle {...formulaire} />
			{publie ? null : (
				<Suppression
					langue={langue}
					slug={slug}
					titre={titre}
					supprimer={supprimer}
				/>
			)}
		</Cadre>
	);
}
