import { Cadre } from "#components/moderation/cadre";
import { FormulaireTheme, ListeThemes } from "#components/moderation/themes";
import { Notice } from "#components/ui/notice";
import { Section } from "#components/ui/section";
import { metadata, pageDeModeration } from "#lib/adapters/page";
import { listerThemesEdites } from "#lib/moderation/themes/queries";
import { valeursDe } from "../lecture.ts";
import { deplacerThemeAction, themeAction } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("edition.theme.liste"),
}));

export default pageDeModeration(async ({ langue, t, query }) => {
	const themes = await listerThemesEdites();
	return (
		<Cadre
			langue={langue}
			partie="themes"
			racine
			titre={t("edition.theme.liste")}
		>
			{valeursDe(query).garde === "oui" ? (
				<Notice kind="done" announced>
					<p>{t("edition.garde")}</p>
				</Notice>
			) : null}
			<ListeThemes
				langue={langue}
				themes={themes}
				deplacer={deplacerThemeAction}
			/>
			<Section id="nouveau" title={t("edition.theme.nouveau")}>
				<FormulaireTheme langue={langue} action={themeAction} valeurs={{}} />
			</Section>
		</Cadre>
	);
});
