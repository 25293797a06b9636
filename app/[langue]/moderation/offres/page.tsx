import { Cadre } from "#components/moderation/file/cadre";
import { BesoinsAvecOffres } from "#components/participation/offres-recues";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { listerBesoinsAvecOffres } from "#lib/moderation/offres/queries";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.parties.offres"),
}));

export default pageDeModeration(async ({ langue, t }) => {
	const besoins = await listerBesoinsAvecOffres();
	return (
		<Cadre
			langue={langue}
			partie="offres"
			titre={t("moderation.parties.offres")}
			racine
		>
			{besoins.length === 0 ? (
				<p className="mt-6">{t("aider.moderation.rien_en_attente")}</p>
			) : (
				<div className="mt-6">
					<BesoinsAvecOffres
						langue={langue}
						besoins={besoins}
						vers={(slug) => `/moderation/besoins/${slug}/places`}
					/>
				</div>
			)}
		</Cadre>
	);
});
