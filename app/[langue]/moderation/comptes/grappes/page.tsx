import { Cadre } from "#components/moderation/file/cadre";
import { Grappes } from "#components/moderation/file/grappes";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { GRAPPE_JOURS, listerGrappes } from "#lib/moderation/comptes/queries";

export const generateMetadata = metadata(({ t }) => ({
	title: t("suivi.grappes.titre"),
}));

export default pageDeModeration(async ({ langue, t }) => (
	<Cadre langue={langue} partie="comptes" titre={t("suivi.grappes.titre")}>
		<p className="mt-3 max-w-measure text-soft">
			{t("suivi.grappes.chapeau", { jours: String(GRAPPE_JOURS) })}
		</p>
		<Grappes langue={langue} grappes={await listerGrappes()} />
	</Cadre>
));
