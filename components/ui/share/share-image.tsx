import { drawable } from "#lib/platform/text/share-image-text";
import { MARK_PATH } from "../signs.tsx";

const TITLE_MAX = 110;
const TEXT_MAX = 150;
/** Both fit on one line. */
const SITE_MAX = 28;
const ASIDE_MAX = 34;

const PAPER = "#fbf7ee";
const INK = "#1d2420";
const SOFT = "#48524c";

function Dots(props: { full: number; of: number; color: string }) {
	return (
		<div style={{ display: "flex", marginRight: 18 }}>
			{Array.from({ length: props.of }, (_, rank) => (
				<div
					key={rank}
					style={{
						...{ width: 24, height: 24, marginRight: 8, borderRadius: 12 },
						border: `4px solid ${props.color}`,
						background: rank < props.full ? props.color : PAPER,
					}}
				/>
			))}
		</div>
	);
}

/** The picture of a page: the site's mark and name, what the page is, its title and its first words. */
export function ShareImage(props: {
	site: string;
	action: string;
	/** The operator's icon as an address of data, which stands for the mark. */
	icone?: string | undefined;
	/** "Projet", or the state of a need. */
	kind: string;
	color?: string;
	title: string;
	text: string;
	/** Where a need stands: dots, of which so many are full. */
	dots?: { readonly full: number; readonly of: number };
	/** "28 soutiens". */
	count?: string | null;
	place?: string | null;
}) {
	const { action, color = action, count, dots, place } = props;
	const title = drawable(props.title, TITLE_MAX);
	return (
		<div
			style={{
				width: "100%",
				height: "100%",
				display: "flex",
				flexDirection: "column",
				justifyContent: "space-between",
				padding: "64px 72px",
				background: PAPER,
				color: INK,
				fontFamily: "Atkinson",
				// A word longer than the picture goes on in the next line.
				wordBreak: "break-word",
				borderBottom: `20px solid ${color}`,
			}}
		>
			<div style={{ display: "flex", flexDirection: "column" }}>
				<div
					style={{
						display: "flex",
						alignItems: "center",
						fontSize: 30,
						color: color,
					}}
				>
					{dots ? (
						<Dots {...dots} color={color} />
					) : (
						<div
							style={{
								width: 16,
								height: 34,
								marginRight: 18,
								background: color,
							}}
						/>
					)}
					{drawable(props.kind, TITLE_MAX)}
				</div>
				<div
					style={{
						marginTop: 22,
						fontFamily: "Bricolage",
						fontSize: title.length > 60 ? 58 : 76,
						lineHeight: 1.1,
						letterSpacing: "-0.02em",
					}}
				>
					{title}
				</div>
				<div
					style={{ marginTop: 26, fontSize: 34, lineHeight: 1.4, color: SOFT }}
				>
					{drawable(props.text, TEXT_MAX)}
				</div>
			</div>
			<div
				style={{
					display: "flex",
					alignItems: "center",
					fontFamily: "Bricolage",
					fontSize: 38,
				}}
			>
				{props.icone === undefined ? (
					<svg
						width="56"
						height="56"
						viewBox="0 0 24 24"
						fill="none"
						stroke={action}
						strokeWidth="1.9"
						aria-hidden="true"
					>
						<path d={MARK_PATH} />
					</svg>
				) : (
					<img src={props.icone} alt="" width={56} height={56} />
				)}
				<div style={{ marginLeft: 18 }}>{drawable(props.site, SITE_MAX)}</div>
				<div
					style={{
						marginLeft: "auto",
						fontFamily: "Atkinson",
						fontSize: 32,
						color: SOFT,
					}}
				>
					{drawable([count, place].filter((one) => one).join(" · "), ASIDE_MAX)}
				</div>
			</div>
		</div>
	);
}
