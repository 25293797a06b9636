import { Changements, GuideApi } from "#components/developpeurs/guide";
import { Adresses, AvecSommaire } from "#components/developpeurs/reference";
import { PageHead } from "#components/ui/shell/page-head";
import { apiReference } from "#lib/adapters/openapi/reference";
import { apiGuide } from "#lib/adapters/openapi/samples";
import { publicPage } from "#lib/adapters/pages/metadata";
import { page } from "#lib/adapters/pages/page";

const SECTIONS = [
	"debut",
	"outils",
	"regles",
	"adresses",
	"changements",
] as const;

export const generateMetadata = publicPage("/developpeurs", (t) => ({
	title: t("coquille.pied_liens.developpeurs"),
	description: t("developpeurs.chapeau"),
}));

export default page(({ langue, t }) => {
	const { parts, version } = apiReference(langue);
	const entries = SECTIONS.map((id) => ({
		href: `#${id}`,
		label: t(`developpeurs.${id}.titre`),
	}));
	return (
		<>
			<PageHead
				title={t("coquille.pied_liens.developpeurs")}
				lead={t("developpeurs.chapeau")}
			/>
			<AvecSommaire entries={entries}>
				<GuideApi {...apiGuide(langue)} version={version} />
				<Adresses parts={parts} />
				<Changements />
			</AvecSommaire>
		</>
	);
});
