import { TextPage } from "#components/ui/shell/text-page";
import { embeddingNotice } from "#lib/adapters/pages/embedding-notice";
import { publicHead } from "#lib/adapters/pages/metadata";
import { metadata, page } from "#lib/adapters/pages/page";
import { publisher } from "#lib/adapters/pages/publisher";

const PARTS = [
	"responsable",
	"lecture",
	"compte",
	"durees",
	"temoins",
	"droits",
] as const;

export const generateMetadata = metadata(({ langue, t }) =>
	publicHead(langue, {
		title: t("confidentialite.titre"),
		description: t("confidentialite.chapeau", publisher(t)),
		path: "/confidentialite",
	}),
);

export default page(({ langue, t }) => {
	const named = publisher(t);
	const plongements = embeddingNotice(t);
	return (
		<TextPage
			langue={langue}
			title={t("confidentialite.titre")}
			lead={t("confidentialite.chapeau", named)}
			parts={PARTS.flatMap((part) => [
				...(part === "compte" && plongements
					? [{ id: "plongements", ...plongements }]
					: []),
				{
					id: part,
					title: t(`confidentialite.${part}.titre`),
					text: t(`confidentialite.${part}.texte`, named),
				},
			])}
		/>
	);
});
