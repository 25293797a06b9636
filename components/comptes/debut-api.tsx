import { CodeBlock } from "#components/ui/code-block";
import { texts } from "#lib/platform/i18n/texts";
import type { Langue } from "#lib/platform/langues";

const COURRIEL = "vous@exemple.fr";

/** From nothing to a first answer of the API: account, token, call. */
export function DebutApi(props: {
	langue: Langue;
	siteUrl: string;
	limiteAppels: number;
}) {
	const t = texts(props.langue);
	const etapes = [
		{
			titre: t("accueil.api.compte.titre"),
			texte: t("accueil.api.compte.texte"),
			commande: `npm run gerer -- compte creer --courriel ${COURRIEL}`,
		},
		{
			titre: t("accueil.api.jeton.titre"),
			texte: t("accueil.api.jeton.texte"),
			commande: `npm run gerer -- jeton creer --courriel ${COURRIEL}`,
		},
		{
			titre: t("accueil.api.appel.titre"),
			texte: t.rich("accueil.api.appel.texte", {
				code: (children) => (
					<code className="font-mono text-[0.9em]">{children}</code>
				),
			}),
			commande: `curl -H "Authorization: Bearer bc_…" "${props.siteUrl}/api/projets?limite=3"`,
		},
	];
	return (
		<>
			<p className="max-w-measure">
				{t("accueil.api.intro", { n: props.limiteAppels })}
			</p>
			<ol className="mt-7 space-y-8">
				{etapes.map(({ titre, texte, commande }, rang) => (
					<li
						key={titre}
						className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3"
					>
						<span
							aria-hidden="true"
							className="font-display text-h2 font-bold text-support"
						>
							{rang + 1}
						</span>
						<div className="pt-1">
							<h3>{titre}</h3>
							<p className="mt-1 max-w-measure">{texte}</p>
							<CodeBlock>{commande}</CodeBlock>
						</div>
					</li>
				))}
			</ol>
			<p className="mt-8 max-w-measure">
				{t.rich("accueil.api.description", {
					lien: (children) => <a href="/api/openapi.json">{children}</a>,
				})}
			</p>
		</>
	);
}
