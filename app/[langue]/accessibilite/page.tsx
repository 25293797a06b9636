import { TextPage } from "#components/ui/shell/text-page";
import { publicHead } from "#lib/adapters/pages/metadata";
import { metadata, page } from "#lib/adapters/pages/page";
import { publisher } from "#lib/adapters/pages/publisher";

const PARTS = ["etat", "verifie", "limites", "reglages", "signaler"] as const;

export const generateMetadata = metadata(({ langue, t }) =>
	publicHead(langue, {
		title: t("accessibilite.titre"),
		description: t("accessibilite.chapeau", publisher(t)),
		path: "/accessibilite",
	}),
);

export default page(({ langue, t }) => {
	const named = publisher(t);
	return (
		<TextPage
			langue={langue}
			title={t("accessibilite.titre")}
			lead={t("accessibilite.chapeau", named)}
			parts={PARTS.map((part) => ({
				id: part,
				title: t(`accessibilite.${part}.titre`),
				text: t(`accessibilite.${part}.texte`, named),
			}))}
		/>
	);
});
