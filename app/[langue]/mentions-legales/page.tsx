import { TextPage } from "#components/ui/shell/text-page";
import { publicHead } from "#lib/adapters/pages/metadata";
import { metadata, page } from "#lib/adapters/pages/page";
import { publisher } from "#lib/adapters/pages/publisher";

const PARTS = [
	"editeur",
	"hebergeur",
	"contact",
	"contenus",
	"signaler",
	"caracteres",
] as const;

export const generateMetadata = metadata(({ langue, t }) =>
	publicHead(langue, {
		title: t("mentions_legales.titre"),
		description: t("mentions_legales.chapeau", publisher(t)),
		path: "/mentions-legales",
	}),
);

export default page(({ langue, t }) => {
	const named = publisher(t);
	return (
		<TextPage
			langue={langue}
			title={t("mentions_legales.titre")}
			lead={t("mentions_legales.chapeau", named)}
			parts={PARTS.map((part) => ({
				id: part,
				title: t(`mentions_legales.${part}.titre`),
				text: t(`mentions_legales.${part}.texte`, named),
			}))}
		/>
	);
});
