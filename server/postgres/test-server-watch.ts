import { setTimeout as sleep } from "node:timers/promises";
import { stopWhenAlone } from "./embedded.ts";

const LOOK_MS = 2000;
const LOOKS = 3;

const folder = process.argv[2] ?? "";
// Between two test files there may be a moment without any holder.
for (let alone = 0; alone < LOOKS; ) {
	await sleep(LOOK_MS);
	alone = (await stopWhenAlone(folder, alone === LOOKS - 1)) ? alone + 1 : 0;
}
