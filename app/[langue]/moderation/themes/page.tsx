import { notFound } from "next/navigation";
import { PageThemes } from "#components/moderation/edition/page-themes";
import { pageDeModeration, titled } from "#lib/adapters/pages/page";
import { lireEditee } from "#lib/moderation/edition/queries";
import { listerThemesEdites } from "#lib/moderation/themes/queries";
import { estSlug } from "#lib/platform/contract/slug";
import * as actions from "../actions.ts";
import { valeursDe } from "../data.ts";

export const generateMetadata = titled((t) => t("moderation.parties.themes"));

export default pageDeModeration(async ({ query }) => {
	const { slug = null } = valeursDe(query);
	const editee =
		slug !== null && estSlug(slug) ? await lireEditee("theme", slug) : null;
	const themes = await listerThemesEdites();
	const theme = themes.find((un) => un.slug === slug);
	if (slug !== null && !(editee && theme)) return notFound();
	const valeurs = { ...editee?.valeurs, vu: [String(editee?.vu)] };
	return (
		<PageThemes
			{...{ themes }}
			ouvert={theme ? { ...theme, valeurs } : null}
			enregistrer={actions.enregistrerTheme}
			deplacer={actions.deplacerTheme}
			supprimer={actions.supprimerTheme}
		/>
	);
});
