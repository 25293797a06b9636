import { SubmitButton } from "#components/ui/forms/submit-button";
import { type Field, inEnglish } from "#components/ui/kit/fields";
import { PageForm } from "#components/ui/kit/page-form";
import { Rows } from "#components/ui/kit/rows";
import { Link } from "#components/ui/link";
import { Foreign } from "#components/ui/translated";
import { pageHref, t } from "#lib/i18n/page-texts";
import type { ThemeEdite } from "#lib/moderation/themes/schema";
import type {
	ActionFormulaire,
	EtatFormulaire,
} from "#lib/platform/validation/forms";
import { Cadre } from "../file/cadre.tsx";
import { Edition } from "./edition.tsx";

type Props = {
	themes: readonly ThemeEdite[];
	ouvert: (ThemeEdite & Pick<EtatFormulaire, "valeurs">) | null;
	enregistrer: ActionFormulaire;
	deplacer: ActionFormulaire;
	supprimer: ActionFormulaire;
};

function champs(): Field[] {
	const textes: Field[] = [
		{ name: "nom", label: t("edition.theme.nom"), required: true },
		{
			name: "description",
			label: t("champs.projet.description.nom"),
			...{ kind: "text", rows: 3 },
		},
	];
	return [...textes, ...textes.map((champ) => inEnglish(champ))];
}

function Ordre(props: Props & { theme: ThemeEdite; rang: number }) {
	const { themes, rang } = props;
	const { slug, nom } = props.theme;
	const sens = [
		...(rang > 0 ? [["monter", "↑"] as const] : []),
		...(rang < themes.length - 1 ? [["descendre", "↓"] as const] : []),
	];
	return (
		<PageForm
			action={props.deplacer}
			className="flex gap-2 md:justify-end"
			hidden={{ slug }}
		>
			{sens.map(([value, fleche]) => (
				<SubmitButton key={value} look="other" name="sens" value={value}>
					<span aria-hidden="true">{fleche}</span>
					<span className="sr-only">
						{t(`edition.theme.${value}`, { nom })}
					</span>
				</SubmitButton>
			))}
		</PageForm>
	);
}

function retraitDe({ ouvert, supprimer }: Props) {
	if (ouvert === null) return null;
	const { nb_projets: projets, nb_besoins: besoins } = ouvert;
	if (projets + besoins > 0)
		return `${t("edition.theme.en_usage")} ${t("edition.theme.usages", { projets, besoins })}.`;
	return {
		action: supprimer,
		fields: { slug: ouvert.slug },
		label: t("edition.theme.supprimer"),
		effect: t("edition.theme.supprimer_aide"),
		confirm: t("edition.theme.supprimer"),
	};
}

export function PageThemes(props: Props) {
	const { themes, ouvert } = props;
	return (
		<Cadre partie="themes" racine titre={t("moderation.parties.themes")}>
			<Rows
				empty={t("edition.theme.aucun")}
				rows={themes.map((theme, rang) => ({
					key: theme.slug,
					title: <Foreign of="fr">{theme.nom}</Foreign>,
					href: pageHref(`/moderation/themes?slug=${theme.slug}#theme`),
					note: (
						<Link
							href={pageHref(`/moderation/fiches?theme=${theme.slug}`)}
							className="inline-block py-0.5"
						>
							{t("edition.theme.usages", {
								projets: theme.nb_projets,
								besoins: theme.nb_besoins,
							})}
						</Link>
					),
					acts: <Ordre {...props} theme={theme} rang={rang} />,
				}))}
			/>
			<Edition
				id="theme"
				page="/moderation/themes"
				titre={ouvert && t("edition.article.modifier", { titre: ouvert.nom })}
				nouveau={t("edition.theme.nouveau")}
				action={props.enregistrer}
				fields={champs()}
				values={ouvert?.valeurs ?? {}}
				hidden={ouvert ? { slug: ouvert.slug } : {}}
				submit={t(ouvert ? "edition.garder" : "edition.creer")}
				retrait={retraitDe(props)}
			/>
		</Cadre>
	);
}
