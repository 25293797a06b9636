import type { ReactNode } from "react";

/**
 * The page of one entry. Words come first: its head and its text, then the sheet with the
 * act, which stands in sight at the right on a desk; then the rest, and what goes on over
 * the whole width.
 */
export function Entry(props: {
	head: ReactNode;
	text: ReactNode;
	sheet: ReactNode;
	/** The act once more for a phone, at the foot of the window once the sheet is above it. */
	bar?: ReactNode;
	/** Over the whole width, under the sheet. */
	after?: ReactNode;
	children?: ReactNode;
}) {
	return (
		<div className="lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-12 print:block">
			<div className="min-w-0 max-sm:[&_h1]:text-[1.625rem] max-sm:[&_h1]:leading-[1.15]">
				{props.head}
			</div>
			<div className="min-w-0 max-sm:mt-4 sm:mt-6 lg:col-start-1">
				{props.text}
			</div>
			<div className="mt-6 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mt-0 print:mt-6">
				<div className="space-y-4 rounded-control border border-line bg-sheet p-5 wrap-break-word lg:tall:sticky lg:tall:top-4 lg:tall:[@media(height<56rem)]:has-focus-visible:static print:static">
					{props.sheet}
				</div>
			</div>
			<div
				className={
					props.bar ? "max-lg:relative max-lg:pb-20 lg:contents" : "lg:contents"
				}
			>
				<div className="min-w-0 lg:col-start-1">{props.children}</div>
				<div className="min-w-0 lg:col-span-2">{props.after}</div>
				{props.bar ? <Bar>{props.bar}</Bar> : null}
			</div>
		</div>
	);
}

/**
 * A bar that comes without a script: what it sticks in begins one window below the sheet,
 * and so reaches the window when the sheet has left it.
 */
function Bar(props: { children: ReactNode }) {
	return (
		<div
			data-bar
			className="no-print pointer-events-none absolute inset-x-0 top-[100dvh] bottom-0 -mx-5 hidden overflow-y-clip sm:-mx-8 max-lg:[@media(height>=30rem)]:block"
		>
			<div className="pointer-events-auto sticky top-[calc(100dvh-4rem)] flex h-16 items-center justify-between gap-4 border-t border-line bg-sheet px-5 sm:px-8">
				{props.children}
			</div>
		</div>
	);
}

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
