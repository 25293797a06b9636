import { PageComptes } from "#components/moderation/page-comptes";
import { metadata, pageDeModeration } from "#lib/adapters/page";
import { chercherComptes } from "#lib/moderation/comptes/queries";
import { RechercheComptes } from "#lib/moderation/comptes/schema";
import { valeursDe } from "../lecture.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("suivi.comptes.titre"),
}));

export default pageDeModeration(async ({ langue, query }) => {
	const lue = RechercheComptes.safeParse(valeursDe(query));
	const recherche = lue.success ? lue.data : RechercheComptes.parse({});
	return (
		<PageComptes
			langue={langue}
			recherche={recherche}
			comptes={await chercherComptes(recherche)}
		/>
	);
});
