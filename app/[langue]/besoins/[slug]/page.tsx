import { FicheDuBesoin } from "#components/besoins/fiche";
import { BoutonSoutien } from "#components/participation/boutons";
import { FaitSurUnBesoin } from "#components/participation/confirmation";
import { JsonLd } from "#components/ui/share/json-ld";
import { embedCodes } from "#lib/adapters/pages/embed-code";
import { stepsFeedOf } from "#lib/adapters/pages/feed-links";
import { pageUrl, publicHead } from "#lib/adapters/pages/metadata";
import { metadata, noPage, page, pageNonce } from "#lib/adapters/pages/page";
import { needData } from "#lib/adapters/pages/structured-data";
import { translated } from "#lib/i18n/translated";
import { lireActes } from "../../data.ts";
import * as formulaires from "./actions.ts";
import { lireFiche, lireMien } from "./data.ts";

export const generateMetadata = metadata(async ({ langue, params }) => {
	const slug = String(params.slug);
	const fiche = await lireFiche(slug);
	if (!fiche.ok) return noPage(langue, fiche);
	return publicHead(langue, {
		title: translated(fiche.besoin, "titre", langue).texte,
		description: translated(fiche.besoin, "description", langue).texte,
		path: `/besoins/${slug}`,
		picture: `/besoins/${slug}/image.png`,
		feeds: [stepsFeedOf(langue, fiche.besoin)],
	});
});

export default page(async ({ langue, params, visiteur }) => {
	const slug = String(params.slug);
	const [fiche, { mien, fait, ...recit }] = await Promise.all([
		lireFiche(slug),
		lireMien(visiteur, slug),
	]);
	if (!fiche.ok) return noPage(langue, fiche);
	const actes = await lireActes(visiteur, {
		projets: [...fiche.projets, ...fiche.possibles],
		besoins: fiche.voisins,
	});
	const { besoin } = fiche;
	const url = pageUrl(langue, `/besoins/${slug}`);
	const title = translated(besoin, "titre", langue).texte;
	const suite = { ...recit, ...formulaires };
	const soutien = { langue, besoin, mien, url, fait, suite };
	return (
		<>
			<FaitSurUnBesoin {...soutien} />
			<FicheDuBesoin
				{...{ actes, url, aider: formulaires.aider }}
				soutenu={mien.soutenu}
				codes={embedCodes({ langue, nature: "besoins", slug, title })}
				{...fiche}
				participation={
					<BoutonSoutien
						layout={besoin.statut === "livre" ? "line" : "sheet"}
						{...{ ...soutien, connecte: visiteur !== null }}
					/>
				}
			/>
			<JsonLd nonce={await pageNonce()} data={needData(langue, besoin)} />
		</>
	);
});
