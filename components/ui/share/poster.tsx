import { encode } from "uqr";
import { t } from "#lib/i18n/page-texts";
import type { TexteMarque } from "#lib/platform/langues";
import { shortenAtWord } from "#lib/platform/text/shorten";
import { Breadcrumb } from "../shell/page-head.tsx";
import { Version } from "../translated.tsx";

export type Poster = {
	readonly title: TexteMarque;
	readonly text: TexteMarque;
	readonly count: string;
	readonly question: string;
	/** The entry's page: its path in French, and its whole address. */
	readonly path: string;
	readonly url: string;
};

const TEXT_MAX = 280;

/** The blank that readers of codes ask for around one, in its squares. */
const QUIET = 4;

function QrCode({ url, label }: { url: string; label: string }) {
	const { data, size } = encode(url, { ecc: "M", border: QUIET });
	const squares = data.flatMap((row, y) =>
		row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
	);
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
			className="w-full max-w-52 shrink-0 sm:w-52 print:w-[62mm] print:max-w-none"
		>
			<rect width={size} height={size} fill="#fff" />
			<path d={squares.join("")} fill="#000" />
		</svg>
	);
}

/** The sheet, as it is printed: alone on an A4 (app/globals.css). */
export function PosterSheet(props: { poster: Poster }) {
	const { poster } = props;
	const { title, text, url } = poster;
	const line = text.texte.replace(/\s+/g, " ").trim();
	return (
		<>
			<Breadcrumb
				steps={[{ label: <Version of={title} />, path: poster.path }]}
				here={t("participation.affiche.lien")}
			/>
			<p className="no-print mb-4 text-small">
				{t("participation.affiche.aide")}
			</p>
			<article className="poster flex max-w-160 flex-col gap-6 rounded-xl border border-line bg-sheet p-6 sm:aspect-[210/297] sm:p-12 print:aspect-auto print:max-w-none print:border-0 print:p-0">
				<h1 className="text-[2.2rem] leading-tight wrap-anywhere sm:text-[2.8rem] print:text-[40pt]">
					<Version of={title} />
				</h1>
				<p className="text-lead wrap-anywhere print:text-[17pt]">
					<Version of={{ ...text, texte: shortenAtWord(line, TEXT_MAX) }} />
				</p>
				<p className="font-display text-h3 font-bold text-action print:text-[20pt]">
					{poster.count}
				</p>
				<div className="mt-auto flex flex-wrap items-end gap-6 border-t-2 border-action pt-6 sm:flex-nowrap">
					<QrCode url={url} label={t("participation.affiche.code")} />
					<div className="min-w-0">
						<p className="font-display text-h2 font-bold print:text-[24pt]">
							{poster.question}
						</p>
						<p className="mt-2 print:text-[13pt]">
							{t("participation.affiche.lire")}
						</p>
						<p className="mt-1 font-bold wrap-anywhere print:text-[13pt]">
							{url.replace(/^https?:\/\//, "")}
						</p>
					</div>
				</div>
			</article>
		</>
	);
}
