import { texts } from "#lib/platform/i18n/texts";
import type { Langue } from "#lib/platform/langues";

/** The foot of every page. */
export function Footer(props: { langue: Langue; siteNom: string }) {
	const t = texts(props.langue);
	return (
		<footer className="border-t border-line bg-sheet">
			<div className="mx-auto max-w-page px-5 py-8 text-small text-soft sm:px-8">
				<p className="max-w-measure">
					{t("coquille.pied", { site: props.siteNom })}
				</p>
			</div>
		</footer>
	);
}
