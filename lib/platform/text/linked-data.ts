/** Descriptions in RDF, as JSON-LD. */

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
