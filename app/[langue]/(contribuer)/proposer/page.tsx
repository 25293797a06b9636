import { cheminDeLEtape, ETAPES } from "#components/contributions/champs";
import {
	Avancee,
	FormulaireProjet,
} from "#components/contributions/formulaire-projet";
import { typedTextNotice } from "#lib/adapters/pages/embedding-notice";
import { metadata, page } from "#lib/adapters/pages/page";
import { pageAddress } from "#lib/i18n/addresses";
import { now } from "#lib/platform/runtime/clock";
import { lireApercus } from "#lib/projets/queries";
import { listerThemes } from "#lib/themes/queries";
import { brouillonDuNavigateur } from "../data.ts";
import { verifier } from "./actions.ts";
import { etapeLue } from "./data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("contributions.proposer.titre"),
	description: t("contributions.proposer.chapeau"),
	path: "/proposer",
}));

export default page(async ({ langue, t, visiteur, query }) => {
	const etape = etapeLue(query.etape);
	const [themes, brouillon] = await Promise.all([
		listerThemes(),
		brouillonDuNavigateur("projet"),
	]);
	return (
		<>
			<h1 className="max-sm:-mt-5 max-sm:text-[1.625rem]">
				{t("contributions.proposer.titre")}
			</h1>
			<Avancee etape={etape} />
			<FormulaireProjet
				action={verifier}
				brouillon={brouillon}
				maintenant={now().getTime()}
				themes={themes}
				key={etape}
				etape={etape}
				apercus={await lireApercus(brouillon)}
				avisDeSaisie={typedTextNotice(t, "projet")}
			/>
			{visiteur ? null : (
				<p className="mt-4 max-w-measure text-small text-soft">
					{t("contributions.sans_compte")}
				</p>
			)}
			{etape === 1 ? (
				<p className="mt-4 text-small">
					<a href={pageAddress(langue, `${cheminDeLEtape(ETAPES)}#lecture`)}>
						{t("contributions.proposer.fichier")}
					</a>
				</p>
			) : null}
		</>
	);
});
