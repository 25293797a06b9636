import { Barres } from "#components/statistiques/barres";
import { Courbe } from "#components/statistiques/courbe";
import { Section } from "#components/ui/section";
import { pageAddress } from "#lib/i18n/addresses";
import { formats, texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { lignesDe, type NomDeSerie } from "#lib/statistiques/rules";
import type { Statistiques } from "#lib/statistiques/schema";

/** One series under its title: chart, table, and the file behind them. */
export function Serie(props: {
	langue: Langue;
	nom: NomDeSerie;
	statistiques: Statistiques;
}) {
	const { langue, nom, statistiques } = props;
	const t = texts(langue);
	const lignes = lignesDe(nom, statistiques, langue);
	const legende = t(`chiffres.series.${nom}.titre`);
	const colonnes = [
		t(`chiffres.series.${nom}.colonne`),
		t("chiffres.nombre"),
	] as const;
	const cumul = lignes.at(-1)?.cumul;
	return (
		<Section id={nom} title={legende}>
			<p className="max-w-measure">{t(`chiffres.series.${nom}.texte`)}</p>
			{lignes.length === 0 ? (
				<p className="mt-4 text-soft">{t("chiffres.trop_peu")}</p>
			) : cumul === undefined ? (
				<Barres
					langue={langue}
					legende={legende}
					tetes={colonnes}
					lignes={lignes}
				/>
			) : (
				<div className="mt-6">
					<Courbe
						langue={langue}
						legende={legende}
						tetes={[...colonnes, t("chiffres.cumul")]}
						phrase={t("chiffres.courbe", {
							titre: legende,
							debut: lignes[0]?.libelle ?? "",
							fin: lignes.at(-1)?.libelle ?? "",
							total: formats(langue).number(cumul),
						})}
						lignes={lignes}
					/>
				</div>
			)}
			<p className="text-small">
				<a href={pageAddress(langue, `/chiffres/${nom}.csv`)} download>
					{t("chiffres.csv")}
					<span className="sr-only">{` : ${legende}`}</span>
				</a>
			</p>
		</Section>
	);
}
