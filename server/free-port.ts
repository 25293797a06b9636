import { createServer } from "node:net";

/** A port of the loopback that was free a moment ago. */
export async function freePort(): Promise<number> {
	const probe = createServer();
	await new Promise<void>((resolve, reject) => {
		probe.once("error", reject);
		probe.listen(0, "127.0.0.1", () => resolve());
	});
	const address = probe.address();
	await new Promise((resolve) => probe.close(resolve));
	if (typeof address !== "object" || address === null)
		throw new Error("no port was given");
	return address.port;
}
