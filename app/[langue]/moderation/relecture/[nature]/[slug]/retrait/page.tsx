import { notFound } from "next/navigation";
import { PageRetrait } from "#components/moderation/decision/page-retrait";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { listerModeles } from "#lib/moderation/modeles/queries";
import { lireFiche, listerSemblables } from "#lib/moderation/relecture/queries";
import { adresseEnFile, estEnLigne, natureDe } from "../data.ts";
import { retirer } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.actes.archive"),
}));

export default pageDeModeration(async ({ langue, params }) => {
	const nature = natureDe(params.nature);
	const fiche = nature && (await lireFiche(nature, String(params.slug)));
	if (!fiche || !estEnLigne(fiche)) return notFound();
	const [semblables, modeles] = await Promise.all([
		listerSemblables(fiche),
		listerModeles(),
	]);
	return (
		<PageRetrait
			langue={langue}
			fiche={fiche}
			semblables={semblables.filter((une) => une.estPublique)}
			modeles={modeles}
			retour={adresseEnFile(fiche)}
			decider={retirer}
		/>
	);
});
