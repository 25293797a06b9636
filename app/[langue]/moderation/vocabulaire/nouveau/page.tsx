import { PageGroupe } from "#components/moderation/vocabulaire/formulaire";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { termesEcrits } from "#lib/vocabulaire/rules";
import { verifier } from "../actions.ts";
import { lireCommence } from "../data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("vocabulaire.nouveau"),
}));

export default pageDeModeration(({ langue, query }) => {
	const { langue: dite, termes = "" } = lireCommence(query);
	return (
		<PageGroupe
			langue={langue}
			vise={null}
			valeurs={{ langue: dite ?? langue, termes: termesEcrits(termes) }}
			verifier={verifier}
			retrait={null}
		/>
	);
});
