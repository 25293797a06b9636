import { CodeBlock, WITH_CODE } from "#components/developpeurs/code-block";
import { CodeSample } from "#components/developpeurs/code-sample";
import { Section } from "#components/ui/section";
import { pageHref, t } from "#lib/i18n/page-texts";

type Samples = Readonly<
	Record<"curl" | "javascript" | "python" | "pages" | "conditionnel", string>
>;

type GuideApiProps = {
	siteUrl: string;
	samples: Samples;
	/** What the first programs print. */
	printed: string;
	/** Placeholder for the reader's token in the samples. */
	jeton: string;
	limites: { appels: number; contributions: number; jetons: number };
	version: string;
};

function lien(path: string) {
	return (children: React.ReactNode) => <a href={pageHref(path)}>{children}</a>;
}

function Debut({ jeton, limites, printed, samples }: GuideApiProps) {
	const etapes = [
		{
			titre: t("connexion.titre"),
			texte: t.rich("developpeurs.debut.compte.texte", {
				lien: lien("/compte/connexion"),
			}),
		},
		{
			titre: t("jetons.creer"),
			texte: t.rich("developpeurs.debut.jeton.texte", {
				n: limites.jetons,
				lien: lien("/compte/jetons"),
			}),
		},
		{
			titre: t("developpeurs.debut.appel.titre"),
			texte: t.rich("developpeurs.debut.appel.texte", { ...WITH_CODE, jeton }),
		},
	];
	return (
		<Section id="debut" title={t("developpeurs.debut.titre")}>
			<ol className="max-w-measure list-decimal space-y-4 pl-6">
				{etapes.map(({ titre, texte }) => (
					<li key={titre}>
						<h3>{titre}</h3>
						<p className="mt-1">{texte}</p>
					</li>
				))}
			</ol>
			{(["curl", "javascript", "python"] as const).map((nom) => (
				<CodeSample
					key={nom}
					id={nom}
					title={t(`developpeurs.exemples.${nom}`)}
					code={samples[nom]}
				/>
			))}
			<figure className="mt-6" data-affiche="">
				<figcaption className="font-bold">
					{t("developpeurs.debut.affiche")}
				</figcaption>
				<CodeBlock label={t("developpeurs.debut.affiche")}>{printed}</CodeBlock>
			</figure>
		</Section>
	);
}

const REGLES = [
	...(["limites", "pages", "conditionnel", "textes", "envois"] as const),
	...(["suivre", "agents", "langues", "navigateur", "stabilite"] as const),
];

const EXEMPLES = ["pages", "conditionnel"] as const;

function Regles({ limites, samples, siteUrl, version }: GuideApiProps) {
	const { appels, contributions } = limites;
	const valeurs = {
		...{ ...WITH_CODE, appels, contributions, version },
		...{ adresse: `${siteUrl}/mcp`, vide: "{}" },
	};
	return (
		<Section id="regles" title={t("developpeurs.regles.titre")}>
			<div className="space-y-8">
				{REGLES.map((regle) => {
					const exemple = EXEMPLES.find((un) => un === regle);
					return (
						<div key={regle}>
							<h3>{t(`developpeurs.regles.${regle}.titre`)}</h3>
							<p className="mt-1 max-w-measure">
								{t.rich(`developpeurs.regles.${regle}.texte`, valeurs)}
							</p>
							{exemple ? (
								<CodeSample
									id={exemple}
									title={t(`developpeurs.exemples.${exemple}`)}
									code={samples[exemple]}
								/>
							) : null}
						</div>
					);
				})}
			</div>
		</Section>
	);
}

function Outils({ siteUrl }: GuideApiProps) {
	return (
		<Section id="outils" title={t("developpeurs.outils.titre")}>
			<ul className="max-w-measure list-disc space-y-2 pl-6">
				<li>
					{t.rich("developpeurs.outils.reference", {
						lien: lien("/developpeurs/reference"),
					})}
				</li>
				<li>
					{t.rich("developpeurs.outils.erreurs", {
						lien: lien("/developpeurs/erreurs"),
					})}
				</li>
				<li>
					{t.rich("developpeurs.outils.openapi", {
						lien: (children) => <a href="/api/openapi.json">{children}</a>,
					})}
				</li>
				<li>
					{t.rich("developpeurs.outils.sans_jeton", {
						donnees: lien("/donnees"),
						flux: lien("/flux"),
					})}
				</li>
			</ul>
			<CodeSample
				id="client"
				title={t("developpeurs.outils.client")}
				code={`npx @redocly/cli generate-client ${siteUrl}/api/openapi.json --output bien-commun.ts`}
			/>
			<CodeSample
				id="types"
				title={t("developpeurs.outils.types")}
				code={`npx openapi-typescript ${siteUrl}/api/openapi.json --default-non-nullable=false --output bien-commun.d.ts`}
			/>
		</Section>
	);
}

export function GuideApi(props: GuideApiProps) {
	return (
		<>
			<Debut {...props} />
			<Outils {...props} />
			<Regles {...props} />
		</>
	);
}

/** The day of each change, newest first. */
const CHANGEMENTS = [
	["situations", "2026-11-27"],
	["lieux", "2026-11-25"],
	["envois", "2026-11-25"],
	["poids", "2026-11-24"],
	["reprise", "2026-11-23"],
	["ouvert", "2026-11-23"],
	["places", "2026-11-23"],
	["mots_habitants", "2026-11-23"],
	["recherche", "2026-11-22"],
	["premiere", "2026-11-21"],
] as const;

export function Changements() {
	return (
		<Section id="changements" title={t("developpeurs.changements.titre")}>
			{CHANGEMENTS.map(([changement, jour]) => (
				<p key={changement} className="max-w-measure not-first:mt-4">
					<strong>{jour}</strong> {t(`developpeurs.changements.${changement}`)}
				</p>
			))}
		</Section>
	);
}
