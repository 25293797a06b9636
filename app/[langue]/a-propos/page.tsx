import { TextPage } from "#components/ui/shell/text-page";
import { publicHead } from "#lib/adapters/pages/metadata";
import { metadata, page } from "#lib/adapters/pages/page";
import { publisher } from "#lib/adapters/pages/publisher";

const PARTS = [
	"quoi",
	"comment",
	"relecture",
	"votes",
	"reutiliser",
	"langues",
] as const;

export const generateMetadata = metadata(({ langue, t }) =>
	publicHead(langue, {
		title: t("a_propos.titre"),
		description: t("a_propos.chapeau", publisher(t)),
		path: "/a-propos",
	}),
);

export default page(({ langue, t }) => {
	const named = publisher(t);
	return (
		<TextPage
			langue={langue}
			title={t("a_propos.titre")}
			lead={t("a_propos.chapeau", named)}
			parts={PARTS.map((part) => ({
				id: part,
				title: t(`a_propos.${part}.titre`),
				text: t(`a_propos.${part}.texte`, named),
			}))}
		/>
	);
});
