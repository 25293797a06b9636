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

/** What the page is about, for machines (schema.org): one subject, or several. */
export function JsonLd(props: {
	nonce: string;
	data: object | readonly object[];
}) {
	const { data, nonce } = props;
	const subjects = Array.isArray(data) ? { "@graph": data } : data;
	return (
		<script type="application/ld+json" nonce={nonce}>
			{escapedJson({ "@context": "https://schema.org", ...subjects })}
		</script>
	);
}
