import { notFound } from "next/navigation";
import { Reprise } from "#components/participation/reprise";
import { page, titled } from "#lib/adapters/pages/page";
import { lireSoutienDeplace } from "#lib/participation/reunions/queries";
import { reprendre } from "../../(courriels)/actions.ts";

export const generateMetadata = titled((t) => t("reunions.reprise.titre"));

export default page(async ({ t, params }) => {
	const jeton = String(params.jeton);
	const lu = await lireSoutienDeplace(jeton);
	if (!lu.ok) return notFound();
	return (
		<>
			<h1 className="mb-6">{t("reunions.reprise.titre")}</h1>
			<Reprise jeton={jeton} lu={lu.valeur} agir={reprendre} />
		</>
	);
});
