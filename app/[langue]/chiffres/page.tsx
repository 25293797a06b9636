import { Serie } from "#components/statistiques/serie";
import { PageHead } from "#components/ui/shell/page-head";
import { publicHead } from "#lib/adapters/pages/metadata";
import { metadata, page } from "#lib/adapters/pages/page";
import { lireStatistiques } from "#lib/statistiques/queries";
import { SERIES } from "#lib/statistiques/rules";
import { SEUIL_ANONYMAT } from "#lib/statistiques/schema";

export const generateMetadata = metadata(({ langue, t }) =>
	publicHead(langue, {
		title: t("chiffres.titre"),
		description: t("chiffres.chapeau"),
		path: "/chiffres",
	}),
);

export default page(async ({ langue, t }) => {
	const statistiques = await lireStatistiques();
	return (
		<>
			<PageHead title={t("chiffres.titre")} lead={t("chiffres.chapeau")} />
			<p className="mt-4 max-w-measure">
				{t("chiffres.anonymat", { n: SEUIL_ANONYMAT })}
			</p>
			<p className="mt-4">
				<a href="/chiffres/statistiques.json">{t("chiffres.json")}</a>
			</p>
			{SERIES.map((nom) => (
				<Serie
					key={nom}
					langue={langue}
					nom={nom}
					statistiques={statistiques}
				/>
			))}
		</>
	);
});
