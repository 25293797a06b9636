import { notFound } from "next/navigation";
import { EditionBesoin } from "#components/moderation/edition/edition-besoin";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { lireBesoinEdite } from "#lib/moderation/edition/queries";
import { listerThemes } from "#lib/themes/queries";
import { estGarde } from "../../data.ts";
import { modifierBesoin } from "../actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.fiche.modifier"),
}));

export default pageDeModeration(async ({ langue, params, query }) => {
	const slug = String(params.slug);
	const [edite, themes] = await Promise.all([
		lireBesoinEdite(slug),
		listerThemes(),
	]);
	if (!edite) return notFound();
	return (
		<EditionBesoin
			langue={langue}
			action={modifierBesoin}
			titre={edite.titre}
			valeurs={{ ...edite.valeurs, vu: [String(edite.vu)] }}
			themes={themes.map(({ slug, nom }) => ({ value: slug, label: nom }))}
			edite={{ slug }}
			garde={estGarde(query)}
		/>
	);
});
