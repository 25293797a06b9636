function isWeb(address: string): boolean {
	return (
		URL.canParse(address) &&
		["http:", "https:"].includes(new URL(address).protocol)
	);
}

/** A link to another site, by its absolute address or its host; a row older than the rule, which may contain anything, is shown as text. */
export function WebLink(props: {
	address: string;
	hostOnly?: boolean;
	/** Whether the author is outside the team. */
	contributed?: boolean;
}) {
	const { address } = props;
	if (!isWeb(address)) return address;
	return (
		<a
			href={address}
			className={props.hostOnly ? undefined : "says-address"}
			rel={`noopener noreferrer${props.contributed ? " nofollow ugc" : ""}`}
		>
			{props.hostOnly ? new URL(address).host : address}
		</a>
	);
}
