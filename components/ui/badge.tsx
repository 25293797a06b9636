const LOOKS = {
	plain: "border-edge text-ink",
	action: "border-action text-action",
	warm: "border-support text-support",
} as const;

/** A short label that qualifies what is beside it. */
export function Badge(props: { children: string; look?: keyof typeof LOOKS }) {
	return (
		<span
			className={`inline-block rounded-full border px-3 py-0.5 text-small font-bold ${LOOKS[props.look ?? "plain"]}`}
		>
			{props.children}
		</span>
	);
}
