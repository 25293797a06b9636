import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ShareImage } from "#components/ui/share/share-image";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { shareImage } from "./share-image.ts";

useTestDatabase();

test("a page has its picture again once the typefaces can be read, however often reading them failed before", async () => {
	const GET = shareImage(ShareImage, async () => ({
		kind: "Projet",
		title: "Titre",
		text: "Une phrase.",
	}));
	const get = () =>
		GET(new Request("http://localhost/"), {
			params: Promise.resolve({ langue: "fr" }),
		});
	const checkout = process.cwd();
	const empty = mkdtempSync(join(tmpdir(), "bc-image-"));
	process.chdir(empty);
	try {
		await expect(get()).rejects.toThrow("ENOENT");
		await expect(get()).rejects.toThrow("ENOENT");
	} finally {
		process.chdir(checkout);
		rmSync(empty, { recursive: true });
	}
	expect((await get()).headers.get("content-type")).toBe("image/png");
});
