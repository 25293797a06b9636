import { PageChiffres } from "#components/moderation/suivi/page-chiffres";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { lireChiffresEquipe, lireDecideurs } from "#lib/statistiques/queries";

export const generateMetadata = metadata(({ t }) => ({
	title: t("suivi.chiffres.titre"),
}));

export default pageDeModeration(async ({ visiteur }) => (
	<PageChiffres
		chiffres={await lireChiffresEquipe(visiteur.compte_id)}
		decideurs={visiteur.role === "admin" ? await lireDecideurs() : null}
	/>
));
