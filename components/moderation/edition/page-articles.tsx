import { Badge } from "#components/ui/badge";
import { FullDate, LongDate } from "#components/ui/date";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { Controls, type Field } from "#components/ui/kit/fields";
import { Removal } from "#components/ui/kit/record";
import { Rows } from "#components/ui/kit/rows";
import { LinkButton } from "#components/ui/link-button";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import {
	type ArticleListe,
	BORNES_ARTICLE,
	SORTS_ARTICLE,
} from "#lib/moderation/articles/schema";
import type { Langue } from "#lib/platform/langues";
import type {
	ActionFormulaire,
	EtatFormulaire,
} from "#lib/platform/validation/forms";
import { formTexts } from "../../ui/forms/form-texts.ts";
import { Cadre } from "../file/cadre.tsx";
import { adresseVersions } from "./adresse-versions.ts";
import { ApercuArticle } from "./apercu-article.tsx";
import { EnDeuxLangues } from "./en-deux-langues.tsx";
import { ChampsVersion } from "./version.tsx";

/** Every article, drafts first. */
export function ListeArticles(props: {
	langue: Langue;
	articles: readonly ArticleListe[];
}) {
	const { langue } = props;
	const t = texts(langue);
	const adresse = (slug: string) =>
		pageAddress(langue, `/moderation/articles/${slug}`);
	return (
		<Cadre
			langue={langue}
			partie="articles"
			racine
			titre={t("edition.article.liste")}
		>
			<p className="mt-5">
				<LinkButton href={adresse("nouveau")} look="other">
					{t("edition.article.nouveau")}
				</LinkButton>
			</p>
			<Rows
				empty={t("edition.article.vide")}
				rows={props.articles.map(
					({ slug, titre, date, statut, publier_le }) => ({
						key: slug,
						title: titre,
						href: adresse(slug),
						beside: (
							<Badge look={statut === "publie" ? "action" : "plain"}>
								{t(
									`edition.article.etats.${publier_le === null ? statut : "programme"}`,
								)}
							</Badge>
						),
						note:
							publier_le === null ? (
								<LongDate langue={langue} value={date} />
							) : (
								<FullDate langue={langue} value={publier_le.toISOString()} />
							),
					}),
				)}
			/>
		</Cadre>
	);
}

function champs(langue: Langue) {
	const t = texts(langue);
	const textes: Field[] = [
		{ name: "titre", label: t("edition.article.titre"), required: true },
		{
			name: "resume",
			label: t("edition.article.resume"),
			...{ kind: "text", rows: 3, max: BORNES_ARTICLE.resume.max },
			required: true,
		},
		{
			name: "texte",
			label: t("edition.article.texte"),
			help: t("edition.article.images"),
			...{ kind: "text", rows: 18, required: true },
		},
	];
	const autour: Field[] = [
		{
			name: "date",
			label: t("edition.article.date"),
			...{ kind: "date", required: true },
		},
		{ name: "auteur", label: t("edition.article.auteur"), required: true },
		{
			name: "projets",
			label: t("edition.article.projets"),
			help: t("edition.article.projets_aide"),
			optional: true,
		},
		{
			name: "statut",
			label: t("edition.article.statut"),
			options: SORTS_ARTICLE.map((value) => ({
				value,
				label: t(`edition.article.statuts.${value}`),
			})),
		},
		{
			name: "heure",
			label: t("edition.article.heure"),
			help: t("edition.article.heure_aide"),
			kind: "time",
		},
	];
	return { textes, autour };
}

type Edition = {
	langue: Langue;
	action: ActionFormulaire;
	valeurs: EtatFormulaire["valeurs"];
	/** The article that is edited; null for a new one. */
	article: {
		slug: string;
		titre: string;
		publie: boolean;
		publier_le: Date | null;
	} | null;
	supprimer: ActionFormulaire;
	garde: boolean;
};

/** An article in Markdown, its English version beside it, and its preview. */
function Formulaire(props: Edition) {
	const { langue, article } = props;
	const t = texts(langue);
	const { textes, autour } = champs(langue);
	return (
		<Form
			action={props.action}
			textes={formTexts(t)}
			valeurs={props.valeurs}
			className="mt-6"
		>
			{article === null ? null : <ChampsVersion slug={article.slug} />}
			<ApercuArticle
				titre={t("edition.article.apercu_titre")}
				titreAnglais={t("edition.article.apercu_anglais")}
				lang={langue === "en" ? undefined : "en"}
				retour={t("edition.article.reprendre")}
				champ="texte"
			/>
			<EnDeuxLangues langue={langue} champs={textes} />
			<div className="mt-8 border-t border-line pt-6">
				<Controls langue={langue} fields={autour} />
			</div>
			<p className="mt-8 flex flex-wrap gap-4">
				<SubmitButton name="geste" value="garder">
					{t("edition.garder")}
				</SubmitButton>
				<SubmitButton name="geste" value="apercu" look="other">
					{t("edition.article.apercu")}
				</SubmitButton>
			</p>
		</Form>
	);
}

/** One article: the links to its page and its versions, its form, and the removal of a draft. */
export function PageArticle(props: Edition) {
	const { langue, article, garde } = props;
	const t = texts(langue);
	if (article === null)
		return (
			<Cadre
				langue={langue}
				partie="articles"
				titre={t("edition.article.nouveau")}
			>
				<Formulaire {...props} />
			</Cadre>
		);
	const { slug, titre, publie, publier_le } = article;
	return (
		<Cadre
			langue={langue}
			partie="articles"
			titre={t("edition.article.modifier", { titre })}
			garde={garde}
		>
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
			{publier_le === null ? null : (
				<p className="mt-4 max-w-measure font-bold">
					{t.rich("edition.article.prevu", {
						quand: () => (
							<FullDate langue={langue} value={publier_le.toISOString()} />
						),
					})}
				</p>
			)}
			<Formulaire {...props} />
			{publie ? null : (
				<div className="mt-10 border-t border-line pt-6">
					<Removal
						langue={langue}
						action={props.supprimer}
						fields={{ slug }}
						label={t("edition.article.supprimer")}
						effect={t("edition.article.supprimer_quoi", { titre })}
						confirm={t("edition.article.supprimer_oui")}
					/>
				</div>
			)}
		</Cadre>
	);
}
