import { notFound } from "next/navigation";
import { RetraitEtape } from "#components/moderation/chantier/etapes";
import { Cadre } from "#components/moderation/file/cadre";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { suivreEtapes } from "#lib/moderation/chantier/queries";
import { retirerEtape } from "../../../chantier/actions.ts";

export const generateMetadata = metadata(({ t, params }) => ({
	title: t("edition.etapes.retirer_titre", { numero: String(params.numero) }),
}));

export default pageDeModeration(async ({ langue, t, params }) => {
	const slug = String(params.slug);
	const etapes = await suivreEtapes(slug);
	const etape = etapes.find(({ numero }) => String(numero) === params.numero);
	if (!etape) return notFound();
	return (
		<Cadre
			langue={langue}
			partie="fiches"
			titre={t("edition.etapes.retirer_titre", {
				numero: String(etape.numero),
			})}
		>
			<RetraitEtape {...{ langue, slug, etape }} retirer={retirerEtape} />
		</Cadre>
	);
});
