import { File } from "#components/moderation/file/file";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { FILE_PAR_PAGE, listerFile } from "#lib/moderation/file/queries";
import { now } from "#lib/platform/runtime/clock";
import { listerThemes } from "#lib/themes/queries";
import { annuler } from "./actions.ts";
import { acteAnnonce, lireFiltreFile, valeursDe } from "./data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.file.titre"),
}));

export default pageDeModeration(async ({ langue, query, visiteur }) => {
	const filtre = lireFiltreFile(query);
	const [liste, themes, annonce] = await Promise.all([
		listerFile(filtre, visiteur.compte_id),
		listerThemes(),
		acteAnnonce(query, visiteur),
	]);
	const dits = valeursDe(query);
	return (
		<File
			{...liste}
			{...{ langue, filtre, themes }}
			parPage={FILE_PAR_PAGE}
			now={now()}
			annonce={{ ...annonce, annuler }}
			faits={{ maintenu: dits.maintenu === "oui", clos: dits.clos === "oui" }}
		/>
	);
});
