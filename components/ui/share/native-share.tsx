/**
 * Opens the share menu of a phone (browser/copy.ts). Not shown without scripts, without
 * that menu, and where a mouse points.
 */
export function NativeShare(props: {
	title: string;
	url: string;
	label: string;
	className: string;
}) {
	return (
		<button
			type="button"
			className={`needs-script needs-share ${props.className}`}
			data-share={props.url}
			data-title={props.title}
		>
			{props.label}
		</button>
	);
}
