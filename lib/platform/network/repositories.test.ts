import { expect, test } from "vitest";
import { addressesOfFile } from "./repositories.ts";

const FILE = "publiccode.yml";
const RAW = "https://raw.githubusercontent.com/italia/portal";

test.each([
	"https://github.com/italia/portal",
	"https://github.com/italia/portal/",
	"https://github.com/italia/portal.git",
	"http://www.github.com/italia/portal/issues/3",
	"  github.com/italia/portal?tab=readme#top ",
])("%s is a repository of GitHub, read at its default branch", (address) => {
	const { adresses, depot } = addressesOfFile(address, FILE);
	expect(adresses).toEqual([`${RAW}/HEAD/publiccode.yml`]);
	expect(depot).toMatch(/github\.com\/italia\/portal$/);
});

test.each([
	["blob/v2/publiccode.yml", "v2/publiccode.yml"],
	["raw/main/docs/publiccode.yaml", "main/docs/publiccode.yaml"],
	["tree/main", "main/publiccode.yml"],
	["tree/main/back", "main/back/publiccode.yml"],
])("the page /%s of a repository of GitHub is read at /%s", (page, path) => {
	expect(
		addressesOfFile(`https://github.com/italia/portal/${page}`, FILE).adresses,
	).toEqual([`${RAW}/${path}`]);
});

test.each([
	[
		"a/b/-/blob/main/publiccode.yml?ref_type=heads",
		"a/b/-/raw/main/publiccode.yml",
	],
	["a/b/c/-/tree/main/sub", "a/b/c/-/raw/main/sub/publiccode.yml"],
	["a/b/-/raw/main/publiccode.yml", "a/b/-/raw/main/publiccode.yml"],
])("the page /%s of GitLab is read at /%s", (page, path) => {
	expect(addressesOfFile(`https://gitlab.com/${page}`, FILE).adresses).toEqual([
		`https://gitlab.com/${path}`,
	]);
});

test.each([
	["src/branch/main/publiccode.yml", "raw/branch/main/publiccode.yml"],
	["src/tag/v1", "raw/tag/v1/publiccode.yml"],
	["raw/branch/main/publiccode.yml", "raw/branch/main/publiccode.yml"],
])("the page /%s of Codeberg is read at /%s", (page, path) => {
	expect(addressesOfFile(`https://codeberg.org/a/b/${page}`, FILE)).toEqual({
		adresses: [`https://codeberg.org/a/b/${path}`],
		depot: "https://codeberg.org/a/b",
	});
});

test("a repository of any forge is asked as GitLab, as Gitea and as others do, then as it is", () => {
	expect(addressesOfFile("https://forge.example.org/a/b.git", FILE)).toEqual({
		adresses: [
			"https://forge.example.org/a/b/-/raw/HEAD/publiccode.yml",
			"https://forge.example.org/api/v1/repos/a/b/raw/publiccode.yml",
			"https://forge.example.org/a/b/raw/HEAD/publiccode.yml",
			"https://forge.example.org/a/b.git",
		],
		depot: "https://forge.example.org/a/b",
	});
	// Groups in groups are of GitLab only.
	expect(
		addressesOfFile("https://gitlab.example.org/a/b/c", FILE).adresses,
	).toEqual([
		"https://gitlab.example.org/a/b/c/-/raw/HEAD/publiccode.yml",
		"https://gitlab.example.org/a/b/c",
	]);
});

test.each([
	"https://example.org/publiccode.yml",
	"https://example.org/a/b/other.yaml?x=1",
	"https://example.org/",
	"https://github.com/italia",
	"file:///etc/passwd",
	"https://nom:secret@github.com/italia/portal",
	"https://nom@github.com/italia/portal",
	"https://:secret@github.com/italia/portal",
	"git@github.com:italia/portal.git",
	"not an address",
	"",
])("%j is asked as it is", (address) => {
	expect(addressesOfFile(address, FILE)).toEqual({
		adresses: [address],
		depot: null,
	});
});
