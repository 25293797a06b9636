/** The honeypot field (D15): hidden from sight, from the tab order and from screen readers. */
export function Piege({ label }: { label: string }) {
	return (
		<div
			aria-hidden="true"
			className="absolute -left-[200vw] top-auto size-px overflow-hidden"
		>
			<label>
				{label}
				<input type="text" name="piege" tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}
