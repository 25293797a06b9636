/** Reads what the server counts, in Prometheus' text format. */
const SERIES =
	/^(?<name>[a-zA-Z_:][\w:]*)(?:\{(?<labels>.*)\})? (?<value>\S+)$/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/**
 * The values of one metric by the value of one of its labels, summed over the other
 * labels. Throws when the text has no such metric, so that what is no longer counted is
 * not read as nothing.
 */
export function seriesBy(
	text: string,
	metric: string,
	label: string,
): ReadonlyMap<string, number> {
	const found = new Map<string, number>();
	if (!text.includes(`# TYPE ${metric} `))
		throw new Error(`the server does not count ${metric}`);
	for (const line of text.split("\n")) {
		const { name, labels = "", value } = SERIES.exec(line)?.groups ?? {};
		if (name !== metric) continue;
		const [, , of = ""] =
			[...labels.matchAll(LABEL)].find(([, key]) => key === label) ?? [];
		found.set(of, (found.get(of) ?? 0) + Number(value));
	}
	return found;
}

/** All that a server on this machine counts. */
export async function metricsOf(port: number): Promise<string> {
	const answer = await fetch(`http://127.0.0.1:${port}/api/metriques`);
	if (!answer.ok) throw new Error(`/api/metriques: ${answer.status}`);
	return answer.text();
}
