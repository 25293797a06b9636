import { COULEURS_STATUT } from "#components/besoins/statut";
import { Day } from "#components/ui/kit/when";
import { Link } from "#components/ui/link";
import { Translated } from "#components/ui/translated";
import { livraisonDe } from "#lib/besoins/rules";
import { type BesoinSortie, STATUTS_BESOIN_PUBLICS } from "#lib/besoins/schema";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";

/** The whole way of a delivered need, from end to end: its four states along one line. */
function Chemin() {
	const t = pageTexts();
	return (
		<ol className="mt-4 grid grid-cols-[repeat(4,minmax(min-content,1fr))] text-small wrap-normal text-soft">
			{STATUTS_BESOIN_PUBLICS.map((statut) => (
				<li
					key={statut}
					className="border-t-3 border-livre pt-2.5 pr-1 last:border-transparent last:pr-0"
				>
					<span
						aria-hidden="true"
						className={`dot -mt-[1.125rem] mb-1.5 block size-3.5 rounded-full bg-current ${COULEURS_STATUT[statut]}`}
					/>
					<span className="block leading-tight">
						{t(`accueil.chemin.${statut}`)}
					</span>
				</li>
			))}
		</ol>
	);
}

/** The need delivered last: what was asked, in how many days, and what answers it. */
export function DernierLivre(props: { besoin: BesoinSortie }) {
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
			<Chemin />
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
