import { redirect } from "next/navigation";
import { PagePhrase } from "#components/moderation/vocabulaire/phrase";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { pageAddress } from "#lib/i18n/addresses";
import { PhraseQuery } from "#lib/moderation/mots/schema";
import { valeursDe } from "../../data.ts";
import { ajouterPhrase } from "../actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("vocabulaire.phrase.titre"),
}));

export default pageDeModeration(({ langue, query }) => {
	const lu = PhraseQuery.safeParse(valeursDe(query));
	// A phrase comes from a word heard: without it, the list of them.
	if (!lu.success)
		return redirect(pageAddress(langue, "/moderation/mots?choisir=oui"));
	const { phrase, ...mot } = lu.data;
	return (
		<PagePhrase
			langue={langue}
			mot={mot}
			phrase={phrase ?? ""}
			action={ajouterPhrase}
		/>
	);
});
