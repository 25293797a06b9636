import { notFound } from "next/navigation";
import { Edition } from "#components/moderation/edition/edition";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { lireEditee } from "#lib/moderation/edition/queries";
import { listerThemes } from "#lib/themes/queries";
import { estGarde } from "../../data.ts";
import { modifierProjet } from "../actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.fiche.modifier"),
}));

export default pageDeModeration(async ({ langue, params, query }) => {
	const slug = String(params.slug);
	const [edite, themes] = await Promise.all([
		lireEditee("projet", slug),
		listerThemes(),
	]);
	if (!edite) return notFound();
	return (
		<Edition
			nature="projet"
			langue={langue}
			action={modifierProjet}
			titre={edite.titre}
			valeurs={{ ...edite.valeurs, vu: [String(edite.vu)] }}
			themes={themes.map(({ slug, nom }) => ({ value: slug, label: nom }))}
			edite={{ slug }}
			garde={estGarde(query)}
		/>
	);
});
