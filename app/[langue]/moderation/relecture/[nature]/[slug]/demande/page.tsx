import { notFound } from "next/navigation";
import { PageDemande } from "#components/moderation/demande/page-demande";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { listerModeles } from "#lib/moderation/modeles/queries";
import { lireFiche } from "#lib/moderation/relecture/queries";
import { adresseEnFile, natureDe } from "../data.ts";
import { demander } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("demandes.dialogue.demander"),
}));

export default pageDeModeration(async ({ langue, params }) => {
	const nature = natureDe(params.nature);
	const fiche = nature && (await lireFiche(nature, String(params.slug)));
	if (!fiche) return notFound();
	return (
		<PageDemande
			langue={langue}
			fiche={fiche}
			modeles={await listerModeles()}
			retour={adresseEnFile(fiche)}
			demander={demander}
		/>
	);
});
