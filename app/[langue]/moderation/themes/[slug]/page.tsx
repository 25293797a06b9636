import { notFound } from "next/navigation";
import { EditionTheme } from "#components/moderation/themes";
import { metadata, pageDeModeration } from "#lib/adapters/page";
import { listerThemesEdites } from "#lib/moderation/themes/queries";
import { supprimerThemeAction, themeAction } from "../actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("edition.theme.liste"),
}));

export default pageDeModeration(async ({ langue, params }) => {
	const themes = await listerThemesEdites();
	const theme = themes.find(({ slug }) => slug === params.slug);
	if (!theme) return notFound();
	return (
		<EditionTheme
			langue={langue}
			theme={theme}
			modifier={themeAction}
			supprimer={supprimerThemeAction}
		/>
	);
});
