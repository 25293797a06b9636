const LOOKS = {
	plain: "border-edge text-ink",
	action: "border-action text-action",
	warm: "border-rust text-rust",
	/** What is picked out, without alarm. */
	call: "border-call text-ink",
} as const;

export function Badge(props: { children: string; look?: keyof typeof LOOKS }) {
	return (
		<span
			className={`inline-block rounded-full border px-3 py-0.5 text-small font-bold ${LOOKS[props.look ?? "plain"]}`}
		>
			{props.children}
		</span>
	);
}
