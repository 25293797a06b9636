import { WITH_CODE } from "#components/developpeurs/code-block";
import { Pli } from "#components/donnees/pli";
import { LongDate } from "#components/ui/date";
import { Table } from "#components/ui/table";
import {
	adresseDuFichier,
	descriptionDeColonne,
	nomDuFichier,
} from "#lib/donnees/rules";
import {
	APERCU_COLONNES,
	type FichierDonnees,
	type FormatDonnees,
	type JeuOuvert,
} from "#lib/donnees/schema";
import { pageLangue, pageTexts } from "#lib/i18n/page-texts";
import { formats } from "#lib/i18n/texts";

type DuJeu = { ouvert: JeuOuvert };

/** The formats in the order in which they are offered: first the one that opens by itself. */
const OFFERTS = [
	"tableur",
	"csv",
	"jsonl",
] as const satisfies readonly FormatDonnees[];

/** The first records, as they stand in the files. */
function Apercu({ ouvert }: DuJeu) {
	const t = pageTexts();
	const { apercu, jeu } = ouvert;
	const colonnes = APERCU_COLONNES[jeu];
	if (apercu.length === 0) return null;
	return (
		<Table
			caption={t("donnees.carte.apercu", { n: apercu.length })}
			stacked
			head={colonnes}
		>
			{apercu.map((ligne) => {
				const [premiere = "", ...autres] = ligne.cellules;
				const lang = ligne.langue === pageLangue() ? undefined : ligne.langue;
				return (
					<tr key={ligne.cellules.join("|")}>
						<th scope="row" className="font-bold" lang={lang}>
							{premiere}
						</th>
						{autres.map((cellule, rang) => (
							<td key={colonnes[rang + 1]} lang={lang}>
								<span
									aria-hidden="true"
									className="mr-2 font-mono text-soft min-[40rem]:hidden"
								>
									{colonnes[rang + 1]}
								</span>
								{cellule}
							</td>
						))}
					</tr>
				);
			})}
		</Table>
	);
}

function Telechargements({ ouvert }: DuJeu) {
	const t = pageTexts();
	const jeu = t(`donnees.jeux.${ouvert.jeu}`);
	return (
		<ul className="grid gap-x-6 gap-y-3 md:grid-cols-3">
			{OFFERTS.map((format) => {
				const nom = nomDuFichier(ouvert.jeu, format);
				const fichier = ouvert.fichiers.find((un) => un.nom === nom);
				if (!fichier) return null;
				return (
					<li key={format}>
						<a href={adresseDuFichier(nom)} download className="font-bold">
							{t(`donnees.carte.format.${format}.nom`)}
							<span className="sr-only">{` : ${jeu}`}</span>
						</a>{" "}
						<span className="whitespace-nowrap text-small text-soft">
							{t("donnees.fichiers.kilo", {
								n: Math.ceil(fichier.octets / 1000),
							})}
						</span>
						<span className="block text-small text-soft">
							{t(`donnees.carte.format.${format}.pour`)}
						</span>
					</li>
				);
			})}
		</ul>
	);
}

/** The checksum of each file, whole: it is compared by machines. */
export function Empreintes(props: { fichiers: readonly FichierDonnees[] }) {
	return (
		<dl className="text-small">
			{props.fichiers.map(({ nom, sha256 }) => (
				<div key={nom} className="py-1.5">
					<dt className="font-bold">{nom}</dt>
					<dd className="font-mono break-all">{sha256}</dd>
				</div>
			))}
		</dl>
	);
}

function JoursPasses({ ouvert }: DuJeu) {
	const t = pageTexts();
	const { jeu, passes } = ouvert;
	return (
		<>
			<p className="max-w-measure text-small">{t("donnees.jours.texte")}</p>
			{passes.length === 0 ? (
				<p className="mt-3 text-small">{t("donnees.jours.aucun")}</p>
			) : (
				<ul className="mt-3 grid gap-x-6 text-small md:grid-cols-2">
					{passes.map(({ jour, formats: presents }) => (
						<li key={jour} className="flex flex-wrap gap-x-4 py-1">
							<LongDate value={jour} />
							{OFFERTS.filter((format) => presents.includes(format)).map(
								(format) => (
									<a
										key={format}
										href={adresseDuFichier(nomDuFichier(jeu, format), jour)}
										download
									>
										{t(`donnees.carte.format.${format}.court`)}
									</a>
								),
							)}
						</li>
					))}
				</ul>
			)}
		</>
	);
}

/** One set: how many records, the first of them, its files, and what explains them. */
export function CarteDuJeu({
	ouvert,
	jour,
}: DuJeu & {
	/** The day of the newest files. */
	jour: string;
}) {
	const t = pageTexts();
	const { colonnes, fichiers, jeu, lignes } = ouvert;
	const nom = t(`donnees.jeux.${jeu}`);
	return (
		<article
			aria-labelledby={jeu}
			className="mt-8 rounded-control border border-line bg-sheet px-4 pt-5 sm:px-6"
		>
			<h3 id={jeu}>{nom}</h3>
			<p className="mt-1 text-small text-soft">
				{t("donnees.carte.lignes", {
					n: lignes,
					date: formats(pageLangue()).dateTime(new Date(jour), {
						dateStyle: "long",
					}),
				})}
			</p>
			<p className="mt-2 max-w-measure">{t(`donnees.contenu.${jeu}`)}</p>
			<Apercu ouvert={ouvert} />
			<Telechargements ouvert={ouvert} />
			<div className="mt-5">
				<Pli titre={t("donnees.carte.dictionnaire", { n: colonnes.length })}>
					<Dictionnaire jeu={nom} colonnes={colonnes} />
				</Pli>
				<Pli screenOnly titre={t("donnees.carte.empreintes")}>
					<Empreintes fichiers={fichiers} />
				</Pli>
				<Pli screenOnly titre={t("donnees.carte.jours")}>
					<JoursPasses ouvert={ouvert} />
				</Pli>
			</div>
		</article>
	);
}

/** The content of each column of one set. */
function Dictionnaire(props: {
	/** The name of the set. */
	jeu: string;
	colonnes: readonly string[];
}) {
	const t = pageTexts();
	return (
		<>
			<p className="max-w-measure text-small">
				{t.rich("donnees.dictionnaire.langues", WITH_CODE)}
			</p>
			<Table
				caption={t("donnees.dictionnaire.titre", { jeu: props.jeu })}
				captionHidden
				stacked
				head={[
					t("donnees.dictionnaire.colonne"),
					t("donnees.dictionnaire.sens"),
				]}
			>
				{props.colonnes.map((colonne) => (
					<tr key={colonne}>
						<th
							scope="row"
							className="font-mono font-normal whitespace-nowrap max-[40rem]:font-bold"
						>
							{colonne}
						</th>
						<td>{descriptionDeColonne(t, colonne)}</td>
					</tr>
				))}
			</Table>
		</>
	);
}
