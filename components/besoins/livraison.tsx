import { LongDate } from "#components/ui/date";
import { LinkButton } from "#components/ui/link-button";
import { Version } from "#components/ui/translated";
import { livraisonDe, projetQuiRepond } from "#lib/besoins/rules";
import type { BesoinSortie } from "#lib/besoins/schema";
import { pageHref, pageLangue, pageTexts } from "#lib/i18n/page-texts";
import { translated } from "#lib/i18n/translated";
import type { ProjetResume } from "#lib/projets/schema";

/** What the sheet of a delivered need begins with: since when, by which project, how long it took, and thanks. */
export function Livraison(props: {
	besoin: BesoinSortie;
	/** The projects that answer it, as moderators confirmed. */
	projets: readonly ProjetResume[];
}) {
	const { besoin } = props;
	if (besoin.statut !== "livre") return null;
	const t = pageTexts();
	const projet = projetQuiRepond(besoin, props.projets);
	const nom = projet && translated(projet, "nom", pageLangue());
	const { le, jours = null } = livraisonDe(besoin) ?? {};
	const parts = {
		date: () => (le ? <LongDate value={le} /> : null),
		projet: () => (nom ? <Version of={nom} /> : null),
	};
	const suite = projet ? "repond" : "seul";
	return (
		<section
			aria-labelledby="livraison"
			className="border-l-4 border-livre pl-4"
		>
			<h2 id="livraison" className="text-h3 wrap-anywhere">
				{le
					? t.rich(`fiche.livre.${suite}`, parts)
					: t.rich(`fiche.livre.${suite}_sans_date`, parts)}
			</h2>
			<p className="mt-2 text-small">
				{jours === null ? null : <>{t("fiche.livre.jours", { n: jours })} </>}
				{t("fiche.livre.merci", { n: besoin.nb_soutiens })}
			</p>
			{projet && nom ? (
				<p className="no-print mt-3 wrap-anywhere">
					<LinkButton href={pageHref(`/projets/${projet.slug}`)}>
						<span>{t.rich("fiche.livre.voir", { projet: parts.projet })}</span>
					</LinkButton>
				</p>
			) : null}
		</section>
	);
}
