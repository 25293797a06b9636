import { notFound } from "next/navigation";
import {
	ApercuOccupe,
	PageApercu,
} from "#components/moderation/vocabulaire/apercu";
import { Confirmation } from "#components/moderation/vocabulaire/confirmation";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { unlessTooMany } from "#lib/adapters/pages/search-limit";
import { enregistrer, retirer } from "../actions.ts";
import { lireApercu } from "../data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("vocabulaire.apercu.titre"),
}));

export default pageDeModeration(async ({ langue, query, visiteur }) => {
	const lu = await unlessTooMany(visiteur, undefined, () =>
		lireApercu(langue, query),
	);
	if (!lu.ok) return <ApercuOccupe langue={langue} />;
	if (!lu.valeur) return notFound();
	const { envoye, ...apercu } = lu.valeur;
	const retrait = apercu.groupe === null;
	return (
		<PageApercu langue={langue} {...apercu}>
			<Confirmation
				langue={langue}
				envoye={envoye}
				retrait={retrait}
				action={retrait ? retirer : enregistrer}
			/>
		</PageApercu>
	);
});
