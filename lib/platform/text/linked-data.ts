/** Descriptions in RDF: given as JSON-LD, and written as Turtle too. */

/** Another node, a text with its language or its type, or a part without an address. */
type Value =
	| { readonly "@id": string }
	| {
			readonly "@value": string;
			readonly "@language"?: string;
			readonly "@type"?: string;
	  }
	| Part;

/** Types and properties are prefixed names. */
type Part = {
	readonly "@type": readonly string[];
	readonly [property: `${string}:${string}`]: Value | readonly Value[];
};

export type Node = Part & { readonly "@id": string };

export type Prefixes = Readonly<Record<string, string>>;

/** A graph as JSON-LD. */
export function jsonLdOf(prefixes: Prefixes, nodes: readonly Node[]): string {
	return JSON.stringify({ "@context": prefixes, "@graph": nodes });
}

/** An address between its brackets; what may not stand there is escaped as addresses escape it. */
function bracketed(iri: string): string {
	return `<${iri.replace(/[\s<>"{}|\\^`]/g, encodeURIComponent)}>`;
}

function turtleOfValue(value: Value): string {
	if ("@id" in value) return bracketed(value["@id"]);
	if (!("@value" in value)) return `[ ${turtleOfPart(value).join(" ; ")} ]`;
	const { "@language": langue, "@type": type } = value;
	// JSON escapes a text as Turtle does.
	const text = JSON.stringify(value["@value"]);
	if (langue !== undefined) return `${text}@${langue}`;
	return type === undefined ? text : `${text}^^${type}`;
}

function turtleOfPart({ "@type": types, ...says }: Part): string[] {
	return [
		`a ${types.join(", ")}`,
		...Object.entries(says).flatMap(([property, said]) =>
			[said].flat().map((value) => `${property} ${turtleOfValue(value)}`),
		),
	];
}

/** A graph as Turtle. */
export function turtleOf(prefixes: Prefixes, nodes: readonly Node[]): string {
	const lines = Object.entries(prefixes).map(
		([prefix, iri]) => `@prefix ${prefix}: ${bracketed(iri)} .`,
	);
	const subjects = nodes.map(
		({ "@id": iri, ...part }) =>
			`${bracketed(iri)} ${turtleOfPart(part).join(" ;\n\t")} .`,
	);
	return `${[lines.join("\n"), ...subjects].join("\n\n")}\n`;
}
