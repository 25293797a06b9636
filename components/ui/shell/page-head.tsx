import type { ReactNode } from "react";
import { Link } from "#components/ui/link";
import { pageHref, t } from "#lib/i18n/page-texts";

export function PageHead(props: { title: string; lead: string }) {
	return (
		<>
			<h1>{props.title}</h1>
			<p className="mt-4 max-w-measure text-lead text-soft">{props.lead}</p>
		</>
	);
}

export type Step = {
	/** With the mark of its language where it is the name of an entry. */
	readonly label: ReactNode;
	/** Its path in French. */
	readonly path: string;
};

/** The breadcrumb of the page: home, its parents, and itself without a link where its title does not stand just below. */
export function Breadcrumb(props: { steps: readonly Step[]; here?: string }) {
	const { here } = props;
	const steps = [{ label: t("coquille.debut"), path: "/" }, ...props.steps];
	const last = here === undefined ? steps.length - 1 : steps.length;
	return (
		<nav
			aria-label={t("coquille.fil")}
			className="no-print mb-3 text-small sm:mb-6"
		>
			<ol className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
				{steps.map(({ label, path }, at) => (
					<li key={path} className="flex items-baseline gap-x-2">
						<Link href={pageHref(path)} className="py-0.5 wrap-anywhere">
							{label}
						</Link>
						{at === last ? null : (
							<span aria-hidden="true" className="text-soft">
								/
							</span>
						)}
					</li>
				))}
				{here === undefined ? null : (
					<li aria-current="page" className="min-w-0 text-soft wrap-anywhere">
						{here}
					</li>
				)}
			</ol>
		</nav>
	);
}
