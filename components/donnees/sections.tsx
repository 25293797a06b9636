import { CodeBlock, WITH_CODE } from "#components/developpeurs/code-block";
import { Folded } from "#components/developpeurs/code-sample";
import { Empreintes, TableDesJeux } from "#components/donnees/carte";
import { CopyButton } from "#components/ui/copy-button";
import { Notice } from "#components/ui/notice";
import { Section } from "#components/ui/section";
import { adresseDuFichier } from "#lib/donnees/rules";
import {
	type JeuOuvert,
	LICENCE,
	type Manifeste,
	NOM_DICTIONNAIRE,
	NOM_MANIFESTE,
	NOM_PUBLICCODE,
	NOM_SOMMES,
} from "#lib/donnees/schema";
import { pageLangue, pageTexts } from "#lib/i18n/page-texts";
import { formats } from "#lib/i18n/texts";

type DuJour = { manifeste: Manifeste | null };

function Usages(props: DuJour & { credit: string }) {
	const t = pageTexts();
	const jour = props.manifeste?.jour;
	const mention =
		jour === undefined
			? null
			: t("donnees.licence.credit", {
					credit: props.credit,
					date: formats(pageLangue()).dateTime(new Date(jour), {
						dateStyle: "long",
					}),
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
					<CopyButton
						text={mention}
						label={t("copie.copier")}
						done={t("copie.copie")}
						name={t("donnees.licence.mention")}
					/>
				</div>
			)}
			<p className="mt-4 max-w-measure">{t("donnees.formats.personnes")}</p>
		</>
	);
}

/** The table of the sets, or a notice that the first files are not ready yet. */
function Jeux(props: DuJour & { jeux: readonly JeuOuvert[] }) {
	const { jeux, manifeste } = props;
	const t = pageTexts();
	if (!manifeste) return <Notice>{t("donnees.fichiers.attente")}</Notice>;
	return (
		<>
			<p className="max-w-measure">
				{t.rich("donnees.fichiers.stables", WITH_CODE)}
			</p>
			<TableDesJeux jeux={jeux} jour={manifeste.jour} />
		</>
	);
}

function Formats() {
	const t = pageTexts();
	return (
		<ul className="max-w-measure list-disc space-y-2 pl-6">
			<li>{t.rich("donnees.formats.tableur", WITH_CODE)}</li>
			<li>{t.rich("donnees.formats.csv", WITH_CODE)}</li>
			<li>{t.rich("donnees.formats.jsonl", WITH_CODE)}</li>
		</ul>
	);
}

function PourLesProgrammes(props: DuJour & { siteUrl: string }) {
	const { manifeste, siteUrl } = props;
	const t = pageTexts();
	const autres = manifeste?.fichiers.filter(({ jeu }) => jeu === null) ?? [];
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
					<Empreintes fichiers={autres} />
				</Folded>
			</div>
		</>
	);
}

/** The sections of the page about open data. */
export function PartiesDesDonnees(
	props: DuJour & {
		siteUrl: string;
		credit: string;
		jeux: readonly JeuOuvert[];
	},
) {
	const { manifeste } = props;
	const t = pageTexts();
	return (
		<>
			<Section id="licence" title={t("donnees.licence.titre")}>
				<Usages {...props} />
			</Section>
			<Section id="fichiers" title={t("donnees.fichiers.titre")}>
				<Jeux {...props} />
			</Section>
			<Section id="formats" title={t("donnees.formats.titre")}>
				<Formats />
			</Section>
			{manifeste === null ? null : (
				<Section id="programmes" title={t("donnees.autres.titre")}>
					<PourLesProgrammes {...props} />
				</Section>
			)}
		</>
	);
}
