import { notFound } from "next/navigation";
import { BoiteDeCourriels } from "#components/comptes/boite";
import { metadata, page } from "#lib/adapters/page";
import { reglages } from "#lib/platform/env";
import { lireBoiteLocale } from "#lib/platform/mail/transports/local";

export const generateMetadata = metadata(({ t }) => ({
	title: t("boite.titre"),
}));

export default page(async ({ langue }) => {
	if (reglages().courriel.transport !== "local") return notFound();
	return (
		<BoiteDeCourriels langue={langue} courriels={await lireBoiteLocale()} />
	);
});
