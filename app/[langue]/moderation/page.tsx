import { File } from "#components/moderation/file/file";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { FILE_PAR_PAGE, listerFile } from "#lib/moderation/file/queries";
import { compterNonComparees } from "#lib/moderation/semblances/queries";
import { listerNomsSurveilles } from "#lib/moderation/surveillance/queries";
import { now } from "#lib/platform/runtime/clock";
import { listerThemes } from "#lib/themes/queries";
import { annuler } from "./actions.ts";
import { acteAnnonce, lireFiltreFile } from "./data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.file.titre"),
}));

export default pageDeModeration(async ({ langue, query, visiteur }) => {
	const filtre = lireFiltreFile(query);
	const [liste, themes, surveilles, nonComparees, annonce] = await Promise.all([
		listerFile(filtre, visiteur.compte_id),
		listerThemes(),
		listerNomsSurveilles(),
		filtre.semblables === "" ? null : compterNonComparees(),
		acteAnnonce(query, visiteur),
	]);
	return (
		<File
			{...liste}
			langue={langue}
			filtre={filtre}
			{...{ themes, surveilles, nonComparees }}
			parPage={FILE_PAR_PAGE}
			now={now()}
			annonce={{ ...annonce, annuler: annuler }}
		/>
	);
});
