import { notFound } from "next/navigation";
import { FormulaireBesoin } from "#components/moderation/edition/formulaire-besoin";
import { FormulaireProjet } from "#components/moderation/edition/formulaire-projet";
import { Cadre } from "#components/moderation/file/cadre";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { listerThemes } from "#lib/themes/queries";
import { natureDe } from "../../data.ts";
import { creerBesoin, creerProjet } from "../actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.parties.fiches"),
}));

export default pageDeModeration(async ({ langue, t, params }) => {
	const nature = natureDe(params.nature);
	if (!nature) return notFound();
	const themes = (await listerThemes()).map(({ slug, nom }) => ({
		value: slug,
		label: nom,
	}));
	const commun = { langue, themes, valeurs: {} };
	return (
		<Cadre
			langue={langue}
			partie="fiches"
			titre={t(`edition.${nature}.nouveau`)}
		>
			{nature === "projet" ? (
				<FormulaireProjet {...commun} action={creerProjet} />
			) : (
				<FormulaireBesoin {...commun} action={creerBesoin} />
			)}
		</Cadre>
	);
});
