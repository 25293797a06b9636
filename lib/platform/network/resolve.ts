/** Names to addresses, by the name servers of the machine and not by its own table of hosts. */
import { Resolver } from "node:dns/promises";

const QUERY_MS = 2_500;
const TRIES = 2;

/** All the addresses of a name, none when it has none. */
export type Resolve = (
	name: string,
	signal: AbortSignal,
) => Promise<readonly string[]>;

/**
 * Resolves by these servers, or by those of the machine. A lookup by the system would
 * hold one of the four threads that also read files: c-ares holds none, and stops with
 * the signal.
 */
export function resolverOf(servers?: readonly string[]): Resolve {
	return async (name, signal) => {
		const resolver = new Resolver({ timeout: QUERY_MS, tries: TRIES });
		if (servers) resolver.setServers([...servers]);
		const cancel = () => resolver.cancel();
		signal.addEventListener("abort", cancel, { once: true });
		try {
			const answers = await Promise.allSettled([
				resolver.resolve4(name),
				resolver.resolve6(name),
			]);
			return answers.flatMap((answer) =>
				answer.status === "fulfilled" ? answer.value : [],
			);
		} finally {
			signal.removeEventListener("abort", cancel);
		}
	};
}
