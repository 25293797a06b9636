/** Places bounded in all and by network: no network takes those of the others. */
import { type Bounds, type Lanes, lanesOf } from "../db/costly-reads.ts";

export type Room = {
	/**
	 * Resolves to the function that frees the place, once there is one; to null when
	 * there was none in time. `network` is null for who is not bounded by network.
	 */
	enter(network: string | null): Promise<(() => void) | null>;
};

/**
 * A room of `all` places, of which one network has `own`. Whoever waits has a place of its
 * network already, or takes none from others while it waits for one: those that wait
 * for the room are as few of each network as its own places, first come first served.
 */
export function roomOf(bounds: { all: Bounds; own: Bounds }): Room {
	const all = lanesOf(bounds.all);
	const networks = new Map<string, { lanes: Lanes; users: number }>();

	function ownOf(network: string) {
		const own = networks.get(network) ?? {
			lanes: lanesOf(bounds.own),
			users: 0,
		};
		networks.set(network, own);
		return own;
	}

	async function enterOwn(network: string): Promise<(() => void) | null> {
		const own = ownOf(network);
		own.users += 1;
		const forget = () => {
			own.users -= 1;
			if (own.users === 0) networks.delete(network);
		};
		if (await own.lanes.enter())
			return () => {
				own.lanes.leave();
				forget();
			};
		forget();
		return null;
	}

	return {
		async enter(network) {
			const leaveOwn = network === null ? () => {} : await enterOwn(network);
			if (!leaveOwn) return null;
			if (!(await all.enter())) {
				leaveOwn();
				return null;
			}
			let isIn = true;
			return () => {
				if (!isIn) return;
				isIn = false;
				all.leave();
				leaveOwn();
			};
		},
	};
}
