import type { ReactNode } from "react";
import { Link, LinkButton } from "#components/ui/link";
import { Section } from "#components/ui/section";
import { Breadcrumb } from "#components/ui/shell/page-head";
import { Translated } from "#components/ui/translated";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import { formats } from "#lib/i18n/texts";
import type { FacetValue } from "#lib/platform/lists/facet-value";
import { listPath } from "#lib/platform/lists/list-address";
import type { ThemeSortie } from "#lib/themes/schema";
import { MarqueDeTheme } from "./marque.tsx";

type LiensProps = {
	themes: readonly ThemeSortie[];
	/** How many entries each theme has; a theme that has none is left out. Null where they can't be counted. */
	nombres: readonly FacetValue[] | null;
	/** The theme that the page shows; its link takes it away. */
	choisi?: string | undefined;
	/** The address of a theme's entries; without one, of all. */
	adresse: (slug: string | undefined) => string;
};

const PASTILLE =
	"inline-flex min-h-9 items-center gap-2 rounded-full border px-3.5 whitespace-nowrap text-small no-underline hover:underline";

function Nombre(props: { n: number }) {
	return (
		<span className="text-small tabular-nums">
			{" "}
			{formats(pageLangue()).number(props.n)}
		</span>
	);
}

function montres({ themes, nombres, choisi }: LiensProps) {
	return themes
		.map((theme) => ({
			theme,
			n: nombres?.find(({ valeur }) => valeur === theme.slug)?.nombre,
			estChoisi: theme.slug === choisi,
		}))
		.filter(({ n, estChoisi }) => nombres === null || n || estChoisi);
}

/** The themes as links: two rows on a desk, one that scrolls sideways on a phone. */
export function PastillesDesThemes(props: LiensProps) {
	return (
		<ul className="-mx-5 flex scroll-px-[45%] gap-x-5 gap-y-2 overflow-x-auto px-5 py-1 sm:mx-0 sm:grid sm:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] sm:gap-x-1 sm:px-0">
			{montres(props).map(({ theme, n }) => (
				<li key={theme.slug} className="shrink-0">
					<Link
						href={props.adresse(theme.slug)}
						className="flex min-h-11 items-center gap-1.5 text-small leading-tight font-bold text-ink no-underline hover:underline"
					>
						<span
							data-tint={theme.slug}
							className="rounded-control border border-transparent p-1.5"
						>
							<MarqueDeTheme slug={theme.slug} />
						</span>
						<span className="hyphens-auto">
							<Translated of={theme} text="nom" />
							{n ? (
								<span className="font-normal text-soft">
									<Nombre n={n} />
								</span>
							) : null}
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}

/** The themes beside a list, each with its count: a column on a desk, a line that scrolls sideways on a phone. */
export function ChoixDuTheme(props: LiensProps) {
	const liens = montres(props);
	if (liens.length === 0) return null;
	return (
		<nav aria-labelledby="themes" className="no-print">
			<h2 id="themes" className="mb-1 text-body max-md:sr-only">
				{t("champs.themes")}
			</h2>
			<ul className="flex gap-2 max-md:-mx-5 max-md:scroll-px-[45%] max-md:overflow-x-auto max-md:px-5 max-md:py-1 md:flex-col md:gap-0">
				{liens.map(({ theme, n, estChoisi }) => (
					<li
						key={theme.slug}
						className={estChoisi ? "max-md:order-first" : undefined}
					>
						<Link
							href={props.adresse(estChoisi ? undefined : theme.slug)}
							aria-current={estChoisi ? "true" : undefined}
							className={`${PASTILLE} border-line text-ink max-md:bg-sheet md:flex md:min-h-9 md:w-full md:rounded-control md:border-transparent md:px-2 md:text-body md:whitespace-normal aria-[current]:bg-action-tint aria-[current]:font-bold`}
						>
							<MarqueDeTheme slug={theme.slug} />
							<span className="grow">
								<Translated of={theme} text="nom" />
							</span>
							{n ? <Nombre n={n} /> : null}
							{estChoisi ? <span aria-hidden="true">×</span> : null}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

export function Suite(props: { children: ReactNode }) {
	return (
		<Section
			id="suite"
			title={t("fiche.suite.titre")}
			className="no-print mt-14"
		>
			<p className="flex flex-wrap gap-3 wrap-anywhere">{props.children}</p>
		</Section>
	);
}

export function SuiteDuTheme(props: {
	liste: "projets" | "besoins";
	theme: ThemeSortie;
}) {
	const { liste, theme } = props;
	return (
		<LinkButton
			look="other"
			href={pageHref(listPath(`/${liste}`, { theme: theme.slug }))}
		>
			<span>
				{t.rich(`fiche.suite.${liste}_du_theme`, {
					theme: () => <Translated of={theme} text="nom" />,
				})}
			</span>
		</LinkButton>
	);
}

/** The breadcrumb of an entry: its list, then its theme in it. */
export function FilDeFiche(props: {
	liste: "projets" | "besoins";
	theme: ThemeSortie | null | undefined;
}) {
	const { liste, theme } = props;
	const path = `/${liste}`;
	return (
		<Breadcrumb
			steps={[
				{ label: t(`coquille.parties.${liste}`), path },
				...(theme
					? [
							{
								label: <Translated of={theme} text="nom" />,
								path: listPath(path, { theme: theme.slug }),
							},
						]
					: []),
			]}
		/>
	);
}
