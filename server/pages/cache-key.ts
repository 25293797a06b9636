/** What of a query a page kept ready depends on. */
import { BesoinsQuery } from "#lib/besoins/schema";
import { ProjetsQuery } from "#lib/projets/schema";

/** The parameters that a page reads; a list has its own length, whatever is asked for. */
const PARAMETERS: readonly (readonly [
	path: RegExp,
	names: readonly string[],
])[] = [
	[/^(?:\/en)?\/projets$/, listParameters(ProjetsQuery.shape)],
	[/^(?:\/en)?\/besoins$/, listParameters(BesoinsQuery.shape)],
	[/^(?:\/en)?\/articles$/, ["apres"]],
	[/^(?:\/en)?\/(?:projets|besoins)\//, ["fait"]],
];

function listParameters(shape: object): string[] {
	return Object.keys(shape).filter((name) => name !== "limite");
}

/** The query with what the page reads, each once and in one order: anything else would make the same page. */
export function readQuery(path: string, query: string): string {
	const [, names = []] = PARAMETERS.find(([of]) => of.test(path)) ?? [];
	const given = new URLSearchParams(query);
	const read = new URLSearchParams();
	for (const name of names) {
		const value = given.getAll(name).at(-1);
		if (value !== undefined) read.set(name, value);
	}
	return read.toString();
}
