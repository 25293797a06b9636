import Link from "next/link";
import type { ReactNode } from "react";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { LinkButton } from "../link-button.tsx";
import { type ActiveFilter, ActiveFilters } from "./active-filters.tsx";
import { MoreLink } from "./more-link.tsx";
import { SearchForm } from "./search-form.tsx";
import { type SortLink, SortLinks } from "./sort-links.tsx";

type ListPageProps = {
	langue: Langue;
	title: string;
	lead: string;
	/** Address of the list, without any filter. */
	address: string;
	search: { label: string; placeholder: string; value: string | undefined };
	/** The filter fields of the list. */
	fields: ReactNode;
	active: readonly ActiveFilter[];
	sort: { current: string; links: readonly SortLink[] };
	/** "12 projets" */
	total: string;
	/** Whether this is not the first page. */
	isContinued: boolean;
	more: string | null;
	/** The same words searched elsewhere. */
	also: { href: string; label: string } | null;
	/** The link to add an entry to the list. */
	contribute: { href: string; label: string };
	children: ReactNode;
};

function Fields(props: Pick<ListPageProps, "langue" | "fields" | "active">) {
	const t = texts(props.langue);
	return (
		<details
			open={props.active.some(({ name }) => name !== "q")}
			className="mt-3"
		>
			<summary className="inline-flex min-h-11 cursor-pointer items-center font-bold text-action underline underline-offset-4">
				{t("lecture.affiner")}
			</summary>
			<div className="mt-2 grid gap-x-5 gap-y-4 sm:grid-cols-2 md:grid-cols-[1fr_1fr_1fr_auto] md:items-end">
				{props.fields}
				<button
					type="submit"
					className="min-h-11 rounded-control border-2 border-action px-5 font-bold text-action hover:underline"
				>
					{t("lecture.appliquer")}
				</button>
			</div>
		</details>
	);
}

function Heading(props: Pick<ListPageProps, "langue" | "total" | "sort">) {
	const t = texts(props.langue);
	return (
		<div className="mt-9 flex flex-wrap items-end justify-between gap-x-8 border-b-2 border-ink">
			<p
				role="status"
				className="pb-2 font-display text-h3 font-bold tabular-nums"
			>
				{props.total}
			</p>
			<SortLinks label={t("lecture.trier")} {...props.sort} />
		</div>
	);
}

/** A list that can be searched, filtered, sorted and shared: its whole state is in the address. */
export function ListPage(props: ListPageProps) {
	const t = texts(props.langue);
	const [first] = props.sort.links.filter(
		({ value }) => value === props.sort.current,
	);
	return (
		<>
			<h1>{props.title}</h1>
			<p className="mt-4 max-w-measure text-lead text-soft">{props.lead}</p>
			<p className="no-print mt-5">
				<LinkButton look="other" href={props.contribute.href}>
					{props.contribute.label}
				</LinkButton>
			</p>
			<div className="mt-7">
				<SearchForm
					action={props.address}
					button={t("lecture.rechercher")}
					{...props.search}
				>
					<Fields {...props} />
				</SearchForm>
				<ActiveFilters label={t("lecture.actifs")} filters={props.active} />
			</div>
			<Heading {...props} />
			{props.isContinued && first ? (
				<p className="no-print mt-4">
					<Link href={first.href} prefetch={false}>
						{t("lecture.debut")}
					</Link>
				</p>
			) : null}
			<div className="pt-6">{props.children}</div>
			<MoreLink href={props.more} label={t("lecture.suite")} />
			{props.also ? (
				<p className="no-print mt-8">
					<Link href={props.also.href} prefetch={false}>
						{props.also.label}
					</Link>
				</p>
			) : null}
		</>
	);
}
