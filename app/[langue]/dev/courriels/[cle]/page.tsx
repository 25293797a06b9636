import { notFound } from "next/navigation";
import { CourrielDeBoite } from "#components/developpeurs/boite";
import { pageLocale, titled } from "#lib/adapters/pages/page";
import { lireCourrielLocal } from "#lib/platform/mail/transports/local";

export const generateMetadata = titled((t) => t("boite.titre"));

export default pageLocale(async ({ params }) => {
	const courriel = await lireCourrielLocal(String(params.cle));
	if (!courriel) return notFound();
	return <CourrielDeBoite courriel={courriel} />;
});
