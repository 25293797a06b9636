import { expect, test } from "vitest";
import { ShareImage } from "#components/ui/share/share-image";
import { texts } from "#lib/i18n/texts";
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

test("where a need stands, how many support it and where it is are in its picture", async () => {
	const need = { kind: "Exprimé", title: "Un car", text: "Trois par jour." };
	const drawn = await Promise.all(
		[
			need,
			{ ...need, dots: { full: 1, of: 4 } },
			{ ...need, dots: { full: 2, of: 4 } },
			{ ...need, count: "28 soutiens" },
			{ ...need, count: "28 soutiens", place: "Creuse" },
			{ ...need, place: "Creuse" },
		].map(async (text) => {
			const GET = shareImage(ShareImage, async () => text);
			const params = Promise.resolve({ langue: "fr", slug: "car" });
			const answer = await GET(new Request("http://localhost/"), { params });
			return Buffer.from(await answer.bytes()).toString("base64");
		}),
	);
	expect(new Set(drawn).size).toBe(6);
});

test("a word that is longer than its picture is drawn to its end", async () => {
	const [one, other] = await Promise.all(
		["a", "o"].map(async (end) => {
			const long = `${"anticonstitutionnel".repeat(4)}${end}`;
			const GET = shareImage(ShareImage, async () => ({
				...{ kind: "Projet", title: long, text: "Une phrase." },
			}));
			const params = Promise.resolve({ langue: "fr", slug: end });
			const answer = await GET(new Request("http://localhost/"), { params });
			return Buffer.from(await answer.bytes()).toString("base64");
		}),
	);
	expect(one).not.toBe(other);
});

test("a title in a script that its picture cannot draw is said to be on the page, in the page's language, and what is left of it is not drawn", async () => {
	const draw = async (langue: string, title: string, text = "Une phrase.") => {
		const GET = shareImage(ShareImage, async () => ({
			...{ kind: "Projet", title, text },
		}));
		const params = Promise.resolve({ langue, slug: `${langue}${title}` });
		const answer = await GET(new Request("http://localhost/"), { params });
		return Buffer.from(await answer.bytes()).toString("base64");
	};
	for (const langue of ["fr", "en"] as const) {
		const said = await draw(langue, texts(langue)("lecture.autre_ecriture"));
		for (const title of ["مكتبة الحي 2026", "ספריה שכונתית", "社区图书馆 app"])
			expect(await draw(langue, title), title).toBe(said);
	}
	const latin = await draw("fr", "Café 咖啡 du quartier");
	expect(latin).toBe(await draw("fr", "Café du quartier"));
	expect(await draw("fr", "Un car", "مكتبة الحي 2026")).toBe(
		await draw("fr", "Un car", ""),
	);
});
