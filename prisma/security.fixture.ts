import { metricsText } from "#lib/platform/runtime/metrics";

async function counts(): Promise<[event: string, count: number][]> {
	const { text } = await metricsText();
	const lines = text.matchAll(
		/^bien_commun_securite_total\{evenement="(\w+)"\} (\d+)$/gm,
	);
	return Array.from(lines, ([, event = "", count]) => [event, Number(count)]);
}

/** How often each security event was noted during the work. */
export async function securityEvents(work: () => Promise<unknown>) {
	const before = Object.fromEntries(await counts());
	await work();
	return Object.fromEntries(
		(await counts())
			.map(([event, count]) => [event, count - (before[event] ?? 0)] as const)
			.filter(([, count]) => count > 0),
	);
}
