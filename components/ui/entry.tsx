import type { ReactNode } from "react";

/**
 * The page of one entry: its head and its text, and one sheet that stays in sight at the
 * right on a desk. On a phone the sheet stands between the head and the text, or after
 * the text where it holds nothing to act on.
 */
export function Entry(props: {
	head: ReactNode;
	sheet: ReactNode;
	sheetLast?: boolean;
	children: ReactNode;
}) {
	const sheet = (
		<div className="max-lg:mt-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 print:mt-6">
			{/* A sheet taller than the window is scrolled in its place: nothing of it is out of reach. */}
			<div className="space-y-4 rounded-control border border-line bg-sheet p-5 wrap-break-word lg:tall:sticky lg:tall:top-4 lg:tall:max-h-[calc(100dvh-2rem)] lg:tall:overflow-y-auto print:static print:max-h-none">
				{props.sheet}
			</div>
		</div>
	);
	return (
		<div className="lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr] lg:gap-x-12 print:block">
			<div className="min-w-0">{props.head}</div>
			{props.sheetLast ? null : sheet}
			<div className="min-w-0 lg:col-start-1">{props.children}</div>
			{props.sheetLast ? sheet : null}
		</div>
	);
}

/** One subject of the sheet, under a rule and a small title. */
export function SheetPart(props: {
	id: string;
	title: string;
	className?: string;
	children: ReactNode;
}) {
	return (
		<section
			aria-labelledby={props.id}
			className={`border-t border-line pt-4 first:border-t-0 first:pt-0 ${props.className ?? ""}`}
		>
			<h2 id={props.id} className="mb-2 text-body">
				{props.title}
			</h2>
			{props.children}
		</section>
	);
}

/** A fact of an entry, in a `dl`: its name, and beside it what it is. */
export function Fact(props: { name: string; children: ReactNode }) {
	return (
		<div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-2 py-1 text-small">
			<dt className="text-soft">{props.name}</dt>
			<dd className="min-w-0">{props.children}</dd>
		</div>
	);
}

/**
 * The act of the sheet, and what is public of it. On paper there is
 * nothing to press: the count is printed in words.
 */
export function SheetAct(props: {
	/** The count in words, for paper; nothing while there is none. */
	printed: string | null;
	note: string;
	/** A counted toggle. */
	children: ReactNode;
}) {
	return (
		<div>
			{props.printed === null ? null : (
				<p className="hidden font-bold print:block">{props.printed}</p>
			)}
			<div className="print:hidden">{props.children}</div>
			<p className="mt-2 text-small text-soft">{props.note}</p>
		</div>
	);
}
