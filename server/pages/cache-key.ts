/** The part of a query that is in the cache key of a page. */
import { BesoinsQuery } from "#lib/besoins/schema";
import { ProjetsQuery } from "#lib/projets/schema";

/** The parameters that a page reads; a list has a fixed length, whatever is requested. */
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

/**
 * The query reduced to the parameters that the page reads, each once and in a fixed
 * order: others do not change the page.
 */
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
