import { Link } from "#components/ui/link";
import { LinkButton } from "#components/ui/link-button";
import { Translated } from "#components/ui/translated";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type { ThemeSortie } from "#lib/themes/schema";

function Conseils({ langue, q }: { langue: Langue; q: string }) {
	const t = texts(langue);
	return (
		<>
			<p>{t("recherche.vide_conseil")}</p>
			<p className="mt-5">
				<LinkButton
					href={pageAddress(langue, `/decrire?titre=${encodeURIComponent(q)}`)}
				>
					{t("recherche.vide_decrire", { q })}
				</LinkButton>
			</p>
		</>
	);
}

/** Before a search, the themes; when one finds nothing, to describe the need too. */
export function RienTrouve(props: {
	langue: Langue;
	/** The words searched; nothing before a search. */
	q: string | undefined;
	themes: readonly ThemeSortie[];
}) {
	const { langue, q, themes } = props;
	const t = texts(langue);
	return (
		<div className="max-w-measure py-6">
			{q ? <Conseils langue={langue} q={q} /> : null}
			<h2 className="text-h3 not-first:mt-8">{t("recherche.vide_themes")}</h2>
			<ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
				{themes.map((theme) => (
					<li key={theme.slug}>
						<Link
							href={pageAddress(langue, `/projets?theme=${theme.slug}`)}
							className="inline-flex min-h-9 items-center"
						>
							<Translated langue={langue} of={theme} text="nom" />
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
