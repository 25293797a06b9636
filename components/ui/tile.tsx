import type { ReactNode } from "react";

/** The face of an entry, on the tint of its theme (app/globals.css): it is known again by it, and its title says all that it says. */
export function Tile(props: {
	/** The slug of its theme. */
	theme: string | undefined;
	/** That of a page, and not of a row. */
	large?: boolean;
	/** The address of a picture that stands for it. */
	logo?: string | null;
	children: ReactNode;
}) {
	const side = props.large ? 88 : 56;
	return (
		<span
			aria-hidden="true"
			data-tint={props.theme ?? ""}
			className={`no-print row-span-2 flex shrink-0 items-center justify-center border font-display font-bold ${props.logo ? "border-line" : "border-transparent"} ${props.large ? "size-[4.889rem] rounded-[1rem] text-[1.9rem]" : "size-[3.111rem] rounded-[0.667rem] text-[1.222rem] max-[22rem]:size-[2.333rem]"}`}
		>
			{props.logo ? (
				<img
					src={props.logo}
					alt=""
					width={side}
					height={side}
					loading="lazy"
					decoding="async"
					// Drawn for white paper, as nearly all of them are: also in the dark.
					className="size-full rounded-[inherit] bg-[white] object-contain p-1"
				/>
			) : (
				props.children
			)}
		</span>
	);
}
