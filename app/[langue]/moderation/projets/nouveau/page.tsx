import { FormulaireProjet } from "#components/moderation/edition/formulaire-projet";
import { Cadre } from "#components/moderation/file/cadre";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { listerThemes } from "#lib/themes/queries";
import { creerProjet } from "../actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("edition.projet.nouveau"),
}));

export default pageDeModeration(async ({ langue, t }) => {
	const themes = await listerThemes();
	return (
		<Cadre langue={langue} partie="fiches" titre={t("edition.projet.nouveau")}>
			<FormulaireProjet
				langue={langue}
				action={creerProjet}
				valeurs={{}}
				themes={themes.map(({ slug, nom }) => ({ value: slug, label: nom }))}
			/>
		</Cadre>
	);
});
