import { Version } from "#components/ui/translated";
import type { But } from "#lib/comptes/connexion/rules";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import type { Texts } from "#lib/i18n/texts";
import type { TexteMarque } from "#lib/platform/langues";

/** What one signs in for, with the title of its entry where there is one. */
export type ButDit =
	| Exclude<But, { slug: string }>
	| { readonly but: "vote" | "soutien"; readonly titre: TexteMarque };

function titreDeLaPage(t: Texts, but: Extract<But, { but: "compte" }>) {
	const { partie } = but;
	if (partie === null) return t("compte.titre");
	return partie === "jetons" ? t("jetons.titre") : t(`compte.${partie}.titre`);
}

function Raison(props: { etape: 1 | 2; but: ButDit }) {
	const { but } = props;
	const t = pageTexts();
	const quand = props.etape === 1 ? "adresse" : "code";
	switch (but.but) {
		case "vote":
		case "soutien":
			return t.rich(`connexion.but.${quand}.${but.but}`, {
				titre: () => <Version of={but.titre} />,
			});
		case "projet":
		case "besoin":
		case "offre":
		case "moderation":
			return t(`connexion.but.${quand}.${but.but}`);
		case "compte":
			return t(`connexion.but.${quand}.compte`, {
				page: titreDeLaPage(t, but),
			});
	}
}

/** The head of both pages of sign-in: which step it is, and what it is for. */
export function TeteDeConnexion(props: {
	etape: 1 | 2;
	titre: string;
	but: ButDit | null;
}) {
	const { etape, but } = props;
	return (
		<>
			<p className="mb-2 text-small font-bold text-soft">
				{pageTexts()("connexion.etape", { n: etape })}
			</p>
			<h1>{props.titre}</h1>
			{but === null ? null : (
				<p className="mt-4 max-w-measure text-lead wrap-anywhere">
					<Raison etape={etape} but={but} />
				</p>
			)}
		</>
	);
}

/** The link back to where one comes from, for who would rather not sign in. */
export function SansConnexion(props: {
	/** Path in French; null when there is no such page. */
	vers: string | null;
	but: ButDit | null;
}) {
	const { vers, but } = props;
	if (vers === null) return null;
	const texte =
		but?.but === "projet" || but?.but === "besoin" || but?.but === "offre";
	return (
		<p className="mt-10">
			<a href={pageHref(vers)} className="inline-flex min-h-11 items-center">
				{pageTexts()(
					texte ? "connexion.retour.texte" : "connexion.retour.page",
				)}
			</a>
		</p>
	);
}
