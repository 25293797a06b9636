import { PageComptes } from "#components/moderation/comptes/page-comptes";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { compterSessions } from "#lib/comptes/sessions/queries";
import { chercherComptes } from "#lib/moderation/comptes/queries";
import { RechercheComptes } from "#lib/moderation/comptes/schema";
import { valeursDe } from "../data.ts";
import { fermerToutesLesSessions } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("suivi.comptes.titre"),
}));

export default pageDeModeration(async ({ langue, query, visiteur }) => {
	const lue = RechercheComptes.safeParse(valeursDe(query));
	const recherche = lue.success ? lue.data : RechercheComptes.parse({});
	return (
		<PageComptes
			langue={langue}
			recherche={recherche}
			comptes={await chercherComptes(recherche)}
			moi={visiteur}
			sessions={await compterSessions()}
			fermerToutes={fermerToutesLesSessions}
		/>
	);
});
