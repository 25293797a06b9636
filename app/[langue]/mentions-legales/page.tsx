import { OwnPage, TextPage } from "#components/ui/shell/text-page";
import { publisher } from "#lib/adapters/pages/identity";
import { ownPage, replacedHead } from "#lib/adapters/pages/own-pages";
import { metadata, page } from "#lib/adapters/pages/page";
import { reglages } from "#lib/platform/config/env";

const PARTS = [
	"editeur",
	"siren",
	"directeur",
	"hebergeur",
	"contact",
	"dpo",
	"contenus",
	"signaler",
	"caracteres",
] as const;

export const generateMetadata = metadata(({ langue, t }) =>
	replacedHead(langue, "mentions-legales", {
		title: t("coquille.pied_liens.mentions_legales"),
		description: t("mentions_legales.chapeau", publisher(t)),
	}),
);

export default page(({ langue, t }) => {
	const own = ownPage(langue, "mentions-legales");
	if (own) return <OwnPage {...own} />;
	const { directeur_publication, dpo, editeur_siren } = reglages().identite;
	const told = { directeur: directeur_publication, dpo, siren: editeur_siren };
	const isTold = (part: string) =>
		!Object.entries(told).some(([key, text]) => key === part && !text);
	const named = {
		...publisher(t),
		directeur: directeur_publication ?? "",
		dpo: dpo ?? "",
		siren: editeur_siren?.match(/.{3}/g)?.join("\u00a0") ?? "",
	};
	return (
		<TextPage
			title={t("coquille.pied_liens.mentions_legales")}
			lead={t("mentions_legales.chapeau", named)}
			parts={PARTS.filter(isTold).map((part) => ({
				id: part,
				title: t(`mentions_legales.${part}.titre`),
				text: t(`mentions_legales.${part}.texte`, named),
			}))}
		/>
	);
});
