import { FormulaireBesoin } from "#components/moderation/edition/formulaire-besoin";
import { Cadre } from "#components/moderation/file/cadre";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { listerThemes } from "#lib/themes/queries";
import { creerBesoin } from "../actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("edition.besoin.nouveau"),
}));

export default pageDeModeration(async ({ langue, t }) => {
	const themes = await listerThemes();
	return (
		<Cadre langue={langue} partie="fiches" titre={t("edition.besoin.nouveau")}>
			<FormulaireBesoin
				langue={langue}
				action={creerBesoin}
				valeurs={{}}
				themes={themes.map(({ slug, nom }) => ({ value: slug, label: nom }))}
			/>
		</Cadre>
	);
});
