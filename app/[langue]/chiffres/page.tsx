import { Serie } from "#components/statistiques/serie";
import { metadata, page } from "#lib/adapters/page";
import { lireStatistiques } from "#lib/statistiques/queries";
import { SEUIL_ANONYMAT } from "#lib/statistiques/schema";
import { SERIES } from "#lib/statistiques/series/rules";

export const generateMetadata = metadata(({ t }) => ({
	title: t("chiffres.titre"),
	description: t("chiffres.chapeau"),
	path: "/chiffres",
}));

export default page(async ({ langue, t }) => {
	const statistiques = await lireStatistiques();
	return (
		<>
			<h1>{t("chiffres.titre")}</h1>
			<p className="mt-5 max-w-measure text-lead text-soft">
				{t("chiffres.chapeau")}
			</p>
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
