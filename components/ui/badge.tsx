const LOOKS = {
	plain: "border-edge text-ink",
	action: "border-action text-action",
	warm: "border-support text-support",
} as const;

/** A word or two that qualify what stands beside them. */
export function Badge(props: { children: string; look?: keyof typeof LOOKS }) {
	return (
		<span
			className={`inline-block rounded-full border px-3 py-0.5 text-small font-bold ${LOOKS[props.look ?? "plain"]}`}
		>
			{props.children}
		</span>
	);
}
