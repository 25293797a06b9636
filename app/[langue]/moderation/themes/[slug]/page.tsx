import { notFound } from "next/navigation";
import { EditionTheme } from "#components/moderation/suivi/themes";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { lireVersion } from "#lib/contributions/revisions/queries";
import { listerThemesEdites } from "#lib/moderation/themes/queries";
import { enregistrerTheme, supprimerTheme } from "../actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("edition.theme.liste"),
}));

export default pageDeModeration(async ({ langue, params }) => {
	const slug = String(params.slug);
	const vu = await lireVersion("theme", slug);
	const themes = await listerThemesEdites();
	const theme = themes.find((autre) => autre.slug === slug);
	if (!theme) return notFound();
	return (
		<EditionTheme
			langue={langue}
			theme={theme}
			vu={vu}
			modifier={enregistrerTheme}
			supprimer={supprimerTheme}
		/>
	);
});
