import { notFound } from "next/navigation";
import { CourrielDeBoite } from "#components/comptes/boite";
import { metadata, page } from "#lib/adapters/page";
import { reglages } from "#lib/platform/env";
import { lireCourrielLocal } from "#lib/platform/mail/transports/local";

export const generateMetadata = metadata(({ t }) => ({
	title: t("boite.titre"),
}));

export default page(async ({ langue, params }) => {
	if (reglages().courriel.transport !== "local") return notFound();
	const courriel = await lireCourrielLocal(String(params.cle));
	if (!courriel) return notFound();
	return <CourrielDeBoite langue={langue} courriel={courriel} />;
});
