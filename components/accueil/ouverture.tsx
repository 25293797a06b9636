import { LinkButton } from "#components/ui/link-button";
import { SearchForm } from "#components/ui/lists/search-form";
import type { BesoinSortie } from "#lib/besoins/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { DernierLivre } from "./livre.tsx";

/** What the directory is, in one sentence; the two acts it is for; and a need whose whole way was gone. */
export function Ouverture(props: {
	langue: Langue;
	titre: string;
	chapeau: string;
	livre: BesoinSortie | null;
}) {
	const { langue, livre } = props;
	const t = texts(langue);
	return (
		<div className="-mt-4 grid items-center gap-x-12 gap-y-6 sm:-mt-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
			<div>
				<h1 className="text-[clamp(1.75rem,1.2rem+2.4vw,2.875rem)]">
					{props.titre}
				</h1>
				<p className="mt-3 mb-4 max-w-measure text-lead text-soft">
					{props.chapeau}
				</p>
				<ul className="no-print mb-4 flex flex-wrap gap-3">
					<li>
						<LinkButton href={pageAddress(langue, "/decrire")}>
							{t("contributions.decrire.titre")}
						</LinkButton>
					</li>
					<li>
						<LinkButton look="other" href={pageAddress(langue, "/proposer")}>
							{t("contributions.proposer.titre")}
						</LinkButton>
					</li>
				</ul>
				<SearchForm
					action={pageAddress(langue, "/recherche")}
					label={t("accueil.chercher")}
					placeholder={t("recherche.exemple")}
					button={t("lecture.rechercher")}
					completions={{
						address: `${pageAddress(langue, "/recherche/titres")}?q=`,
						label: t("recherche.titres"),
					}}
				/>
			</div>
			{livre ? <DernierLivre langue={langue} besoin={livre} /> : null}
		</div>
	);
}
