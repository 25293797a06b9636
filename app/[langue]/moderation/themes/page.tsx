import { Cadre } from "#components/moderation/file/cadre";
import { Garde } from "#components/moderation/file/garde";
import {
	FormulaireTheme,
	ListeThemes,
} from "#components/moderation/suivi/themes";
import { Section } from "#components/ui/section";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { listerThemesEdites } from "#lib/moderation/themes/queries";
import { estGarde } from "../data.ts";
import {
	ajouterThemesPremiers,
	deplacerTheme,
	enregistrerTheme,
} from "./actions.ts";

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
			<Garde langue={langue} vu={estGarde(query)} />
			<ListeThemes
				langue={langue}
				themes={themes}
				actes={{ deplacerTheme, ajouterThemesPremiers }}
			/>
			<Section id="nouveau" title={t("edition.theme.nouveau")}>
				<FormulaireTheme
					langue={langue}
					action={enregistrerTheme}
					valeurs={{}}
				/>
			</Section>
		</Cadre>
	);
});
