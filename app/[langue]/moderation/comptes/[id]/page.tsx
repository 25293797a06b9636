import { notFound } from "next/navigation";
import { PageCompte } from "#components/moderation/comptes/compte";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import {
	compterCoupures,
	lireCompteVu,
	listerContributionsDe,
	listerSanctions,
} from "#lib/moderation/comptes/queries";
import { now } from "#lib/platform/runtime/clock";
import { annonceDeCompte, entierDe } from "../../data.ts";
import { changerRole, fermerSessions, suspendre } from "../actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("suivi.comptes.titre"),
}));

export default pageDeModeration(async ({ langue, params, query, visiteur }) => {
	const id = entierDe(params.id);
	const compte = id && (await lireCompteVu(id));
	if (!compte) return notFound();
	const [contributions, sanctions, coupures] = await Promise.all([
		listerContributionsDe(compte.id),
		listerSanctions(compte.id),
		compterCoupures(compte.id),
	]);
	return (
		<PageCompte
			{...{ langue, compte, contributions, sanctions, coupures }}
			{...annonceDeCompte(query)}
			moi={visiteur}
			now={now()}
			suspendre={suspendre}
			changerRole={changerRole}
			fermerSessions={fermerSessions}
		/>
	);
});
