import { Confirmation } from "#components/espace/confirmation";
import { BoutonVote } from "#components/projets/bouton-vote";
import { FicheDuProjet } from "#components/projets/fiche";
import { metadata, page } from "#lib/adapters/page";
import { pageUrl, publicHead } from "#lib/adapters/page-head";
import { projectData } from "#lib/adapters/structured-data";
import { lu } from "#lib/platform/i18n/version";
import { lireMonVote } from "#lib/projets/votes/queries";
import { noPage } from "../../no-page.ts";
import { PageData } from "../../page-data.tsx";
import { voter } from "./actions.ts";
import { lireFiche } from "./fiche.ts";

export const generateMetadata = metadata(async ({ langue, params }) => {
	const slug = String(params.slug);
	const fiche = await lireFiche(slug);
	if (!fiche.ok) return noPage(fiche);
	return publicHead(langue, {
		title: lu(fiche.projet, "nom", langue).texte,
		description: lu(fiche.projet, "accroche", langue).texte,
		path: `/projets/${slug}`,
		picture: `/projets/${slug}/image.png`,
	});
});

export default page(async ({ langue, params, query, visiteur }) => {
	const slug = String(params.slug);
	const [fiche, vote] = await Promise.all([
		lireFiche(slug),
		visiteur ? lireMonVote(visiteur.compte_id, slug) : false,
	]);
	if (!fiche.ok) return noPage(fiche);
	const url = pageUrl(langue, `/projets/${fiche.projet.slug}`);
	return (
		<>
			<FicheDuProjet
				langue={langue}
				url={url}
				{...fiche}
				participation={
					<>
						<Confirmation langue={langue} fait={query.fait} tient={vote} />
						<BoutonVote
							langue={langue}
							action={voter}
							projet={fiche.projet}
							vote={vote}
							connecte={visiteur !== null}
						/>
					</>
				}
			/>
			<PageData data={projectData(langue, fiche.projet)} />
		</>
	);
});
