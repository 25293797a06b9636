import { notFound } from "next/navigation";
import { PageReuni } from "#components/moderation/reunions/page-reuni";
import { PageReunir } from "#components/moderation/reunions/page-reunir";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { lireFiche } from "#lib/moderation/relecture/queries";
import {
	comparerPourReunir,
	lireReunion,
} from "#lib/moderation/reunions/queries";
import { AutreBesoin } from "#lib/moderation/reunions/schema";
import { valeursDe } from "../../../data.ts";
import { reunir, separer } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("reunions.moderation.titre"),
}));

export default pageDeModeration(async ({ langue, params, query }) => {
	const slug = String(params.slug);
	const { fait, separe, ...demande } = valeursDe(query);
	const lu = AutreBesoin.safeParse(demande);
	const avec = lu.success ? lu.data.avec : "";
	const [fiche, reunion, comparaison] = await Promise.all([
		lireFiche("besoin", slug),
		lireReunion(slug),
		avec === "" ? null : comparerPourReunir(slug, avec),
	]);
	if (!fiche) return notFound();
	const ici = { langue, slug };
	if (reunion)
		return (
			<PageReuni {...{ ...ici, reunion, separer }} fait={fait === "oui"} />
		);
	return (
		<PageReunir
			{...{ ...ici, avec, comparaison }}
			titre={fiche.titre}
			action={reunir}
			separe={separe === "oui"}
		/>
	);
});
