/**
 * Bodies that come in small pieces. Node makes an object of each, a hundred times as large
 * as a byte, and bounds what waits to be read by its bytes alone.
 */
import type { IncomingMessage } from "node:http";

const SMALL_OCTETS = 512;
/** Of small pieces that came at once, one is made. */
const JOINED_OCTETS = 2_048;
/** Small pieces of one body; beyond, its connection is cut. */
export const SMALL_PIECES_MAX = 8_192;

/** Joins the small pieces of a body that is about to come, and cuts a connection that sends too many. */
export function joinSmallPieces(req: IncomingMessage): void {
	const push = req.push.bind(req);
	let joined: Buffer | undefined;
	let filled = 0;
	let small = 0;
	const flush = () => {
		const whole = joined?.subarray(0, filled);
		joined = undefined;
		filled = 0;
		if (whole) push(whole);
	};
	req.push = (piece: Buffer | null) => {
		if (piece === null || piece.length >= SMALL_OCTETS) {
			flush();
			return push(piece);
		}
		small += 1;
		if (small > SMALL_PIECES_MAX) {
			req.socket.destroy();
			return false;
		}
		if (filled + piece.length > JOINED_OCTETS) flush();
		if (!joined) {
			joined = Buffer.allocUnsafe(JOINED_OCTETS);
			// Once all that came meanwhile is parsed: a tick follows each piece.
			setImmediate(flush);
		}
		filled += piece.copy(joined, filled);
		return req.readableLength < req.readableHighWaterMark;
	};
}
