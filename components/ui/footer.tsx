import type { ReactNode } from "react";
import { texts } from "#lib/platform/i18n/texts";
import type { Langue } from "#lib/platform/langues";

/** The foot of every page; `children` is the choice of light or dark. */
export function Footer(props: {
	langue: Langue;
	siteNom: string;
	children: ReactNode;
}) {
	const t = texts(props.langue);
	return (
		<footer className="no-print border-t border-line bg-sheet">
			<div className="mx-auto grid max-w-page items-center gap-6 px-5 py-8 text-small text-soft sm:px-8 md:grid-cols-[1fr_auto]">
				<p className="max-w-measure">
					{t("coquille.pied", { site: props.siteNom })}
				</p>
				{props.children}
			</div>
		</footer>
	);
}
