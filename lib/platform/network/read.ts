/**
 * The one way out to the network for what people and files point at
 * ([decision 51](../../../docs/decisions/0051-one-way-out-to-the-network.md)).
 */
import { type IncomingMessage, request as plainRequest } from "node:http";
import { request as tlsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { systemErrorCode } from "../config/operator-error.ts";
import { roomOf } from "../limits/rooms.ts";
import {
	type Destination,
	destinationOf,
	mayConnect,
	type Resolve,
	type TrialSockets,
} from "./destinations.ts";
import type { ReadRefusal } from "./refusals.ts";

export const REDIRECTS_MAX = 3;
/** For names, connections, redirects and bodies together. */
export const READ_MS = 10_000;
/** Of a body, as sent and once decompressed. */
export const READ_MAX_OCTETS = 256 * 1024;
/** Reads of one process at one time, in all and for one network; further ones wait for as long as a read takes. */
export const READS_AT_ONCE = 8;
export const READS_BY_NETWORK = 2;
/** Reads that may wait, of one network and of all. */
export const READS_WAITING_BY_NETWORK = 4;
const READS_WAITING = 64;

export type Read =
	| {
			readonly ok: true;
			readonly bytes: Buffer;
			/** Where it was found, after redirects. */
			readonly address: string;
	  }
	| {
			readonly ok: false;
			readonly refus: ReadRefusal;
			readonly statut?: number;
	  };

/** Whether these bytes can be what is looked for. */
export type Wanted = (bytes: Buffer) => boolean;

export type WayOut = {
	readonly resolve: Resolve;
	readonly trial: TrialSockets;
	/** Who asks there: the `User-Agent`. */
	readonly agent: string;
	/** The network for which it is read; null for the operator. */
	readonly network: string | null;
};

/** Thrown inside this file only. */
class Refused extends Error {
	override name = "Refused";
	readonly refus: ReadRefusal;
	readonly statut: number | undefined;

	constructor(refus: ReadRefusal, statut?: number) {
		super(refus);
		this.refus = refus;
		this.statut = statut;
	}
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

const LIMIT = { maxOutputLength: READ_MAX_OCTETS };
const fromGzip = promisify<Buffer, typeof LIMIT, Buffer>(gunzip);
const fromBrotli = promisify<Buffer, typeof LIMIT, Buffer>(brotliDecompress);
const DECODERS = new Map([
	["gzip", fromGzip],
	["x-gzip", fromGzip],
	["br", fromBrotli],
]);

/** The addresses of the destination, every one of them checked: one that is barred bars the name. */
async function checkedAddresses(
	{ host, port }: Destination,
	{ resolve, trial }: WayOut,
	signal: AbortSignal,
): Promise<readonly string[]> {
	const addresses = isIP(host) === 0 ? await resolve(host, signal) : [host];
	signal.throwIfAborted();
	if (addresses.length === 0) throw new Refused("inconnue");
	if (!addresses.every((address) => mayConnect(address, port, trial)))
		throw new Refused("interne");
	return addresses;
}

/** Answers with what was checked, whatever the name stands for by now. */
function lookupOf(addresses: readonly string[]): LookupFunction {
	const found = addresses.map((address) => ({
		address,
		family: isIP(address),
	}));
	return (_name, { all }, done) => {
		if (all === true) return done(null, found);
		const [first] = found;
		return first
			? done(null, first.address, first.family)
			: done(new Error("no address"), "");
	};
}

function ask(
	{ url }: Destination,
	addresses: readonly string[],
	agent: string,
	signal: AbortSignal,
): Promise<IncomingMessage> {
	const request = url.protocol === "https:" ? tlsRequest : plainRequest;
	return new Promise((resolve, reject) => {
		request(url, {
			// A connection of its own: none that was opened for another check.
			agent: false,
			lookup: lookupOf(addresses),
			signal,
			maxHeaderSize: 16 * 1024,
			headers: {
				Accept: "application/yaml, text/yaml, text/plain;q=0.9, */*;q=0.1",
				"Accept-Encoding": "gzip, br",
				"User-Agent": agent,
			},
		})
			.on("response", resolve)
			.on("upgrade", (_response, socket) => socket.destroy())
			.on("error", reject)
			// After an answer that is no response there is no error, and no abort any more.
			.on("close", () => reject(new Error("closed")))
			.end();
	});
}

async function received(response: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of response) {
		const bytes = Buffer.from(chunk);
		size += bytes.length;
		// Leaving the loop closes the connection.
		if (size > READ_MAX_OCTETS) throw new Refused("trop_gros");
		chunks.push(bytes);
	}
	return Buffer.concat(chunks);
}

async function decoded(bytes: Buffer, encoding: string): Promise<Buffer> {
	const name = encoding.trim().toLowerCase();
	if (name === "" || name === "identity") return bytes;
	const decode = DECODERS.get(name);
	if (!decode) throw new Refused("encodage");
	try {
		return await decode(bytes, LIMIT);
	} catch (error) {
		const isTooLong = systemErrorCode(error) === "ERR_BUFFER_TOO_LARGE";
		throw new Refused(isTooLong ? "trop_gros" : "encodage");
	}
}

/** One request: what it answers, or where it points. */
async function step(
	destination: Destination,
	wayOut: WayOut,
	signal: AbortSignal,
): Promise<{ bytes: Buffer } | { location: string }> {
	const addresses = await checkedAddresses(destination, wayOut, signal);
	const response = await ask(destination, addresses, wayOut.agent, signal);
	try {
		const { statusCode: status = 0, headers } = response;
		if (REDIRECTS.has(status) && headers.location !== undefined)
			return { location: headers.location };
		if (status !== 200) throw new Refused("statut", status);
		const bytes = await received(response);
		return { bytes: await decoded(bytes, headers["content-encoding"] ?? "") };
	} finally {
		response.destroy();
	}
}

async function follow(
	text: string,
	wayOut: WayOut,
	wanted: Wanted,
	signal: AbortSignal,
): Promise<Read> {
	let asked = text;
	let from: URL | undefined;
	for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
		const destination = destinationOf(asked, from, wayOut.trial);
		if (typeof destination === "string") throw new Refused(destination);
		const got = await step(destination, wayOut, signal);
		if ("bytes" in got && !wanted(got.bytes)) throw new Refused("autre");
		if ("bytes" in got)
			return { ok: true, bytes: got.bytes, address: destination.url.href };
		asked = got.location;
		from = destination.url;
	}
	throw new Refused("redirections");
}

function refusal(error: unknown, signal: AbortSignal): Read {
	if (error instanceof Refused) {
		const { refus, statut } = error;
		return { ok: false, refus, ...(statut === undefined ? {} : { statut }) };
	}
	return { ok: false, refus: signal.aborted ? "delai" : "injoignable" };
}

/** Whether a host may have at another address what it does not have at this one. */
function isAbsent(read: Read): boolean {
	if (read.ok) return false;
	const { refus, statut = 0 } = read;
	return refus === "autre" || (statut >= 400 && statut < 500);
}

const room = roomOf({
	all: { lanes: READS_AT_ONCE, waitingMax: READS_WAITING, waitMs: READ_MS },
	own: {
		lanes: READS_BY_NETWORK,
		waitingMax: READS_WAITING_BY_NETWORK,
		waitMs: READ_MS,
	},
});

/**
 * Reads the first of these addresses that has what is wanted: after one that answers 404
 * or another refusal, or has something else, the next is tried, in the same `ms`. Waits
 * its turn before that: a network whose servers are slow delays its own reads, and is
 * refused when too many wait. Sends nothing to an address that is not public, also
 * behind a name or a redirect, and connects to no other than those it checked. Never
 * throws, and holds `READ_MAX_OCTETS` at most.
 */
export async function readFirst(
	candidates: readonly string[],
	wayOut: WayOut,
	{ wanted = () => true, ms = READ_MS }: { wanted?: Wanted; ms?: number } = {},
): Promise<Read> {
	const leave = await room.enter(wayOut.network);
	if (!leave) return { ok: false, refus: "occupe" };
	const signal = AbortSignal.timeout(ms);
	let last: Read = { ok: false, refus: "adresse" };
	try {
		for (const candidate of candidates) {
			last = await follow(candidate, wayOut, wanted, signal).catch((error) =>
				refusal(error, signal),
			);
			if (!isAbsent(last)) return last;
		}
		return last;
	} finally {
		leave();
	}
}
