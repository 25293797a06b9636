import { OwnPage, TextPage } from "#components/ui/shell/text-page";
import { publisher } from "#lib/adapters/pages/identity";
import { ownPage, replacedHead } from "#lib/adapters/pages/own-pages";
import { metadata, page } from "#lib/adapters/pages/page";
import { pageHref } from "#lib/i18n/page-texts";
import { reglages } from "#lib/platform/config/env";

const PARTS = [
	"qui",
	"quoi",
	"comment",
	"relecture",
	"votes",
	"reutiliser",
	"code",
	"langues",
] as const;

export const generateMetadata = metadata(({ langue, t }) =>
	replacedHead(langue, "a-propos", {
		title: t("coquille.pied_liens.a_propos"),
		description: t("a_propos.chapeau", publisher(t)),
	}),
);

export default page(({ langue, t }) => {
	const own = ownPage(langue, "a-propos");
	if (own) return <OwnPage {...own} />;
	const { codeSource, contact, editeur } = reglages();
	const empty = [codeSource ? "" : "code", editeur && contact ? "" : "qui"];
	const lien = (path: string) => pageHref(path);
	const named = {
		...publisher(t),
		code_source: codeSource ?? "",
		projets: lien("/projets"),
		besoins: lien("/besoins"),
		articles: lien("/articles"),
		decrire: lien("/decrire"),
		proposer: lien("/proposer"),
		developpeurs: lien("/developpeurs"),
		donnees: lien("/donnees"),
		flux: lien("/flux"),
		chiffres: lien("/chiffres"),
		confidentialite: lien("/confidentialite"),
		mentions_legales: lien("/mentions-legales"),
	};
	return (
		<TextPage
			title={t("coquille.pied_liens.a_propos")}
			lead={t("a_propos.chapeau", named)}
			parts={PARTS.filter((part) => !empty.includes(part)).map((part) => ({
				id: part,
				title: t(`a_propos.${part}.titre`),
				text: t(`a_propos.${part}.texte`, named),
				markdown: true,
			}))}
		/>
	);
});
