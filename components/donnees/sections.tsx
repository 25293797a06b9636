import { CodeBlock, WITH_CODE } from "#components/developpeurs/code-block";
import { Dictionnaire } from "#components/donnees/dictionnaire";
import { FichiersDuJour } from "#components/donnees/fichiers";
import { Notice } from "#components/ui/notice";
import { Section } from "#components/ui/section";
import { adresseDuFichier } from "#lib/donnees/rules";
import {
	LICENCE,
	type Manifeste,
	NOM_MANIFESTE,
	NOM_SOMMES,
} from "#lib/donnees/schema";
import { formats, texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

type DuJour = { langue: Langue; manifeste: Manifeste | null };

/** The newest files, or a notice that they are not ready yet. */
function Fichiers(props: DuJour & { siteUrl: string }) {
	const t = texts(props.langue);
	if (!props.manifeste) return <Notice>{t("donnees.fichiers.attente")}</Notice>;
	return (
		<>
			<FichiersDuJour langue={props.langue} manifeste={props.manifeste} />
			<p className="max-w-measure">
				{t.rich("donnees.fichiers.stables", WITH_CODE)}
			</p>
			<p className="mt-4 max-w-measure">{t("donnees.fichiers.verifier")}</p>
			<CodeBlock>
				{`curl -O "${props.siteUrl}/donnees/projets.jsonl" -O "${props.siteUrl}/donnees/${NOM_SOMMES}"\nsha256sum --check --ignore-missing ${NOM_SOMMES}`}
			</CodeBlock>
			<ul className="mt-5 list-disc pl-6">
				<li>
					<a href={adresseDuFichier(NOM_MANIFESTE)}>
						{t("donnees.autres.manifeste")}
					</a>
				</li>
				<li>
					<a href={adresseDuFichier("catalogue.jsonld")}>
						{t("donnees.autres.catalogue")}
					</a>
				</li>
			</ul>
		</>
	);
}

/** The conditions of reuse, with the line to copy. */
function LicenceDesDonnees(props: DuJour & { credit: string }) {
	const t = texts(props.langue);
	const jour = props.manifeste?.jour;
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
			{jour === undefined ? null : (
				<CodeBlock>
					{t("donnees.licence.credit", {
						credit: props.credit,
						date: formats(props.langue).dateTime(new Date(jour), {
							dateStyle: "long",
						}),
					})}
				</CodeBlock>
			)}
		</>
	);
}

/** The formats, and what the files never contain. */
function Formats({ langue }: { langue: Langue }) {
	const t = texts(langue);
	return (
		<>
			<ul className="max-w-measure list-disc space-y-2 pl-6">
				<li>{t.rich("donnees.formats.jsonl", WITH_CODE)}</li>
				<li>{t.rich("donnees.formats.csv", WITH_CODE)}</li>
			</ul>
			<p className="mt-4 max-w-measure">{t("donnees.formats.personnes")}</p>
		</>
	);
}

/** The days kept, each with its manifest. */
function JoursPasses(props: { langue: Langue; jours: readonly string[] }) {
	const t = texts(props.langue);
	return (
		<>
			<p className="max-w-measure">{t("donnees.jours.texte")}</p>
			{props.jours.length === 0 ? (
				<p className="mt-4">{t("donnees.jours.aucun")}</p>
			) : (
				<ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
					{props.jours.map((jour) => (
						<li key={jour}>
							<a href={adresseDuFichier(NOM_MANIFESTE, jour)}>
								<time dateTime={jour}>
									{formats(props.langue).dateTime(new Date(jour), {
										dateStyle: "medium",
									})}
								</time>
							</a>
						</li>
					))}
				</ul>
			)}
		</>
	);
}

/** The sections of the page about open data. */
export function PartiesDesDonnees(
	props: DuJour & {
		siteUrl: string;
		credit: string;
		/** The days kept, newest first. */
		jours: readonly string[];
	},
) {
	const { langue } = props;
	const t = texts(langue);
	return (
		<>
			<Section id="fichiers" title={t("donnees.fichiers.titre")}>
				<Fichiers {...props} />
			</Section>
			<Section id="licence" title={t("donnees.licence.titre")}>
				<LicenceDesDonnees {...props} />
			</Section>
			<Section id="formats" title={t("donnees.formats.titre")}>
				<Formats langue={langue} />
			</Section>
			<Section id="dictionnaire" title={t("donnees.dictionnaire.titre")}>
				<Dictionnaire langue={langue} />
			</Section>
			<Section id="jours" title={t("donnees.jours.titre")}>
				<JoursPasses langue={langue} jours={props.jours.slice(1)} />
			</Section>
		</>
	);
}
