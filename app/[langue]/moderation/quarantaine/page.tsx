import { Cadre } from "#components/moderation/cadre";
import { ListeEntrees } from "#components/moderation/liste";
import { metadata, pageDeModeration } from "#lib/adapters/page";
import { QUARANTAINE_JOURS } from "#lib/moderation/conservation/rules";
import {
	ENTREES_PAR_PAGE,
	listerEntrees,
} from "#lib/moderation/relecture/queries";
import { now } from "#lib/platform/clock";
import { lireFiltre } from "../lecture.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.quarantaine.titre"),
}));

export default pageDeModeration(async ({ langue, t, query }) => {
	const filtre = { ...lireFiltre(query), statut: "quarantaine" };
	const { entrees, total } = await listerEntrees(filtre, "recentes");
	return (
		<Cadre
			langue={langue}
			partie="quarantaine"
			racine
			titre={t("moderation.quarantaine.titre")}
		>
			<p className="mt-3 max-w-measure text-soft">
				{t("moderation.quarantaine.chapeau", {
					jours: String(QUARANTAINE_JOURS),
				})}
			</p>
			<ListeEntrees
				langue={langue}
				chemin="/moderation/quarantaine"
				filtre={filtre}
				entrees={entrees}
				total={total}
				parPage={ENTREES_PAR_PAGE}
				now={now()}
				vide={t("moderation.quarantaine.vide")}
			/>
		</Cadre>
	);
});
