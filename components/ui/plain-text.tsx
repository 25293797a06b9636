import { Fragment } from "react";
import { pageLangue } from "#lib/i18n/page-texts";
import type { TexteMarque } from "#lib/platform/langues";
import { splitLinks } from "#lib/platform/text/links";

const ITEM = /^\s*[-–•*]\s+/;

/** An address as it is said: "example.org/a". */
function bare(address: string): string {
	return address.replace(/^https?:\/\//, "").replace(/\/$/, "");
}

function Line(props: { children: string }) {
	let at = 0;
	return splitLinks(props.children).map(({ text, href }) => {
		at += text.length;
		return href === undefined ? (
			text
		) : (
			<a
				key={at}
				href={href}
				className={bare(text) === bare(href) ? "says-address" : undefined}
				rel="noopener noreferrer nofollow ugc"
			>
				{text}
			</a>
		);
	});
}

function Block({ lines }: { lines: readonly string[] }) {
	if (lines.length > 1 && lines.every((line) => ITEM.test(line)))
		return (
			<ul className="list-disc space-y-1 pl-5">
				{keyed(lines).map(({ key, text }) => (
					<li key={key}>
						<Line>{text.replace(ITEM, "")}</Line>
					</li>
				))}
			</ul>
		);
	return (
		<p>
			{keyed(lines).map(({ key, text }) => (
				<Fragment key={key}>
					{key === "0" ? null : <br />}
					<Line>{text}</Line>
				</Fragment>
			))}
		</p>
	);
}

/** Lines may repeat: their place names them. */
function keyed(lines: readonly string[]) {
	return lines.map((text, at) => ({ key: `${at}`, text }));
}

/**
 * A plain text as its author laid it out: paragraphs, line breaks, lists of
 * dashes, and web addresses that can be followed (D25). Nothing in it is markup.
 */
export function PlainText(props: { of: TexteMarque; className?: string }) {
	const { texte, langue } = props.of;
	const blocks = texte
		.split(/\n\s*\n/)
		.map((block) => block.split("\n").filter((line) => line.trim() !== ""))
		.filter((lines) => lines.length > 0)
		.map((lines, at) => ({ key: `${at}`, lines }));
	return (
		<div
			lang={langue === pageLangue() ? undefined : langue}
			dir="auto"
			className={`max-w-measure space-y-4 wrap-anywhere ${props.className ?? ""}`}
		>
			{blocks.map(({ key, lines }) => (
				<Block key={key} lines={lines} />
			))}
		</div>
	);
}
