import { expect, test } from "vitest";
import { ordresDuSite, triDansAdresse, triMontre } from "./rules.ts";

const TRIS = ["recents", "votes"] as const;

test("the address of a list names the order that a reader chose, by which the list is then shown; one that it has without is not named", () => {
	for (const q of [undefined, "eau"])
		for (const choisi of ordresDuSite(TRIS, q)) {
			const tri = triDansAdresse(choisi, q, "recents");
			expect([q, triMontre({ q, tri }, "recents")]).toEqual([q, choisi]);
			const seul = triMontre({ q }, "recents");
			expect([q, choisi, tri === undefined]).toEqual([
				...[q, choisi, choisi === seul],
			]);
		}
});

test("an order by relevance is offered, and kept, only where words are searched", () => {
	expect(ordresDuSite(TRIS, undefined)).toEqual(TRIS);
	expect(ordresDuSite(TRIS, "eau")).toEqual(["pertinence", ...TRIS]);
	expect(triDansAdresse("pertinence", undefined, "recents")).toBeUndefined();
});
