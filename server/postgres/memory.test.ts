import { expect, test } from "vitest";
import {
	SHARED_BUFFERS_MAX,
	SHARED_BUFFERS_MIN,
	sharedBuffers,
} from "./launch.ts";

const GIBIBYTE = 2 ** 30;

test.each([
	[0.5, SHARED_BUFFERS_MIN],
	[1, 128],
	[2, 256],
	[4, 512],
	[8, 1_024],
	[24, SHARED_BUFFERS_MAX],
])(
	"on a machine of %d GiB the embedded PostgreSQL keeps %d MiB of its tables in memory",
	(gibibytes, mebibytes) => {
		expect(sharedBuffers(gibibytes * GIBIBYTE)).toBe(mebibytes);
	},
);

test("what this machine has, or what it is limited to, decides by default", () => {
	expect(sharedBuffers()).toBeGreaterThanOrEqual(SHARED_BUFFERS_MIN);
	expect(sharedBuffers()).toBeLessThanOrEqual(SHARED_BUFFERS_MAX);
});
