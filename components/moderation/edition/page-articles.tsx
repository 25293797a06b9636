import { Badge } from "#components/ui/badge";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { Controls, choices, type Field } from "#components/ui/kit/fields";
import { PageForm } from "#components/ui/kit/page-form";
import { Removal } from "#components/ui/kit/record";
import { Rows } from "#components/ui/kit/rows";
import { Day } from "#components/ui/kit/when";
import { LinkButton } from "#components/ui/link";
import { Foreign } from "#components/ui/translated";
import { pageHref, t } from "#lib/i18n/page-texts";
import {
	type ArticleListe,
	BORNES_ARTICLE,
	STATUTS_ARTICLE,
} from "#lib/moderation/articles/schema";
import type {
	ActionFormulaire,
	EtatFormulaire,
} from "#lib/platform/validation/forms";
import { Cadre } from "../file/cadre.tsx";
import { adresseVersions } from "../file/fiche.tsx";
import { ApercuArticle } from "./apercu-article.tsx";
import { EnDeuxLangues } from "./edition.tsx";

export function ListeArticles(props: { articles: readonly ArticleListe[] }) {
	const adresse = (slug: string) => pageHref(`/moderation/articles/${slug}`);
	return (
		<Cadre partie="articles" racine titre={t("moderation.parties.articles")}>
			<p className="mt-5">
				<LinkButton href={adresse("nouveau")} look="other">
					{t("edition.article.nouveau")}
				</LinkButton>
			</p>
			<Rows
				empty={t("edition.article.vide")}
				rows={props.articles.map(({ slug, titre, date, statut }) => ({
					key: slug,
					title: <Foreign of="fr">{titre}</Foreign>,
					href: adresse(slug),
					beside: (
						<Badge look={statut === "publie" ? "action" : "plain"}>
							{t(`edition.article.etats.${statut}`)}
						</Badge>
					),
					note: <Day at={date} />,
				}))}
			/>
		</Cadre>
	);
}

function champs() {
	const textes: Field[] = [
		{ name: "titre", label: t("champs.besoin.titre.nom"), required: true },
		{
			name: "resume",
			label: t("versions.champs.resume"),
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
			label: t("versions.champs.date"),
			...{ kind: "date", required: true },
		},
		{ name: "auteur", label: t("versions.champs.auteur"), required: true },
		{
			name: "projets",
			label: t("versions.champs.projets"),
			help: t("edition.article.projets_aide"),
			optional: true,
		},
		{
			name: "statut",
			label: t("edition.article.statut"),
			options: choices(STATUTS_ARTICLE, (value) =>
				t(`edition.article.statuts.${value}`),
			),
		},
	];
	return { textes, autour };
}

type Edition = {
	action: ActionFormulaire;
	valeurs: EtatFormulaire["valeurs"];
	/** Of the article that is edited; null for a new one. */
	slug: string | null;
	supprimer: ActionFormulaire;
};

function Formulaire(props: Edition) {
	const { slug } = props;
	const { textes, autour } = champs();
	return (
		<PageForm
			action={props.action}
			valeurs={props.valeurs}
			className="mt-6"
			hidden={slug === null ? {} : { slug }}
		>
			<ApercuArticle
				titre={t("edition.article.apercu_titre")}
				titreAnglais={t("edition.article.apercu_anglais")}
				retour={t("edition.article.reprendre")}
			/>
			<EnDeuxLangues champs={textes} langue="fr" />
			<div className="mt-8 border-t border-line pt-6">
				<Controls fields={autour} />
			</div>
			<p className="mt-8 flex flex-wrap gap-4">
				<SubmitButton name="geste" value="garder">
					{t("edition.garder")}
				</SubmitButton>
				<SubmitButton name="geste" value="apercu" look="other">
					{t("edition.article.apercu")}
				</SubmitButton>
			</p>
		</PageForm>
	);
}

export function PageArticle(props: Edition) {
	const { slug, valeurs } = props;
	if (slug === null)
		return (
			<Cadre partie="articles" titre={t("edition.article.nouveau")}>
				<Formulaire {...props} />
			</Cadre>
		);
	const titre = valeurs.titre?.at(-1) ?? "";
	const publie = valeurs.statut?.at(-1) === "publie";
	return (
		<Cadre partie="articles" titre={t("edition.article.modifier", { titre })}>
			<p className="mt-4 flex flex-wrap gap-x-5">
				{publie ? (
					<a href={pageHref(`/articles/${slug}`)}>
						{t("moderation.fiche.voir")}
					</a>
				) : null}
				<a href={adresseVersions("article", slug)}>{t("versions.lien")}</a>
			</p>
			<Formulaire {...props} />
			{publie ? null : (
				<div className="mt-10 border-t border-line pt-6">
					<Removal
						action={props.supprimer}
						fields={{ slug, vu: valeurs.vu?.at(-1) ?? "0" }}
						label={t("edition.article.supprimer")}
						effect={t("edition.article.supprimer_quoi", { titre })}
						confirm={t("edition.article.supprimer_oui")}
					/>
				</div>
			)}
		</Cadre>
	);
}
