import { BoutonSoutien } from "#components/besoins/bouton-soutien";
import { FicheDuBesoin } from "#components/besoins/fiche";
import { Confirmation } from "#components/espace/confirmation";
import { stepsFeedOf } from "#lib/adapters/feed-links";
import { metadata, page } from "#lib/adapters/page";
import { pageUrl, publicHead } from "#lib/adapters/page-head";
import { needData } from "#lib/adapters/structured-data";
import { lireMonSoutien } from "#lib/besoins/soutiens/queries";
import { PAS_ENCORE } from "#lib/besoins/soutiens/rules";
import { lu } from "#lib/platform/i18n/version";
import { noPage } from "../../no-page.ts";
import { PageData } from "../../page-data.tsx";
import { choisirEtapes, soutenir } from "./actions.ts";
import { lireFiche } from "./fiche.ts";

export const generateMetadata = metadata(async ({ langue, params }) => {
	const slug = String(params.slug);
	const fiche = await lireFiche(slug);
	if (!fiche.ok) return noPage(fiche);
	return publicHead(langue, {
		title: lu(fiche.besoin, "titre", langue).texte,
		description: lu(fiche.besoin, "description", langue).texte,
		path: `/besoins/${slug}`,
		picture: `/besoins/${slug}/image.png`,
		feeds: [stepsFeedOf(langue, fiche.besoin)],
	});
});

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
					<>
						<Confirmation
							langue={langue}
							fait={query.fait}
							tient={mien.soutenu}
						/>
						<BoutonSoutien
							langue={langue}
							soutenir={soutenir}
							choisirEtapes={choisirEtapes}
							besoin={fiche.besoin}
							mien={mien}
							connecte={visiteur !== null}
						/>
					</>
				}
			/>
			<PageData data={needData(langue, fiche.besoin)} />
		</>
	);
});
