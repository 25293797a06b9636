import { FicheDuProjet } from "#components/projets/fiche";
import { pageUrl } from "#lib/adapters/pages/metadata";
import { metadata, page } from "#lib/adapters/pages/page";
import { projectData } from "#lib/adapters/pages/structured-data";
import { aVote } from "#lib/participation/queries";
import { noPage } from "../../no-page.ts";
import { PageData } from "../../page-data.tsx";
import { lireFiche } from "./fiche.ts";
import { headOf } from "./head.ts";
import { Participation } from "./participation.tsx";

export const generateMetadata = metadata(headOf);

export default page(async ({ langue, params, query, visiteur }) => {
	const slug = String(params.slug);
	const [fiche, vote] = await Promise.all([
		lireFiche(slug),
		visiteur ? aVote(visiteur.compte_id, slug) : false,
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
					<Participation
						langue={langue}
						projet={fiche.projet}
						vote={vote}
						fait={query.fait}
						connecte={visiteur !== null}
					/>
				}
			/>
			<PageData data={projectData(langue, fiche.projet)} />
		</>
	);
});
