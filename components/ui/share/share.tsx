import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

/** Ways to share a page without any third party: a mail, and the address itself. */
export function Share(props: { langue: Langue; title: string; url: string }) {
	const t = texts(props.langue);
	const subject = encodeURIComponent(props.title);
	const body = encodeURIComponent(`${props.title}\n${props.url}`);
	return (
		<section
			aria-labelledby="partager"
			className="no-print mt-10 max-w-measure"
		>
			<h2 id="partager" className="text-h3">
				{t("lecture.partage.titre")}
			</h2>
			<p className="mt-2">
				<a href={`mailto:?subject=${subject}&body=${body}`}>
					{t("lecture.partage.courriel")}
				</a>
			</p>
			<p className="mt-2 text-small text-soft">
				{t("lecture.partage.adresse")}
			</p>
			<p className="mt-1 rounded-control border border-line bg-sheet px-3 py-2 font-mono text-small wrap-anywhere select-all">
				{props.url}
			</p>
		</section>
	);
}
