import { drawable } from "#lib/platform/text/share-image-text";
import { MARK_PATH } from "../mark.tsx";

const TITLE_MAX = 110;
const TEXT_MAX = 150;

const PAPER = "#fbf7ee";
const INK = "#1d2420";
const SOFT = "#48524c";

/** The picture of a page: the site's mark and name, what the page is, its title and its first words. */
export function ShareImage(props: {
	site: string;
	/** The site's own colour. */
	action: string;
	/** The operator's icon as an address of data, which stands for the mark. */
	icone?: string | undefined;
	/** "Projet", or the state of a need. */
	kind: string;
	color?: string;
	title: string;
	text: string;
}) {
	const { action, color = action } = props;
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
					<div
						style={{
							width: 16,
							height: 34,
							marginRight: 18,
							background: color,
						}}
					/>
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
				<div style={{ marginLeft: 18 }}>{drawable(props.site, TITLE_MAX)}</div>
			</div>
		</div>
	);
}
