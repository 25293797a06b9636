import { COULEURS_STATUT } from "#components/besoins/statut";
import { Day } from "#components/ui/kit/when";
import { Link } from "#components/ui/link";
import { SearchForm } from "#components/ui/lists/search-form";
import { Translated } from "#components/ui/translated";
import { cheminDe, livraisonDe } from "#lib/besoins/rules";
import type { BesoinSortie } from "#lib/besoins/schema";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";

/** The way of a delivered need, from end to end: the states that it went through along one line, with their days. */
function Chemin({ besoin }: { besoin: BesoinSortie }) {
	const t = pageTexts();
	return (
		<ol className="mt-4 flex flex-wrap gap-y-4 text-small wrap-normal text-soft">
			{cheminDe(besoin.jalons).map(({ statut, jour }) => (
				<li
					key={statut}
					className="grow basis-0 border-t-3 border-livre pt-2.5 pr-1 last:border-transparent last:pr-0"
				>
					<span
						aria-hidden="true"
						className={`dot -mt-[1.125rem] mb-1.5 block size-3.5 rounded-full bg-current ${COULEURS_STATUT[statut]}`}
					/>
					<span className="block leading-tight">
						{t(`accueil.chemin.${statut}`)}
					</span>
					<span className="block text-tiny max-sm:hidden">
						<Day at={jour} short />
					</span>
				</li>
			))}
		</ol>
	);
}

/** The need delivered last: what was asked, in how many days, and what answers it. */
function DernierLivre(props: { besoin: BesoinSortie }) {
	const { besoin } = props;
	const t = pageTexts();
	const livraison = livraisonDe(besoin);
	if (livraison === null) return null;
	const { projet } = besoin;
	return (
		<section
			aria-labelledby="livre"
			className="rounded-control border border-line bg-sheet p-5 wrap-anywhere"
		>
			<p className="text-small font-bold text-livre">
				{t.rich("accueil.livre", {
					jours: livraison.jours ?? -1,
					date: () => <Day at={livraison.le} />,
				})}
			</p>
			<h2 id="livre" className="mt-1 text-h3">
				<Link
					href={pageHref(`/besoins/${besoin.slug}`)}
					className="text-ink no-underline hover:underline"
				>
					<Translated of={besoin} text="titre" />
				</Link>
			</h2>
			<Chemin besoin={besoin} />
			{projet ? (
				<p className="mt-3 text-small text-soft">
					{t.rich("accueil.repond", {
						projet: () => (
							<Link
								href={pageHref(`/projets/${projet.slug}`)}
								className="font-bold"
							>
								<Translated of={projet} text="nom" />
							</Link>
						),
						accroche: () => <Translated of={projet} text="accroche" />,
					})}
				</p>
			) : null}
		</section>
	);
}

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
