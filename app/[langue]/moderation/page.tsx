import { File } from "#components/moderation/file/file";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import {
	ENTREES_PAR_PAGE,
	listerEntrees,
} from "#lib/moderation/relecture/queries";
import { now } from "#lib/platform/runtime/clock";
import { annuler } from "./actions.ts";
import { acteAnnonce, lireFiltre } from "./data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.file.titre"),
}));

export default pageDeModeration(async ({ langue, query, visiteur }) => {
	const filtre = { ...lireFiltre(query), statut: "propose" };
	const [liste, annonce] = await Promise.all([
		listerEntrees(filtre, "anciennes"),
		acteAnnonce(query, visiteur),
	]);
	return (
		<File
			{...liste}
			langue={langue}
			filtre={filtre}
			parPage={ENTREES_PAR_PAGE}
			now={now()}
			annonce={{ ...annonce, annuler: annuler }}
		/>
	);
});
