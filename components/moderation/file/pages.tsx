import { choices, type Field } from "#components/ui/kit/fields";
import { Link } from "#components/ui/link";
import { NATURES_CONTRIBUTION } from "#lib/contributions/schema";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import type { Texts } from "#lib/i18n/texts";
import { listPath } from "#lib/platform/lists/list-address";

/** The filters of every list of entries: words, and the kind. */
export function champsDesFiches(t: Texts): readonly Field[] {
	return [
		{ name: "q", label: t("moderation.filtre.mots") },
		{
			name: "nature",
			label: t("moderation.filtre.nature"),
			options: choices(NATURES_CONTRIBUTION, (value) =>
				t(`recherche.natures.${value}`),
			),
		},
	];
}

/** The way from a page of a list of the moderation area to the next and the previous one, with its filters. */
export function Pages(props: {
	/** Path of the list, without language. */
	chemin: string;
	/** What the list is filtered by. */
	filtre: Readonly<Record<string, string>>;
	page: number;
	pages: number;
}) {
	const { page, pages } = props;
	const t = pageTexts();
	if (pages <= 1) return null;
	const adresse = (n: number) =>
		pageHref(listPath(props.chemin, { ...props.filtre, page: n }));
	return (
		<p className="mt-6 flex flex-wrap items-center gap-x-6">
			{page > 1 ? (
				<Link href={adresse(page - 1)} rel="prev">
					{t("moderation.listes.precedente")}
				</Link>
			) : null}
			<span>
				{t("moderation.listes.page", {
					page: String(page),
					pages: String(pages),
				})}
			</span>
			{page < pages ? (
				<Link href={adresse(page + 1)} rel="next">
					{t("moderation.listes.suivante")}
				</Link>
			) : null}
		</p>
	);
}
