import type { EntreeDuLot } from "./schema.ts";

/** An entry and the version that was seen, as one form value. */
export function cleDuLot({ nature, slug, vu_le }: EntreeDuLot): string {
	return `${nature}/${slug} ${vu_le}`;
}
