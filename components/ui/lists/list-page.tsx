import type { ReactNode } from "react";
import { Link } from "#components/ui/link";
import { pageTexts } from "#lib/i18n/page-texts";
import { Glass } from "../glass.tsx";
import { LinkButton } from "../link-button.tsx";
import { SkipLink } from "../shell/skip-link.tsx";
import { type ActiveFilter, ActiveFilters } from "./active-filters.tsx";
import { type SortLink, SortLinks } from "./sort-links.tsx";

type Sort = { current: string; links: readonly SortLink[] };

type ListPageProps = {
	title: string;
	lead: string;
	/** Address of the list, without any filter. */
	address: string;
	/** Null for a list without words to search: its choices are links, and no form sends them. */
	search: {
		label: string;
		placeholder: string;
		value: string | undefined;
	} | null;
	/** The choices that the form keeps, as hidden fields. */
	kept: Readonly<Record<string, string | boolean | undefined>>;
	/** The themes, as links. */
	themes: ReactNode;
	/** The filter fields of the list. */
	fields: ReactNode;
	/** Tabs over the list. */
	tabs?: ReactNode;
	active: readonly ActiveFilter[];
	/** Null for a list in one order. */
	sort: Sort | null;
	/** "12 projets" */
	total: string;
	/** The way through its pages. */
	pages: ReactNode;
	/** Where the list is followed. */
	follow: ReactNode;
	/** The same words searched elsewhere. */
	also: { href: string; label: string } | null;
	/** The link to add an entry to the list. */
	contribute: { href: string; label: string };
	children: ReactNode;
};

/** Where the skip link of a list leads. */
const RESULTS = "resultats";

/** The form of the search and of the filters, whose fields stand in two places. */
export const LIST_FORM = "liste";

function Head(props: ListPageProps) {
	const isFiltered = props.active.length > 0;
	return (
		<div className="flex items-center justify-between gap-x-6 md:items-baseline">
			<h1 className="text-[length:var(--text-h2)] max-md:py-2 md:text-[2.25rem]">
				{props.title}
			</h1>
			{isFiltered ? null : (
				<p className="min-w-0 flex-1 text-soft max-md:hidden">{props.lead}</p>
			)}
			<p
				className={`no-print text-small font-bold md:hidden ${isFiltered ? "hidden" : ""}`}
			>
				<Link
					href={props.contribute.href}
					className="inline-flex min-h-11 items-center"
				>
					{props.contribute.label}
				</Link>
			</p>
			<p className="no-print max-md:hidden">
				<LinkButton
					look={isFiltered ? "other" : "main"}
					href={props.contribute.href}
				>
					{props.contribute.label}
				</LinkButton>
			</p>
		</div>
	);
}

function Search({ address, search, kept }: ListPageProps) {
	const t = pageTexts();
	if (search === null) return null;
	return (
		<search className="no-print block">
			<form id={LIST_FORM} action={address}>
				<label htmlFor="q" className="sr-only">
					{search.label}
				</label>
				<div className="flex">
					<input
						id="q"
						name="q"
						type="search"
						defaultValue={search.value}
						placeholder={search.placeholder}
						className="min-h-11 w-full min-w-0 rounded-l-control border-2 border-r-0 border-edge bg-sheet px-3 text-ink placeholder:text-soft"
					/>
					<button
						type="submit"
						aria-label={t("lecture.rechercher")}
						className="flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-r-control border-2 border-edge bg-sheet text-action hover:bg-action-tint"
					>
						<Glass />
					</button>
				</div>
				{Object.entries(kept).map(([name, value]) =>
					value === undefined || value === "" ? null : (
						<input key={name} type="hidden" name={name} value={String(value)} />
					),
				)}
			</form>
		</search>
	);
}

/** The other filters: in sight beside the list on a desk, behind their name over it on a phone, with the orders. */
function Filters({ search, fields, sort, tabs }: ListPageProps) {
	const t = pageTexts();
	if (search === null) return null;
	return (
		<details className="filters no-print max-md:text-right md:row-start-3 md:mt-4">
			<summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-bold text-action underline underline-offset-4">
				{t("lecture.affiner")}
			</summary>
			<div className="grid gap-3 text-left max-md:absolute max-md:inset-x-0 max-md:z-10 max-md:rounded-control max-md:border-2 max-md:border-edge max-md:bg-sheet max-md:p-4 max-md:shadow-md">
				<div className="md:hidden">
					{sort ? <SortLinks label={t("lecture.trier")} {...sort} /> : null}
					{tabs}
				</div>
				{fields}
				<button
					type="submit"
					form={LIST_FORM}
					className="min-h-11 rounded-control border-2 border-edge bg-sheet px-5 text-small font-bold text-action hover:underline"
				>
					{t("lecture.appliquer")}
				</button>
			</div>
		</details>
	);
}

function Heading({ total, sort, active }: ListPageProps) {
	const t = pageTexts();
	return (
		<div className="flex flex-wrap items-center gap-x-5 md:border-b-2 md:border-ink">
			<p role="status" className="py-2 font-display font-bold tabular-nums">
				{total}
			</p>
			<ActiveFilters label={t("lecture.actifs")} filters={active} />
			{sort ? (
				<div className="ml-auto max-md:hidden">
					<SortLinks label={t("lecture.trier")} {...sort} />
				</div>
			) : null}
		</div>
	);
}

/** A list that can be searched, filtered, sorted and shared: its whole state is in the address. */
export function ListPage(props: ListPageProps) {
	return (
		<div className="-mt-9 sm:-mt-10">
			<SkipLink
				label={pageTexts()("lecture.vers_liste", {
					total: props.total,
				})}
				to={RESULTS}
			/>
			<Head {...props} />
			<div className="relative mt-1 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-10 md:mt-5 md:grid-cols-[14.5rem_minmax(0,1fr)] md:grid-rows-[auto_auto_auto_1fr] md:items-start">
				<div className="col-span-2 md:col-span-1">
					<Search {...props} />
				</div>
				<div className="col-span-2 mt-1 md:col-span-1 md:row-start-2 md:mt-4">
					{props.themes}
				</div>
				<div className="min-w-0 md:col-start-2 md:row-start-1">
					<Heading {...props} />
				</div>
				<Filters {...props} />
				<div className="col-span-2 max-md:border-t-2 max-md:border-ink md:col-span-1 md:col-start-2 md:row-span-3 md:row-start-2">
					<div className={props.search === null ? undefined : "max-md:hidden"}>
						{props.tabs}
					</div>
					<section
						id={RESULTS}
						tabIndex={-1}
						aria-label={pageTexts()("lecture.liste")}
					>
						{props.children}
						{props.pages}
						<div className="no-print mt-6 flex flex-wrap items-center gap-x-8 gap-y-2">
							{props.also ? (
								<Link href={props.also.href}>{props.also.label}</Link>
							) : null}
							{props.follow}
						</div>
					</section>
				</div>
			</div>
		</div>
	);
}
