import { scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";
import { COULEURS_STATUT } from "#components/besoins/parcours";
import { CodeBlock } from "#components/developpeurs/code-block";
import { Section } from "#components/ui/section";
import { PageCopy } from "#components/ui/share/share";
import { Table } from "#components/ui/table";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import { formats } from "#lib/i18n/texts";
import {
	FICHIERS_DE_SERIE,
	type LigneDeSerie,
	lignesMontrees,
	type NomDeSerie,
	phraseDesDelais,
} from "#lib/statistiques/rules";
import type { Statistiques } from "#lib/statistiques/schema";
import { BUTTON_LOOKS } from "../ui/looks.ts";

/** The words that the page says of a series before its chart. */
function introduction(
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
	return (
		<details className="no-print text-small">
			<summary className={`${BUTTON_LOOKS.other} cursor-pointer`}>
				{t("chiffres.reprendre")}
				<span className="sr-only">{`, ${legende}`}</span>
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
							<span className="sr-only">{`, ${legende}`}</span>
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
					<PageCopy text={texte} name={quoi} />
				</div>
			))}
		</details>
	);
}

export function Serie(props: {
	nom: NomDeSerie;
	statistiques: Statistiques;
	siteNom: string;
	siteUrl: string;
	jour: Date;
}) {
	const langue = pageLangue();
	const { nom, statistiques } = props;
	const lignes = lignesMontrees(nom, statistiques, langue);
	const legende = t(`chiffres.series.${nom}.titre`);
	const colonnes = [
		t(`chiffres.series.${nom}.colonne`),
		t("chiffres.nombre"),
	] as const;
	const cumul = lignes.at(-1)?.cumul;
	return (
		<Section id={nom} title={legende}>
			<p className="max-w-measure">{introduction(nom, statistiques)}</p>
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

export function SeriesTropPetites(props: { noms: readonly NomDeSerie[] }) {
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

/** Bars drawn inside the table of their own figures: the chart and the text read aloud are the same. */
export function Barres(props: {
	legende: string;
	tetes: readonly [nom: string, nombre: string];
	lignes: readonly LigneDeSerie[];
	/** A funnel: each bar in the middle, under the one that it is a part of. */
	centrees?: boolean;
}) {
	const { legende, lignes, tetes } = props;
	const max = Math.max(1, ...lignes.map(({ nombre }) => nombre));
	const largeur = scaleLinear([0, max], [0, 100]);
	return (
		<Table caption={legende} captionHidden stacked head={tetes}>
			{lignes.map(({ langue: de, libelle, nombre, statut }) => (
				<tr key={libelle}>
					<th scope="row" className="font-normal min-[40rem]:w-1/3" lang={de}>
						{libelle}
					</th>
					<td className="min-[40rem]:w-2/3">
						<span className="flex items-center gap-4">
							<span className="w-14 shrink-0 text-right tabular-nums">
								{formats(pageLangue()).number(nombre)}
							</span>
							<svg
								className={`h-4 w-0 flex-1 ${statut ? COULEURS_STATUT[statut] : "text-action"}`}
								aria-hidden="true"
								focusable="false"
							>
								<rect
									x={`${props.centrees ? (100 - largeur(nombre)) / 2 : 0}%`}
									width={`${largeur(nombre)}%`}
									height="100%"
									rx="2"
									fill="currentColor"
								/>
							</svg>
						</span>
					</td>
				</tr>
			))}
		</Table>
	);
}

const LARGEUR = 100;
const HAUTEUR = 40;

function traces(lignes: readonly LigneDeSerie[]) {
	const points = [0, ...lignes.map(({ cumul }) => cumul ?? 0)];
	const max = Math.max(1, ...points);
	const x = scaleLinear([0, Math.max(1, points.length - 1)], [0, LARGEUR]);
	const y = scaleLinear([0, max], [HAUTEUR, 0]);
	const surface = area<number>()
		.x((_, rang) => x(rang))
		.y0(HAUTEUR)
		.y1((cumul) => y(cumul));
	const trait = line<number>()
		.x((_, rang) => x(rang))
		.y((cumul) => y(cumul));
	return { surface: surface(points) ?? "", trait: trait(points) ?? "" };
}

/** A growth over time: its curve, a summary in one sentence, and the table behind it. */
function Courbe(props: {
	legende: string;
	tetes: readonly [periode: string, nombre: string, cumul: string];
	phrase: string;
	lignes: readonly LigneDeSerie[];
}) {
	const { legende, lignes, phrase, tetes } = props;
	const { number } = formats(pageLangue());
	const { surface, trait } = traces(lignes);
	const [premiere] = lignes;
	const derniere = lignes.at(-1);
	return (
		<figure>
			<svg
				viewBox={`0 0 ${LARGEUR} ${HAUTEUR}`}
				preserveAspectRatio="none"
				className="h-44 w-full overflow-visible border-b border-l border-edge text-action"
				role="img"
				aria-label={phrase}
			>
				<path d={surface} fill="currentColor" fillOpacity="0.18" />
				<path
					d={trait}
					fill="none"
					stroke="currentColor"
					strokeWidth="3"
					vectorEffect="non-scaling-stroke"
				/>
			</svg>
			<p
				aria-hidden="true"
				className="mt-2 flex flex-wrap justify-between gap-x-4 text-small text-soft"
			>
				<span>{premiere?.libelle}</span>
				<span className="tabular-nums">
					{t("lecture.filtre", {
						nom: derniere?.libelle ?? "",
						valeur: number(derniere?.cumul ?? 0),
					})}
				</span>
			</p>
			<Table caption={legende} captionHidden head={tetes}>
				{lignes.map(({ libelle, nombre, cumul }) => (
					<tr key={libelle}>
						<th scope="row" className="font-normal">
							{libelle}
						</th>
						<td className="tabular-nums">{number(nombre)}</td>
						<td className="tabular-nums">{number(cumul ?? 0)}</td>
					</tr>
				))}
			</Table>
		</figure>
	);
}
