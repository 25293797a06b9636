import { expect, test } from "vitest";
import { differences } from "./difference.ts";

const dit = (avant: string, apres: string) =>
	differences(avant, apres).map(({ sort, texte }) => `${sort}:${texte}`);

test("a changed word is reported alone", () => {
	expect(dit("Un puits de village.", "Un puits du village.")).toEqual([
		"meme:Un puits ",
		"ote:de",
		"mis:du",
		"meme: village.",
	]);
});

test("an added or removed line leaves the others as they are", () => {
	expect(dit("a\nb\nc\n", "a\nc\nd\n")).toEqual([
		"meme:a\n",
		"ote:b\n",
		"meme:c\n",
		"mis:d\n",
	]);
});

test("equal texts have no difference, and an empty one is removed or added whole", () => {
	expect(dit("pareil", "pareil")).toEqual(["meme:pareil"]);
	expect(dit("", "")).toEqual([]);
	expect(dit("tout", "")).toEqual(["ote:tout"]);
	expect(dit("", "tout")).toEqual(["mis:tout"]);
});

test("whatever the texts, both can be rebuilt from the passages", () => {
	const mots = ["a", "b", "c", "\n", " "];
	let graine = 7;
	const tirer = () => {
		graine = (graine * 1_103_515_245 + 12_345) % 2 ** 31;
		return mots[graine % mots.length] ?? "";
	};
	for (let n = 0; n < 500; n += 1) {
		const [avant, apres] = [n % 13, (n * 7) % 17].map((longueur) =>
			Array.from({ length: longueur }, tirer).join(""),
		);
		if (avant === undefined || apres === undefined) throw new Error("texts");
		const passages = differences(avant, apres);
		const sauf = (sort: string) =>
			passages
				.filter((passage) => passage.sort !== sort)
				.map(({ texte }) => texte)
				.join("");
		expect(sauf("mis")).toBe(avant);
		expect(sauf("ote")).toBe(apres);
	}
});

test("two long texts with nothing in common are reported as replaced, in bounded time", () => {
	const avant = Array.from({ length: 20_000 }, (_, n) => `a${n}`).join(" ");
	const apres = Array.from({ length: 20_000 }, (_, n) => `b${n}`).join(" ");
	expect(differences(avant, apres).map(({ sort }) => sort)).toEqual([
		"ote",
		"mis",
	]);
});
