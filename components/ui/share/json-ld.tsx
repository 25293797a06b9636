/** Characters that could end the script element, or break the line for an old engine. */
const UNSAFE: Readonly<Record<string, string>> = {
	"<": "\\u003c",
	">": "\\u003e",
	"&": "\\u0026",
	"\u2028": "\\u2028",
	"\u2029": "\\u2029",
};

/** JSON that no HTML parser can read as markup. */
export function escapedJson(data: unknown): string {
	return JSON.stringify(data).replace(
		/[<>&\u2028\u2029]/g,
		(sign) => UNSAFE[sign] ?? "",
	);
}

/** The subject of the page, for machines (schema.org). */
export function JsonLd(props: { nonce: string; data: object }) {
	return (
		<script type="application/ld+json" nonce={props.nonce}>
			{escapedJson({ "@context": "https://schema.org", ...props.data })}
		</script>
	);
}
