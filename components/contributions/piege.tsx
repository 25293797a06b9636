/** The field that only machines fill in (D15): out of sight, of the keyboard's way and of screen readers. */
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
