import { BoutonVote } from "#components/participation/boutons";
import { Confirmation } from "#components/participation/confirmation";
import { FicheDuProjet } from "#components/projets/fiche";
import { JsonLd } from "#components/ui/share/json-ld";
import { embedCodes } from "#lib/adapters/pages/embed-code";
import { feedsOfProject } from "#lib/adapters/pages/feed-links";
import { pageUrl, publicHead } from "#lib/adapters/pages/metadata";
import { metadata, noPage, page, pageNonce } from "#lib/adapters/pages/page";
import { projectData } from "#lib/adapters/pages/structured-data";
import { translated } from "#lib/i18n/translated";
import { lireActes } from "../../data.ts";
import { voter } from "./actions.ts";
import { lireFiche, lireMien } from "./data.ts";

export const generateMetadata = metadata(async ({ langue, params }) => {
	const slug = String(params.slug);
	const fiche = await lireFiche(slug);
	if (!fiche.ok) return noPage(langue, fiche);
	return publicHead(langue, {
		title: translated(fiche.projet, "nom", langue).texte,
		description: translated(fiche.projet, "accroche", langue).texte,
		path: `/projets/${slug}`,
		picture: `/projets/${slug}/image.png`,
		feeds: feedsOfProject(langue, fiche.projet),
	});
});

export default page(async ({ langue, params, visiteur }) => {
	const slug = String(params.slug);
	const [fiche, { vote, fait }] = await Promise.all([
		lireFiche(slug),
		lireMien(visiteur, slug),
	]);
	if (!fiche.ok) return noPage(langue, fiche);
	const { besoins, projet, voisins: projets } = fiche;
	const title = translated(projet, "nom", langue).texte;
	const actes = await lireActes(visiteur, { projets, besoins });
	return (
		<>
			<Confirmation {...{ fait }} tient={vote} />
			<FicheDuProjet
				{...{ actes, vote }}
				url={pageUrl(langue, `/projets/${fiche.projet.slug}`)}
				codes={embedCodes({ langue, nature: "projets", slug, title })}
				{...fiche}
				participation={
					<BoutonVote
						layout="sheet"
						vote={vote}
						action={voter}
						projet={fiche.projet}
						connecte={visiteur !== null}
					/>
				}
			/>
			<JsonLd
				nonce={await pageNonce()}
				data={projectData(langue, fiche.projet)}
			/>
		</>
	);
});
