import { notFound } from "next/navigation";
import { PageContestation } from "#components/moderation/decision/contestation";
import { Cadre } from "#components/moderation/file/cadre";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { lireContestation } from "#lib/moderation/contestations/queries";
import { peutDecider } from "#lib/moderation/contestations/rules";
import { now } from "#lib/platform/runtime/clock";
import { entierDe } from "../../data.ts";
import { deciderContestation } from "../actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("suivi.contestations.une"),
}));

export default pageDeModeration(async ({ langue, t, params, visiteur }) => {
	const id = entierDe(params.id);
	const contestation = id && (await lireContestation(id));
	if (!contestation) return notFound();
	const { titre } = contestation;
	return (
		<Cadre
			langue={langue}
			partie="file"
			titre={t("suivi.contestations.de", { titre })}
		>
			<PageContestation
				langue={langue}
				contestation={contestation}
				peutDecider={peutDecider(visiteur.compte_id, contestation)}
				now={now()}
				decider={deciderContestation}
			/>
		</Cadre>
	);
});
