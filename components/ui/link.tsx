import NextLink from "next/link";
import type { ComponentProps } from "react";

/** A link of Next that loads nothing before it is followed. */
export function Link(props: ComponentProps<typeof NextLink>) {
	return <NextLink prefetch={false} {...props} />;
}
