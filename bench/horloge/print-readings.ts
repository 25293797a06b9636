/** A separate program: prints twice, some seconds apart, the reading of every clock. */
import { setTimeout as sleep } from "node:timers/promises";
import { APART_MS, readClocks } from "./readings.ts";

const first = await readClocks();
await sleep(APART_MS);
console.log(JSON.stringify([first, await readClocks()]));
