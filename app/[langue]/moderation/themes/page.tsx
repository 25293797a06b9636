import { notFound } from "next/navigation";
import { PageThemes } from "#components/moderation/edition/page-themes";
import { pageDeModeration, titled } from "#lib/adapters/pages/page";
import { lireVersion } from "#lib/contributions/revisions/queries";
import { listerThemesEdites } from "#lib/moderation/themes/queries";
import { estSlug } from "#lib/platform/contract/slug";
import * as actions from "../actions.ts";
import { valeursDe } from "../data.ts";

export const generateMetadata = titled((t) => t("moderation.parties.themes"));

export default pageDeModeration(async ({ query }) => {
	const { slug = null } = valeursDe(query);
	// Before the text: what is saved meanwhile is then told as such.
	const vu =
		slug !== null && estSlug(slug) ? await lireVersion("theme", slug) : 0;
	const themes = await listerThemesEdites();
	const ouvert = themes.find((theme) => theme.slug === slug);
	if (slug !== null && !ouvert) return notFound();
	return (
		<PageThemes
			{...{ themes }}
			ouvert={ouvert ? { ...ouvert, vu } : null}
			enregistrer={actions.enregistrerTheme}
			deplacer={actions.deplacerTheme}
			supprimer={actions.supprimerTheme}
			ajouterPremiers={actions.ajouterThemesPremiers}
		/>
	);
});
