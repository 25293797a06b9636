import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressTexts } from "./build.ts";

test("text files get compressed copies with the same content; files that gain nothing get none", async () => {
	const folder = mkdtempSync(join(tmpdir(), "bc-compress-"));
	try {
		mkdirSync(join(folder, "chunks"));
		const files = {
			"chunks/large.js": "const un = 1;\n".repeat(40_000),
			"style.css": "p { margin: 0 }\n".repeat(100),
			"small.js": "1",
			"letters.woff2": "x".repeat(5_000),
		};
		for (const [name, text] of Object.entries(files))
			writeFileSync(join(folder, name), text);
		await compressTexts(folder);
		for (const name of ["chunks/large.js", "style.css"] as const) {
			const path = join(folder, name);
			const br = readFileSync(`${path}.br`);
			expect(br.length).toBeLessThan(files[name].length / 10);
			expect(brotliDecompressSync(br).toString()).toBe(files[name]);
			expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(
				files[name],
			);
		}
		for (const name of ["small.js.br", "letters.woff2.br"])
			expect(() => readFileSync(join(folder, name))).toThrow("ENOENT");
	} finally {
		rmSync(folder, { recursive: true });
	}
});
