import { Resultats, VersResultats } from "#components/recherche/resultats";
import { RienTrouve } from "#components/recherche/rien";
import { SearchForm, TooManySearches } from "#components/ui/lists/search-form";
import { publicHead } from "#lib/adapters/pages/metadata";
import { metadata, page } from "#lib/adapters/pages/page";
import { unlessTooMany } from "#lib/adapters/pages/search-limit";
import { pageAddress } from "#lib/i18n/addresses";
import { listPath } from "#lib/platform/lists/list-address";
import { lenientQuery } from "#lib/platform/validation/lenient";
import { RechercheQuery } from "#lib/recherche/schema";
import { lireActes } from "../data.ts";
import { chercher } from "./data.ts";

const CHEMIN = "/recherche";

export const generateMetadata = metadata(({ langue, t, query: asked }) => {
	const { q } = lenientQuery(RechercheQuery, asked);
	return publicHead(langue, {
		title: q ? t("recherche.titre_de", { q }) : t("lecture.rechercher"),
		description: t("recherche.description"),
		path: listPath(CHEMIN, { q }),
		indexed: !q,
	});
});

export default page(async ({ langue, t, visiteur, query: asked }) => {
	const { q } = lenientQuery(RechercheQuery, asked);
	const action = pageAddress(langue, CHEMIN);
	const read = await unlessTooMany(visiteur, q, () => chercher(q, langue));
	if (!read.ok) {
		const seconds = read.delaiSecondes;
		return <TooManySearches {...{ seconds, action, q }} />;
	}
	const { resultats, total, rien, fiches } = read.valeur;
	return (
		<>
			<VersResultats {...{ q, total }} />
			<h1 className="sr-only">{t("lecture.rechercher")}</h1>
			<SearchForm
				action={action}
				label={t("recherche.mots")}
				placeholder={t("recherche.exemple")}
				button={t("lecture.rechercher")}
				value={q}
				completions={{
					address: `${action}/titres?q=`,
					label: t("recherche.titres"),
				}}
			/>
			<Resultats
				{...{ q, total, resultats }}
				actes={await lireActes(visiteur, fiches)}
			/>
			{rien ? <RienTrouve q={q} {...rien} /> : null}
		</>
	);
});
