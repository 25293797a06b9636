/** Puts load on a server of this machine, and measures its answers. */
import { Agent, type RequestOptions, request } from "node:http";
import autocannon from "autocannon";
import { ratio } from "./figure.ts";

const CONNECTIONS = 32;
const SECONDS = 5;

/** Answers a second to the same GET on 32 connections; throws when one is no success. */
export async function rateOf(
	url: string,
	headers: Record<string, string>,
): Promise<number> {
	const { errors, non2xx, requests } = await autocannon({
		...{ url, headers, connections: CONNECTIONS, duration: SECONDS },
	});
	if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} failed`);
	return requests.average;
}

const ROUNDS = 3;

/** Two rates and what one is of the other: medians of rounds in which they take turns. */
export async function compared(
	one: () => Promise<number>,
	other: () => Promise<number>,
): Promise<{ ratio: number; one: number; other: number }> {
	const rounds: { one: number; other: number }[] = [];
	for (let round = 0; round < ROUNDS; round += 1)
		rounds.push({ one: await one(), other: await other() });
	return {
		ratio: median(rounds.map(({ one, other }) => one / other)),
		one: median(rounds.map(({ one }) => one)),
		other: median(rounds.map(({ other }) => other)),
	};
}

/** What one rate is of the other, after a first turn of each, in words. */
export async function ratioOf(
	one: () => Promise<number>,
	other: () => Promise<number>,
): Promise<string> {
	await one();
	await other();
	const found = await compared(one, other);
	return `${ratio(found.ratio)} (${Math.round(found.one)}/s ÷ ${Math.round(found.other)}/s)`;
}

export type LoadCall = {
	method?: string;
	path: string;
	/** The token of an API call. */
	jeton?: string;
	/** Of a page: its host, and whose browser asks. */
	headers?: Record<string, string>;
};

/** Status of one call on a connection of the agent. */
export function send(
	agent: Agent,
	port: number,
	{ method = "GET", path, jeton, headers }: LoadCall,
): Promise<number> {
	const options: RequestOptions = {
		agent,
		host: "127.0.0.1",
		port,
		path,
		method,
		headers: {
			...(jeton === undefined ? {} : { authorization: `Bearer ${jeton}` }),
			...headers,
		},
	};
	return new Promise((resolve, reject) => {
		const call = request(options, (response) => {
			response.resume();
			response.on("end", () => resolve(response.statusCode ?? 0));
		});
		call.on("error", reject);
		call.end();
	});
}

/** What that share of the values is at most. */
function quantile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor(values.length * share)] ?? 0;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);
export const p95 = (values: readonly number[]) => quantile(values, 0.95);

/** Makes `count` calls, `connections` at a time; `callAt` defines each one. `times` are in milliseconds. */
export async function runCalls(
	port: number,
	count: number,
	connections: number,
	callAt: (index: number) => LoadCall,
): Promise<{
	perSecond: number;
	p95Ms: number;
	notOk: number;
	/** The last call that failed: its status and its path. */
	lastNotOk?: string;
	times: readonly number[];
}> {
	const agent = new Agent({ keepAlive: true, maxSockets: connections });
	const times: number[] = [];
	let next = 0;
	let notOk = 0;
	let lastNotOk: string | undefined;
	const start = performance.now();
	const worker = async () => {
		for (let index = next++; index < count; index = next++) {
			const sent = performance.now();
			const call = callAt(index);
			const status = await send(agent, port, call);
			times.push(performance.now() - sent);
			if (status < 300) continue;
			notOk += 1;
			lastNotOk = `${status} ${call.path}`;
		}
	};
	await Promise.all(Array.from({ length: connections }, worker));
	const seconds = (performance.now() - start) / 1000;
	agent.destroy();
	return {
		perSecond: count / seconds,
		p95Ms: p95(times),
		times,
		notOk,
		...(lastNotOk === undefined ? {} : { lastNotOk }),
	};
}
