import { OwnPage, TextPage } from "#components/ui/shell/text-page";
import { conformityStatement, publisher } from "#lib/adapters/pages/identity";
import { ownPage, replacedHead } from "#lib/adapters/pages/own-pages";
import { metadata, page } from "#lib/adapters/pages/page";
import { formats } from "#lib/i18n/texts";
import { reglages } from "#lib/platform/config/env";

const PARTS = ["etat", "verifie", "limites", "reglages", "signaler"] as const;

export const generateMetadata = metadata(({ langue, t }) =>
	replacedHead(langue, "accessibilite", {
		title: t("coquille.pied_liens.accessibilite"),
		description: t("accessibilite.chapeau", publisher(t)),
	}),
);

export default page(({ langue, t }) => {
	const own = ownPage(langue, "accessibilite");
	if (own) return <OwnPage {...own} />;
	const { contraste } = reglages().identite.couleurs;
	const named = {
		...publisher(t),
		contraste: formats(langue).number(contraste),
	};
	const declared = conformityStatement(langue);
	return (
		<TextPage
			title={t("coquille.pied_liens.accessibilite")}
			lead={t("accessibilite.chapeau", named)}
			parts={PARTS.map((part) => ({
				id: part,
				title: t(`accessibilite.${part}.titre`),
				text:
					part === "etat" && declared !== null
						? declared
						: t(`accessibilite.${part}.texte`, named),
			}))}
		/>
	);
});
