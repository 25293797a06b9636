import { expect, test } from "vitest";
import { ShareImage } from "#components/ui/share/share-image";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { shareImage } from "./share-image.ts";

useTestDatabase();

test("a page's picture is a PNG, read once for each language and slug, and not found where `read` returns nothing", async () => {
	const asked: [langue: string, slug: string][] = [];
	const GET = shareImage(ShareImage, async (langue, slug) => {
		asked.push([langue, slug]);
		return slug === "rien"
			? null
			: { kind: "Projet", title: `Titre ${slug}`, text: "Une phrase." };
	});
	const get = (params: { langue: string; slug?: string }) =>
		GET(new Request("http://localhost/"), { params: Promise.resolve(params) });
	const first = await get({ langue: "en", slug: "a" });
	expect(first.headers.get("content-type")).toBe("image/png");
	expect(first.headers.get("cache-control")).toBe("public, max-age=3600");
	const png = await first.bytes();
	expect(new TextDecoder("latin1").decode(png.subarray(1, 4))).toBe("PNG");
	const again = await get({ langue: "en", slug: "a" });
	expect(await again.bytes()).toEqual(png);
	await get({ langue: "fr" });
	expect(asked).toEqual([
		["en", "a"],
		["fr", ""],
	]);
	await expect(get({ langue: "fr", slug: "rien" })).rejects.toThrow("404");
});
