import { CodeBlock } from "#components/developpeurs/code-block";
import { Barres } from "#components/statistiques/barres";
import { Courbe } from "#components/statistiques/courbe";
import { CopyButton } from "#components/ui/copy-button";
import { Section } from "#components/ui/section";
import { pageHref, pageLangue, pageTexts } from "#lib/i18n/page-texts";
import { formats, type Texts } from "#lib/i18n/texts";
import {
	FICHIERS_DE_SERIE,
	lignesMontrees,
	type NomDeSerie,
	phraseDesDelais,
} from "#lib/statistiques/rules";
import type { Statistiques } from "#lib/statistiques/schema";
import { BUTTON_LOOKS } from "../ui/button-looks.ts";

/** The words that the page says of a series before its chart. */
function introduction(
	t: Texts,
	nom: NomDeSerie,
	{ delais_usuels }: Statistiques,
): string {
	const texte = t(`chiffres.series.${nom}.texte`);
	return nom === "delais_de_relecture" && delais_usuels
		? `${phraseDesDelais(t, delais_usuels)} ${texte}`
		: texte;
}

/** The files of a series, the sentence that cites it, and what another site copies to show it. */
function Reprendre(props: {
	nom: NomDeSerie;
	legende: string;
	citation: string;
	image: string;
}) {
	const { citation, legende, nom } = props;
	const t = pageTexts();
	return (
		<details className="no-print text-small">
			<summary className={`${BUTTON_LOOKS.other} cursor-pointer`}>
				{t("chiffres.reprendre")}
				<span className="sr-only">{` : ${legende}`}</span>
			</summary>
			<ul className="flex flex-wrap gap-x-6">
				{FICHIERS_DE_SERIE.map((format) => (
					<li key={format}>
						<a
							href={pageHref(`/chiffres/${nom}.${format}`)}
							download
							className="inline-flex min-h-11 items-center"
						>
							{t(`chiffres.fichier.${format}`)}
							<span className="sr-only">{` : ${legende}`}</span>
						</a>
					</li>
				))}
			</ul>
			{[
				{ texte: citation, quoi: legende },
				{ texte: props.image, quoi: `${legende} (HTML)` },
			].map(({ texte, quoi }) => (
				<div key={texte} className="flex flex-wrap items-end gap-x-3 gap-y-2">
					<CodeBlock>{texte}</CodeBlock>
					<CopyButton
						text={texte}
						label={t("copie.copier")}
						done={t("copie.copie")}
						name={quoi}
					/>
				</div>
			))}
		</details>
	);
}

/** One series under its title: chart, table, the files behind them, and how to cite it. */
export function Serie(props: {
	nom: NomDeSerie;
	statistiques: Statistiques;
	siteNom: string;
	siteUrl: string;
	jour: Date;
}) {
	const langue = pageLangue();
	const { nom, statistiques } = props;
	const t = pageTexts();
	const lignes = lignesMontrees(nom, statistiques, langue);
	const legende = t(`chiffres.series.${nom}.titre`);
	const colonnes = [
		t(`chiffres.series.${nom}.colonne`),
		t("chiffres.nombre"),
	] as const;
	const cumul = lignes.at(-1)?.cumul;
	return (
		<Section id={nom} title={legende}>
			<p className="max-w-measure">{introduction(t, nom, statistiques)}</p>
			{cumul === undefined ? (
				<Barres legende={legende} tetes={colonnes} lignes={lignes} />
			) : (
				<div className="mt-6">
					<Courbe
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
			<Reprendre
				nom={nom}
				legende={legende}
				citation={t("chiffres.citation", {
					titre: legende,
					site: props.siteNom,
					date: formats(langue).dateTime(props.jour, { dateStyle: "long" }),
					adresse: `${props.siteUrl}${pageHref("/chiffres")}#${nom}`,
				})}
				image={`<img src="${props.siteUrl}${pageHref(`/chiffres/${nom}.svg`)}" alt="${legende}">`}
			/>
		</Section>
	);
}

/** The series too small to be shown, named once. */
export function SeriesTropPetites(props: { noms: readonly NomDeSerie[] }) {
	const t = pageTexts();
	if (props.noms.length === 0) return null;
	const liste = formats(pageLangue()).list(
		props.noms.map((nom) => t(`chiffres.series.${nom}.titre`)),
	);
	return (
		<p className="mt-14 max-w-measure text-soft">
			{t("chiffres.trop_peu", { series: liste })}
		</p>
	);
}
