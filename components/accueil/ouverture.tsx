import { Link } from "#components/ui/link";
import { SearchForm } from "#components/ui/lists/search-form";
import type { BesoinSortie } from "#lib/besoins/schema";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import { DernierLivre } from "./livre.tsx";

/** What the directory is, in one sentence; the question that begins the journey; and a need whose whole way was gone. */
export function Ouverture(props: {
	titre: string;
	/** A lead, where the operator wrote one. */
	chapeau: string | null;
	livre: BesoinSortie | null;
}) {
	const { livre } = props;
	const t = pageTexts();
	return (
		<div
			data-accueil
			className="-mt-4 grid items-center gap-x-12 gap-y-6 sm:-mt-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
		>
			<div>
				<h1 className="mb-5 text-[1.889rem] sm:text-[2.444rem]">
					{props.titre}
				</h1>
				{props.chapeau ? (
					<p className="-mt-2 mb-5 max-w-measure text-lead text-soft">
						{props.chapeau}
					</p>
				) : null}
				<SearchForm
					large
					action={pageHref("/recherche")}
					label={t("accueil.chercher")}
					placeholder={t("accueil.exemple")}
					button={t("accueil.voir")}
					completions={{
						address: `${pageHref("/recherche/titres")}?q=`,
						label: t("recherche.titres"),
					}}
				/>
				<p className="no-print mt-3 text-small text-soft">
					{t.rich("accueil.rien", {
						decrire: (label) => (
							<Link href={pageHref("/decrire")}>{label}</Link>
						),
					})}{" "}
					<Link href={pageHref("/proposer")} className="font-bold">
						{t("contributions.proposer.titre")}
					</Link>
				</p>
			</div>
			{livre ? <DernierLivre besoin={livre} /> : null}
		</div>
	);
}
