import { FormulaireBesoin } from "#components/contributions/formulaire";
import { PageHead } from "#components/ui/shell/page-head";
import { typedTextNotice } from "#lib/adapters/pages/embedding-notice";
import { metadata, page } from "#lib/adapters/pages/page";
import { now } from "#lib/platform/runtime/clock";
import { listerThemes } from "#lib/themes/queries";
import { brouillonDuNavigateur, titreDit } from "../data.ts";
import { verifier } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("contributions.decrire.titre"),
	description: t("contributions.decrire.chapeau"),
	path: "/decrire",
}));

export default page(async ({ t, visiteur, query }) => {
	const [themes, garde] = await Promise.all([
		listerThemes(),
		brouillonDuNavigateur("besoin"),
	]);
	const titre = garde.titre?.[0] ? [] : titreDit(query);
	const dit = titre.length > 0;
	return (
		<>
			<PageHead
				title={t("contributions.decrire.titre")}
				lead={t("contributions.decrire.chapeau")}
			/>
			{visiteur ? null : (
				<p className="mt-3 max-w-measure">{t("contributions.sans_compte")}</p>
			)}
			<FormulaireBesoin
				action={verifier}
				brouillon={dit ? { ...garde, titre } : garde}
				donne={dit ? "titre" : undefined}
				maintenant={now().getTime()}
				themes={themes}
				avisDeSaisie={typedTextNotice(t, "besoin")}
			/>
		</>
	);
});
