import { OwnPage, TextPage } from "#components/ui/shell/text-page";
import { embeddingNotice } from "#lib/adapters/pages/embedding-notice";
import { publisher } from "#lib/adapters/pages/identity";
import { ownPage, replacedHead } from "#lib/adapters/pages/own-pages";
import { metadata, page } from "#lib/adapters/pages/page";

const PARTS = [
	"responsable",
	"lecture",
	"compte",
	"durees",
	"temoins",
	"droits",
] as const;

export const generateMetadata = metadata(({ langue, t }) =>
	replacedHead(langue, "confidentialite", {
		title: t("coquille.pied_liens.confidentialite"),
		description: t("confidentialite.chapeau", publisher(t)),
	}),
);

export default page(({ langue, t }) => {
	const plongements = embeddingNotice(t);
	const added = plongements ? [{ id: "plongements", ...plongements }] : [];
	const own = ownPage(langue, "confidentialite");
	if (own) return <OwnPage {...own} parts={added} />;
	const named = publisher(t);
	return (
		<TextPage
			title={t("coquille.pied_liens.confidentialite")}
			lead={t("confidentialite.chapeau", named)}
			parts={PARTS.flatMap((part) => [
				...(part === "compte" ? added : []),
				{
					id: part,
					title: t(`confidentialite.${part}.titre`),
					text: t(`confidentialite.${part}.texte`, named),
				},
			])}
		/>
	);
});
