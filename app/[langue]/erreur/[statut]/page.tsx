import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { LignesBesoins } from "#components/besoins/ligne";
import { Section } from "#components/ui/section";
import { FailedPage, failureOf } from "#components/ui/shell/failed-page";
import { addressWords } from "#lib/adapters/pages/address-words";
import { barePage, metadata } from "#lib/adapters/pages/page";
import { listerBesoins } from "#lib/besoins/queries";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import { reglages } from "#lib/platform/config/env";

const BESOINS_MAX = 3;

const listerSoutenus = whileUnchanged(() =>
	listerBesoins({ tri: "soutiens", limite: BESOINS_MAX }),
);

/** The most supported needs; none while the database does not answer. */
async function lireSoutenus() {
	const lus = await listerSoutenus().catch(() => null);
	return lus?.ok ? lus.valeur.elements : [];
}

export const generateMetadata = metadata(({ t, params }) => {
	const failure = failureOf(String(params.statut)) ?? "introuvable";
	return { title: t(`erreurs.${failure}.titre`) };
});

/** The page that the front shows in place of one that failed; it has no public address. */
export default barePage(async ({ t, params }) => {
	const asked = await headers();
	const failure = failureOf(asked.get("x-page-erreur") ?? "");
	if (failure === null || failure !== failureOf(String(params.statut)))
		notFound();
	const besoins = failure === "introuvable" ? await lireSoutenus() : [];
	return (
		<FailedPage
			failure={failure}
			vitrine={reglages().vitrine}
			requestId={asked.get("x-request-id") ?? ""}
			address={asked.get("x-page-adresse") ?? ""}
			isSent={asked.get("x-page-envoi") === "oui"}
			sought={addressWords(asked.get("x-page-adresse") ?? "")}
		>
			{besoins.length === 0 ? null : (
				<Section rows id="soutenus" title={t("accueil.soutenus")}>
					<LignesBesoins besoins={besoins} />
				</Section>
			)}
		</FailedPage>
	);
});
