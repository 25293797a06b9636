import type { ReactNode } from "react";
import { Link, LinkButton, SteadyLabel } from "#components/ui/link";
import { t } from "#lib/i18n/page-texts";
import type { Option } from "../forms/choice-field.tsx";
import { SkipLink } from "../shell/skip-link.tsx";
import { Glass } from "../signs.tsx";

type Sort = {
	current: string;
	links: readonly (Option & { readonly href: string })[];
};

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
	themes: ReactNode;
	fields: ReactNode;
	tabs?: ReactNode;
	active: readonly ActiveFilter[];
	/** Null for a list in one order. */
	sort: Sort | null;
	/** "12 projets" */
	total: string;
	pages: ReactNode;
	follow: ReactNode;
	also: { href: string; label: string } | null;
	contribute: { href: string; label: string };
	children: ReactNode;
};

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

function Filters({ search, fields, sort, tabs }: ListPageProps) {
	if (search === null) return null;
	return (
		<details className="filters no-print max-md:text-right md:row-start-3 md:mt-4">
			<summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-bold text-action underline underline-offset-4">
				{t("lecture.affiner")}
			</summary>
			<div className="grid gap-3 text-left max-md:absolute max-md:inset-x-0 max-md:z-10 max-md:rounded-control max-md:border-2 max-md:border-edge max-md:bg-sheet max-md:p-4 max-md:shadow-md">
				<div className="md:hidden">
					{sort ? <SortLinks {...sort} /> : null}
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
	return (
		<div className="flex flex-wrap items-center gap-x-5 md:border-b-2 md:border-ink">
			<p role="status" className="py-2 font-display font-bold tabular-nums">
				{total}
			</p>
			<ActiveFilters filters={active} />
			{sort ? (
				<div className="ml-auto max-md:hidden">
					<SortLinks {...sort} />
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
				label={t("lecture.vers_liste", {
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
					<section id={RESULTS} tabIndex={-1} aria-label={t("lecture.liste")}>
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

export type ActiveFilter = {
	readonly name: string;
	/** "Thème : Eau" */
	readonly label: string;
	/** Accessible name of the link that removes it, shown as a cross. */
	readonly remove: string;
	readonly href: string;
};

/** On a phone the field tells `q`, and the title of the list the others but this one. */
const ALWAYS_SHOWN = "mis_en_avant";

export function ActiveFilters(props: { filters: readonly ActiveFilter[] }) {
	if (props.filters.length === 0) return null;
	return (
		<ul
			aria-label={t("lecture.actifs")}
			className="no-print flex flex-wrap gap-2"
		>
			{props.filters.map(({ name, label, remove, href }) => (
				<li
					key={name}
					className={`min-w-0 ${name === ALWAYS_SHOWN ? "" : "max-md:hidden"}`}
				>
					<Link
						href={href}
						aria-label={remove}
						className="inline-flex min-h-8 max-w-full items-center gap-2 rounded-full border border-action bg-action-tint px-3 text-small font-bold wrap-anywhere text-action no-underline hover:underline"
					>
						{label}
						<span aria-hidden="true" className="text-body leading-none">
							×
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}

export function SortLinks(props: Sort) {
	return (
		<nav aria-label={t("lecture.trier")} className="no-print text-small">
			<ul className="flex flex-wrap gap-x-5">
				{props.links.map(({ value, label, href }) => (
					<li key={value}>
						<Link
							href={href}
							aria-current={value === props.current ? "true" : undefined}
							className="flex min-h-11 items-center border-b-3 border-transparent text-ink no-underline hover:underline aria-[current]:border-action aria-[current]:font-bold"
						>
							<SteadyLabel>{label}</SteadyLabel>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** One filter of a list; its first option means no filter. */
export function FilterSelect(props: {
	name: string;
	label: string;
	none: string;
	value: string | undefined;
	choices: readonly Option[];
}) {
	const isKnown =
		!props.value || props.choices.some(({ value }) => value === props.value);
	return (
		<div className="min-w-0">
			<label htmlFor={props.name} className="mb-0.5 block text-small font-bold">
				{props.label}
			</label>
			<select
				id={props.name}
				name={props.name}
				form={LIST_FORM}
				defaultValue={props.value ?? ""}
				className="block min-h-11 w-full min-w-0 rounded-control border-2 border-edge bg-sheet px-2.5 text-small text-ink"
			>
				<option value="">{props.none}</option>
				{isKnown ? null : <option value={props.value}>{props.value}</option>}
				{props.choices.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
		</div>
	);
}
