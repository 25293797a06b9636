import { PartieDeLaReference } from "#components/developpeurs/reference";
import { Breadcrumb, PageHead } from "#components/ui/shell/page-head";
import { apiReference } from "#lib/adapters/openapi/reference";
import { publicHead } from "#lib/adapters/pages/metadata";
import { metadata, noPage, page } from "#lib/adapters/pages/page";
import type { Texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

function lire(langue: Langue, t: Texts, partie: unknown) {
	const part = apiReference(langue).parts.find(({ name }) => name === partie);
	if (!part) return noPage(langue, { gone: false });
	const nom = t(`developpeurs.adresses.parties.${part.name}`);
	const titre = t("developpeurs.reference.partie", { nom });
	return {
		part,
		titre,
		droits: t(`developpeurs.adresses.droits.${part.name}`),
	};
}

export const generateMetadata = metadata(({ langue, t, params }) => {
	const { titre, droits, part } = lire(langue, t, params.partie);
	return publicHead(langue, {
		title: titre,
		description: droits,
		path: `/developpeurs/reference/${part.name}`,
	});
});

export default page(({ langue, t, params }) => {
	const { part, titre, droits } = lire(langue, t, params.partie);
	return (
		<>
			<Breadcrumb
				steps={[
					{
						label: t("coquille.pied_liens.developpeurs"),
						path: "/developpeurs",
					},
					{
						label: t("developpeurs.reference.titre"),
						path: "/developpeurs/reference",
					},
				]}
				here={t(`developpeurs.adresses.parties.${part.name}`)}
			/>
			<PageHead title={titre} lead={droits} />
			<PartieDeLaReference part={part} />
		</>
	);
});
