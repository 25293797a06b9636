import { notFound } from "next/navigation";
import { Fait } from "#components/comptes/fait";
import { ListeDeVotes } from "#components/participation/mes-soutiens";
import { pageDeCompte, titled } from "#lib/adapters/pages/page";
import { listerMesVotes, listerSuivis } from "#lib/espace/queries";
import { retirerVote } from "../actions.ts";

export const generateMetadata = titled((t) => t("compte.votes.titre"));

export default pageDeCompte(async ({ langue, t, visiteur }) => {
	const [votes, suivis] = await Promise.all([
		listerMesVotes(visiteur.compte_id),
		listerSuivis(visiteur.compte_id, langue),
	]);
	if (!votes.ok) return notFound();
	return (
		<>
			<h1>{t("compte.votes.titre")}</h1>
			<Fait />
			<p className="mt-4 mb-8 max-w-measure">{t("compte.votes.prive")}</p>
			<ListeDeVotes
				votes={votes.valeur}
				suivis={suivis}
				retirer={retirerVote}
			/>
		</>
	);
});
