import { Link } from "#components/ui/link";
import { pageTexts } from "#lib/i18n/page-texts";
import { Countdown } from "../countdown.tsx";
import { Notice } from "../notice.tsx";
import { SearchForm } from "./search-form.tsx";

/** Says when the next search will be possible, and keeps the words that were typed. */
export function TooManySearches(props: {
	seconds: number;
	/** Address of the list or page that searches. */
	action: string;
	q: string | undefined;
	/** The address of the refused search, when it has more than its words. */
	again?: string;
}) {
	const t = pageTexts();
	return (
		<>
			<h1>{t("lecture.rechercher")}</h1>
			<Notice kind="warning" announced>
				<p>{t("lecture.trop", { n: props.seconds })}</p>
				<p className="mt-2">
					<Link
						href={
							props.again ??
							`${props.action}?q=${encodeURIComponent(props.q ?? "")}`
						}
						className="font-bold"
					>
						{t("erreurs.reessayer")}
					</Link>
				</p>
			</Notice>
			<Countdown
				seconds={props.seconds}
				words={{
					one: t("lecture.dans.un"),
					several: t("lecture.dans.plusieurs", { n: "{n}" }),
					none: t("lecture.dans.maintenant"),
				}}
			/>
			<SearchForm
				action={props.action}
				label={t("recherche.mots")}
				button={t("lecture.rechercher")}
				value={props.q}
			/>
		</>
	);
}
