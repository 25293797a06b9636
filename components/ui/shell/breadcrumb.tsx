import Link from "next/link";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

export type Step = {
	readonly label: string;
	/** Its path in French. */
	readonly path: string;
};

/** The breadcrumb of the page: home, its parents, and itself without a link. */
export function Breadcrumb(props: {
	langue: Langue;
	steps: readonly Step[];
	here: string;
}) {
	const t = texts(props.langue);
	const steps = [{ label: t("coquille.debut"), path: "/" }, ...props.steps];
	return (
		<nav aria-label={t("coquille.fil")} className="no-print mb-6 text-small">
			<ol className="flex flex-wrap gap-x-2 gap-y-1">
				{steps.map(({ label, path }) => (
					<li key={path} className="flex gap-x-2">
						<Link
							href={pageAddress(props.langue, path)}
							prefetch={false}
							className="py-0.5"
						>
							{label}
						</Link>
						<span aria-hidden="true" className="text-soft">
							/
						</span>
					</li>
				))}
				<li aria-current="page" className="min-w-0 text-soft wrap-anywhere">
					{props.here}
				</li>
			</ol>
		</nav>
	);
}
