import { FicheDuBesoin } from "#components/besoins/fiche";
import { pageUrl } from "#lib/adapters/pages/metadata";
import { metadata, page } from "#lib/adapters/pages/page";
import { needData } from "#lib/adapters/pages/structured-data";
import { lireMonSoutien } from "#lib/participation/queries";
import { PAS_ENCORE } from "#lib/participation/rules";
import { noPage } from "../../no-page.ts";
import { PageData } from "../../page-data.tsx";
import { lireFiche } from "./fiche.ts";
import { headOf } from "./head.ts";
import { Participation } from "./participation.tsx";

export const generateMetadata = metadata(headOf);

export default page(async ({ langue, params, query, visiteur }) => {
	const slug = String(params.slug);
	const [fiche, mien] = await Promise.all([
		lireFiche(slug),
		visiteur ? lireMonSoutien(visiteur.compte_id, slug) : PAS_ENCORE,
	]);
	if (!fiche.ok) return noPage(fiche);
	const url = pageUrl(langue, `/besoins/${fiche.besoin.slug}`);
	return (
		<>
			<FicheDuBesoin
				langue={langue}
				url={url}
				{...fiche}
				participation={
					<Participation
						langue={langue}
						besoin={fiche.besoin}
						mien={mien}
						fait={query.fait}
						connecte={visiteur !== null}
					/>
				}
			/>
			<PageData data={needData(langue, fiche.besoin)} />
		</>
	);
});
