import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { FailedPage, failureOf } from "#components/ui/shell/failed-page";
import { addressWords } from "#lib/adapters/pages/address-words";
import { barePage, metadata } from "#lib/adapters/pages/page";
import { reglages } from "#lib/platform/config/env";

export const generateMetadata = metadata(({ t, params }) => {
	const failure = failureOf(String(params.statut)) ?? "introuvable";
	return { title: t(`erreurs.${failure}.titre`) };
});

/** The page that the front shows in place of one that failed; it has no public address. */
export default barePage(async ({ params }) => {
	const asked = await headers();
	const failure = failureOf(asked.get("x-page-erreur") ?? "");
	if (failure === null || failure !== failureOf(String(params.statut)))
		notFound();
	return (
		<FailedPage
			failure={failure}
			vitrine={reglages().vitrine}
			requestId={asked.get("x-request-id") ?? ""}
			address={asked.get("x-page-adresse") ?? ""}
			isSent={asked.get("x-page-envoi") === "oui"}
			sought={addressWords(asked.get("x-page-adresse") ?? "")}
		/>
	);
});
