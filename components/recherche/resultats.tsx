import { LigneArticle } from "#components/articles/liste";
import { LigneBesoin } from "#components/besoins/ligne";
import type { Actes } from "#components/participation/boutons";
import { LigneProjet } from "#components/projets/ligne";
import { Link } from "#components/ui/link";
import { Section } from "#components/ui/section";
import { SkipLink } from "#components/ui/shell/skip-link";
import { pageHref, t } from "#lib/i18n/page-texts";
import type { ResultatsRecherche } from "#lib/recherche/schema";
import { LectureDite, Lignes } from "./liste.tsx";
import { cheminPourDecrire } from "./rien.tsx";

type Nature = "besoins" | "projets" | "articles";

type ResultatsProps = {
	q: string;
	resultats: ResultatsRecherche;
	actes: Actes;
};

function naturesTrouvees(resultats: ResultatsRecherche): Nature[] {
	const natures = (["besoins", "projets", "articles"] as const).filter(
		(nature) => resultats[nature].total > 0,
	);
	return natures.sort(
		(une, autre) =>
			Number(resultats[une].elements[0]?.nature_du_resultat !== "mots") -
			Number(resultats[autre].elements[0]?.nature_du_resultat !== "mots"),
	);
}

function lignesDe({ resultats, actes }: ResultatsProps, nature: Nature) {
	const { mots, besoins, projets, articles } = resultats;
	const lignes = {
		besoins: () => (
			<Lignes
				elements={besoins.elements}
				ligne={(besoin) => (
					<LigneBesoin
						key={besoin.slug}
						acte={actes.besoins}
						{...{ besoin, mots }}
					/>
				)}
			/>
		),
		projets: () => (
			<Lignes
				elements={projets.elements}
				ligne={(projet) => (
					<LigneProjet
						key={projet.slug}
						acte={actes.projets}
						{...{ projet, mots }}
					/>
				)}
			/>
		),
		articles: () => (
			<Lignes
				elements={articles.elements}
				ligne={(article) => (
					<LigneArticle key={article.slug} {...{ article, mots }} />
				)}
			/>
		),
	};
	return lignes[nature]();
}

const ENTRIES = "resultats";

/** With the keyboard, past the form and the natures to the first result. */
export function VersResultats(props: { q: string | undefined; total: number }) {
	const { q, total } = props;
	return q && total > 0 ? (
		<SkipLink
			label={t("lecture.vers_liste", {
				total: t("recherche.total", { n: total, q }),
			})}
			to={ENTRIES}
		/>
	) : null;
}

/** How much a search found; then the best results of each nature, with their counts, and a link to all of them. */
export function Resultats(
	props: Pick<ResultatsProps, "actes"> & {
		q: string | undefined;
		total: number;
		resultats: ResultatsRecherche | null;
	},
) {
	const { q, total, resultats } = props;
	if (!q) return null;
	return (
		<>
			<p role="status" className="mt-6 font-display text-h3 font-bold">
				{t("recherche.total", { n: total, q })}
			</p>
			{resultats ? <Groupes {...props} q={q} resultats={resultats} /> : null}
		</>
	);
}

function Groupes(props: ResultatsProps) {
	const { q, resultats } = props;
	const natures = naturesTrouvees(resultats);
	return (
		<>
			<nav aria-label={t("recherche.groupes")} className="no-print mt-3">
				<ul className="flex flex-wrap gap-x-6">
					{natures.map((nature) => (
						<li key={nature}>
							<a
								href={`#${nature}`}
								className="inline-flex min-h-11 items-center"
							>
								{t(`recherche.${nature}`, { n: resultats[nature].total })}
							</a>
						</li>
					))}
				</ul>
			</nav>
			<LectureDite lecture={resultats} />
			<div id={ENTRIES} tabIndex={-1} />
			{natures.map((nature) => {
				const { total, elements } = resultats[nature];
				const toutes = pageHref(`/${nature}?q=${encodeURIComponent(q)}`);
				return (
					<Section
						rows
						key={nature}
						id={nature}
						title={t(`recherche.${nature}`, { n: total })}
						className="mt-9"
					>
						{lignesDe(props, nature)}
						{total > elements.length ? (
							<p className="no-print mt-5">
								<Link href={toutes} className="font-bold">
									{t.rich(`recherche.tous.${nature}`, {
										n: total,
										quoi: (what) => <span className="sr-only">{what}</span>,
									})}
								</Link>
							</p>
						) : null}
					</Section>
				);
			})}
			<p className="no-print mt-9">
				{t.rich("accueil.rien", {
					decrire: (label) => <Link href={cheminPourDecrire(q)}>{label}</Link>,
				})}
			</p>
		</>
	);
}
