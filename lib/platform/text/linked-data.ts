/** Descriptions in RDF, given once as statements, and written as JSON-LD and as Turtle. */

/** What a statement says: another node, a text with its language or its type, or a part without an address. */
export type Term =
	| { readonly iri: string }
	| {
			readonly text: string;
			readonly langue?: string;
			/** A prefixed name. */
			readonly type?: string;
	  }
	| { readonly part: Part };

/** Types and properties are prefixed names. */
export type Part = {
	readonly types: readonly string[];
	readonly says: readonly (readonly [property: string, term: Term])[];
};

export type Node = Part & { readonly iri: string };

export type Prefixes = Readonly<Record<string, string>>;

type Json = Record<string, unknown>;

function jsonTerm(term: Term): Json {
	if ("iri" in term) return { "@id": term.iri };
	if ("part" in term) return jsonPart(term.part);
	const { langue, text, type } = term;
	return {
		"@value": text,
		...(langue === undefined ? {} : { "@language": langue }),
		...(type === undefined ? {} : { "@type": type }),
	};
}

function jsonPart({ says, types }: Part): Json {
	const values = new Map<string, Json[]>();
	for (const [property, term] of says) {
		const known = values.get(property) ?? [];
		known.push(jsonTerm(term));
		values.set(property, known);
	}
	return { "@type": types, ...Object.fromEntries(values) };
}

/** A graph as JSON-LD. */
export function jsonLdOf(prefixes: Prefixes, nodes: readonly Node[]): string {
	const graph = nodes.map((node) => ({ "@id": node.iri, ...jsonPart(node) }));
	return JSON.stringify({ "@context": prefixes, "@graph": graph });
}

/** An address between its brackets; what may not stand there is escaped as addresses escape it. */
function bracketed(iri: string): string {
	return `<${iri.replace(/[\s<>"{}|\\^`]/g, encodeURIComponent)}>`;
}

function turtleTerm(term: Term): string {
	if ("iri" in term) return bracketed(term.iri);
	if ("part" in term) return `[ ${turtlePart(term.part).join(" ; ")} ]`;
	const { langue, type } = term;
	// JSON escapes a text as Turtle does.
	const text = JSON.stringify(term.text);
	if (langue !== undefined) return `${text}@${langue}`;
	return type === undefined ? text : `${text}^^${type}`;
}

function turtlePart({ says, types }: Part): string[] {
	return [
		`a ${types.join(", ")}`,
		...says.map(([property, term]) => `${property} ${turtleTerm(term)}`),
	];
}

/** A graph as Turtle. */
export function turtleOf(prefixes: Prefixes, nodes: readonly Node[]): string {
	const lines = Object.entries(prefixes).map(
		([prefix, iri]) => `@prefix ${prefix}: ${bracketed(iri)} .`,
	);
	const subjects = nodes.map(
		(node) => `${bracketed(node.iri)} ${turtlePart(node).join(" ;\n\t")} .`,
	);
	return `${[lines.join("\n"), ...subjects].join("\n\n")}\n`;
}
