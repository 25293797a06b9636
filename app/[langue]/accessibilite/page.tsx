import { TextPage } from "#components/ui/text-page";
import { metadata, page } from "#lib/adapters/page";
import { publicHead } from "#lib/adapters/page-head";
import { publisher } from "#lib/adapters/publisher";

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
