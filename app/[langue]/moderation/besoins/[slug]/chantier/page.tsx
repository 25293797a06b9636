import { notFound } from "next/navigation";
import { PageChantier } from "#components/moderation/chantier/page-chantier";
import { pageDeModeration, titled } from "#lib/adapters/pages/page";
import {
	accepter,
	ajouterEtape,
	decliner,
	definirChantier,
	demettre,
	fermerLaPlace,
	modifierEtape,
	modifierLaPlace,
	nommer,
	ouvrirLaPlace,
	renouvelerLaPlace,
	retirerEtape,
} from "./actions.ts";
import { lireEspace, lireOuvert } from "./data.ts";

export const generateMetadata = titled((t) => t("moderation.fiche.chantier"));

export default pageDeModeration(async ({ params, query, visiteur }) => {
	const slug = String(params.slug);
	const espace = await lireEspace(slug, visiteur);
	const ouvert = espace && (await lireOuvert(slug, query, espace, visiteur));
	if (!ouvert) return notFound();
	return (
		<PageChantier
			{...{ slug, ouvert, ...espace }}
			actions={{
				...{ ajouterEtape, modifierEtape, retirerEtape, definirChantier },
				...{ ouvrirLaPlace, modifierLaPlace, fermerLaPlace },
				...{ renouvelerLaPlace, nommer, demettre, accepter, decliner },
			}}
		/>
	);
});
