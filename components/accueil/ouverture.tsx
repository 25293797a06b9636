import Link from "next/link";
import { SearchForm } from "#components/ui/lists/search-form";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

/** What the directory is, in one sentence, and a way into it. */
export function Ouverture({ langue }: { langue: Langue }) {
	const t = texts(langue);
	return (
		<>
			<h1 className="max-w-[20ch]">{t("accueil.titre")}</h1>
			<p className="mt-5 mb-8 max-w-measure text-lead text-soft">
				{t("accueil.chapeau")}
			</p>
			<SearchForm
				action={pageAddress(langue, "/recherche")}
				label={t("accueil.chercher")}
				placeholder={t("recherche.exemple")}
				button={t("lecture.rechercher")}
				completions={{
					address: pageAddress(langue, "/recherche/titres"),
					label: t("recherche.titres"),
				}}
			/>
			<ul className="no-print mt-4 flex flex-wrap gap-x-8">
				{(["decrire", "proposer"] as const).map((dossier) => (
					<li key={dossier}>
						<Link
							href={pageAddress(langue, `/${dossier}`)}
							prefetch={false}
							className="inline-flex min-h-11 items-center"
						>
							{t(`contributions.${dossier}.titre`)}
						</Link>
					</li>
				))}
			</ul>
		</>
	);
}
