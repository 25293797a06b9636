import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { CopyButton } from "../copy-button.tsx";
import { SheetPart } from "../entry.tsx";
import { type Codes, Embed } from "./embed.tsx";
import { NativeShare } from "./native-share.tsx";

const LOOK =
	"inline-flex min-h-11 cursor-pointer items-center rounded-control border border-edge bg-sheet px-3 text-small font-bold text-ink no-underline hover:underline";

/**
 * Ways to share a page without any third party: the phone's own menu, a mail, and the
 * address, which is also printed; and a feed to follow.
 */
export function Share(props: {
	langue: Langue;
	title: string;
	/** The page's own address, without what an act added to it. */
	url: string;
	/** What the feed tells, and its address. */
	feed: { readonly label: string; readonly href: string };
	/** What another site copies to show it, where it may. */
	codes?: Codes;
}) {
	const { title, url, feed } = props;
	const t = texts(props.langue);
	const subject = encodeURIComponent(title);
	const body = encodeURIComponent(`${title}\n${url}`);
	return (
		<SheetPart id="partager" title={t("fiche.partage.titre")}>
			<p className="no-print flex flex-wrap gap-2">
				<NativeShare
					title={title}
					url={url}
					label={t("fiche.partage.telephone")}
					className={LOOK}
				/>
				<CopyButton
					text={url}
					label={t("fiche.partage.copier")}
					done={t("fiche.partage.copie")}
					name={t("fiche.partage.quoi")}
				/>
				<a href={`mailto:?subject=${subject}&body=${body}`} className={LOOK}>
					{t("fiche.partage.courriel")}
				</a>
				<a href={feed.href} className={LOOK}>
					{feed.label}
				</a>
			</p>
			{/* On one line; selected whole by a click, and printed whole. */}
			<p className="mt-2 truncate font-mono text-small text-soft select-all print:whitespace-normal">
				{url}
			</p>
			{props.codes ? <Embed langue={props.langue} codes={props.codes} /> : null}
		</SheetPart>
	);
}
