import { pageLangue, t } from "#lib/i18n/page-texts";
import { formats } from "#lib/i18n/texts";
import type { Page } from "#lib/platform/contract/result";
import { LinkButton } from "../link.tsx";

/** The way through the pages of a list: which elements are shown, those before, those after. Nothing when all are shown. */
export function Pages(props: {
	page: Page<unknown>;
	/** The list at a cursor. */
	at: (cursor: string) => string;
}) {
	const { at } = props;
	const { elements, total, suivant, place } = props.page;
	const previous = place?.precedent ?? null;
	if (previous === null && suivant === null) return null;
	const { number } = formats(pageLangue());
	const first = place?.premier ?? 1;
	return (
		<nav
			aria-label={t("lecture.pages")}
			className="no-print mt-6 flex flex-wrap items-center gap-x-6 gap-y-3"
		>
			{previous === null ? null : (
				<LinkButton look="other" href={at(previous)}>
					{t("lecture.precedents")}
				</LinkButton>
			)}
			<p className="text-soft tabular-nums">
				{t("lecture.tranche", {
					premier: number(first),
					dernier: number(first + elements.length - 1),
					total: number(total),
				})}
			</p>
			{suivant === null ? null : (
				<LinkButton look="other" href={at(suivant)}>
					{t("lecture.suite")}
				</LinkButton>
			)}
		</nav>
	);
}
