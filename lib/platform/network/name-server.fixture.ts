/** A name server on loopback, which answers by a table: what an attacker's own would do. */
import { createSocket } from "node:dgram";
import { once } from "node:events";

/** The IPv4 addresses of a name; called at each question, so that a name may change. Null: no answer comes. */
export type Zone = Readonly<Record<string, () => readonly string[] | null>>;

export type NameServer = {
	/** `127.0.0.1:port`. */
	readonly address: string;
	/** How often each name was asked for its IPv4 addresses. */
	readonly asked: Map<string, number>;
	close(): Promise<void>;
};

const HEADER = 12;
const TYPE_A = 1;

function nameIn(message: Buffer): { name: string; end: number } {
	const labels: string[] = [];
	let at = HEADER;
	for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
		labels.push(message.toString("latin1", at + 1, at + 1 + length));
		at += 1 + length;
	}
	return { name: labels.join(".").toLowerCase(), end: at + 1 };
}

function record(address: string): Buffer {
	const numbers = address.split(".").map(Number);
	// The name at offset 12, A, IN, no time to live, four octets.
	return Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...numbers]);
}

/** Starts it; a name that the zone does not hold has no address. */
export async function startNameServer(zone: Zone): Promise<NameServer> {
	const socket = createSocket("udp4");
	const asked = new Map<string, number>();
	socket.on("message", (message, from) => {
		const { name, end } = nameIn(message);
		const isA = message.readUInt16BE(end) === TYPE_A;
		if (isA) asked.set(name, (asked.get(name) ?? 0) + 1);
		const found = isA ? zone[name]?.() : [];
		if (found === null) return;
		const addresses = found ?? [];
		const header = Buffer.from(message.subarray(0, HEADER));
		header.writeUInt16BE(zone[name] ? 0x8180 : 0x8183, 2);
		header.writeUInt16BE(addresses.length, 6);
		header.writeUInt32BE(0, 8);
		const question = message.subarray(HEADER, end + 4);
		socket.send(
			Buffer.concat([header, question, ...addresses.map(record)]),
			from.port,
			from.address,
		);
	});
	socket.bind(0, "127.0.0.1");
	await once(socket, "listening");
	return {
		address: `127.0.0.1:${socket.address().port}`,
		asked,
		async close() {
			socket.close();
			await once(socket, "close");
		},
	};
}
