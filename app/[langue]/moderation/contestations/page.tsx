import { Annulation } from "#components/moderation/decision/annulation";
import {
	Contestations,
	Maintenu,
} from "#components/moderation/decision/contestations";
import { Cadre } from "#components/moderation/file/cadre";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { listerContestations } from "#lib/moderation/contestations/queries";
import { now } from "#lib/platform/runtime/clock";
import { annuler } from "../actions.ts";
import { acteAnnonce, valeursDe } from "../data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("suivi.contestations.titre"),
}));

export default pageDeModeration(async ({ langue, t, query, visiteur }) => {
	const [contestations, annonce] = await Promise.all([
		listerContestations(),
		acteAnnonce(query, visiteur),
	]);
	return (
		<Cadre
			langue={langue}
			partie="contestations"
			racine
			titre={t("suivi.contestations.titre")}
		>
			<p className="mt-3 max-w-measure text-soft">
				{t("suivi.contestations.chapeau")}
			</p>
			<Annulation langue={langue} {...annonce} annuler={annuler} />
			<Maintenu langue={langue} vu={valeursDe(query).maintenu === "oui"} />
			<Contestations
				langue={langue}
				contestations={contestations}
				now={now()}
			/>
		</Cadre>
	);
});
