import { Link, LinkButton } from "#components/ui/link";
import { Translated } from "#components/ui/translated";
import { pageHref, t } from "#lib/i18n/page-texts";
import type { ThemeSortie } from "#lib/themes/schema";

/** Where a need is described, its title begun with the words that were searched. */
export function cheminPourDecrire(q: string | undefined): string {
	return pageHref(q ? `/decrire?titre=${encodeURIComponent(q)}` : "/decrire");
}

/** Before a search, the themes; when one finds nothing, to describe the need too. */
export function RienTrouve(props: {
	/** The words searched; nothing before a search. */
	q: string | undefined;
	themes: readonly ThemeSortie[];
}) {
	const { q, themes } = props;
	return (
		<div className="max-w-measure py-6">
			{q ? (
				<>
					<p>{t("recherche.vide_conseil")}</p>
					<p className="mt-5">
						<LinkButton href={cheminPourDecrire(q)}>
							{t("recherche.vide_decrire", { q })}
						</LinkButton>
					</p>
				</>
			) : null}
			<h2 className="text-h3 not-first:mt-8">{t("recherche.vide_themes")}</h2>
			<ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
				{themes.map((theme) => (
					<li key={theme.slug}>
						<Link
							href={pageHref(`/projets?theme=${theme.slug}`)}
							className="inline-flex min-h-9 items-center"
						>
							<Translated of={theme} text="nom" />
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
