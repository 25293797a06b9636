/** A label that turns bold when its link is the current one: an invisible copy in bold keeps its neighbours where they are. */
export function SteadyLabel({ children }: { children: string }) {
	return (
		<span
			data-label={children}
			className="grid after:invisible after:h-0 after:overflow-hidden after:font-bold after:content-[attr(data-label)/'']"
		>
			{children}
		</span>
	);
}
