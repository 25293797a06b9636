import { TextPage } from "#components/ui/text-page";
import { metadata, page } from "#lib/adapters/page";
import { publicHead } from "#lib/adapters/page-head";
import { publisher } from "#lib/adapters/publisher";

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
