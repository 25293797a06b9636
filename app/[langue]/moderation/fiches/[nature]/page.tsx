import { notFound } from "next/navigation";
import { NouvelleFiche } from "#components/moderation/edition/champs-de-fiche";
import { pageDeModeration, titled } from "#lib/adapters/pages/page";
import { listerThemes } from "#lib/themes/queries";
import { creerBesoin, creerProjet } from "../../actions.ts";
import { natureDe } from "../../data.ts";

export const generateMetadata = titled((t) => t("moderation.parties.fiches"));

export default pageDeModeration(async ({ params }) => {
	const nature = natureDe(params.nature);
	if (!nature) return notFound();
	const themes = await listerThemes();
	return (
		<NouvelleFiche
			nature={nature}
			apercus={{}}
			langue="fr"
			themes={themes.map(({ slug, nom }) => ({ value: slug, label: nom }))}
			action={nature === "projet" ? creerProjet : creerBesoin}
		/>
	);
});
