import {
	brotliDecompressSync,
	gunzipSync,
	zstdDecompressSync,
} from "node:zlib";
import { expect, test } from "vitest";
import { COUT_MAX_MS, cpuMs } from "#lib/platform/validation/cpu-time.fixture";
import { encode, wantedCoding } from "./negotiation.ts";

test.each([
	[undefined, null],
	["", null],
	["identity", null],
	["deflate, compress", null],
	["gzip, deflate, br, zstd", "br"],
	["gzip, deflate, zstd", "zstd"],
	["GZIP", "gzip"],
	["x-gzip", "gzip"],
	["gzip, br;q=0.9", "gzip"],
	["gzip;q=0.5, br;q=0", "gzip"],
	["gzip;q=0.000", null],
	["gzip;q=2, br;q=x", null],
	["identity, gzip;q=0.5", null],
	["identity;q=0.5, gzip;q=0.5", "gzip"],
	["*", "br"],
	["br;q=0, *;q=0.1", "zstd"],
	["gzip, *;q=0", "gzip"],
	["*;q=0", null],
	["identity;q=0", null],
	["identity;q=0, gzip;q=0.1", "gzip"],
])("Accept-Encoding %j: %s", (accepted, coding) => {
	expect(wantedCoding(accepted).coding).toBe(coding);
});

test.each([
	["gzip", false],
	["identity;q=0, gzip", true],
	["gzip, *;q=0", true],
	["identity, gzip, *;q=0", false],
	["identity;q=0", false],
])(
	"Accept-Encoding %j: a short body is encoded all the same: %s",
	(accepted, isShortEncoded) => {
		expect(wantedCoding(accepted).minOctets === 0).toBe(isShortEncoded);
	},
);

test("encoded bytes are the plain ones once decoded", async () => {
	const bytes = Buffer.from("à ".repeat(2_000));
	const decoded = [
		brotliDecompressSync(await encode("br", bytes)),
		zstdDecompressSync(await encode("zstd", bytes)),
		gunzipSync(await encode("gzip", bytes)),
	];
	for (const each of decoded) expect(each).toEqual(bytes);
});

test("a header as long as Node takes one costs no more than another, whatever its weights are", () => {
	const blanks = " ".repeat(15_000);
	for (const weight of [
		`q=${blanks}x x`,
		`${blanks}q${blanks}`,
		`q=0${blanks}`,
	])
		expect(cpuMs(() => wantedCoding(`gzip;${weight}`))).toBeLessThan(
			COUT_MAX_MS / 10,
		);
});
