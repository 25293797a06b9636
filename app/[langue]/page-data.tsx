import { headers } from "next/headers";
import { JsonLd } from "#components/ui/share/json-ld";
import type { StructuredData } from "#lib/adapters/pages/structured-data";

/** What the page is about, for machines, under the nonce of the page's policy. */
export async function PageData(props: { data: StructuredData }) {
	const nonce = (await headers()).get("x-nonce") ?? "";
	return (
		<JsonLd
			nonce={nonce}
			data={{ "@context": "https://schema.org", ...props.data }}
		/>
	);
}
