import { expect, test } from "vitest";
import { rendered, textOf } from "#components/ui/rendered.fixture";
import { Envoi } from "./etapes.tsx";

const ENVOI = {
	total: 300,
	en_attente: 260,
	en_cours: 10,
	partis: 30,
	abandonnes: 0,
	annules: 0,
	part_dans: null,
};

test("a mailing that goes on has a bar with what has left, named in words; one that is over has none", () => {
	const place = rendered(<Envoi envoi={ENVOI} />);
	const bar = place.querySelector("progress");
	expect([bar?.getAttribute("value"), bar?.getAttribute("max")]).toEqual([
		"30",
		"300",
	]);
	expect(bar?.getAttribute("aria-label")).toContain("30");
	expect(textOf(place, "p")).toContain("260");
	const over = { ...ENVOI, en_attente: 0, en_cours: 0, partis: 300 };
	const after = rendered(<Envoi envoi={over} />, "en");
	expect(after.querySelector("progress")).toBeNull();
	expect(textOf(after, "p")).toContain("300");
});
