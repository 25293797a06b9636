import { CodeBlock, WITH_CODE } from "#components/developpeurs/code-block";
import { Folded } from "#components/developpeurs/code-sample";
import { Day, dayInWords } from "#components/ui/kit/when";
import { Notice } from "#components/ui/notice";
import { Section } from "#components/ui/section";
import { PageCopy } from "#components/ui/share/share";
import { Table } from "#components/ui/table";
import { Version } from "#components/ui/translated";
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
	LICENCE,
	type Manifeste,
	NOM_DICTIONNAIRE,
	NOM_MANIFESTE,
	NOM_PUBLICCODE,
	NOM_SOMMES,
} from "#lib/donnees/schema";
import { pageLangue, t } from "#lib/i18n/page-texts";
import { formats } from "#lib/i18n/texts";

type DuJour = { manifeste: Manifeste | null };

function Usages(props: DuJour & { credit: string }) {
	const jour = props.manifeste?.jour;
	const mention =
		jour === undefined
			? null
			: t("donnees.licence.credit", {
					credit: props.credit,
					date: dayInWords(jour),
				});
	return (
		<>
			<p className="max-w-measure">
				{t.rich("donnees.licence.texte", {
					lien: (children) => (
						<a href={LICENCE.adresse} hrefLang="fr">
							{children}
						</a>
					),
				})}
			</p>
			{mention === null ? null : (
				<div className="flex flex-wrap items-end gap-x-3 gap-y-2">
					<CodeBlock>{mention}</CodeBlock>
					<PageCopy text={mention} name={t("donnees.licence.mention")} />
				</div>
			)}
			<p className="mt-4 max-w-measure">{t("donnees.formats.personnes")}</p>
		</>
	);
}

/** The table of the sets, or a notice that the first files are not ready yet; then what explains each. */
function Jeux(props: DuJour & { jeux: readonly JeuOuvert[] }) {
	const { jeux, manifeste } = props;
	if (!manifeste) return <Notice>{t("donnees.fichiers.attente")}</Notice>;
	return (
		<>
			<p className="max-w-measure">
				{t.rich("donnees.fichiers.stables", WITH_CODE)}
			</p>
			<Table
				caption={t("donnees.carte.du", {
					date: dayInWords(manifeste.jour),
				})}
				stacked
				head={[
					t("donnees.carte.jeu"),
					t("donnees.carte.lignes"),
					t("donnees.carte.fichiers"),
				]}
			>
				{jeux.map((ouvert) => (
					<tr key={ouvert.jeu}>
						<th scope="row">
							{t(`donnees.jeux.${ouvert.jeu}`)}
							<span className="block max-w-measure font-normal">
								{t(`donnees.contenu.${ouvert.jeu}`)}
							</span>
						</th>
						<td className="tabular-nums">
							{formats(pageLangue()).number(ouvert.lignes)}
							<span aria-hidden="true" className="min-[40rem]:hidden">
								{` ${t("donnees.carte.lignes").toLowerCase()}`}
							</span>
						</td>
						<td>
							<Telechargements ouvert={ouvert} />
						</td>
					</tr>
				))}
			</Table>
			{jeux.map((ouvert) => (
				<PliDuJeu key={ouvert.jeu} {...{ ouvert }} />
			))}
		</>
	);
}

function PourLesProgrammes(props: { manifeste: Manifeste; siteUrl: string }) {
	const { manifeste, siteUrl } = props;
	return (
		<>
			<ul className="list-disc space-y-1 pl-6">
				{(
					[
						[NOM_DICTIONNAIRE, "dictionnaire"],
						[NOM_SOMMES, "sommes"],
						[NOM_MANIFESTE, "manifeste"],
						["catalogue.jsonld", "catalogue"],
						[NOM_PUBLICCODE, "publiccode"],
						["catalogue.ttl", "turtle"],
						["projets.schema.json", "schemas"],
					] as const
				).map(([nom, quoi]) => (
					<li key={nom}>
						<a href={adresseDuFichier(nom)}>{t(`donnees.autres.${quoi}`)}</a>
					</li>
				))}
			</ul>
			<p className="mt-5 max-w-measure">{t("donnees.fichiers.verifier")}</p>
			<CodeBlock label={t("donnees.fichiers.verifier_programme")}>
				{`curl -O "${siteUrl}/donnees/projets.jsonl" -O "${siteUrl}/donnees/${NOM_SOMMES}"\nsha256sum --check --ignore-missing ${NOM_SOMMES}`}
			</CodeBlock>
			<div className="mt-5">
				<Folded head={t("donnees.autres.empreintes")}>
					<Empreintes
						fichiers={manifeste.fichiers.filter(({ jeu }) => jeu === null)}
					/>
				</Folded>
			</div>
		</>
	);
}

export function PartiesDesDonnees(
	props: DuJour & {
		siteUrl: string;
		credit: string;
		jeux: readonly JeuOuvert[];
	},
) {
	const { manifeste } = props;
	return (
		<>
			<Section id="licence" title={t("donnees.licence.titre")}>
				<Usages {...props} />
			</Section>
			<Section id="fichiers" title={t("donnees.fichiers.titre")}>
				<Jeux {...props} />
			</Section>
			<Section id="formats" title={t("donnees.formats.titre")}>
				<ul className="max-w-measure list-disc space-y-2 pl-6">
					<li>{t.rich("donnees.formats.tableur", WITH_CODE)}</li>
					<li>{t.rich("donnees.formats.csv", WITH_CODE)}</li>
					<li>{t.rich("donnees.formats.jsonl", WITH_CODE)}</li>
				</ul>
			</Section>
			{manifeste === null ? null : (
				<Section id="programmes" title={t("donnees.autres.titre")}>
					<PourLesProgrammes {...{ manifeste }} siteUrl={props.siteUrl} />
				</Section>
			)}
		</>
	);
}

type DuJeu = { ouvert: JeuOuvert };

/** The formats in the order in which they are offered: first the one that opens by itself. */
const OFFERTS = [
	"tableur",
	"csv",
	"jsonl",
] as const satisfies readonly FormatDonnees[];

function Apercu({ ouvert }: DuJeu) {
	const { apercu, jeu } = ouvert;
	const colonnes = APERCU_COLONNES[jeu].map((nom) =>
		t(`donnees.apercu.${nom}`),
	);
	if (apercu.length === 0) return null;
	return (
		<Table
			caption={t("donnees.carte.apercu", { n: apercu.length })}
			stacked
			head={colonnes}
		>
			{apercu.map(([premiere, ...autres]) => (
				<tr key={[premiere, ...autres].map((un) => un?.texte).join("|")}>
					<th scope="row" className="font-bold">
						{premiere ? <Version of={premiere} /> : null}
					</th>
					{autres.map((cellule, rang) => (
						<td key={colonnes[rang + 1]}>
							<span
								aria-hidden="true"
								className="mr-2 text-soft min-[40rem]:hidden"
							>
								{colonnes[rang + 1]}
							</span>
							<Version of={cellule} />
						</td>
					))}
				</tr>
			))}
		</Table>
	);
}

function Telechargements({ ouvert }: DuJeu) {
	const jeu = t(`donnees.jeux.${ouvert.jeu}`);
	return (
		<ul className="flex flex-wrap gap-x-5">
			{OFFERTS.map((format) => {
				const nom = nomDuFichier(ouvert.jeu, format);
				const fichier = ouvert.fichiers.find((un) => un.nom === nom);
				if (!fichier) return null;
				return (
					<li key={format} className="whitespace-nowrap">
						<a href={adresseDuFichier(nom)} download className="font-bold">
							{t(`donnees.carte.format.${format}.court`)}
							<span className="sr-only">{`, ${jeu}`}</span>
						</a>{" "}
						<span className="text-small text-soft">
							{t("donnees.fichiers.kilo", {
								n: Math.ceil(fichier.octets / 1000),
							})}
						</span>
					</li>
				);
			})}
		</ul>
	);
}

/** The checksum of each file, whole: it is compared by machines. */
function Empreintes(props: { fichiers: readonly FichierDonnees[] }) {
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
							<Day at={jour} />
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

/** What explains one set: its first records, its columns, its checksums and its past days. */
function PliDuJeu({ ouvert }: DuJeu) {
	const { colonnes, fichiers, jeu } = ouvert;
	const nom = t(`donnees.jeux.${jeu}`);
	return (
		<Folded id={jeu} head={t("donnees.carte.detail", { jeu: nom })}>
			<Apercu ouvert={ouvert} />
			<p className="max-w-measure text-small">
				{t.rich("donnees.dictionnaire.langues", WITH_CODE)}
			</p>
			<Table
				caption={t("donnees.dictionnaire.titre", { jeu: nom })}
				stacked
				head={[
					t("donnees.dictionnaire.colonne"),
					t("donnees.dictionnaire.sens"),
				]}
			>
				{colonnes.map((colonne) => (
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
			<h3 className="mt-6">{t("donnees.carte.empreintes")}</h3>
			<Empreintes fichiers={fichiers} />
			<h3 className="mt-6">{t("donnees.carte.jours")}</h3>
			<JoursPasses ouvert={ouvert} />
		</Folded>
	);
}
