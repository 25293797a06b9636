import { notFound } from "next/navigation";
import { Cadre } from "#components/moderation/cadre";
import { FormulaireTheme, Suppression } from "#components/moderation/themes";
import { Section } from "#components/ui/section";
import { metadata, pageDeModeration } from "#lib/adapters/page";
import { listerThemesEdites } from "#lib/moderation/themes/queries";
import { supprimerThemeAction, themeAction } from "../actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("edition.theme.liste"),
}));

export default pageDeModeration(async ({ langue, t, params }) => {
	const themes = await listerThemesEdites();
	const theme = themes.find(({ slug }) => slug === params.slug);
	if (!theme) return notFound();
	const {
		slug,
		nom,
		description,
		nom_en,
		description_en,
		nb_projets,
		nb_besoins,
	} = theme;
	return (
		<Cadre
			langue={langue}
			partie="themes"
			titre={t("edition.theme.modifier", { titre: nom })}
		>
			<div className="mt-6">
				<FormulaireTheme
					langue={langue}
					slug={slug}
					action={themeAction}
					valeurs={{
						nom: [nom],
						description: [description],
						nom_en: [nom_en ?? ""],
						description_en: [description_en ?? ""],
					}}
				/>
			</div>
			<Section id="supprimer" title={t("edition.theme.supprimer")}>
				{nb_projets + nb_besoins > 0 ? (
					<p>
						{t("edition.theme.en_usage")}{" "}
						{t("edition.theme.usages", {
							projets: nb_projets,
							besoins: nb_besoins,
						})}
						.
					</p>
				) : (
					<Suppression
						langue={langue}
						slug={slug}
						action={supprimerThemeAction}
					/>
				)}
			</Section>
		</Cadre>
	);
});
