import { PageChiffres } from "#components/moderation/suivi/page-chiffres";
import { pageDeModeration, titled } from "#lib/adapters/pages/page";
import { lireChiffresEquipe, lireDecideurs } from "#lib/statistiques/queries";

export const generateMetadata = titled((t) => t("suivi.chiffres.titre"));

export default pageDeModeration(async ({ visiteur }) => (
	<PageChiffres
		chiffres={await lireChiffresEquipe(visiteur.compte_id)}
		decideurs={visiteur.role === "admin" ? await lireDecideurs() : null}
	/>
));
